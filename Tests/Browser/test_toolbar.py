"""The toolbar: every choice by pointer and key, at every width, and what can't be chosen says why."""

import pytest

from pages import address, open_page
from product import eventually
from specs import MAIL

WIDTHS = [1680, 1280, 1279, 1024, 980, 979, 768, 640, 639, 390, 320]


def at(browser, product, width, height=800, query="", **more):
    context = browser.new_context(viewport={"width": width, "height": height}, **more)
    return context, open_page(context, product, query)


def shown(page):
    """The rectangles of everything in the toolbar that can be pressed now."""
    return page.evaluate("""() => [...document.querySelectorAll('.toolbar :is(a, button)')]
        .filter(one => one.checkVisibility({ visibilityProperty: true })).map(one => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return { left, top, right, bottom, name: one.ariaLabel ?? one.textContent.trim() };
        })""")


@pytest.mark.parametrize("query", ["", "?platform=vision", "?view=all"])
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_clipped_and_nothing_overlaps(browser, product, width, query):
    context, page = at(browser, product, width, query=query)
    boxes = shown(page)
    assert len(boxes) >= 8
    for one in boxes:
        assert 0 <= one["left"] and one["right"] <= width, one
    for index, one in enumerate(boxes):
        for other in boxes[index + 1:]:
            apart = (one["right"] <= other["left"] + .5 or other["right"] <= one["left"] + .5
                     or one["bottom"] <= other["top"] + .5 or other["bottom"] <= one["top"] + .5)
            assert apart, (one, other)
    rows = 2 if width < 840 else 1
    assert page.locator(".toolbar").bounding_box()["height"] <= 49 * rows
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()


@pytest.mark.parametrize("query", ["", "?platform=vision&source=open", "?view=all"])
def test_the_title_can_be_read_beside_the_sign_of_others(browser, product, query):
    """About eight letters of it, at every width from a phone's."""
    product.write({**MAIL, "title": "Sketchbooks of the World"})
    other, context = browser.new_context(), browser.new_context(viewport={"width": 1280, "height": 800})
    open_page(other, product)
    page = open_page(context, product, query)
    page.locator(".presence", has_text="2 browsers").wait_for()
    page.locator(".title", has_text="Sketchbooks").wait_for()
    for width in [1920, 1840, 1839, 1720, 1680, 1440, 1439, 1280, 1279, 1024, 980, 979, 768, 700, 639, 390]:
        page.set_viewport_size({"width": width, "height": 800})
        title, sign = (page.locator(name).bounding_box() for name in (".title", ".presence"))
        assert title["width"] >= 64, width
        assert sign["width"] > 0 and sign["x"] + sign["width"] <= min(
            one["left"] for one in shown(page) if one["top"] < sign["y"] + sign["height"] and one["left"] > 40), width
    context.close()
    other.close()


@pytest.mark.parametrize("key, wanted", [
    ("1", "platform=iPhone"), ("2", "platform=iPad"), ("3", "platform=mac"), ("4", "platform=tv"),
    ("5", "platform=vision"), ("6", "platform=watch"), ("0", "view=all"), ("o", "os=18"), ("d", "colorScheme=light"),
    ("r", "direction=rtl"), ("i", "inspector=open")])
def test_keys_choose_and_are_reported_by_the_tooltip(context, product, key, wanted):
    page = open_page(context, product)
    name, value = wanted.split("=")
    control = page.locator(f'.controls [data-control="{name}"][data-value="{value}"]').first
    assert f"({key})" in control.get_attribute("title")
    page.keyboard.press(key)
    eventually(lambda: wanted in address(page), lambda: f"{wanted} in {address(page)}")
    assert page.locator("body").get_attribute("data-view") == ("all" if key == "0" else "one" if key < "7" else "compare")


@pytest.mark.parametrize("platform, only, other", [
    ("mac", "regular", "compact"), ("tv", "regular", "compact"), ("vision", "regular", "compact"),
    ("watch", "compact", "regular")])
def test_a_width_that_a_platform_does_not_have_says_so(context, product, platform, only, other):
    page = open_page(context, product, f"?platform={platform}")
    missing = page.locator(f'[data-control="sizeClass"][data-value="{other}"]')
    reason = missing.get_attribute("title")
    assert reason.endswith(f"has {only} width only")
    assert missing.get_attribute("aria-disabled") == "true" and missing.get_attribute("href") is None
    before = address(page)
    page.keyboard.press("c")
    eventually(lambda: reason in page.locator("#announcer").text_content(), "the reason is said")
    missing.focus()
    assert page.evaluate("document.activeElement.dataset.value") == other, "the reason can be reached by key"
    assert address(page) == before


@pytest.mark.parametrize("view", ["?view=all", "?platform=mac"])
def test_what_is_not_turned_says_so(context, product, view):
    page = open_page(context, product, view)
    turns = page.locator('[data-control="orientation"]')
    assert turns.evaluate_all("all => all.map(one => one.ariaDisabled)") == ["true", "true"]


@pytest.mark.parametrize("width", [768, 390])
def test_menus_hold_what_has_no_room_and_stay_open_while_choosing(browser, product, width):
    context, page = at(browser, product, width)
    button = page.get_by_role("button", name="Settings", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="OS 18").click()
    eventually(lambda: "os=18" in address(page), "the choice is made")
    page.get_by_role("link", name="Dark appearance").click()
    eventually(lambda: "colorScheme=dark" in address(page), "and another one in the same menu")
    page.keyboard.press("Escape")
    assert page.get_by_role("link", name="OS 18", exact=True).count() == 0
    assert page.locator('[data-picker="settings"]').text_content().strip() == "OS 18 · Dark", "the button names what differs"
    assert page.evaluate("document.activeElement.dataset.picker") == "settings"
    page.get_by_role("button", name="Device: Compare").click()
    page.get_by_role("link", name="Apple TV").click()
    eventually(lambda: "platform=tv" in address(page), "a device from the menu")
    context.close()


@pytest.mark.parametrize("width, picker", [(1280, "title"), (1280, "devices"), (1280, "settings"), (1024, "settings"),
                                           (390, "settings"), (390, "platform"), (390, "title"), (320, "mode")])
def test_an_open_menu_is_inside_the_window_below_its_button(browser, product, width, picker):
    context, page = at(browser, product, width)
    button = page.locator(f'[data-picker="{picker}"]')
    button.click()
    panel = page.locator(f'[data-picker-panel="{picker}"]').bounding_box()
    assert 0 <= panel["x"] and panel["x"] + panel["width"] <= width
    assert panel["y"] >= button.bounding_box()["y"] + button.bounding_box()["height"] and panel["y"] + panel["height"] <= 800
    context.close()


def test_exports_carry_what_the_page_shows(context, product):
    page = open_page(context, product, "?platform=iPhone&os=18&select=drafts&colorScheme=dark")
    page.get_by_role("button", name="Menu", exact=True).click()
    links = page.locator("a[data-export]").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    query = "?platform=iPhone&os=18&select=drafts&colorScheme=dark"
    assert links == [f"./export.{kind}{query}" for kind in ("png", "html", "swift", "json")]


def test_there_is_nothing_to_export_before_the_first_good_spec(context, product):
    product.stop()
    product.write("{")
    product.start()
    page = open_page(context, product)
    assert page.locator("[data-export]").count() == 0


@pytest.mark.parametrize("width", [1280, 640, 390])
def test_every_control_is_reached_by_keys_with_a_focus_that_is_seen(browser, product, width):
    """A group of choices is one stop of the tab key; arrows go on inside it."""
    context, page = at(browser, product, width)
    wanted = [one["name"] for one in shown(page)]
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the preview"
    focused = """() => {
        const one = document.activeElement;
        const { outlineWidth, outlineStyle } = getComputedStyle(one);
        return { inside: one.closest('.toolbar') !== null, seen: parseFloat(outlineWidth) >= 2 && outlineStyle === 'solid',
            size: one.matches('.group *') ? one.parentElement.children.length : 1,
            name: one.ariaLabel ?? one.textContent.trim() };
    }"""
    reached, stops = [], 0
    page.keyboard.press("Tab")
    while (one := page.evaluate(focused))["inside"]:
        stops += 1
        for _ in range(one["size"]):
            assert page.evaluate(focused)["seen"], one
            reached.append(page.evaluate(focused)["name"])
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Tab")
    assert sorted(reached) == sorted(wanted) and stops <= 17
    context.close()


@pytest.mark.parametrize("width, height", [(320, 640), (390, 844), (700, 900), (1180, 820), (1366, 1024)])
def test_fingers_get_large_targets(browser, product, width, height):
    context, page = at(browser, product, width, height, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    small = [one for one in shown(page) if min(one["bottom"] - one["top"], one["right"] - one["left"]) < 44]
    assert [one for one in small if "reset the view" not in one["name"]] == []
    mark = page.locator(".mark").bounding_box()
    assert (mark is None) is (width < 360), "the narrowest windows have no room for it"
    hits = "([x, y]) => document.elementFromPoint(x, y).closest('.mark') !== null"
    if mark:
        assert page.evaluate(hits, [max(mark["x"] - 5, 1), mark["y"] - 8]), "what is touched is larger than what is seen"
    context.close()


def test_the_words_of_the_width_keep_their_distance_while_others_are_here(browser, product):
    context, page = at(browser, product, 1280)
    others = [browser.new_context() for _ in range(2)]
    for other in others:
        open_page(other, product)
    page.locator(".presence", has_text="3 browsers").wait_for()
    between = page.locator('.toolbar [data-group="sizeClass"]').evaluate("""group => {
        const [one, other] = [...group.querySelectorAll('.segment')].map(segment => {
            const range = new Range();
            range.selectNodeContents(segment);
            return range.getBoundingClientRect();
        });
        return other.left - one.right;
    }""")
    assert between >= 16
    boxes = sorted(shown(page), key=lambda one: one["left"])
    assert all(one["right"] <= other["left"] + .5 for one, other in zip(boxes, boxes[1:])), boxes
    for one in [context, *others]:
        one.close()


@pytest.mark.parametrize("width, whole", [(1440, True), (1439, False), (768, False), (390, False)])
def test_a_pinned_link_says_so_in_one_line(browser, product, width, whole):
    context, page = at(browser, product, width, query=product.share(pinned=True), has_touch=width == 390)
    status, detail = page.locator(".status"), page.locator(".status-detail")
    assert status.bounding_box()["height"] < 24
    assert (detail.bounding_box()["width"] > 100) is whole
    assert status.get_attribute("title").startswith(f"Pinned {detail.text_content()}. This link")
    title = page.locator(".title")
    assert title.evaluate("one => one.scrollWidth <= one.clientWidth"), "the title is whole beside it"
    context.close()
