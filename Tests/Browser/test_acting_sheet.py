"""A tab that acts slides up a sheet; the selection stays (R4.14)."""

import io

import pytest
from PIL import Image

from pages import Preview, address, open_page
from playwright.sync_api import expect
from product import eventually
from specs import MAIL, tab

SPEC = {**MAIL, "tabs": [*MAIL["tabs"][:2], tab("Compose", "compose", action=True), *MAIL["tabs"][2:]]}


def sheet(page):
    return page.get_by_role("dialog", name="Compose")


@pytest.mark.parametrize("way", ["mouse", "touch", "Enter", " "])
@pytest.mark.parametrize("end", ["Cancel", "Done", "Escape"])
def test_the_focus_goes_into_the_sheet_and_comes_back(browser, product, way, end):
    product.write(SPEC)
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = open_page(context, product, "?platform=iPhone&select=sent")
    entry = page.locator('[role="tab"][data-title="Compose"]')
    before = address(page)
    {"mouse": entry.click, "touch": entry.tap}.get(way, lambda: entry.press(way))()
    sheet(page).wait_for()
    assert page.evaluate("document.activeElement.textContent") == "Cancel"
    page.keyboard.press("Escape") if end == "Escape" else sheet(page).get_by_role("button", name=end).tap()
    sheet(page).wait_for(state="detached")
    assert page.evaluate("document.activeElement.dataset.title") == "Compose"
    assert entry.get_attribute("aria-selected") == "false" and address(page) == before
    assert page.problems == []
    context.close()


def test_it_covers_its_own_screen_also_after_the_window_changed(context, product):
    product.write(SPEC)
    page = open_page(context, product, "?form=tabBar")
    phone = page.locator('.frame[data-platform="iPhone"]')
    phone.locator('[role="tab"][data-title="Compose"]').click()
    sheet(page).evaluate("sheet => Promise.all(sheet.getAnimations().map(one => one.finished))")

    def fits():
        there, here = phone.locator(".screen").bounding_box(), sheet(page).bounding_box()
        return abs(there["x"] - here["x"]) < 2 and abs(there["width"] - here["width"]) < 2
    eventually(fits, "over the iPhone")
    page.set_viewport_size({"width": 1300, "height": 800})
    eventually(fits, "still over it")


def test_a_change_that_arrives_leaves_it_open(context, product):
    product.write(SPEC)
    page = open_page(context, product, "?platform=iPad&form=tabBar")
    preview = Preview(page, product)
    preview.in_bar("Compose").click()
    sheet(page).wait_for()
    product.write({**SPEC, "title": "Other"})
    preview.says("Showing revision")
    expect(sheet(page)).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.title") == "Compose"


def test_only_its_own_screen_is_dimmed(context, product):
    product.write(SPEC)
    page = open_page(context, product, "?platform=iPad&form=tabBar")
    Preview(page, product).in_bar("Compose").click()
    sheet(page).wait_for()
    assert sheet(page).evaluate("one => getComputedStyle(one, '::backdrop').backgroundColor") == "rgba(0, 0, 0, 0)"
    there, here = (page.locator(one).bounding_box() for one in (".screen", "dialog.sheet"))
    assert all(abs(there[side] - here[side]) < 2 for side in there), (there, here)
    assert "is an action, so the selection" in page.locator("#toast").text_content()


def test_what_it_means_is_read_over_it(browser, product):
    """The page lies below the sheet as a whole, so what is drawn is looked at."""
    product.write(SPEC)
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = open_page(context, product, "?platform=iPhone&select=sent")
    page.locator('[role="tab"][data-title="Compose"]').click()
    sheet(page).evaluate("sheet => Promise.all(sheet.getAnimations({ subtree: true }).map(one => one.finished))")
    there, toast = sheet(page).bounding_box(), page.locator("#toast").bounding_box()
    left = max(toast["x"] + 8, there["x"] + 2)   # before its first letter
    point = int(left), int(toast["y"] + toast["height"] / 2)
    assert there["x"] < point[0] < there["x"] + there["width"] and point[1] < there["y"] + there["height"], "they meet"
    picture = Image.open(io.BytesIO(page.screenshot()))
    assert picture.getpixel(point)[:3] == (0x25, 0x27, 0x2e)
    context.close()


def test_it_runs_as_its_screen_does_and_asks_for_something(context, product):
    product.write(SPEC)
    page = open_page(context, product, "?platform=iPhone&direction=rtl")
    page.locator('[role="tab"][data-title="Compose"]').click()
    cancel, done = (sheet(page).get_by_role("button", name=name).bounding_box() for name in ("Cancel", "Done"))
    assert cancel["x"] > done["x"]
    assert sheet(page).locator(".sheet-form[aria-hidden] li").count() > 5
