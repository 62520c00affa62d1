"""Twelve views look as they did. `TABPREVIEW_UPDATE_PICTURES=1 pytest …/test_pictures.py` keeps them as they look now."""

import os

import numpy
import pytest
from PIL import Image, ImageDraw

from likeness import SHADE, compare, reduced
from portraits import FOLDER, PORTRAITS, shown, taken
from product import ROOT
from sheet import Sheet


@pytest.fixture(scope="module")
def differences():
    sheet = Sheet(ROOT / ".build/gallery/differences", "Pictures that differ")
    yield sheet
    # Another worker may have the rest of them.
    if sheet.changed:
        sheet.write()


@pytest.mark.parametrize("portrait", PORTRAITS, ids=lambda portrait: portrait.name)
def test_a_view_looks_as_its_picture(studio, differences, portrait):
    new = taken(shown(studio, portrait), portrait.whole)
    if os.environ.get("TABPREVIEW_UPDATE_PICTURES"):
        FOLDER.mkdir(exist_ok=True)
        reduced(new).save(portrait.file, optimize=True)
    changed = differences.add(portrait.name, portrait.name, new, Image.open(portrait.file))
    assert not changed, studio.explain(
        f"{portrait.name} looks different: {differences.folder}/{portrait.name}-difference.png, or index.html there.")


def test_only_pictures_that_are_compared_are_kept_and_all_are_small():
    assert sorted(FOLDER.iterdir()) == sorted(portrait.file for portrait in PORTRAITS)
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) <= 1_500_000


def scene(change=None):
    """Edges, a gradient, a letter: what makes comparing hard. `change` draws over it."""
    ramp = numpy.linspace(40, 220, 160).astype(numpy.uint8)
    picture = Image.fromarray(numpy.repeat(ramp[None, :, None], 120, 0).repeat(3, 2))
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle((20, 20, 90, 60), 12, "white", "black")
    draw.text((30, 30), "Drafts", "blue")
    if change:
        change(draw)
    return picture


@pytest.mark.parametrize("other", [
    scene(), reduced(scene()), scene().transform(
        (160, 120), Image.Transform.AFFINE, (1, 0, .2, 0, 1, 0), Image.Resampling.BILINEAR),
    scene().point(lambda value: min(value + SHADE // 2, 255))],
    ids=["the same", "fewer shades", "other anti-aliasing", "a shade lighter"])
def test_what_an_eye_takes_for_the_same_is_the_same(other):
    assert compare(scene(), other).holds


@pytest.mark.parametrize("change", [
    lambda draw: draw.rectangle((100, 80, 105, 85), "red"),
    lambda draw: draw.line((20, 90, 90, 90), "white"),
    lambda draw: draw.rounded_rectangle((20, 20, 90, 60), 2, "white", "black"),
    lambda draw: draw.text((100, 30), "3", "black")],
    ids=["a dot", "a hairline", "sharper corners", "a badge"])
def test_what_an_eye_sees_is_a_difference(change):
    assert not compare(scene(), scene(change)).holds


def test_another_size_is_a_difference():
    assert not compare(scene(), scene().crop((0, 0, 160, 119))).holds
