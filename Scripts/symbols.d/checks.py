"""What must hold of the sprite."""
import gzip
import re
from collections import Counter
from xml.etree import ElementTree

LIMIT = 160 * 1024
SHAPES = {"path", "circle", "rect", "line", "polyline", "polygon", "ellipse", "g"}
MARGIN = 0.5  # free above and below
OVERHANG = 3.5  # how far a wide glyph may reach over the sides of the field
ASIDE, BADGED = 1.25, 2.5  # the box's middle from the field's, without and with a badge at a corner
LARGEST, SMALLEST = 31.0, 13.75  # the longer side of the box
TWINS = 1.0  # how far a filled form's box may differ from the outline's
LIGHTEST, HEAVIEST = 0.035, 0.43  # what an outline covers of the field
NUMBER = re.compile(r"-?\d*\.?\d+")


def problems(drawn, wanted, text, committed):
    """Sentences, one for each thing that is wrong."""
    names = [d.name for d in drawn]
    found = [f"{d}: drawn twice" for d, n in Counter(names + [d.twin for d in drawn if d.twin]).items() if n > 1]
    found += [f"{name}: in names.txt but not drawn" for name in wanted if name not in names]
    if committed != text:
        found.append("Public/symbols.svg is not what the drawings give. Run Scripts/symbols write.")
    if packed(text) > LIMIT:
        found.append(f"the sprite has {packed(text)} bytes packed, more than {LIMIT}")
    return found + [sentence for symbol in symbols(text) for sentence in of_symbol(symbol)]


def of_looks(drawn, inks):
    """What the eye would find: cut off, off the middle, too small, too heavy, twins unlike each other."""
    for name, ink in inks.items():
        if min(ink.top, 24 - ink.bottom) < MARGIN:
            yield f"{name}: comes within {min(ink.top, 24 - ink.bottom)} of the field's top or bottom"
        if min(ink.left, 24 - ink.right) < -OVERHANG:
            yield f"{name}: reaches {-min(ink.left, 24 - ink.right)} over the field's side"
        aside = ink.center - (12 + 12j)
        if max(abs(aside.real), abs(aside.imag)) > (BADGED if ".badge." in name else ASIDE):
            yield f"{name}: its middle lies at {ink.center.real}, {ink.center.imag}, not near 12, 12"
        if not SMALLEST <= max(ink.width, ink.height) <= LARGEST:
            yield f"{name}: {ink.width} × {ink.height} is not between {SMALLEST} and {LARGEST}"
    for drawing in drawn:
        outline, twin = inks.get(drawing.name), inks.get(drawing.twin)
        if outline and not LIGHTEST <= outline.share <= HEAVIEST:
            yield f"{drawing.name}: covers {outline.share:.0%} of the field, not {LIGHTEST:.1%} to {HEAVIEST:.0%}"
        if outline and twin and apart(outline, twin) > TWINS:
            yield f"{drawing.twin}: its box is {apart(outline, twin)} off the outline's"


def apart(one, other):
    return max(abs(getattr(one, side) - getattr(other, side)) for side in ("left", "top", "right", "bottom"))


def packed(text):
    return len(gzip.compress(text.encode(), 9, mtime=0))


def symbols(text):
    return ElementTree.fromstring(text)


def of_symbol(symbol):
    name = symbol.get("id")
    if not list(symbol):
        yield f"{name}: nothing drawn"
    for element in symbol.iter():
        tag = element.tag.split("}")[1]
        if element is not symbol and tag not in SHAPES:
            yield f"{name}: <{tag}> is not allowed"
        if element is not symbol and set(element.keys()) - {"d", "fill", "stroke", "fill-rule"}:
            yield f"{name}: an attribute other than d, fill, stroke, fill-rule"
        for number in NUMBER.findall(element.get("d", "")):
            if not -OVERHANG <= float(number) <= 24 + OVERHANG:
                yield f"{name}: {number} lies outside the field"
