#!/usr/bin/env bash
# Whether the package for Debian holds what it promises. Nothing of it is installed: it is unpacked and started from there.
#
#   release/linux-check.sh PACKAGE.deb
#
# Desktop entry and metainfo are valid. The window opens on a screen that nobody sees, and closes when it is asked to. Every
# library that was loaded meanwhile comes with a package that this one depends on; the window opens without those that are
# only recommended, too. docs/*/install.md names the same packages. It needs the packages appstream, desktop-file-utils, dpkg-dev,
# ratpoison and xvfb, beside those that the window depends on, and the right to mount.
set -euo pipefail

[ $# -eq 1 ] || { sed --quiet '2,9s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2; exit 2; }
package=$(realpath "$1")

# shellcheck source=release/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

folder=$work/linux-check
unpacked=$folder/unpacked
program=$unpacked/usr/bin/eight-realms

# What appstreamcli finds, each with its hint if it gives one, and why it is accepted, however grave a version takes it to be.
accepted_always=(
    # Ids are written with capitals by most programs, and this one's is a placeholder until there is an address.
    "cid-contains-uppercase-letter $app_id"
)
# Of version 0.16 alone, as Debian 12 has it.
accepted_by_0_16=(
    # It reads developer_name, which stands beside it.
    'unknown-tag developer'
)
# Of version 1.0 and later, as Debian 13 and Ubuntu 24.04 have it.
accepted_since_1_0=(
    # It reads developer, which stands beside it.
    developer-name-tag-deprecated
    # There is no public address yet. One would bring a homepage here and in the package's field Homepage, an address of mail
    # into its field Maintainer, and where to report a fault and to find pictures, which no version asks for.
    url-homepage-missing
)

unpack() {
    rm --recursive --force "$folder"
    mkdir --parents "$unpacked"
    dpkg-deb --extract "$package" "$unpacked"
    dpkg-deb --field "$package"
}

# Program, version, and what the law and a desktop want beside it.
contents() {
    local doc=$unpacked/usr/share/doc/eight-realms file
    [ "$("$program" --version)" = "eight-realms $version" ] || fail "The program is not version $version."
    for file in "$doc"/{copyright,changelog.gz,LICENSE-APACHE,LICENSE-MIT,README.txt} \
        "$doc/licences"/{crates.txt,rust-standard-library{.html,-BSD-2-Clause.txt,-Unicode-3.0.txt}} \
        "$doc/licences/fonts"/{Inter,NotoSansSC,egui-{OFL,UFL,Hack-Regular,egui-icons,emoji-icon-font-mit-license}}.txt \
        "$unpacked/usr/share/icons/hicolor"/{16x16,24x24,32x32,48x48,64x64,128x128,256x256,512x512}/apps/"$app_id.png" \
        "$unpacked/usr/share/icons/hicolor/scalable/apps/$app_id.svg"; do
        [ -s "$file" ] || fail "The package lacks ${file#"$unpacked"}."
    done
    # The list of changes is the one of this version, and its text is not cut off.
    gzip --decompress --stdout "$doc/changelog.gz" | diff CHANGELOG.md - || fail 'The package has another list of changes.'
}

desktop_entry() {
    local found
    found=$(desktop-file-validate "$unpacked/usr/share/applications/$app_id.desktop" 2>&1) || true
    [ -z "$found" ] || fail "$found"
}

# Version 0.16 must find each of what is accepted, so that nothing stays in the list for no reason; others may find less.
metainfo() {
    local report=$folder/metainfo.yaml accepted=("${accepted_always[@]}")
    appstreamcli validate --no-net --format=yaml "$unpacked/usr/share/metainfo/$app_id.metainfo.xml" >"$report" || true
    grep --quiet '^Passed: ' "$report" || fail "appstreamcli gives no report: $(cat "$report")"
    awk '
        /^- tag: / { tags += 1; tag[tags] = $3 }
        /^  hint: / { sub(/^  hint: /, ""); tag[tags] = tag[tags] " " $0 }
        END { for (i = 1; i <= tags; i++) print tag[i] }' "$report" |
        sort --unique >"$folder/found"
    if grep --quiet '^Validator: 0\.16' "$report"; then
        accepted+=("${accepted_by_0_16[@]}")
    else
        accepted+=("${accepted_since_1_0[@]}")
    fi
    printf '%s\n' "${accepted[@]}" | sort --unique >"$folder/accepted"
    if grep --quiet '^Validator: 0\.16' "$report"; then
        diff --unified=0 "$folder/accepted" "$folder/found"
    else
        [ -z "$(comm -13 "$folder/accepted" "$folder/found")" ]
    fi || fail "What appstreamcli finds is not what is accepted above:"$'\n'"$(cat "$report")"
}

# The packages of a field, without versions.
field() {
    dpkg-deb --field "$package" "$1" | tr ',' '\n' | sed 's/(.*//; s/ //g'
}

# The line of apt-get in each document names what the package depends on, but for what every Debian has.
documents() {
    local document
    for document in docs/*/install.md; do
        diff --label "$package" --label "$document" \
            <(field Depends | grep --invert-match --line-regexp 'libc6\|libgcc-s1' | sort) \
            <(sed --quiet 's/^apt-get install //p' "$document" | tr ' ' '\n' | sort) ||
            fail "$document names other packages than those that the window depends on."
    done
}

# These packages, what they depend on, and so on, of all that is installed here. Of alternatives it is the first that is.
with_dependencies() {
    dpkg-query --show --showformat='${db:Status-Status}\t${Package}\t${Provides}\t${Pre-Depends}, ${Depends}\n' |
        awk -F '\t' -v wanted="$*" '
            function names(list, into,    n, i) {
                n = split(list, into, "[,|]")
                for (i = 1; i <= n; i++) gsub(/\(.*|:.*| /, "", into[i])
                return n
            }
            $1 == "installed" {
                dependencies[$2] = $4
                for (i = names($3, provided); i > 0; i--) provider[provided[i]] = $2
            }
            END {
                waiting = split(wanted, queue, " ")
                for (next_one = 1; next_one <= waiting; next_one++) {
                    package = queue[next_one]
                    if (package in seen) continue
                    seen[package] = 1
                    print package
                    groups = split(dependencies[package], group, ",")
                    for (g = 1; g <= groups; g++) {
                        alternatives = names(group[g], alternative)
                        for (a = 1; a <= alternatives; a++) {
                            name = alternative[a]
                            if (!(name in dependencies)) name = provider[name]
                            if (name == "") continue
                            queue[++waiting] = name
                            break
                        }
                    }
                }
            }'
}

# The package that a file belongs to. Some list theirs in /lib, which is a part of /usr by now.
package_of() {
    local file
    for file in "$1" "${1#/usr}"; do
        dpkg-query --search "$file" 2>/dev/null | grep --invert-match '^diversion by ' | sed 's/[:,].*//' | grep . && return
    done
    echo 'no package'
}

# A line for each loaded library of a process: its package, and its file.
loaded() {
    local file
    awk '$6 ~ /\.so/ { print $6 }' "/proc/$1/maps" | sort --unique | while read -r file; do
        printf '%s\t%s\n' "$(package_of "$file")" "$file"
    done
}

# The lines on standard input whose package is not among these.
not_from() {
    awk -F '\t' 'FNR == NR { covered[$1] = 1; next } !($1 in covered)' <(printf '%s\n' "$@") -
}

# A screen that nobody sees, and a window manager that tells which windows there are and asks one to close.
open_screen() {
    Xvfb -displayfd 3 -screen 0 1600x1000x24 -noreset 3>"$folder/display" 2>"$folder/xvfb.log" &
    screen=$!
    trap 'kill "$screen"' EXIT
    until_true 'there is no screen' test -s "$folder/display"
    DISPLAY=:$(cat "$folder/display")
    export DISPLAY
    ratpoison 2>"$folder/ratpoison.log" &
}

# Waits for a minute at most.
until_true() {
    local otherwise=$1 tries=240
    shift
    while ! "$@"; do
        [ $((tries -= 1)) -gt 0 ] || fail "After a minute $otherwise."$'\n'"$(cat "$folder"/*.log)"
        sleep 0.25
    done
}

windows() { ratpoison --command 'windows %c|%t' 2>/dev/null; }
is_open() { windows | grep --quiet '|'; }
is_closed() { ! kill -0 "$1" 2>/dev/null; }

# Starts the program in a world where these libraries cannot be loaded; elsewhere they stay as they are.
start_without() {
    local world=()
    if [ $# -gt 0 ]; then
        world=(unshare --mount)
        [ "$(id --user)" -eq 0 ] || world+=(--map-root-user)
        # shellcheck disable=SC2016
        world+=(bash -euc 'for library in "${@:2}"; do mount --bind /dev/null "$library"; done; exec "$1"' hidden)
    fi
    env --unset=WAYLAND_DISPLAY HOME="$folder/home" XDG_DATA_HOME= XDG_CONFIG_HOME= LIBGL_ALWAYS_SOFTWARE=1 \
        "${world[@]}" "$program" "$@" >"$folder/program.log" 2>&1 &
}

# Opens the window without these libraries, writes what was loaded into a file, and closes the window.
window() {
    local list=$1 pid code=0
    shift
    mkdir --parents "$folder/home"
    start_without "$@"
    pid=$!
    until_true 'there is no window' is_open
    [ "$(windows)" = "$app_id|Eight Realms · 八境" ] ||
        fail "Desktops look for a window of the class $app_id, and this one's class and title are $(windows)."
    # Long enough for frames to be drawn, and for what the first of them load.
    sleep 3
    loaded "$pid" >"$list"
    # A window without these is no window: the list would be empty, or of another process.
    grep --quiet '/libX11\.so' "$list" || fail 'libX11 is not among the libraries that were loaded.'
    grep --quiet '/lib\(EGL\|GL\|GLX\)\.so' "$list" || fail 'No library of GL is among those that were loaded.'
    ratpoison --command delete
    until_true 'the window is still open' is_closed "$pid"
    wait "$pid" || code=$?
    [ $code -eq 0 ] || fail "The program ended with exit code $code: $(cat "$folder/program.log")"
}

# What is loaded must come with what the package recommends or depends on; then all that is only recommended is taken away,
# and the window must open all the same.
libraries() {
    local needed all optional
    mapfile -t needed < <(field Depends)
    mapfile -t all < <(field Recommends)
    mapfile -t all < <(with_dependencies "${needed[@]}" "${all[@]}")
    mapfile -t needed < <(with_dependencies "${needed[@]}")

    window "$folder/loaded"
    held_to "$folder/loaded" "${all[@]}"
    mapfile -t optional < <(not_from "${needed[@]}" <"$folder/loaded" | cut --fields=2)
    [ ${#optional[@]} -gt 0 ] || return 0
    echo "Again without what is only recommended: ${optional[*]##*/}"
    window "$folder/loaded" "${optional[@]}"
    held_to "$folder/loaded" "${needed[@]}"
}

# Fails with a list of what comes from packages other than these.
held_to() {
    local list=$1 strange
    shift
    strange=$(not_from "$@" <"$list")
    [ -z "$strange" ] || fail "Loaded, and of no package that comes with this one:"$'\n'"$strange"
    echo "$(wc --lines <"$list") libraries were loaded, each of a package that comes with this one"
}

unpack
contents
desktop_entry
metainfo
documents
open_screen
libraries
