"""Lines, circular arcs and cubic curves in the plane, points as complex numbers.

Each segment can give a point or direction at t in 0…1, a part of itself, itself backwards, itself moved
sideways by a distance, and itself under a similarity `p -> a * p + b` (`mirrored`: `a * conj(p) + b`).
The y axis points down, as in SVG.
"""
import cmath
import math
from dataclasses import dataclass

NEAR = 0.011


@dataclass(frozen=True)
class Line:
    start: complex
    end: complex

    def point(self, t):
        return self.start + (self.end - self.start) * t

    def direction(self, t):
        way = self.end - self.start
        return way / abs(way) if way else 1 + 0j

    def part(self, t0, t1):
        return Line(self.point(t0), self.point(t1))

    def reversed(self):
        return Line(self.end, self.start)

    def offset(self, d):
        side = 1j * self.direction(0) * d
        return Line(self.start + side, self.end + side)

    def moved(self, a, b, mirrored):
        return Line(moved(self.start, a, b, mirrored), moved(self.end, a, b, mirrored))


@dataclass(frozen=True)
class Arc:
    """Part of a circle from angle `a0` to `a1` (radians, growing clockwise on the screen)."""

    center: complex
    radius: float
    a0: float
    a1: float

    @property
    def start(self):
        return self.point(0)

    @property
    def end(self):
        return self.point(1)

    def point(self, t):
        return self.center + cmath.rect(self.radius, self.a0 + (self.a1 - self.a0) * t)

    def direction(self, t):
        angle = self.a0 + (self.a1 - self.a0) * t
        return cmath.rect(1, angle) * (1j if self.a1 > self.a0 else -1j)

    def part(self, t0, t1):
        sweep = self.a1 - self.a0
        return Arc(self.center, self.radius, self.a0 + sweep * t0, self.a0 + sweep * t1)

    def reversed(self):
        return Arc(self.center, self.radius, self.a1, self.a0)

    def offset(self, d):
        radius = self.radius - d * (1 if self.a1 > self.a0 else -1)
        return Arc(self.center, max(radius, 0.01), self.a0, self.a1)

    def moved(self, a, b, mirrored):
        turn, sign = cmath.phase(a), -1 if mirrored else 1
        center = moved(self.center, a, b, mirrored)
        return Arc(center, self.radius * abs(a), sign * self.a0 + turn, sign * self.a1 + turn)


@dataclass(frozen=True)
class Cubic:
    start: complex
    c1: complex
    c2: complex
    end: complex

    def point(self, t):
        s = 1 - t
        return s**3 * self.start + 3 * s * s * t * self.c1 + 3 * s * t * t * self.c2 + t**3 * self.end

    def velocity(self, t):
        s = 1 - t
        return 3 * (s * s * (self.c1 - self.start) + 2 * s * t * (self.c2 - self.c1) + t * t * (self.end - self.c2))

    def direction(self, t):
        way = self.velocity(t)
        if abs(way) < 1e-9:
            way = self.velocity(min(max(t, 0.001), 0.999))
        return way / abs(way) if way else 1 + 0j

    def bend(self, t):
        way, s = self.velocity(t), 1 - t
        push = 6 * (s * (self.c2 - 2 * self.c1 + self.start) + t * (self.end - 2 * self.c2 + self.c1))
        return (way.conjugate() * push).imag / abs(way) ** 3 if abs(way) > 1e-9 else 0

    def part(self, t0, t1):
        start, end, third = self.point(t0), self.point(t1), (t1 - t0) / 3
        return Cubic(start, start + self.velocity(t0) * third, end - self.velocity(t1) * third, end)

    def reversed(self):
        return Cubic(self.end, self.c2, self.c1, self.start)

    def offset(self, d):
        t0, t1 = self.direction(0), self.direction(1)
        start, end = self.start + 1j * t0 * d, self.end + 1j * t1 * d
        first = abs(self.c1 - self.start) * max(1 - d * self.bend(0), 0)
        last = abs(self.end - self.c2) * max(1 - d * self.bend(1), 0)
        return Cubic(start, start + t0 * first, end - t1 * last, end)

    def moved(self, a, b, mirrored):
        return Cubic(*(moved(p, a, b, mirrored) for p in (self.start, self.c1, self.c2, self.end)))


def moved(p, a, b, mirrored):
    return a * (p.conjugate() if mirrored else p) + b


def cross(u, v):
    return (u.conjugate() * v).imag


def flat(segments, steps=24):
    """Points along the segments, close enough for questions of inside and outside."""
    points = []
    for segment in segments:
        count = 1 if isinstance(segment, Line) else steps
        points += [segment.point(i / count) for i in range(count)]
    return points + [segments[-1].end]


class Region:
    """The inside of a closed path."""

    def __init__(self, segments):
        self.segments = segments
        points = flat(segments)
        self.edges = list(zip(points, points[1:] + points[:1]))
        self.least = complex(min(p.real for p in points), min(p.imag for p in points))
        self.most = complex(max(p.real for p in points), max(p.imag for p in points))

    def __contains__(self, point):
        """By the even-odd rule."""
        x, y = point.real, point.imag
        if not (self.least.real <= x <= self.most.real and self.least.imag <= y <= self.most.imag):
            return False
        odd = False
        for p, q in self.edges:
            if (p.imag > y) != (q.imag > y):
                odd ^= x < p.real + (y - p.imag) / (q.imag - p.imag) * (q.real - p.real)
        return odd


def crossing(first, second, steps=40):
    """Parameters (t, u) of a point where two segments cross, or None."""
    for i in range(steps):
        p0, p1 = first.point(i / steps), first.point((i + 1) / steps)
        for j in range(steps):
            q0, q1 = second.point(j / steps), second.point((j + 1) / steps)
            r, s = p1 - p0, q1 - q0
            base = cross(r, s)
            if abs(base) < 1e-12:
                continue
            t, u = cross(q0 - p0, s) / base, cross(q0 - p0, r) / base
            if -1e-6 <= t <= 1 + 1e-6 and -1e-6 <= u <= 1 + 1e-6:
                return (i + t) / steps, (j + u) / steps
    return None


def degrees(angle):
    return angle * math.pi / 180
