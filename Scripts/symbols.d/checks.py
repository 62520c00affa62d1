"""What must hold of the sprite."""
import gzip
import re
from collections import Counter
from xml.etree import ElementTree

LIMIT = 60 * 1024
SHAPES = {"path", "circle", "rect", "line", "polyline", "polygon", "ellipse", "g"}
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
