#!/usr/bin/env bash
# The files for Linux on x86-64, in target/release-files: an archive, and a package for Debian and its kin.
#
#   release/linux.sh                        builds the program and packs both
#   release/linux.sh --deb PROGRAM FOLDER   the package alone, of a program that is built already, into a folder
#
# The program runs where the C library has what it asks for: so build on an old system. What is handed out may ask for version
# 2.35 at most; of a program that was built elsewhere this is not asked.
set -euo pipefail

program='' folder=''
case ${1:-} in
    '') ;;
    --deb) program=$(realpath "${2:?a program}") folder=$(realpath --canonicalize-missing "${3:?a folder}") ;;
    *) sed --quiet '2,8s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2; exit 2 ;;
esac

# shellcheck source=release/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

triple=x86_64-unknown-linux-gnu
name=eight-realms-$version-x86_64-linux
# The version of the C library that the program may ask for: that of Ubuntu 22.04, as docs/*/install.md says.
c_library=2.35
# cargo-deb takes what its list of assets calls target/release from here, so any program can be packed.
staged=$work/linux/release

build() {
    [ "$(uname --machine --kernel-name)" = 'Linux x86_64' ] || fail 'This builds on Linux on x86-64 alone.'
    nameless_paths
    cargo build --locked --profile dist --bin eight-realms
    program=$target/dist/eight-realms
    old_enough
}

# The newest version of the C library that the program asks for is one that docs/*/install.md promises.
old_enough() {
    local found
    found=$(objdump --dynamic-syms "$program" | { grep --only-matching 'GLIBC_[0-9.]*' || true; } |
        sort --unique --version-sort | tail -n 1)
    [ -n "$found" ] || fail 'No version of the C library is named in the program.'
    [ "$(printf '%s\n' "$found" "GLIBC_$c_library" | sort --version-sort | tail -n 1)" = "GLIBC_$c_library" ] ||
        fail "The program asks for $found and may ask for $c_library at most: build on an older system."
    echo "The program asks for $found."
}

# What a desktop wants to know of a program, as it lies below /usr/share.
desktop_files() {
    local share=$1 size icons
    mkdir --parents "$share/applications" "$share/metainfo" "$share/icons/hicolor/scalable/apps"
    fill release/linux/app.desktop "$share/applications/$app_id.desktop"
    fill release/linux/app.metainfo.xml "$share/metainfo/$app_id.metainfo.xml"
    cp assets/icon/eight-realms.svg "$share/icons/hicolor/scalable/apps/$app_id.svg"
    for size in 16 24 32 48 64 128 256 512; do
        icons=$share/icons/hicolor/${size}x$size/apps
        mkdir --parents "$icons"
        cp "assets/icon/$size.png" "$icons/$app_id.png"
    done
}

# Everything that is packed: program, share/ and documents.
stage() {
    rm --recursive --force "$work/linux"
    mkdir --parents "$staged/doc"
    install --mode=755 "$program" "$staged/eight-realms"
    desktop_files "$staged/share"
    documents linux "$staged/doc"
    release/licences.sh "$triple" "$staged/doc/licences"
}

# Whatever the machine that packs: the same order, owner, time and rights.
archive() {
    local folder=$work/linux/$name
    mkdir --parents "$folder" "$files"
    cp --recursive "$staged/eight-realms" "$staged/share" "$staged"/doc/* "$folder"
    rm --force "$files"/eight-realms-*-x86_64-linux.tar.xz
    tar --create --directory "$work/linux" --sort=name --owner=0 --group=0 --numeric-owner --format=gnu \
        --mtime="@$SOURCE_DATE_EPOCH" --mode=u+rw,go+r,go-w "$name" | xz -9 --threads=1 >"$files/$name.tar.xz"
}

# The lists of assets and dependencies are in Cargo.toml. Debian has a name of its own for the list of changes.
package() {
    local folder=$1 doc=$staged/doc
    tool cargo-deb 3.8.0
    mkdir --parents "$folder"
    rm --force "$folder"/eight-realms_*_amd64.deb
    gzip --best --no-name <"$doc/CHANGELOG.md" >"$doc/changelog.gz"
    rm "$doc/CHANGELOG.md"
    CARGO_TARGET_DIR=$work/linux "$tools/bin/cargo-deb" --no-build --locked --compress-system --output "$folder"
}

if [ -n "$program" ]; then
    stage
    package "$folder"
else
    build
    stage
    archive
    package "$files"
    checksums
fi
