"""The lens of the phone's bar: it follows a finger, springs to the chosen tab, and is still where motion is reduced."""

import pytest

from pages import address, open_page, wait_after_paint
from product import eventually

BAR = '.frame[data-platform="iPhone"] .bottom-bar'
ENTRIES = f"{BAR} .capsule .entry"


def middle(page, index):
    box = page.locator(ENTRIES).nth(index).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def slide(page, start, end):
    page.mouse.move(*middle(page, start))
    page.mouse.down()
    page.mouse.move(*middle(page, end), steps=6)


def shift(page):
    return page.locator(f'{ENTRIES}[aria-selected="true"]').evaluate("one => one.style.getPropertyValue('--slide')")


@pytest.fixture
def phone(context, product):
    page = open_page(context, product, "?platform=iPhone")
    wait_after_paint(page)
    return page


def test_a_slide_across_the_bar_chooses_the_tab_under_the_finger(phone):
    titles = phone.locator(ENTRIES).evaluate_all("all => all.map(one => one.dataset.title)")
    slide(phone, 0, 2)
    eventually(lambda: phone.locator(f"{BAR} [data-under]").count() == 1, "a tab is under the finger")
    assert phone.locator(f"{BAR} [data-under]").get_attribute("data-title") == titles[2]
    assert float(shift(phone).removesuffix("px")) > 100, "the lens is under the finger"
    phone.mouse.up()
    chosen = phone.locator(f'{ENTRIES}[aria-selected="true"]')
    eventually(lambda: chosen.get_attribute("data-title") == titles[2], "it is chosen")
    assert "select=" in address(phone)
    eventually(lambda: phone.locator(f"{BAR} :is([data-under], [style], [data-sliding])").count() == 0, "all is as drawn")


def test_a_slide_back_chooses_nothing(phone):
    before = address(phone)
    slide(phone, 0, 2)
    phone.mouse.move(*middle(phone, 0), steps=4)
    phone.mouse.up()
    assert phone.locator(f"{BAR} :is([data-under], [data-sliding])").count() == 0
    assert shift(phone) == "" and address(phone) == before


def test_a_chosen_tab_gets_the_lens_by_a_spring(phone):
    phone.evaluate("""() => { window.sprung = false; const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
            window.sprung ||= options.pseudoElement === '::before'; return animate.call(this, frames, options); }; }""")
    phone.locator(ENTRIES).nth(1).click()
    eventually(lambda: phone.evaluate("window.sprung"), "the lens springs")


def test_reduced_motion_keeps_the_lens_still(browser, product):
    context = browser.new_context(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    page = open_page(context, product, "?platform=iPhone")
    wait_after_paint(page)
    slide(page, 0, 2)
    assert shift(page) == "" and page.locator(f"{BAR} [data-under]").count() == 0
    scale = page.locator(f"{BAR} .capsule").evaluate("one => getComputedStyle(one).scale")
    assert scale == "none"
    page.mouse.up()
    context.close()
