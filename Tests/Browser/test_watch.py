"""Apple Watch: pages turn by swiping, by the wheel, by keys and by their dots, in both directions of text."""

import pytest

from product import eventually
from rooms import HOME, box, rooms, shown, shows


def swipe(page, dx, dy):
    x, y, width, height = page.locator(".content").bounding_box().values()
    page.mouse.move(x + width / 2, y + height / 2)
    page.mouse.down()
    page.mouse.move(x + width / 2 + dx, y + height / 2 + dy, steps=8)
    page.mouse.up()


def wheel(page, dx, dy):
    x, y, width, height = page.locator(".content").bounding_box().values()
    page.mouse.move(x + width / 2, y + height / 2)
    page.mouse.wheel(dx, dy)


def still(page):
    # What follows the scrolling alone doesn't move by itself.
    moves = """document.querySelector('.canvas').getAnimations({ subtree: true })
        .filter(one => one.timeline === document.timeline).length"""
    eventually(lambda: page.locator(".page-ghost").count() == 0 and page.evaluate(moves) == 0, "the page stands")


STYLES = [("automatic", "ltr", 1, 0), ("automatic", "rtl", -1, 0), ("verticalPage", "ltr", 0, 1),
          ("verticalPage", "rtl", 0, 1), ("carousel", "ltr", 0, 1)]
KEYS = {(1, 0): ("ArrowRight", "ArrowLeft"), (-1, 0): ("ArrowLeft", "ArrowRight"), (0, 1): ("ArrowDown", "ArrowUp")}


@pytest.mark.parametrize("style, direction, x, y", STYLES)
@pytest.mark.parametrize("way", ["swipe", "wheel", "keys"])
def test_a_watchs_pages_turn(context, product, style, direction, x, y, way):
    page = rooms(context, product, f"platform=watch&direction={direction}", tabViewStyle=style)
    def turn(on):
        if way == "swipe":
            swipe(page, -90 * x * on, -90 * y * on)
        elif way == "wheel":
            wheel(page, 120 * x * on, 120 * y * on)
        else:
            page.locator(".content").focus()
            page.keyboard.press(KEYS[x, y][on < 0])
        still(page)
    turn(-1)
    assert shown(page) == "home", "nothing stands before the first page"
    for on, wanted in [(1, "films"), (1, "music"), (1, "rome"), (-1, "music")]:
        turn(on)
        shows(page, wanted)
        still(page)
    assert page.locator('.page-dot[aria-selected="true"]').get_attribute("data-entry") == "music"


def test_a_page_that_is_let_go_early_comes_back(context, product):
    page = rooms(context, product, "platform=watch")
    x, y, width, height = page.locator(".content").bounding_box().values()
    page.mouse.move(x + 100, y + 100)
    page.mouse.down()
    page.mouse.move(x + 80, y + 100, steps=4)
    page.wait_for_timeout(300)   # too slow for a flick
    eventually(lambda: box(page, ".content")[0] == -20, "it follows the finger")
    page.mouse.up()
    still(page)
    assert box(page, ".content")[0] == 0 and shown(page) == "home"


@pytest.mark.parametrize("query, slides", [("", True), ("&reduceMotion=true", False)])
def test_pages_slide_only_where_motion_is_welcome(context, product, query, slides):
    page = rooms(context, product, f"platform=watch{query}")
    page.evaluate("""() => {
        window.ghosts = 0;
        new MutationObserver(() => { window.ghosts += document.querySelectorAll('.page-ghost').length; })
            .observe(document.querySelector('.canvas'), { childList: true });
    }""")
    page.locator('.page-dot[data-entry="films"]').click()
    shows(page, "films")
    still(page)
    assert (page.evaluate("window.ghosts") > 0) is slides


def test_a_watchs_dots_turn_by_arrow_keys_and_keep_the_focus(context, product):
    page = rooms(context, product, "platform=watch")
    page.locator('.page-dot[aria-selected="true"]').focus()
    for wanted in ["films", "music"]:
        page.keyed("ArrowRight")
        shows(page, wanted)
        still(page)
        eventually(lambda: page.evaluate("document.activeElement.dataset.entry") == wanted, "the dot has the focus")


@pytest.mark.proves("R2.9")
def test_upright_pages_have_their_dots_beside_the_crown(context, product):
    for direction in ["ltr", "rtl"]:
        page = rooms(context, product, f"platform=watch&direction={direction}", tabViewStyle="verticalPage")
        x, y, width, height = box(page, ".page-dots")
        assert 198 - 24 <= x and x + width <= 198 and abs(y + height / 2 - 121) <= 1
        assert page.locator(".page-dots").get_attribute("aria-orientation") == "vertical"


def test_without_script_a_watchs_dots_are_links(browser, product):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 1280, "height": 800})
    product.write(HOME)
    eventually(lambda: '"Rooms"' in product.get("spec"), "the spec is read")
    page = context.new_page()
    page.goto(f"{product.url}?platform=watch")
    page.locator('.page-dot[data-entry="music"]').click()
    page.wait_for_url("**select=music")
    assert shown(page) == "music"
    context.close()
