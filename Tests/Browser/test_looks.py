"""Who works on the looks sees them without reload: `--public DIR` is watched."""

import re
import shutil

import pytest

from pages import open_page
from product import ROOT, Product, binary, eventually
from specs import MAIL


@pytest.fixture
def styled(tmp_path, context):
    folder = tmp_path / "Public"
    shutil.copytree(ROOT / "Public", folder)
    (tmp_path / "spec").mkdir()
    product = Product(binary(), tmp_path / "spec" / "tabs.json")
    product.write(MAIL)
    product.start(0, "--public", str(folder))
    yield folder, open_page(context, product, "?platform=iPad")
    product.stop()


def test_a_saved_style_takes_effect_in_place_and_the_old_one_goes(styled):
    folder, page = styled
    page.evaluate("window.same = true")
    sheets = page.locator('link[rel="stylesheet"]').count()
    with (folder / "base.css").open("a") as file:
        file.write("\n:root { --probe: seven; }\n")
    probe = "getComputedStyle(document.documentElement).getPropertyValue('--probe')"
    eventually(lambda: page.evaluate(probe) == "seven", "the new style")
    eventually(lambda: page.locator('link[rel="stylesheet"]').count() == sheets, "as many sheets as before")
    assert page.evaluate("window.same") is True


def test_whatever_the_script_makes_is_styled():
    script = "\n".join(file.read_text() for file in ROOT.glob("Public/*.js"))
    styles = "\n".join(file.read_text() for file in ROOT.glob("Public/*.css"))
    made = {name for names in re.findall(r"\bclass: '([^']+)'", script) for name in names.split()}
    assert {"menu", "tooltip", "drag-ghost"} <= made
    bare = {name for name in made if not re.search(rf"\.{re.escape(name)}(?![\w-])", styles)}
    assert bare == set()


def test_an_open_menu_floats_beside_its_entry(preview):
    entry = preview.in_bar("Inbox")
    entry.click(button="right")
    menu = preview.page.get_by_role("menu")
    assert menu.evaluate("one => getComputedStyle(one).position") == "fixed"
    near = menu.bounding_box()["y"] - entry.bounding_box()["y"]
    assert -menu.bounding_box()["height"] <= near <= 80, f"the menu stands {near} below its entry"
