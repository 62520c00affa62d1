"""Turns strokes into areas: what a line with round caps and joins covers.

Needed to knock a line out of a filled glyph without masks.
"""
import cmath
import math

from geometry import NEAR, Arc, Line, cross, crossing


def widened(path, half):
    """Closed paths that bound the stroke of `path` with half width `half`."""
    if path.rays:
        return [rays_area(path.rays, half)]
    if path.closed:
        back = [s.reversed() for s in reversed(path.segments)]
        return [border for border in (side(path.segments, half, True), side(back, half, True)) if border]
    there = side(path.segments, half, False)
    back = side([s.reversed() for s in reversed(path.segments)], half, False)
    return [there + [cap(there[-1].end, back[0].start)] + back + [cap(back[-1].end, there[0].start)]]


def side(segments, half, closed):
    """The border on one side, corners rounded outside and cut inside."""
    segments = [s for s in segments if not vanishes(s, half)]
    if not segments:
        return []
    shifted = [s.offset(half) for s in segments]
    result = [shifted[0]]
    for index in range(1, len(segments) + (1 if closed else 0)):
        wraps = index == len(segments)
        after = result[0] if wraps else shifted[index]
        joined = corner(segments[index - 1], result[-1], after, half)
        if wraps:
            result[0] = joined[-1]
            result[-1:] = joined[:-1]
        else:
            result[-1:] = joined
    return result


def vanishes(segment, half):
    """Whether the segment is an arc too tight for its inner border to exist."""
    return isinstance(segment, Arc) and segment.a1 > segment.a0 and segment.radius < half + 0.02


def corner(before, left, right, half):
    """The two shifted segments, trimmed where they cross or linked by an arc."""
    if abs(left.end - right.start) < NEAR:
        return [left, right]
    turn = cross(left.direction(1), right.direction(0))
    if turn < 0:
        a0, a1 = cmath.phase(left.end - before.end), cmath.phase(right.start - before.end)
        while a1 > a0:
            a1 -= 2 * math.pi
        return [left, Arc(before.end, half, a0, a1), right]
    met = crossing(left, right)
    if met is None:
        return [left, Line(left.end, right.start), right]
    return [left.part(0, met[0]), right.part(met[1], 1)]


def cap(start, end):
    center, radius = (start + end) / 2, abs(end - start) / 2
    a0 = cmath.phase(start - center)
    return Arc(center, radius, a0, a0 - math.pi)


def rays_area(rays, half):
    """The outline of several lines from one point: a plus, a cross, an arrow's tip."""
    center, ends = rays
    ends = sorted(ends, key=lambda p: cmath.phase(p - center))
    result = []
    for end, following in zip(ends, ends[1:] + ends[:1]):
        way, next_way = unit(end - center), unit(following - center)
        tip = Arc(end, half, cmath.phase(-1j * way), cmath.phase(-1j * way) + math.pi)
        gap = (cmath.phase(next_way / way) + 2 * math.pi) % (2 * math.pi)
        result.append(tip)
        if gap < math.pi - 0.01:
            inner = center + (way + next_way) / abs(way + next_way) * half / math.sin(gap / 2)
            result += [Line(tip.end, inner), Line(inner, following - 1j * next_way * half)]
        else:
            edge = Arc(center, half, cmath.phase(1j * way), cmath.phase(1j * way) + gap - math.pi)
            result += [Line(tip.end, edge.start), edge, Line(edge.end, following - 1j * next_way * half)]
    return result


def unit(way):
    return way / abs(way)
