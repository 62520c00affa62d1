"""Every device × OS × scheme × state is where its record says, to half a point.

`TABPREVIEW_UPDATE_BOXES=1 pytest Tests/Browser/proofs/test_boxes.py` records again what is drawn now.
"""

import difflib
import os
import re

import pytest

import structure
from views import DEVICES, views

DRAWN = "zoom=100"


def observed(studio, device):
    """The records of a device; in the dark each is the same as in the light."""
    records = {}
    for view in views(device):
        page = studio.show(view, DRAWN)
        light = structure.lines(page)
        page.emulate_media(color_scheme="dark")
        dark = structure.again(page)
        page.emulate_media(color_scheme="light")
        assert difference(light, dark) == "", f"{view.title} has other boxes in the dark"
        records[view.name] = light
    return records


def difference(old, new):
    return "\n".join(difflib.unified_diff(old, new, "recorded", "drawn", lineterm="", n=1))


@pytest.mark.parametrize("device", DEVICES)
def test_everything_is_where_its_record_says(studio, device):
    file = structure.FOLDER / f"{device}.txt"
    drawn = observed(studio, device)
    if os.environ.get("TABPREVIEW_UPDATE_BOXES"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(structure.text(drawn))
    recorded = structure.read(file.read_text())
    assert list(sorted(recorded)) == list(sorted(drawn)), "each view has a record, each record a view"
    wrong = [f"{device}, {name}:\n{difference(recorded[name], drawn[name])}"
             for name in drawn if recorded[name] != drawn[name]]
    assert not wrong, studio.explain("\n\n".join(wrong))


def test_a_record_survives_being_written_and_read():
    records = {"a": ["1 2", "3 4"], "b": ["1 2"], "c": ["1 2", "3 4"], "empty": []}
    assert structure.read(structure.text(records)) == records


@pytest.mark.parametrize("view", [one for one in views() if one.name in (
    "portrait, OS 26", "landscape, OS 18", "landscape, OS 26", "sidebar, OS 26", "vertical pages, OS 26")],
    ids=lambda view: view.title)
def test_a_frame_drawn_to_fit_is_the_same_but_smaller(studio, view):
    """Where it is scaled, text breaks as it does at full size, and nothing moves by more than a point."""
    full, fitted = ([line.split(maxsplit=4) for line in structure.lines(studio.show(view, f"{zoom}"))]
                    for zoom in ("zoom=100", "zoom=60"))
    assert len(full) == len(fitted) > 5
    for large, small in zip(full, fitted):
        assert large[4].split("  ")[0] == small[4].split("  ")[0]
        away = max(abs(float(a) - float(b)) for a, b in zip(large[:4], small[:4]))
        assert away <= 1.5, f"{large} at full size, {small} to fit"


@pytest.mark.parametrize("device", DEVICES)
def test_the_words_in_a_frame_are_drawn_in_the_font_of_the_records(studio, device):
    page = studio.show(views(device)[0], DRAWN)
    fonts = studio.fonts(page)
    assert fonts and all(re.match("Inter( |$)", font) for font in fonts), studio.explain(f"It is drawn in {fonts}.")
