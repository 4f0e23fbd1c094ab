#!/usr/bin/env bash
# The archive for Windows on x86-64, in target/release-files, built on Linux.
#
#   release/windows.sh
#
# It needs the packages gcc-mingw-w64-x86-64-win32 and zip, and fetches the compiler's part for that target. The program is
# in it twice, of the same source: eight-realms.exe belongs to a terminal, Eight Realms.exe opens the window alone, without
# a terminal beside it. release/windows-check.sh compares the first of them with the program for Linux.
set -euo pipefail

[ $# -eq 0 ] || { sed --quiet '2,9s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2; exit 2; }

# shellcheck source=release/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

triple=x86_64-pc-windows-gnu
name=eight-realms-$version-x86_64-windows
folder=$work/windows/$name
resources=
# Windows counts versions in numbers alone: what marks one that comes before a release stays out.
numbers=${version%%-*}
[[ $numbers =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || fail "Version $version does not begin with three numbers."

needs() {
    local tool
    for tool in x86_64-w64-mingw32-gcc x86_64-w64-mingw32-windres zip; do
        command -v "$tool" >/dev/null || fail "$tool is missing: apt-get install gcc-mingw-w64-x86-64-win32 zip"
    done
    rustup target list --installed | grep --quiet --line-regexp "$triple" || rustup target add "$triple"
}

# Icon, manifest and version of the program with this file name, as an object that is linked in. A hash of it is in its own
# name: by the name alone cargo knows that there is something else to link.
make_resources() {
    local file=$1 source=$work/windows/program.rc object=$work/windows/program.o
    fill release/windows/program.rc "$source"
    sed --in-place -e "s/@COMMAS@/${numbers//./,},0/" -e "s/@FILE@/$file/" -e "s/@INTERNAL@/${file%.exe}/" "$source"
    x86_64-w64-mingw32-windres --input-format=rc --output-format=coff "$source" "$object"
    resources=$work/windows/resources-$(sha256sum "$object" | cut --characters=1-16).o
    mv "$object" "$resources"
}

# The program under a name, with options for its own compilation alone: everything it depends on is built once.
program() {
    local file=$1
    shift
    make_resources "$file"
    cargo rustc --locked --profile dist --target "$triple" --bin eight-realms -- -C link-arg="$resources" "$@"
    cp "$target/$triple/dist/eight-realms.exe" "$folder/$file"
}

# Whatever the machine that packs: the same order and time, and no owner.
archive() {
    mkdir --parents "$files"
    rm --force "$files"/eight-realms-*-x86_64-windows.zip
    (
        cd "$work/windows"
        find "$name" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
        find "$name" -type f | LC_ALL=C sort | TZ=UTC zip --quiet -9 -X --names-stdin "$files/$name.zip"
    )
}

needs
rm --recursive --force "$work/windows"
mkdir --parents "$folder"
nameless_paths
program eight-realms.exe
program 'Eight Realms.exe' --cfg windowed
documents windows "$folder"
# As editors of Windows want it.
sed --in-place 's/$/\r/' "$folder/README.txt"
release/licences.sh "$triple" "$folder/licences"
archive
checksums
