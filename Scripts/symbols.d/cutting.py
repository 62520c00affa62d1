"""Takes a region (around a badge, a slash, a shape in front) out of strokes and areas."""
from geometry import NEAR, Region, flat
from paths import Path

STEPS = 96


def outside_strokes(path, region):
    """The parts of a stroke that lie outside the region."""
    chains = outside_chains(path, region)
    if chains is None:
        return [] if path.segments[0].point(0.37) in region else [path]
    return [Path(chain, False) for chain in chains]


def outside_area(path, region):
    """The closed path without the region: the rest's border follows the region's."""
    chains = outside_chains(path, region)
    if chains is None:
        return [] if path.segments[0].point(0.37) in region else [path]
    starts = [place(chain[0].start, region.segments) for chain in chains]
    whole = Region(path.segments)
    result, left = [], list(range(len(chains)))
    while left:
        first = index = left.pop(0)
        outline = []
        while True:
            outline += chains[index]
            leave = place(chains[index][-1].end, region.segments)
            links = [(walk(region.segments, leave, starts[i], way), i) for way in (1, -1) for i in [first] + left]
            fits = [(length(link), n, link, i) for n, (link, i) in enumerate(links) if is_within(link, whole)]
            _, _, link, index = min(fits)
            outline += link
            if index == first:
                break
            left.remove(index)
        result.append(Path(outline, True))
    return result


def outside_chains(path, region):
    """Runs of segments outside the region; None when the border is never crossed."""
    pieces, crossed = [], False
    for segment in path.segments:
        marks = [i / STEPS for i in range(STEPS + 1)]
        flags = [segment.point(t) in region for t in marks]
        cuts = [0.0]
        for i in range(STEPS):
            if flags[i] != flags[i + 1]:
                cuts.append(halved(segment, marks[i], marks[i + 1], region))
                crossed = True
        cuts.append(1.0)
        for t0, t1 in zip(cuts, cuts[1:]):
            if t1 - t0 > 1e-4:
                pieces.append(None if segment.point((t0 + t1) / 2) in region else segment.part(t0, t1))
    if not crossed:
        return None
    chains = [[]]
    for piece in pieces:
        if piece is None:
            chains.append([])
        elif chains[-1] and abs(chains[-1][-1].end - piece.start) > NEAR:
            chains.append([piece])
        else:
            chains[-1].append(piece)
    if path.closed and len(chains) > 1 and chains[0] and chains[-1]:
        chains[0] = chains.pop() + chains[0]
    return [chain for chain in chains if chain and length(chain) > 0.2]


def halved(segment, t0, t1, region):
    before = segment.point(t0) in region
    for _ in range(30):
        middle = (t0 + t1) / 2
        if (segment.point(middle) in region) == before:
            t0 = middle
        else:
            t1 = middle
    return t0


def place(point, border):
    """Where on a closed path the point lies: (segment index, t)."""
    _, index, t = min(
        (abs(segment.point(i / 100) - point), index, i / 100)
        for index, segment in enumerate(border)
        for i in range(101)
    )
    step = 0.01
    while step > 1e-7:
        step /= 2
        t = min((t, max(t - step, 0), min(t + step, 1)), key=lambda u: abs(border[index].point(u) - point))
    return index, t


def walk(border, start, end, way):
    """The closed path from one place to another, forwards (1) or backwards (-1)."""
    if way < 0:
        return [s.reversed() for s in reversed(walk(border, end, start, 1))]
    (i, t), (j, u) = start, end
    if i == j and u > t:
        return [border[i].part(t, u)]
    result = [border[i].part(t, 1)]
    k = (i + 1) % len(border)
    while k != j:
        result.append(border[k])
        k = (k + 1) % len(border)
    return [s for s in result + [border[j].part(0, u)] if abs(s.end - s.start) > 1e-3]


def is_within(link, whole):
    points = flat(link, 12)
    return bool(link) and all(p in whole for p in points[1:-1] or [(points[0] + points[-1]) / 2])


def length(chain):
    points = flat(chain, 12)
    return sum(abs(q - p) for p, q in zip(points, points[1:]))
