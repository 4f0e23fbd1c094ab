#!/usr/bin/env bash
# Whether the program for Windows answers as the one for Linux does, byte by byte but for what a clock and an allocator say.
# It is run under Wine.
#
#   release/windows-check.sh PROGRAM.exe PROGRAM
#
# Searches, comparisons, judges and facts are asked of both, in both languages and in all forms; times, memory and the widths
# of columns, which follow from them, are blanked by the rules below, and nothing else. What differs is printed, and fails. It
# needs the packages wine, wine64 and gcc-mingw-w64-x86-64-win32. Only what is printed is compared: the window is not opened.
set -euo pipefail

[ $# -eq 2 ] || { sed --quiet '2,10s/^# \{0,1\}//p' "${BASH_SOURCE[0]}" >&2; exit 2; }
windows_program=$(realpath "$1")
linux_program=$(realpath "$2")

# shellcheck source=release/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

folder=$work/windows-check
wine=${WINE:-/usr/lib/wine/wine64}
# A world of its own, without what Wine says of itself, and without what it would offer to fetch.
export WINEPREFIX=$folder/prefix WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=;bcryptprimitives=n,b'
realms=(1 2a 2 3 4 5 6 7 7b 8)
compared=0

# The program beside the library that Wine lacks.
prepare() {
    [ -x "$wine" ] || fail "$wine is missing: apt-get install wine wine64"
    rm --recursive --force "$folder"
    mkdir --parents "$folder/linux" "$folder/windows"
    cp "$windows_program" "$folder/eight-realms.exe"
    x86_64-w64-mingw32-gcc -O2 -shared -o "$folder/bcryptprimitives.dll" release/windows/bcryptprimitives.c -ladvapi32
    make_boards
    # What Wine does once, and says meanwhile, is no part of an answer.
    "$wine" "$folder/eight-realms.exe" --version >/dev/null 2>&1 || fail 'Wine cannot start the program.'
}

# 200 boards, each some steps from the goal, the same ones every time.
make_boards() {
    awk 'BEGIN {
        state = 7
        for (board = 0; board < 200; board++) {
            split("1 2 3 4 5 6 7 8 x", cell, " ")
            blank = 9
            for (step = 0; step < 60; step++) {
                state = (state * 1103515245 + 12345) % 2147483648
                direction = int(state / 65536) % 4
                if (direction == 0 && blank > 3) to = blank - 3
                else if (direction == 1 && blank < 7) to = blank + 3
                else if (direction == 2 && blank % 3 != 1) to = blank - 1
                else if (direction == 3 && blank % 3 != 0) to = blank + 1
                else continue
                cell[blank] = cell[to]; cell[to] = "x"; blank = to
            }
            line = cell[1]
            for (place = 2; place <= 9; place++) line = line " " cell[place]
            print line
        }
    }' >"$folder/boards"
    # A board that has no solution, and one that is none.
    echo '1 2 3 4 5 6 8 7 x' >"$folder/unsolvable"
    echo '1 2 3 4 5 6 7 8 8' >"$folder/wrong"
}

# A judge's input with pairs: their number, then start and goal without spaces and with a capital blank.
pairs() {
    echo 100
    tr --delete ' ' <"$folder/boards" | tr x X
}

# The rules, one for each form, of what a clock and an allocator say.
blank() {
    case $1 in
        text)
            # Columns are as wide as the times in them, so widths go as well: those of spaces and of rules.
            sed --regexp-extended \
                -e 's/[0-9.]+( (ns|µs|ms|s))?–[0-9.]+ (ns|µs|ms|s)/T–T/g' \
                -e 's/[0-9.]+ (ns|µs|ms|s)( |$)/T\2/g' \
                -e 's/共 [0-9.]+ (ns|µs|ms|s)/共 T/' -e 's/用了 [0-9.]+ 秒/用了 T 秒/' \
                -e 's/ ×[0-9.]+ / ×R /g' \
                -e 's/ [0-9.]+ (B|kB|MB) / M /g' \
                -e 's/ +/ /g' -e 's/─+/─/g'
            ;;
        json)
            sed --regexp-extended \
                -e 's/"(median|min|max|lookup_seconds|seconds)": [0-9.e-]+/"\1": T/' \
                -e 's/"peak_memory_bytes": [0-9]+/"peak_memory_bytes": M/'
            ;;
        csv)
            awk -F , -v OFS=, '
                NR == 1 { for (i = 1; i <= NF; i++) if ($i ~ /^(bare_(median|min|max)|lookup_seconds|peak_memory_bytes)$/) blanked[i] = $i }
                NR > 1 { for (i in blanked) if ($i != "") $i = blanked[i] }
                { print }'
            ;;
        # The help names the file of the program.
        help) sed 's/eight-realms\.exe/eight-realms/g' ;;
        exact) cat ;;
    esac
}

# One question to both, in a form, with the input on standard input: answer, messages and exit code must be the same.
same() {
    local form=$1 input=$folder/input side code
    shift
    cat >"$input"
    for side in linux windows; do
        code=0
        if [ $side = linux ]; then
            "$linux_program" "$@" <"$input" >"$folder/out" 2>"$folder/err" || code=$?
        else
            "$wine" "$folder/eight-realms.exe" "$@" <"$input" >"$folder/out" 2>"$folder/err" || code=$?
        fi
        { blank "$form" <"$folder/out"; echo '-- messages'; blank "$form" <"$folder/err"; echo "-- exit code $code"; } \
            >"$folder/$side/answer"
    done
    diff --unified "$folder/linux/answer" "$folder/windows/answer" || fail "Differs: eight-realms $*"
    compared=$((compared + 1))
}

searches() {
    local realm language board
    for realm in "${realms[@]}"; do
        for board in 23415x768 12345687x; do
            same json solve "$board" --realm "$realm" --runs 3 --json </dev/null
            for language in en zh-CN; do
                same text solve "$board" --realm "$realm" --runs 3 --language "$language" </dev/null
            done
        done
    done
    same json solve 8672543x1 --heuristic weighted --weight 2.4 --tie low-g --order rdlu --runs 1 --json </dev/null
    same text solve 123 --language zh-CN </dev/null
}

comparisons() {
    local language all
    all=$(IFS=,; echo "${realms[*]}")
    same csv compare 23415x768 --realms "$all" --runs 3 --csv </dev/null
    same json compare 23415x768 --realms "$all" --runs 3 --json </dev/null
    for language in en zh-CN; do
        same text compare 23415x768 --realms "$all" --runs 3 --language "$language" </dev/null
    done
}

judges() {
    local judge language board
    for judge in poj1077 hdu1043; do
        same exact judge "$judge" <"$folder/boards"
        same exact judge "$judge" <"$folder/unsolvable"
    done
    # This one wants a single board.
    while read -r board; do
        same exact judge acwing845 <<<"$board"
    done < <(head --lines=20 "$folder/boards" && cat "$folder/unsolvable")
    same exact judge hdu3567 < <(pairs)
    for language in en zh-CN; do
        same exact judge poj1077 --language "$language" <"$folder/wrong"
    done
}

facts() {
    local language
    same json check --quick --json </dev/null
    for language in en zh-CN; do
        same text check --quick --language "$language" </dev/null
    done
}

usage() {
    local command
    same help --version </dev/null
    for command in solve compare judge check picture; do
        same help "$command" --help --language en </dev/null
        same help "$command" --help --language zh-CN </dev/null
    done
}

prepare
searches
comparisons
judges
facts
usage
echo "$compared answers are the same"
