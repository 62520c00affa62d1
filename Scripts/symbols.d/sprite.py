"""Writes glyphs as SVG symbols: paths only, two decimals, no ids, styles or references inside."""
import math

from geometry import NEAR, Arc, Cubic, Line, Region, flat

HALF_LINE = 0.7
PEN = 'fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"'


def sprite(glyphs):
    """The file: one symbol for each (name, glyph), in the order given."""
    lines = ['<svg xmlns="http://www.w3.org/2000/svg">']
    for name, glyph in glyphs:
        try:
            lines.append(symbol(name, glyph))
        except ValueError as problem:
            raise SystemExit(f"{name}: {problem}") from problem
    return "\n".join(lines) + "\n</svg>\n"


def symbol(name, glyph):
    spill = ' overflow="visible"' if is_wide(glyph) else ""
    return f'<symbol id="{name}" viewBox="0 0 24 24"{spill} {PEN}>{inner(glyph)}</symbol>'


def is_wide(glyph):
    """Whether the glyph reaches over the sides of the field."""
    places = [p.real for path in glyph.area + glyph.stroke + glyph.solid for p in flat(path.segments, 12)]
    return bool(places) and (min(places) < HALF_LINE or max(places) > 24 - HALF_LINE)


def inner(glyph):
    """What a symbol contains: paths for the pen that is set around them."""
    text = ""
    if glyph.area or glyph.solid or glyph.hole:
        text += filled(glyph.area, glyph.solid, glyph.hole)
    strokes = glyph.area + glyph.stroke
    return text + f'<path d="{data(strokes)}"/>' if strokes else text


def filled(areas, solids, holes):
    """Areas with their holes; each area apart, so that overlapping ones do not undo each other."""
    result = ""
    attributes = 'fill="currentColor" stroke="none"'
    plates = areas + solids
    regions = [Region(plate.segments) for plate in plates] if holes else []
    owners = [max(range(len(plates)), key=lambda i: (share(hole, regions[i]), i)) for hole in holes]
    for index, plate in enumerate(plates):
        own = [hole for hole, owner in zip(holes, owners) if owner == index]
        rule = ' fill-rule="evenodd"' if own else ""
        result += f'<path {attributes}{rule} d="{data([plate] + own)}"/>'
    return result


def share(hole, region):
    """How much of the hole's border lies inside the region, 0 to 1."""
    points = flat(hole.segments, 6)
    return sum(p in region for p in points) / len(points)


def data(paths):
    return "".join(path_text(path) for path in paths)


def path_text(path):
    text, here, start = "", None, None
    for segment in path.segments:
        if here is None or abs(segment.start - here) > NEAR:
            if here is not None and path.closed:
                raise ValueError(f"a closed path has a gap at {here:.2f} to {segment.start:.2f}")
            text += f"M{pair(segment.start)}"
            start = segment.start
        here = segment.end
        last = path.closed and segment is path.segments[-1] and abs(here - start) < NEAR
        text += "" if last and isinstance(segment, Line) else segment_text(segment)
    return text + ("Z" if path.closed else "")


def segment_text(segment):
    if isinstance(segment, Line):
        across, down = number(segment.end.real), number(segment.end.imag)
        if down == number(segment.start.imag):
            return f"H{across}"
        if across == number(segment.start.real):
            return f"V{down}"
        return f"L{pair(segment.end)}"
    if isinstance(segment, Cubic):
        return f"C{pair(segment.c1)} {pair(segment.c2)} {pair(segment.end)}"
    return arc_text(segment)


def arc_text(segment: Arc):
    sweep = segment.a1 - segment.a0
    if abs(sweep) > math.pi * 1.5:
        return arc_text(segment.part(0, 0.5)) + arc_text(segment.part(0.5, 1))
    radius, large, way = number(segment.radius), int(abs(sweep) > math.pi), int(sweep > 0)
    return f"A{radius} {radius} 0 {large} {way} {pair(segment.end)}"


def pair(point):
    x, y = number(point.real), number(point.imag)
    return f"{x}{'' if y.startswith('-') else ' '}{y}"


def number(value):
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
