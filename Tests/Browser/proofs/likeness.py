"""Compares two pictures as an eye does: what moved by less than a pixel, or is a shade off, is the same."""

from dataclasses import dataclass

import numpy
from PIL import Image

# A channel may be this far (of 255) outside everything that is within one pixel in the other picture, three times
# what rounding the kept pictures costs; and by a quarter of the contrast there, for edges drawn with other
# anti-aliasing: an edge that lies a fifth of a pixel elsewhere.
SHADE, OF_CONTRAST, ROUNDING = 12, 4, 8
# So many such pixels within a square of 16 × 16 are a difference. An edge drawn with other anti-aliasing leaves none,
# a letter that changed about thirty, a missing symbol over a hundred.
SQUARE, MOST = 16, 10


@dataclass(frozen=True)
class Likeness:
    mask: numpy.ndarray  # the pixels that differ
    worst: int  # how many of them stand in the fullest square

    @property
    def holds(self):
        return self.worst <= MOST


def compare(old, new):
    """Two pictures of one size; of different sizes everything differs."""
    if old.size != new.size:
        return Likeness(numpy.ones((new.height, new.width), bool), SQUARE * SQUARE)
    one, other = (numpy.asarray(picture.convert("RGB"), numpy.int16) for picture in (old, new))
    mask = outside(one, other) | outside(other, one)
    return Likeness(mask, fullest(mask))


def outside(one, other):
    """The pixels of one whose color lies outside what the other has within a pixel around."""
    padded = numpy.pad(other, ((1, 1), (1, 1), (0, 0)), "edge")
    height, width = one.shape[:2]
    around = [padded[y:y + height, x:x + width] for y in range(3) for x in range(3)]
    low, high = around[0].copy(), around[0].copy()
    for each in around[1:]:
        numpy.minimum(low, each, out=low)
        numpy.maximum(high, each, out=high)
    room = SHADE + (high - low) // OF_CONTRAST
    return ((one < low - room) | (one > high + room)).any(axis=2)


def fullest(mask):
    """The most marked pixels in a square, the squares overlapping by half."""
    sums = numpy.pad(mask.astype(numpy.int32).cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    height, width = mask.shape
    size_y, size_x = min(SQUARE, height), min(SQUARE, width)
    top, left = (numpy.unique(numpy.append(numpy.arange(0, length - size + 1, SQUARE // 2), length - size))
                 for length, size in ((height, size_y), (width, size_x)))
    top, left = top[:, None], left[None, :]
    return int((sums[top + size_y, left + size_x] - sums[top, left + size_x]
                - sums[top + size_y, left] + sums[top, left]).max())


def reduced(picture):
    """The picture with its shades rounded to multiples of eight, which halves its file: how pictures are kept."""
    shades = numpy.asarray(picture.convert("RGB"), numpy.int16)
    rounded = (shades + ROUNDING // 2) // ROUNDING * ROUNDING
    return Image.fromarray(rounded.clip(0, 255).astype(numpy.uint8))


def difference(new, likeness):
    """The new picture, faint, with what differs in red."""
    faint = Image.blend(new.convert("L").convert("RGB"), Image.new("RGB", new.size, "white"), 0.7)
    pixels = numpy.asarray(faint).copy()
    pixels[likeness.mask] = (220, 0, 40)
    return Image.fromarray(pixels)
