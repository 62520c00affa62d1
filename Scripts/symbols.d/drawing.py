"""Reads the drawings (`*.txt`) and makes each glyph's outline and filled form.

A drawing is a name at the left margin, then indented lines, done in order:

    ROLE SHAPE …      draw; see ROLES
    use NAME [x y [scale]] [inlay]   another drawing, its middle at x y; inlay: bodies become pits
    away SHAPE …      take an area out of all drawn so far (room for a badge or a slash)
    turn DEGREES [x y] / mirror / shift DX DY / scale S [x y]    move all drawn so far

`o:` or `f:` before a line restricts it to the outline or the filled form.
After the name: `*` the filled form is called NAME.fill; `= OTHER` it is called OTHER; nothing: there is none.
A name that begins with `_` is only a part for `use`: its lines stand as if written there.
"""
import cmath
from dataclasses import dataclass, field

import paths
from cutting import outside_area, outside_strokes
from geometry import degrees
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
    "ink": ("fine", "fine"),
}
INLAY = {"body": "pit", "line": "cut", "dot": "pit", "cut": "none", "slit": "none", "ink": "none", "hole": "none", "pit": "none"}
INK = 0.6
GAPS = {"gap": 0.8, "thin": 0.5}
MIDDLE = 12 + 12j


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

    def glyph(self, name, filled):
        drawing = self.drawings[name]
        try:
            return self.painted(self.marks(drawing, filled), filled)
        except (KeyError, ValueError, IndexError, TypeError, ZeroDivisionError) as problem:
            raise SystemExit(f"{drawing.place}: {name}: {problem!r}") from problem

    def marks(self, drawing, filled, marks=()):
        """(role, path) in drawing order, after those given, regions already taken away."""
        marks = list(marks)
        for line in drawing.lines:
            if line[:2] in ("o:", "f:"):
                if (line[0] == "f") != filled:
                    continue
                line = line[2:].strip()
            word, *rest = line.split()
            if word in ROLES:
                marks += [(word, path) for path in paths.shape(rest[0], rest[1:])]
            elif word == "use" and rest[0].startswith("_"):
                marks = self.marks(self.drawings[rest[0]], filled, marks)
            elif word == "use":
                marks += self.used(rest, filled)
            elif word == "away":
                marks = taken_away(marks, paths.shape(rest[0], rest[1:])[0].segments, filled)
            else:
                marks = moved(marks, word, [float(v) for v in rest])
        return marks

    def used(self, words, filled):
        inlay = words[-1] == "inlay"
        words = words[:-1] if inlay else words
        marks = self.marks(self.drawings[words[0]], filled)
        if inlay:
            marks = [(INLAY.get(role, "none"), path) for role, path in marks]
        if len(words) > 1:
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


def moved(marks, word, numbers):
    if word == "mirror":
        a, b, mirrored = -1, 24, True
    elif word == "shift":
        a, b, mirrored = 1, complex(*numbers), False
    elif word in ("turn", "scale"):
        center = complex(*numbers[1:3]) if len(numbers) > 1 else MIDDLE
        a = cmath.rect(1, degrees(numbers[0])) if word == "turn" else numbers[0]
        b, mirrored = center - a * center, False
    else:
        raise ValueError(f"{word!r} is not known")
    return [(role, path.moved(a, b, mirrored)) for role, path in marks]
