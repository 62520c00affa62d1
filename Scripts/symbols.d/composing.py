"""Composes a name that has no lines of its own: `car.circle` is a car in a ring, `car.slash` one crossed out.

The base is drawn by the name before the last part: what `use` needs, written as the lines of a drawing.
"""
FRAMES = ("circle", "square")
BADGES = {
    "plus": "_plus", "minus": "_minus", "xmark": "_xmark", "checkmark": "_check", "clock": "_clock",
    "ellipsis": "_ellipsis", "exclamationmark": "_exclaim", "questionmark": "_question",
}


def lines(name, drawn):
    """The lines that draw a name; none if its base is not drawn."""
    base, _, last = name.rpartition(".")
    if last in FRAMES and base in drawn:
        return [f"use {last}", f"use {base} inside {last} inlay"]
    if last == "slash" and base in drawn:
        return [f"use {base}", "use _slash"]
    base = base.removesuffix(".badge")
    if last in BADGES and base in drawn and f"{base}.badge.{last}" == name:
        return [f"use {base}", f"use {BADGES[last]}"]
    return []
