"""Reads the drawings (`*.txt`) and makes each glyph's outline and filled form.

A drawing is a name at the left margin, then indented lines, done in order:

    ROLE SHAPE …      draw; see ROLES
    use NAME [x y [scale]] [inlay]   another drawing, its middle at x y; inlay: its filled form, as a pit
    use NAME inside circle|square    the same, as large as fits there
    away SHAPE …      take an area out of all drawn so far (room for a badge or a slash)
    turn DEGREES [x y] / mirror / shift DX DY / scale S [x y]    move all drawn so far

`o:` or `f:` before a line restricts it to the outline or the filled form.
After the name: `*` the filled form is called NAME.fill; `= OTHER` it is called OTHER; nothing: there is none.
A name that begins with `_` is only a part for `use`: its lines stand as if written there.
A name without lines is composed: see `composing.py`.
"""
import cmath
from dataclasses import dataclass, field

import composing
import paths
from cutting import outside_area, outside_strokes
from geometry import Region, degrees, flat
from stroke import widened

# role: (in the outline, in the filled form)
#   stroke: a line; fine: a finer line (digits); area: filled and stroked; solid: filled only;
#   gap, thin: a line left free; hole: an area left free
ROLES = {
    "body": ("stroke", "area"),
    "line": ("stroke", "stroke"),
    "cut": ("stroke", "gap"),
    "slit": ("stroke", "thin"),
    "hole": ("stroke", "hole"),
    "dot": ("solid", "solid"),
    "pit": ("solid", "hole"),
    "slot": ("gap", "gap"),
    "well": ("hole", "hole"),
    "groove": ("thin", "thin"),
    "ink": ("fine", "fine"),
}
INLAY = {"body": "pit", "line": "cut", "dot": "pit", "cut": "slot", "slit": "groove", "hole": "well", "pit": "well",
         "slot": "slot", "groove": "groove", "well": "well"}
INK = 0.6
GAPS = {"gap": 0.8, "thin": 0.5}
MOVES = ("turn", "mirror", "shift", "scale")
MIDDLE = 12 + 12j
ROOM = {"circle": (10.8, 13.2), "square": (10.8, 14.6)}  # the longest side and the diagonal of what is inside


@dataclass
class Glyph:
    """What is drawn, by kind of paint."""

    stroke: list = field(default_factory=list)
    area: list = field(default_factory=list)
    solid: list = field(default_factory=list)
    hole: list = field(default_factory=list)


@dataclass
class Drawing:
    name: str
    twin: str | None
    lines: list
    place: str


def read(text, place):
    """The drawings of one file."""
    result = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].rstrip()
        if not line:
            continue
        if not line.startswith(" "):
            name, *rest = line.split()
            twin = None if not rest else f"{name}.fill" if rest == ["*"] else rest[1]
            result.append(Drawing(name, twin, [], f"{place}:{number}"))
        else:
            result[-1].lines.append(line.strip())
    return result


class Studio:
    """Draws by name."""

    def __init__(self, drawings):
        self.drawings = {d.name: d for d in drawings}
        for drawing in drawings:
            drawing.lines = drawing.lines or composing.lines(drawing.name, self.drawings)

    def glyph(self, name, filled):
        return self.painted(self.marks(self.drawings[name], filled), filled)

    def marks(self, drawing, filled, marks=()):
        """(role, path) in drawing order, after those given, regions already taken away."""
        marks = list(marks)
        for line in drawing.lines:
            form, rest = (line[0], line[2:].strip()) if line[:2] in ("o:", "f:") else ("", line)
            if form == ("o" if filled else "f"):
                continue
            try:
                marks = self.step(rest.split(), filled, marks)
            except (KeyError, ValueError, IndexError, TypeError, ZeroDivisionError) as problem:
                raise SystemExit(f"{drawing.place}: {drawing.name}: in \"{line}\": {problem}") from problem
        return marks

    def step(self, words, filled, marks):
        """What stands after one line."""
        word, *rest = words
        if word in ROLES:
            return marks + [(word, path) for path in paths.shape(rest[0], rest[1:])]
        if word == "use" and rest[0].startswith("_"):
            return self.marks(self.drawing(rest[0]), filled, marks)
        if word == "use":
            return marks + self.used(rest, filled)
        if word == "away":
            return taken_away(marks, Region(paths.shape(rest[0], rest[1:])[0].segments), filled)
        return moved(marks, word, rest)

    def drawing(self, name):
        if name not in self.drawings:
            raise ValueError(f'there is no drawing "{name}".')
        return self.drawings[name]

    def used(self, words, filled):
        inlay = words[-1] == "inlay"
        words = words[:-1] if inlay else words
        marks = self.marks(self.drawing(words[0]), filled or inlay)
        if inlay:
            marks = [(INLAY.get(role, "none"), path) for role, path in marks]
        if words[1:2] == ["inside"]:
            marks = fitted(marks, *ROOM[words[2]])
        elif len(words) > 1:
            x, y, scale = [*(float(v) for v in words[1:]), 1.0][:3]
            marks = [(role, path.moved(scale, complex(x, y) - MIDDLE * scale)) for role, path in marks]
        return marks

    def painted(self, marks, filled):
        glyph = Glyph()
        for role, path in marks:
            if role == "none":
                continue
            paint = ROLES[role][1 if filled else 0]
            if paint == "fine":
                glyph.solid += widened_paths(path, INK)
            elif paint in GAPS:
                glyph.hole += widened_paths(path, GAPS[paint])
            else:
                getattr(glyph, paint).append(path)
        return glyph


def widened_paths(path, half):
    return [paths.Path(segments, True) for segments in widened(path, half)]


def taken_away(marks, region, filled):
    result = []
    for role, path in marks:
        if role == "none":
            continue
        is_area = ROLES[role][1 if filled else 0] in ("area", "solid", "hole")
        pieces = [path] if not path.rays else [paths.Path([s], False) for s in path.segments]
        for piece in pieces:
            result += [(role, p) for p in (outside_area if is_area else outside_strokes)(piece, region)]
    return result


def fitted(marks, side, diagonal):
    """Marks made as large as there is room for, around the field's middle."""
    points = [point for _, path in marks for point in flat(path.segments, 12)]
    least = complex(min(p.real for p in points), min(p.imag for p in points))
    size = complex(max(p.real for p in points), max(p.imag for p in points)) - least
    scale = min(side / max(size.real, size.imag), diagonal / abs(size), 0.62)
    return [(role, path.moved(scale, MIDDLE - (least + size / 2) * scale)) for role, path in marks]


def moved(marks, word, words):
    if word not in MOVES:
        known = ", ".join([*ROLES, "use", "away", *MOVES])
        raise ValueError(f'"{word}" is not known. Use one of {known}.')
    numbers = [float(v) for v in words]
    if word == "mirror":
        a, b, mirrored = -1, 24, True
    elif word == "shift":
        a, b, mirrored = 1, complex(*numbers), False
    else:
        center = complex(*numbers[1:3]) if len(numbers) > 1 else MIDDLE
        a = cmath.rect(1, degrees(numbers[0])) if word == "turn" else numbers[0]
        b, mirrored = center - a * center, False
    return [(role, path.moved(a, b, mirrored)) for role, path in marks]
