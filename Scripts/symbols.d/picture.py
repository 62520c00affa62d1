"""Sheets for the documentation: one SVG for each file of drawings, every symbol in both forms with its name.

An SVG and no photograph of a page: it is sharp at every size, follows the reader's light or dark, and can be compared
byte for byte with what the drawings give.
"""
from html import escape

from sprite import PEN, inner

COLUMNS, WIDTH, HEIGHT, SIDE, PAD = 4, 224, 72, 28, 12
STYLE = (
    "svg{color:#1c1c1e;background:#fff}text{font:11px system-ui,sans-serif;fill:#6b6b70;stroke:none}"
    "@media(prefers-color-scheme:dark){svg{color:#f2f2f7;background:#1c1c1e}text{fill:#a1a1a8}}"
)


def sheet(pairs):
    """One sheet; pairs: (name, outline, filled or None), in the order of the file."""
    rows = -(-len(pairs) // COLUMNS)
    width, height = COLUMNS * WIDTH + 2 * PAD, rows * HEIGHT + 2 * PAD
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" {PEN}>',
        f"<style>{STYLE}</style>",
    ]
    for index, (name, outline, filled) in enumerate(pairs):
        x, y = PAD + index % COLUMNS * WIDTH, PAD + index // COLUMNS * HEIGHT
        lines.append(placed(outline, x + 4, y + 4))
        if filled:
            lines.append(placed(filled, x + SIDE + 20, y + 4))
        lines.append(label(name, x + 4, y + SIDE + 20))
    return "\n".join(lines) + "\n</svg>\n"


def placed(glyph, x, y):
    return f'<g transform="translate({x} {y}) scale({SIDE / 24:.4f})">{inner(glyph)}</g>'


def label(name, x, y):
    """A name of more than 38 letters is pressed together to stay in its column."""
    fit = f' textLength="{WIDTH - 16}" lengthAdjust="spacingAndGlyphs"' if len(name) > 38 else ""
    return f'<text x="{x}" y="{y}"{fit}>{escape(name)}</text>'
