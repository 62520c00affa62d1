"""Apple TV: the bar to measure; the focus and its keys; the sidebar that folds to its pill, as a plain link too."""

import pytest

from pages import address
from playwright.sync_api import expect
from product import eventually
from rooms import HOME, PLAIN, box, focused, folds, rooms, shown, shows
from specs import tab


@pytest.mark.parametrize("os", ["18", "26"])
@pytest.mark.proves("R2.64")
def test_a_tvs_bar_is_centred_68_high_and_46_from_the_top(context, product, os):
    page = rooms(context, product, f"platform=tv&os={os}", **PLAIN)
    x, y, width, height = box(page, ".capsule")
    assert [2 * y, 2 * height] == [46, 68] and abs(x + width / 2 - 480) <= 1


@pytest.mark.proves("R2.64")
def test_a_tvs_bar_of_many_scrolls_and_shows_what_is_chosen(context, product):
    tabs = [tab(f"Channel {n}", f"c{n}") for n in range(30)]
    page = rooms(context, product, "platform=tv&select=c20", **{**PLAIN, "tabs": tabs, "selection": "c0"})
    bar, chosen = box(page, ".capsule"), box(page, '[aria-selected="true"]')
    assert bar[0] >= 40 and bar[2] <= 880
    assert bar[0] <= chosen[0] and chosen[0] + chosen[2] <= bar[0] + bar[2]


# How far beyond the ends of the bar a tab can be met, in pixels.
BEYOND = """bar => {
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    const isTab = x => document.elementFromPoint(x, (top + bottom) / 2)?.closest('[role="tab"]');
    return [...Array(60).keys()].filter(far => isTab(left - far - 1.5) || isTab(right + far + 1.5)).length;
}"""


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("count", [1, 4, 7, 10, 30])
@pytest.mark.proves("R2.64")
def test_a_tvs_bar_holds_its_tabs_and_keeps_the_focused_one_in_view(context, product, count, direction):
    tabs = [tab(f"Gallery {n}", f"c{n}") for n in range(count)]
    page = rooms(context, product, f"platform=tv&direction={direction}", **{**PLAIN, "tabs": tabs, "selection": "c0"})
    bar = page.locator(".top-bar .capsule")
    left, _, width, _ = box(page, ".capsule")
    assert left >= 40 and left + width <= 920
    page.locator('[role="tab"][data-entry="c0"]').focus()
    for number in range(count):
        focus = box(page, f'[role="tab"][data-entry="c{number}"]')
        assert left - 1 <= focus[0] and focus[0] + focus[2] <= left + width + 1, f"tab {number} has the focus"
        assert bar.evaluate(BEYOND) == 0, f"nothing is beside the bar, the focus on tab {number}"
        page.keyed("ArrowLeft" if direction == "rtl" else "ArrowRight")


@pytest.mark.parametrize("direction, content", [("ltr", "ArrowRight"), ("rtl", "ArrowLeft")])
@pytest.mark.proves("R2.63")
def test_a_tvs_sidebar_folds_to_its_pill_and_reopens(context, product, direction, content):
    page = rooms(context, product, f"platform=tv&direction={direction}")
    folds(page, False)
    page.locator('.row[data-entry="home"]').focus()
    page.keyed("ArrowDown", "Enter")
    shows(page, "films")
    folds(page, True)
    expect(page.locator(".pill")).to_be_visible()
    assert page.locator(".pill").inner_text() == "Films"
    assert not page.locator('.row[data-entry="music"]').is_visible()
    x, y, width, height = box(page, ".sidebar")
    eventually(lambda: box(page, ".sidebar")[1::2] == [23, 34], "it is a pill, 46 from the top")
    assert "content" in focused(page)
    page.keyed("Escape")
    folds(page, False)
    assert focused(page) == "Films"
    page.keyed("ArrowDown", content)
    folds(page, True)
    assert shown(page) == "films", "going to the content chooses nothing"


def test_a_tvs_pill_is_opened_by_a_click_and_the_address_keeps_it(context, product):
    page = rooms(context, product, "platform=tv&select=music")
    folds(page, True)
    page.locator(".pill").click()
    folds(page, False)
    assert address(page).endswith("&select=music#tv-regular-sidebar")
    page.reload()
    folds(page, False)
    page.locator('.row[data-entry="films"]').click()
    shows(page, "films")
    folds(page, True)
    eventually(lambda: "#" not in address(page), "the address forgets it")


def test_a_tvs_pill_opens_when_the_focus_comes_to_it(context, product):
    page = rooms(context, product, "platform=tv&select=music")
    page.locator(".frame-caption a").focus()
    page.keyed("Tab")
    folds(page, False)
    assert focused(page) == "Music"


def test_a_tvs_focus_stands_out_by_its_white_and_its_shadow(context, product):
    page = rooms(context, product, "platform=tv", **PLAIN)
    look = ("one => { const s = getComputedStyle(one);"
            " return [s.backgroundImage.includes('rgb(255, 255, 255)'), s.boxShadow !== 'none']; }")
    home, films = (page.locator(f'[role="tab"][data-entry="{one}"]') for one in ["home", "films"])
    assert home.evaluate(look) == [True, True], "it rests on what is chosen"
    home.focus()
    page.keyed("ArrowRight")
    eventually(lambda: films.evaluate(look) == [True, True], "the focus stands out")
    eventually(lambda: home.evaluate(look) == [False, False], "what is chosen stands back")
    assert shown(page) == "home"


def test_a_tvs_focus_goes_into_the_content_and_back(context, product):
    page = rooms(context, product, "platform=tv&select=films", **PLAIN)
    page.locator('[data-entry="films"][role="tab"]').focus()
    page.keyed("ArrowDown")
    assert "content" in focused(page)
    on = page.locator(".sk [data-on]")
    assert on.count() == 1
    first = on.bounding_box()["y"]
    page.keyed("ArrowDown")
    eventually(lambda: on.count() == 1 and on.bounding_box()["y"] > first, "the focus went down")
    page.keyed("ArrowUp", "ArrowUp")
    assert focused(page) == "Films" and on.count() == 0
    page.keyed("ArrowDown", "Escape")
    assert focused(page) == "Films", "Menu goes back to the bar"


def test_without_script_a_tvs_pill_is_a_link_to_the_sidebar(browser, product):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1600, "height": 1000})
    product.write(HOME)
    eventually(lambda: '"Rooms"' in product.get("spec"), "the spec is read")
    page = context.new_page()
    page.goto(f"{product.url}?platform=tv&select=films")
    expect(page.locator(".pill")).to_be_visible()
    assert not page.locator('.row[data-entry="home"]').is_visible()
    page.locator(".pill").click()
    page.locator('.row[data-entry="home"]').click()
    page.wait_for_url("**select=home")
    assert page.locator(".pill").inner_text() == "Home"
    context.close()
