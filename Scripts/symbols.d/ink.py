"""Measures what a glyph covers: its box, its middle, its weight.

A glyph is painted into rows of bits, four to a unit, lines by stamping discs, areas by the even-odd rule.
"""
from dataclasses import dataclass

from geometry import flat
from sprite import HALF_LINE

FINE = 4
ROWS = 24 * FINE
ASIDE = 4  # units looked at on either side of the field, where wide glyphs reach
COLUMNS = (24 + 2 * ASIDE) * FINE


@dataclass(frozen=True)
class Ink:
    """All in units of the 24 × 24 field."""

    left: float
    top: float
    right: float
    bottom: float
    middle: complex
    share: float  # of the field, 0 to 1

    @property
    def width(self):
        return self.right - self.left

    @property
    def height(self):
        return self.bottom - self.top

    @property
    def center(self):
        return complex((self.left + self.right) / 2, (self.top + self.bottom) / 2)


def measured(glyph):
    """The ink of a glyph, or None of an empty one."""
    rows = [0] * ROWS
    for path in glyph.area + glyph.solid:
        fill(rows, path)
    for hole in glyph.hole:
        rows = [row & ~gap for row, gap in zip(rows, filled(hole))]
    for path in glyph.area + glyph.stroke:
        stamp(rows, path)
    return summed(rows) if any(rows) else None


def fill(rows, path):
    for y, row in enumerate(filled(path)):
        rows[y] |= row


def filled(path):
    points = [(p + ASIDE) * FINE for p in flat(path.segments, 12)]
    rows = [0] * ROWS
    for p, q in zip(points, points[1:] + points[:1]):
        if p.imag == q.imag:
            continue
        a, b = (p, q) if p.imag < q.imag else (q, p)
        for y in range(max(0, round(a.imag)), min(ROWS, round(b.imag))):
            x = a.real + (y + 0.5 - a.imag) / (b.imag - a.imag) * (b.real - a.real)
            rows[y] ^= (1 << COLUMNS) - (1 << min(COLUMNS, max(0, round(x))))
    return rows


def stamp(rows, path):
    reach = HALF_LINE * FINE
    for point in dots(path):
        for y in range(max(0, round(point.imag - reach)), min(ROWS, round(point.imag + reach))):
            half = max(0.0, reach * reach - (y + 0.5 - point.imag) ** 2) ** 0.5
            low, high = max(0, round(point.real - half)), min(COLUMNS, round(point.real + half))
            rows[y] |= (1 << max(high, low)) - (1 << low)


def dots(path):
    """Points along the line, at most one cell apart."""
    chains = [[segment] for segment in path.segments] if path.rays else [path.segments]
    for chain in chains:
        points = [(p + ASIDE) * FINE for p in flat(chain, 12)]
        for p, q in zip(points, points[1:]):
            count = max(1, int(abs(q - p)) + 1)
            yield from (p + (q - p) * i / count for i in range(count + 1))


def summed(rows):
    used = [y for y, row in enumerate(rows) if row]
    union = 0
    weight = x_sum = y_sum = 0
    for y in used:
        union |= rows[y]
        count = rows[y].bit_count()
        weight += count
        y_sum += count * (y + 0.5)
        x_sum += place_sum(rows[y])
    return Ink(
        left=(union & -union).bit_length() / FINE - 1 / FINE - ASIDE,
        top=used[0] / FINE,
        right=union.bit_length() / FINE - ASIDE,
        bottom=(used[-1] + 1) / FINE,
        middle=complex(x_sum / weight, y_sum / weight) / FINE - ASIDE,
        share=weight / ROWS**2,
    )


def place_sum(row):
    """The sum of the places of a row's bits, in cells from the left."""
    total, base = 0.0, 0
    while row:
        skip = (row & -row).bit_length() - 1
        row >>= skip
        base += skip
        run = (~row & (row + 1)).bit_length() - 1
        total += run * (base + run / 2)
        row >>= run
        base += run
    return total
