# shellcheck shell=bash
# What the files of all platforms have in common: names, numbers, documents, checksums. The scripts beside this file read
# it; it does nothing by itself. It runs on macOS too, whose bash is version 3.2 and whose tools know short options alone.

# Nothing below belongs to the place that a script was called from.
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit

target=${CARGO_TARGET_DIR:-target}
case $target in /*) ;; *) target=$PWD/$target ;; esac

# What is handed out, and what it is put together from.
files=$target/release-files
work=$target/release-work
tools=$target/tools

fail() {
    echo "$*" >&2
    exit 1
}

# What all files are called by.
app_id=$(cat assets/app-id)
version=$(awk -F '"' '/^version = / { print $2; exit }' Cargo.toml)

# The day of the release is told in one place, the list of changes, which no version goes without.
date=$(awk -v head="## [$version] - " 'index($0, head) == 1 { print $4 }' CHANGELOG.md)
[ -n "$date" ] || fail "CHANGELOG.md has no heading ## [$version] - YYYY-MM-DD"

# All times in the archives are those of the commit, so that the same sources make the same archives, as long as compilers and
# folders are the same: on Linux, that is. What signs and packs on macOS promises no such thing.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
# Files can be read by everybody, whatever the mask of whoever packs them.
umask 022

# Writes a template with the application's id, that of its developers, version and date in their places.
fill() {
    sed -e "s/@APP_ID@/$app_id/g" -e "s/@DEVELOPER_ID@/${app_id%.*}/g" -e "s/@VERSION@/$version/g" -e "s/@DATE@/$date/g" \
        "$1" >"$2"
}

# No path of the machine that builds is in what is handed out. Options that are set for the compiler elsewhere do not count.
nameless_paths() {
    local separator=$'\x1f'
    CARGO_ENCODED_RUSTFLAGS="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=/cargo"
    CARGO_ENCODED_RUSTFLAGS+="$separator--remap-path-prefix=$PWD=/eight-realms"
    CARGO_ENCODED_RUSTFLAGS+="$separator--remap-path-prefix=$target=/target"
    export CARGO_ENCODED_RUSTFLAGS
}

# A tool of cargo's in a known version, built once, into the target folder. What it was built from stays: tools share a third of
# it. Nothing is optimised but what compares the texts of licences, where a tool does; cargo warns of those that it does not have.
tool() {
    local name=$1 version=$2 package optimised=()
    shift 2
    if [ "$("$tools/bin/$name" --version 2>/dev/null)" != "$name $version" ]; then
        for package in spdx regex-automata regex-syntax aho-corasick memchr; do
            optimised+=(--config "profile.dev.package.$package.opt-level=2")
        done
        CARGO_PROFILE_DEV_OPT_LEVEL=0 CARGO_PROFILE_DEV_DEBUG=false cargo install --locked "$name" --version "=$version" \
            --debug "${optimised[@]}" "$@" --root "$tools" --target-dir "$tools/build"
    fi
}

# What lies beside the program in every archive: how to start it on this platform, list of changes, licences. The READMEs of
# the sources stay there: they speak of files and pictures that no archive has.
documents() {
    local platform=$1 folder=$2
    fill "release/$platform/README.txt" "$folder/README.txt"
    cp CHANGELOG.md LICENSE-MIT LICENSE-APACHE "$folder"
}

# The sum of every file that is handed out, in the form that `sha256sum --check` reads.
checksums() {
    (
        cd "$files" || exit
        rm -f SHA256SUMS
        if command -v sha256sum >/dev/null; then sha256sum -- *; else shasum -a 256 -- *; fi >"$work/SHA256SUMS"
        mv "$work/SHA256SUMS" .
        cat SHA256SUMS
    )
}
