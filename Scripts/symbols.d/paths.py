"""Paths, and the shapes a drawing may name: rect, circle, poly, arc, arrow, SVG path data and so on."""
import cmath
import math
import re
from dataclasses import dataclass

from geometry import Arc, Cubic, Line, cross, degrees, moved

ROUND = 0.5522847498


@dataclass(frozen=True)
class Path:
    segments: list
    closed: bool
    rays: tuple = None

    def moved(self, a, b, mirrored=False):
        segments = [s.moved(a, b, mirrored) for s in self.segments]
        rays = self.rays
        if rays:
            rays = (moved(rays[0], a, b, mirrored), [moved(p, a, b, mirrored) for p in rays[1]])
        return Path(segments, self.closed, rays)


def shape(kind, words):
    """The paths of one shape line of a drawing."""
    if kind == "path":
        return path_data(" ".join(words))
    if kind in ("poly", "gon"):
        return [corners(words, kind == "gon")]
    if kind not in SHAPES:
        raise ValueError(f'"{kind}" is not a shape. Use one of path, poly, gon, {", ".join(SHAPES)}.')
    return SHAPES[kind](*[float(word) for word in words])


def rect(x, y, w, h, r=0.0):
    return [rounded([(x, y, r), (x + w, y, r), (x + w, y + h, r), (x, y + h, r)], True)]


def circle(cx, cy, r):
    return [Path([Arc(complex(cx, cy), r, i * math.pi / 2, (i + 1) * math.pi / 2) for i in range(4)], True)]


def ellipse(cx, cy, rx, ry):
    quarter = [(rx, 0), (rx, ry * ROUND), (rx * ROUND, ry), (0, ry)]
    turned = [quarter, *[[(fx * x, fy * y) for x, y in q] for fx, fy, q in (
        (-1, 1, quarter[::-1]), (-1, -1, quarter), (1, -1, quarter[::-1]))]]
    return [Path([Cubic(*(complex(cx + x, cy + y) for x, y in q)) for q in turned], True)]


def arc(cx, cy, r, a0, a1):
    return [Path([Arc(complex(cx, cy), r, degrees(a0), degrees(a1))], False)]


def seg(x0, y0, x1, y1):
    return [Path([Line(complex(x0, y0), complex(x1, y1))], False)]


def rays(cx, cy, *ends):
    center, points = complex(cx, cy), [complex(*ends[i:i + 2]) for i in range(0, len(ends), 2)]
    return [Path([Line(center, p) for p in points], False, (center, points))]


def plus(cx, cy, r):
    return rays(cx, cy, cx - r, cy, cx + r, cy, cx, cy - r, cx, cy + r)


def times(cx, cy, r):
    return rays(cx, cy, cx - r, cy - r, cx + r, cy - r, cx - r, cy + r, cx + r, cy + r)


def arrow(x0, y0, x1, y1, head=3.0):
    """A line to (x1, y1) with a head of two lines at 45° whose ends stand `head` aside."""
    tip, way = complex(x1, y1), complex(x1 - x0, y1 - y0)
    way /= abs(way)
    ends = [complex(x0, y0), tip - way * head + 1j * way * head, tip - way * head - 1j * way * head]
    return rays(tip.real, tip.imag, *[v for p in ends for v in (p.real, p.imag)])


def head(x, y, angle, size=2.5):
    """Only an arrow's head, pointing to `angle` degrees."""
    tip, way = complex(x, y), cmath.rect(size, degrees(angle))
    return [Path([Line(tip - way + 1j * way, tip), Line(tip, tip - way - 1j * way)], False)]


def star(cx, cy, outer, inner, r=0.0, points=5, turn=0.0):
    count = int(points) * 2
    corner_list = []
    for i in range(count):
        p = cmath.rect(inner if i % 2 else outer, degrees(turn - 90 + 360 * i / count))
        corner_list.append((cx + p.real, cy + p.imag, 0 if i % 2 else r))
    return [rounded(corner_list, True)]


def cog(cx, cy, outer, root, teeth, share=0.5, r=0.5):
    """A toothed wheel; a tooth takes `share` of its sector at the root and less at its tip."""
    points = []
    for i in range(int(teeth)):
        for radius, at in ((root, -share / 2), (outer, -share * 0.3), (outer, share * 0.3), (root, share / 2)):
            p = cmath.rect(radius, degrees((i + at) * 360 / teeth - 90))
            points.append((cx + p.real, cy + p.imag, r))
    return [rounded(points, True)]


def spokes(cx, cy, r0, r1, count, turn=0.0):
    ways = [cmath.rect(1, degrees(turn - 90 + 360 * i / count)) for i in range(int(count))]
    center = complex(cx, cy)
    return [Path([Line(center + way * r0, center + way * r1)], False) for way in ways]


def arcarrow(cx, cy, r, a0, a1, size=2.5):
    """An arc with an arrow's head at its end."""
    end = complex(cx, cy) + cmath.rect(r, degrees(a1))
    way = a1 + (80 if a1 > a0 else -80)
    return arc(cx, cy, r, a0, a1) + head(end.real, end.imag, way, size)


def wedge(x, y, angle, size=3.0):
    """A triangle around (x, y) that points to `angle` degrees."""
    way = cmath.rect(size, degrees(angle))
    points = [complex(x, y) + p for p in (way * 0.8, (-0.6 + 0.95j) * way, (-0.6 - 0.95j) * way)]
    return [rounded([(p.real, p.imag, 0.4) for p in points], True)]


SHAPES = {
    "arcarrow": arcarrow, "wedge": wedge, "cog": cog, "spokes": spokes,
    "rect": rect, "circle": circle, "ellipse": ellipse, "arc": arc, "seg": seg, "rays": rays, "plus": plus,
    "times": times, "arrow": arrow, "head": head, "star": star,
}


def corners(words, closed):
    """`[rN] x,y[,r] …`: straight lines whose corners are rounded by N or by their own radius."""
    usual = 0.0
    if words[0].startswith("r"):
        usual, words = float(words[0][1:]), words[1:]
    points = [[float(v) for v in word.split(",")] for word in words]
    return rounded([(p[0], p[1], p[2] if len(p) > 2 else usual) for p in points], closed)


def rounded(points, closed):
    places, segments, count = [complex(p[0], p[1]) for p in points], [], len(points)
    ends = []
    for i, (_, _, r) in enumerate(points):
        here = places[i]
        if not closed and i in (0, count - 1) or r == 0:
            ends.append((here, None, here))
            continue
        come, go = unit(here - places[i - 1]), unit(places[(i + 1) % count] - here)
        turn = cmath.phase(go / come)
        if abs(turn) < 0.01:
            ends.append((here, None, here))
            continue
        reach, sign = r * math.tan(abs(turn) / 2), 1 if turn > 0 else -1
        start, finish = here - come * reach, here + go * reach
        center = start + 1j * come * r * sign
        a0 = cmath.phase(start - center)
        ends.append((start, Arc(center, r, a0, a0 + turn), finish))
    for i in range(count):
        if ends[i][1]:
            segments.append(ends[i][1])
        if i + 1 < count or closed:
            start, end = ends[i][2], ends[(i + 1) % count][0]
            if abs(end - start) > 1e-6:
                segments.append(Line(start, end))
    return Path(segments, closed)


def unit(way):
    return way / abs(way)


def path_data(text):
    """Reads SVG path data (all commands; elliptical arcs become curves)."""
    tokens = re.findall(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)", text)
    result, segments, here, first, command = [], [], 0j, 0j, ""
    position, last = 0, None

    def number():
        nonlocal position
        position += 1
        return float(tokens[position - 1])

    def point(relative):
        x, y = number(), number()
        return complex(x, y) + (here if relative else 0)

    while position < len(tokens):
        if tokens[position].isalpha():
            command = tokens[position]
            position += 1
        low, relative = command.lower(), command.islower()
        if low == "m":
            if segments:
                result.append(Path(segments, False))
            segments, here = [], point(relative)
            first, command = here, "l" if relative else "L"
        elif low == "z":
            if abs(here - first) > 1e-6:
                segments.append(Line(here, first))
            result.append(Path(segments, True))
            segments, here = [], first
        else:
            segments += one_command(low, relative, here, number, point, last)
            here = segments[-1].end
        last = segments[-1] if segments else None
    if segments:
        result.append(Path(segments, False))
    return result


def one_command(low, relative, here, number, point, last):
    if low == "l":
        return [Line(here, point(relative))]
    if low == "h":
        x = number()
        return [Line(here, complex(x + here.real if relative else x, here.imag))]
    if low == "v":
        y = number()
        return [Line(here, complex(here.real, y + here.imag if relative else y))]
    if low == "c":
        return [Cubic(here, point(relative), point(relative), point(relative))]
    if low == "s":
        c1 = 2 * here - last.c2 if isinstance(last, Cubic) else here
        return [Cubic(here, c1, point(relative), point(relative))]
    if low == "q":
        middle, end = point(relative), point(relative)
        return [Cubic(here, here + (middle - here) * 2 / 3, end + (middle - end) * 2 / 3, end)]
    if low == "a":
        rx, ry, _, large, sweep = (number() for _ in range(5))
        return [*arc_to(here, rx, ry, bool(large), bool(sweep), point(relative))]
    raise ValueError(f"path command {low!r} is not known; use M L H V C S Q A Z")


def arc_to(start, rx, ry, large, sweep, end):
    squash = complex(1, rx / ry)
    p, q = start.real + 1j * start.imag * squash.imag, end.real + 1j * end.imag * squash.imag
    half = (q - p) / 2
    radius = max(rx, abs(half))
    rise = math.sqrt(max(radius**2 - abs(half) ** 2, 0)) * (-1 if large != sweep else 1)
    center = p + half - 1j * half / abs(half) * rise
    a0, a1 = cmath.phase(p - center), cmath.phase(q - center)
    while sweep and a1 <= a0:
        a1 += 2 * math.pi
    while not sweep and a1 >= a0:
        a1 -= 2 * math.pi
    if abs(rx - ry) < 1e-9:
        return [Arc(center, radius, a0, a1)]
    return squashed(center, radius, a0, a1, squash.imag)


def squashed(center, radius, a0, a1, factor):
    count = max(1, math.ceil(abs(a1 - a0) / (math.pi / 2) - 1e-9))
    step = (a1 - a0) / count
    reach = 4 / 3 * math.tan(step / 4)
    result = []
    for i in range(count):
        u, v = cmath.rect(radius, a0 + i * step), cmath.rect(radius, a0 + (i + 1) * step)
        points = [center + u, center + u + 1j * u * reach, center + v - 1j * v * reach, center + v]
        result.append(Cubic(*(complex(p.real, p.imag / factor) for p in points)))
    return result
