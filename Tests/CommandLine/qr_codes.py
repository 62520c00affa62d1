"""Reads QR codes with zxing-cpp, a decoder that shares no code with our encoder."""

import re

import numpy
import zxingcpp


def read(dark, scale=4):
    """The text of a grid of modules, True where dark, with its quiet zone; None if no code is found."""
    picture = numpy.where(numpy.array(dark, dtype=bool), 0, 255).astype(numpy.uint8)
    picture = picture.repeat(scale, axis=0).repeat(scale, axis=1)
    found = zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormat.QRCode, try_downscale=False)
    assert len(found) <= 1
    return found[0] if found else None


def grid_of_path(size, path, quiet=4):
    """The modules that SVG path data of rectangles fills, with a quiet zone."""
    dark = numpy.zeros((size + 2 * quiet, size + 2 * quiet), dtype=bool)
    rest = re.sub(r"M(\d+) (\d+)h(\d+)v1h-\3z", "", path)
    assert rest == "", rest
    for column, row, count in re.findall(r"M(\d+) (\d+)h(\d+)v1", path):
        start = int(column) + quiet
        dark[int(row) + quiet, start : start + int(count)] = True
    return dark


PAINTED = re.compile(r"\x1b\[38;5;16;48;5;231m([ ▀▄█]+)\x1b\[0m")


def grid_of_terminal(text):
    """The modules that a terminal shows: dark blocks on light where painted, else light blocks on a dark terminal."""
    lines = PAINTED.findall(text)
    is_painted = bool(lines)
    if not is_painted:
        lines = [line for line in text.splitlines() if line and not line.strip(" ▀▄█")]
    upper, lower = ("▀█", "▄█") if is_painted else ("▄ ", "▀ ")
    rows = []
    for line in lines:
        rows.append([block in upper for block in line])
        rows.append([block in lower for block in line])
    return rows
