"""Makes src/fonts/*.woff2 from the fontsource packages in node_modules: only the signs that English and French need, and of
numbers only lining figures of one width. The files are kept in the repository, so that nobody needs this to build.

    npm ci && python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools==4.68.0 brotli==1.2.1
    /tmp/fonts/bin/python tools/fonts.py
"""

import io
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).parent.parent
OUT = WEB / "src" / "fonts"

ASCII = "".join(map(chr, range(0x20, 0x7F)))
FRENCH = "ÀÂÆÇÈÉÊËÎÏÔÙÛŒàâæçèéêëîïôùûœ"
# What guests are called elsewhere in Europe, where it costs little.
NAMES = "ÄÖÜäöüßáíñóú"
POINTS = "\u00a0\u202f«»‹›‘’“”…–—·×±°½−"
LABELS = "".join(sign for sign in ASCII if sign.isalnum()) + " !'(),-./:;?ÀÉÊàâçèéêëîïôùûœ\u00a0\u202f’…–×«»“”·"
FACES = [
    # file, package, style, weights, signs
    ("alegreya-700", "alegreya", "normal", 700, ASCII + FRENCH + NAMES + POINTS),
    # Labels and asides: letters, figures and the points of a sentence.
    ("alegreya-500-italic", "alegreya", "italic", 500, LABELS),
    ("source-sans-3-400-700", "source-sans-3", "normal", (400, 400, 700), ASCII + FRENCH + NAMES + POINTS),
]


def single(font, tag):
    """What a feature puts in the place of one glyph each."""
    gsub, swaps = font["GSUB"].table, {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == tag:
            for index in record.Feature.LookupListIndex:
                for part in gsub.LookupList.Lookup[index].SubTable:
                    swaps.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    return swaps


def line_figures(font):
    """Lining figures of one width become the figures: the others need not come along."""
    lining, tabular = single(font, "lnum"), single(font, "tnum")
    for table in font["cmap"].tables:
        for code in range(0x30, 0x3A):
            if code in table.cmap:
                glyph = lining.get(table.cmap[code], table.cmap[code])
                table.cmap[code] = tabular.get(glyph, glyph)


def narrow_space(font):
    """French sets U+202F before some points; the fonts have only its breaking sister."""
    for table in font["cmap"].tables:
        if 0x2009 in table.cmap:
            table.cmap[0x202F] = table.cmap[0x2009]


def rename(font, family):
    """A changed font does not bear a reserved name (OFL 1.1, 3)."""
    for record in font["name"].names:
        if record.nameID in (1, 4, 16):
            record.string = family
        elif record.nameID in (3, 6):
            record.string = family.replace(" ", "")


def make(name, package, style, weights, signs):
    font = TTFont(WEB / f"node_modules/@fontsource-variable/{package}/files/{package}-latin-wght-{style}.woff2", recalcTimestamp=False)
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    font.flavor = None
    plain = io.BytesIO()
    font.save(plain)
    plain.seek(0)
    font = TTFont(plain, recalcTimestamp=False)
    line_figures(font)
    narrow_space(font)
    rename(font, "Livret Sans" if package == "source-sans-3" else "Alegreya")
    options = subset.Options(layout_features=["kern"], hinting=False, notdef_outline=True, glyph_names=False, flavor="woff2")
    options.name_IDs = [0, 1, 2]
    options.drop_tables += ["STAT", "meta"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=signs)
    subsetter.subset(font)
    missing = sorted(set(signs) - {chr(code) for code in font.getBestCmap()})
    path = OUT / f"{name}.woff2"
    subset.save_font(font, path, options)
    print(f"{path.name}: {path.stat().st_size} bytes; not in the font: {missing}")


for face in FACES:
    make(*face)
