#!/usr/bin/env bash
# The archive for macOS, in target/release-files: an app for Apple silicon and for Intel.
#
#   release/macos.sh
#
# It runs on macOS alone, with the compiler's parts for both processors, which are fetched where they are missing. The app is
# signed ad hoc: without a certificate of Apple's, whoever opens it for the first time has to allow it in the settings of
# privacy and security. Bash 3.2 and the system's own tools are enough.
set -euo pipefail

[ $# -eq 0 ] || { sed -n '2,8s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2; exit 2; }

# shellcheck source=release/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# The oldest system that Rust builds for on both processors.
minimum=11.0
export MACOSX_DEPLOYMENT_TARGET=$minimum

name=eight-realms-$version-macos
folder=$work/macos/$name
app="$folder/Eight Realms.app"
built=()
triples=()

# The program for a processor. An app for one alone would have the name of that for both: so there is none.
build() {
    local triple=$1
    rustup target list --installed | grep -q -x "$triple" || rustup target add "$triple" ||
        fail "The compiler cannot be made to build for $triple."
    cargo build --locked --profile dist --target "$triple" --bin eight-realms
    built+=("$target/$triple/dist/eight-realms")
    triples+=("$triple")
}

# The form of a bundle: what is run, its icon, and what the Finder reads.
bundle() {
    local contents=$app/Contents language
    mkdir -p "$contents/MacOS" "$contents/Resources/en.lproj" "$contents/Resources/zh-Hans.lproj"
    lipo -create -output "$contents/MacOS/eight-realms" "${built[@]}"
    chmod 755 "$contents/MacOS/eight-realms"
    cp assets/icon/eight-realms.icns "$contents/Resources/eight-realms.icns"
    fill release/macos/Info.plist "$work/macos/Info.plist"
    sed -e "s/@MINIMUM@/$minimum/" "$work/macos/Info.plist" >"$contents/Info.plist"
    printf 'APPL????' >"$contents/PkgInfo"
    localized 'Eight Realms' >"$contents/Resources/en.lproj/InfoPlist.strings"
    localized '八境' >"$contents/Resources/zh-Hans.lproj/InfoPlist.strings"
    plutil -lint "$contents/Info.plist"
    for language in en zh-Hans; do
        plutil -lint "$contents/Resources/$language.lproj/InfoPlist.strings"
    done
}

# What the app is called in a language.
localized() {
    printf '"CFBundleDisplayName" = "%s";\n"CFBundleName" = "%s";\n' "$1" "$1"
}

# Without any signature Apple silicon runs nothing.
sign() {
    codesign --force --sign - "$app"
    codesign --verify --strict --verbose "$app"
}

# The licences are those of what is in the program on either processor, and each has a graph of its own.
papers() {
    local triple
    documents macos "$folder"
    sed -e "s/@MINIMUM@/$minimum/" "$folder/README.txt" >"$work/macos/README.txt"
    mv "$work/macos/README.txt" "$folder/README.txt"
    for triple in "${triples[@]}"; do
        release/licences.sh "$triple" "$folder/licences/$triple"
    done
}

archive() {
    mkdir -p "$files"
    rm -f "$files"/eight-realms-*-macos.zip
    # ditto keeps what a bundle needs: rights, links, extended attributes.
    ditto -c -k --keepParent "$folder" "$files/$name.zip"
}

[ "$(uname -s)" = Darwin ] || fail 'This runs on macOS alone.'
rm -rf "$work/macos"
mkdir -p "$folder"
nameless_paths
build aarch64-apple-darwin
build x86_64-apple-darwin
bundle
sign
"$app/Contents/MacOS/eight-realms" --version
papers
archive
checksums
