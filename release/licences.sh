#!/usr/bin/env bash
# The licences of everything that is in the program for one platform: of all crates, of Rust's standard library, of fonts,
# and for Windows of what its linker adds.
#
#   release/licences.sh TRIPLE FOLDER      such as x86_64-unknown-linux-gnu target/licences
#
# The crates are those of that platform's graph alone, so the list tells what is in this program. The texts are read from the
# crates as they were fetched; nothing is asked of the network. Which licences may occur is said in about.toml.
set -euo pipefail

[ $# -eq 2 ] || { sed -n '2,8s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2; exit 2; }
triple=$1
mkdir -p "$2/fonts"
folder=$(cd "$2" && pwd)

# shellcheck source=release/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
mkdir -p "$work"

line=$(printf "%080d" 0 | tr 0 =)

crates() {
    tool cargo-about 0.9.3 --features cli
    # What is not fetched yet is fetched here, for every platform: the tool reads the whole graph before it takes a part of it,
    # and stays off the network.
    cargo fetch --locked
    "$tools/bin/cargo-about" generate --frozen --fail --config release/about.toml --target "$triple" \
        --output-file "$folder/crates.txt" release/about.hbs
    holders
}

# A crate without a text gets that of its licence in general, where MIT leaves a blank for whom the crate belongs to. No crate
# may need it but those of objc2, for macOS: they name no other holder than their authors.
holders() {
    awk '
        /^====/ { inside = !inside; if (inside) strange = "" }
        inside && /^  / { if ($1 !~ /^(block2|dispatch|objc-sys|objc2.*)$/) strange = strange " " $1 }
        /<copyright holders>/ {
            if (strange != "") { print "Whose is it, and under which text?" strange > "/dev/stderr"; exit 1 }
            sub(/<year> <copyright holders>/, "Steven Sheldon, Mads Marquart and the other authors of objc2")
        }
        { print }' "$folder/crates.txt" >"$work/crates.txt"
    mv "$work/crates.txt" "$folder/crates.txt"
}

# Texts that lie deeper in a crate follow the list: of what the crate itself has taken from elsewhere. They are as the crate has
# them, with a blank for the holder where its sources name that at the head of each file.
deeper() {
    local crate file
    sed -n -e '/^====/q' -e 's/^\([A-Za-z0-9_-]*\) \([0-9][^ :]*\): .*/\1-\2/p' "$folder/crates.txt" |
        { grep -v -x -E "eight-realms(-[a-z]+)?-$version" || true; } >"$work/crates"
    [ -s "$work/crates" ] || fail 'The list names no crates, or in a form that is not read here.'
    plasma
    cd "${CARGO_HOME:-$HOME/.cargo}/registry/src"
    while read -r crate; do
        compgen -G "./*/$crate" >/dev/null || fail "$crate is in the list and not among the crates that were fetched."
        find ./*/"$crate" -mindepth 2 -type f ! -name '*.rs' \
            \( -ipath '*/*licen[cs]e*' -o -iname 'copying*' -o -iname 'copyright*' -o -iname 'notice*' \)
    done <"$work/crates" | LC_ALL=C sort | while read -r file; do
        printf '\n%s\n%s\n%s\n\n' "$line" "${file#./*/}" "$line"
        cat "$file"
    done >>"$folder/crates.txt"
    cd "$OLDPWD"
}

# The one text below that asks for more than to be kept: why what it covers may be in the program.
plasma() {
    grep -q '^wayland-protocols-plasma-' "$work/crates" || return 0
    cat >>"$folder/crates.txt" <<END

$line
A note on wayland-protocols-plasma
$line

This crate is under the licence of MIT. It brings along descriptions of protocols, in XML, by the KDE project; the program
uses one of them, blur.xml, by Martin Gräßlin and Marco Martin (2015), under LGPL-2.1-or-later. From it the compiler takes the
names, numbers and argument types of the messages, and nothing else. Section 5 of that licence leaves the use of a program free
that has taken no more than numerical parameters, data structure layouts and accessors. The description itself is in the source
of the crate, and the text of its licence is below.
END
}

# As the toolchain brings it along, with the two texts that it names beside those of MIT and Apache-2.0.
standard_library() {
    local documents name
    documents=$(rustc --print sysroot)/share/doc/rust
    install -m 644 "$documents/COPYRIGHT-library.html" "$folder/rust-standard-library.html"
    for name in BSD-2-Clause Unicode-3.0; do
        install -m 644 "$documents/licenses/$name.txt" "$folder/rust-standard-library-$name.txt"
    done
}

# Those of this repository, and those that egui carries in a crate of its own, one text beside each.
fonts() {
    local name crate text
    for name in Inter NotoSansSC; do
        install -m 644 "assets/fonts/LICENSE-$name.txt" "$folder/fonts/$name.txt"
    done
    crate=$(cargo metadata --locked --offline --format-version 1 --filter-platform "$triple" |
        tr '"' '\n' | sed -n 's,/Cargo.toml$,,p' | grep '/epaint_default_fonts-[0-9.]*$')
    for text in "$crate"/fonts/*.txt; do
        install -m 644 "$text" "$folder/fonts/egui-$(basename "$text")"
    done
}

# What the linker of a program for Windows adds to it: its start, and parts of a C library, of mingw-w64 and of GCC.
windows_runtime() {
    local package
    case $triple in *-windows-gnu) ;; *) return 0 ;; esac
    for package in mingw-w64-common gcc-mingw-w64-base; do
        [ -s "/usr/share/doc/$package/copyright" ] ||
            fail "/usr/share/doc/$package/copyright is missing: apt-get install gcc-mingw-w64-x86-64-win32"
        install -m 644 "/usr/share/doc/$package/copyright" "$folder/$package.txt"
    done
}

crates
deeper
standard_library
windows_runtime
fonts
