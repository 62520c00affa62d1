"""Reads structure and boxes off a drawn frame, and keeps them as text files that can be read and compared."""

import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "boxes"
READER = Path(__file__).with_name("structure.js").read_text()


def lines(page):
    """What the page's frame draws now, a line for each part and entry."""
    return page.evaluate(READER)


def again(page):
    """The same parts as at the last reading, measured again."""
    return page.evaluate("() => window.measureAgain()")


def text(records):
    """The file of one device. Views that draw the same share one record: their names are above it."""
    shared = {}
    for name, body in records.items():
        shared.setdefault(tuple(body), []).append(name)
    return "\n".join(
        "\n".join([*(f"== {name}" for name in names), *body, ""]) for body, names in shared.items())


def read(source):
    """The records in a device's file by the names of their views."""
    records = {}
    for block in re.split(r"\n(?=\n==)|\n\n", source.strip()):
        names = [line[3:] for line in block.splitlines() if line.startswith("== ")]
        body = [line for line in block.splitlines() if line and not line.startswith("== ")]
        records.update({name: body for name in names})
    return records
