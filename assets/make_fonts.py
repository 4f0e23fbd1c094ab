"""Makes the window's fonts: small subsets, with digits that all have one width.

The Chinese subset is GB2312 level 1, the signs below and every character of the message files and
lessons; of the bold weight, in which nothing is set that the program has not written itself, the last two
alone, and of the regular weight of a page too, where the browser draws what else a person writes. Hack, the font
of code, is made for a page alone, because the window has egui's; it keeps its hints, so that both look the same.
So run this again when a test says that a character has no glyph. On Debian or Ubuntu, from the project's folder,
with the fonts' own packages and fonttools:

    sudo apt-get install fonts-inter fonts-noto-cjk fonts-hack python3-fonttools && python3 assets/make_fonts.py

egui shapes text but offers no way to ask for the OpenType feature `tnum`. So the choice is made here: the
character map of the subset points 0-9 at the tabular glyphs. Nor does egui keep a line from breaking at the
thin spaces between groups of digits, only at the no-break space: so that is made as thin.
"""

import argparse
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ASCII = range(0x20, 0x7F)
LATIN = [*ASCII, *range(0xA0, 0x180), 0x2009, 0x200A, 0x202F]
SIGNS = [ord(c) for c in "–—‘’“”•…‹›·×÷±−≤≥≠≈∞√←↑→↓↔↕↵↺↻⇧⌘▲▼▶◀●○■□★✓✗①②③④⑤⑥⑦⑧⑨⑩"]
CJK_SIGNS = [ord(c) for c in "，。、；：？！“”‘’（）【】《》〈〉「」『』—…·～￥％＋－＝／＼＠＃＆＊　"]
FIELD_WORDS = [ord(c) for c in "阈值剪枝启发代价回溯栈堆哈希排列逆序奇偶"]  # 阈 is not in level 1
FIXED_WIDTH = "0123456789+-=.,:"
SIMPLIFIED_FACE = 2  # of the Noto CJK collection
INTER_WEIGHTS = ["Regular", "Medium", "SemiBold"]

PROJECT = Path(__file__).resolve().parent.parent
FONTS = PROJECT / "assets" / "fonts"
# Where the words of the window are.
TEXTS = [("crates/app/i18n", "*.ftl"), ("crates/app/src/page", "*")]
# The code that it shows.
SOURCES = [("crates/core/src", "*.rs")]


def gb2312_level_1():
    """The 3,755 everyday characters, in the order of the standard."""
    for row in range(0xB0, 0xD8):
        for cell in range(0xA1, 0xFF):
            try:
                yield ord(bytes([row, cell]).decode("gb2312"))
            except UnicodeDecodeError:
                pass  # row 0xD7 is not full


def tabular_names(font):
    """glyph name -> name of its tabular form, read from the font's own `tnum` feature."""
    gsub = font["GSUB"].table
    lookups = {i for f in gsub.FeatureList.FeatureRecord if f.FeatureTag == "tnum" for i in f.Feature.LookupListIndex}
    names = {}
    for index in lookups:
        for table in gsub.LookupList.Lookup[index].SubTable:
            names.update(getattr(table, "ExtSubTable", table).mapping)
    return names


def use_tabular_digits(font):
    names = tabular_names(font)
    for table in font["cmap"].tables:
        for char in FIXED_WIDTH:
            glyph = table.cmap.get(ord(char))
            if glyph in names:
                table.cmap[ord(char)] = names[glyph]


def use_thin_no_break_space(font):
    for table in font["cmap"].tables:
        table.cmap[0xA0] = table.cmap[0x2009]


def write(font, characters, out, hinting=False):
    options = subset.Options()
    options.layout_features = ["kern", "mark", "ccmp"]
    options.hinting = hinting
    options.desubroutinize = True
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["vhea", "vmtx", "BASE", "VORG", "TTFA"]
    worker = subset.Subsetter(options)
    worker.populate(unicodes=characters)
    worker.subset(font)
    font.save(out)
    print(f"{out.name}: {out.stat().st_size:,} bytes")


def written_characters(texts):
    """Every character that these files use."""
    files = [path for folder, name in texts for path in (PROJECT / folder).rglob(name) if path.is_file()]
    return {ord(c) for path in files for c in path.read_text(encoding="utf-8") if not c.isspace()}


def find(folder, name):
    """The file in or below `folder`; Debian's packages have moved it about."""
    found = sorted(folder.rglob(name))
    if not found:
        raise SystemExit(f"{name} is not in {folder}")
    return found[0]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fonts", type=Path, default=Path("/usr/share/fonts"), help="where the whole fonts are")
    return parser.parse_args()


def main(fonts):
    FONTS.mkdir(parents=True, exist_ok=True)
    written = written_characters(TEXTS)
    for weight in INTER_WEIGHTS:
        font = TTFont(find(fonts, f"Inter-{weight}.otf"))
        use_tabular_digits(font)
        use_thin_no_break_space(font)
        write(font, {*LATIN, *SIGNS, *written}, FONTS / f"Inter-{weight}.otf")
    own = {*CJK_SIGNS, *FIELD_WORDS, *written}
    everyday = {*gb2312_level_1(), *own}
    for name, weight, characters in [("Regular", "Regular", everyday), ("Page", "Regular", own), ("Bold", "Bold", own)]:
        font = TTFont(find(fonts, f"NotoSansCJK-{weight}.ttc"), fontNumber=SIMPLIFIED_FACE)
        write(font, characters - {*LATIN}, FONTS / f"NotoSansSC-{name}.otf")
    code = {*ASCII, *SIGNS, *written, *written_characters(SOURCES)}
    write(TTFont(find(fonts, "Hack-Regular.ttf")), code, FONTS / "Hack-Page.ttf", hinting=True)


if __name__ == "__main__":
    main(arguments().fonts)
