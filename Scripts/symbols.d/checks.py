"""What must hold of the sprite."""
import gzip
import re
from collections import Counter
from xml.etree import ElementTree

LIMIT = 60 * 1024
SHAPES = {"path", "circle", "rect", "line", "polyline", "polygon", "ellipse", "g"}
MARGIN = 0.5  # free at every side of the 24 × 24 field
ASIDE = 1.25  # the box's middle from the field's; room for badges at a corner
LARGEST, SMALLEST = 22.0, 14.25  # the longer side of the box
TWINS = 1.0  # how far a filled form's box may differ from the outline's
LIGHTEST, HEAVIEST = 0.045, 0.43  # what an outline covers of the field
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
        box = (ink.left, ink.top, 24 - ink.right, 24 - ink.bottom)
        if min(box) < MARGIN:
            yield f"{name}: comes within {min(box)} of the field's border"
        aside = ink.center - (12 + 12j)
        if max(abs(aside.real), abs(aside.imag)) > ASIDE:
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
            if not -1 <= float(number) <= 25:
                yield f"{name}: {number} lies outside the 24 × 24 field"
