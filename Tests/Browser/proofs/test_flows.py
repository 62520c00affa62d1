"""The essentials at the two sizes of the brief: a wide window with a mouse, a phone with a finger."""

import pytest

from pages import Preview, address, open_page
from product import eventually
from specs import renamed

PLACES = {
    "wide": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


@pytest.fixture(scope="module", params=PLACES)
def place(browser, request):
    context = browser.new_context(**PLACES[request.param], reduced_motion="reduce")
    context.touches = PLACES[request.param].get("has_touch", False)
    yield context
    context.close()


@pytest.fixture
def held(place, product):
    """Opens a view; afterwards nothing was complained of, and the page never scrolled sideways."""
    opened = []

    def show(query, frame="iPad"):
        opened.append(open_page(place, product, query))
        return Preview(opened[-1], product, frame)

    yield show
    for page in opened:
        assert page.problems == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.close()


def press(place, locator):
    """A tap where there is a touch screen, else a click."""
    (locator.tap if place.touches else locator.click)()


def bar(preview):
    return preview.titles("items")


@pytest.mark.parametrize("query, frame", [("?platform=iPad&form=tabBar", "iPad"), ("?platform=iPhone", "iPhone")])
def test_choosing_a_tab(place, held, query, frame):
    preview = held(query, frame)
    press(place, preview.in_bar("Sent"))
    eventually(lambda: preview.in_bar("Sent").get_attribute("aria-selected") == "true", "selected")
    eventually(lambda: "select=sent" in address(preview.page), "in the address")


def test_the_size_class_toggle(place, held):
    page = held("?platform=iPad&form=tabBar").page
    press(place, page.locator('a[data-control="sizeClass"][data-value="compact"]').first)
    page.locator('.frame[data-size-class="compact"][data-chrome="bottomBar"]').wait_for()


def test_the_bar_becomes_the_sidebar_that_can_be_edited(place, held):
    preview = held("?platform=iPad&form=tabBar")
    press(place, preview.frame.locator('a[data-control="form"]').first)
    preview.frame.locator("nav .entry").first.wait_for()
    press(place, preview.frame.locator('a[data-control="editing"]').first)
    preview.page.locator('.frame[data-editing="true"]').wait_for()
    press(place, preview.frame.locator('nav .tick[data-action="hide"]:enabled').first)
    preview.frame.locator('nav .entry[data-hidden="true"]').first.wait_for()


REACH = """tick => {
    const box = tick.getBoundingClientRect();
    const hits = (dx, dy) => tick.contains(document.elementFromPoint(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy));
    const reach = (dx, dy) => { let steps = 0; while (hits(dx * steps, dy * steps)) steps += 1; return steps; };
    return [reach(.5, 0) + reach(-.5, 0), reach(0, .5) + reach(0, -.5)].map(steps => (steps - 1) / 2);
}"""


def test_a_tick_can_be_hit_within_24_pixels_or_more(place, held):
    tick = held("?platform=iPad&editing=true").frame.locator("nav .tick:enabled").first
    tick.scroll_into_view_if_needed()
    assert min(tick.evaluate(REACH)) >= 24


def test_a_tab_joins_the_bar_from_its_menu(place, held):
    preview = held("?platform=iPad&editing=true")
    work = preview.in_sidebar("Work")
    work.focus()
    preview.page.keyboard.press("Shift+F10")
    press(place, preview.page.get_by_role("menuitem", name="Add to Tab Bar"))
    preview.settles(lambda: "Work" in bar(preview), True)


def test_a_saved_change_arrives(place, held, product):
    preview = held("?platform=iPhone", "iPhone")
    product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()


def test_more_opens_its_list_and_a_row_of_it(place, held):
    preview = held("?platform=iPhone", "iPhone")
    press(place, preview.frame.locator(".entry-more"))
    row = preview.zone("more").locator(".entry").first
    row.wait_for()
    press(place, row)
    eventually(lambda: "select=" in address(preview.page), "a row of More was chosen")


def test_the_list_of_keys_opens_and_closes(place, held):
    page = held("").page
    press(place, page.locator('[popovertarget="picker-title"]'))
    press(place, page.locator('[commandfor="help"]').first)
    page.locator("dialog#help[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog#help:not([open])").wait_for(state="attached")
