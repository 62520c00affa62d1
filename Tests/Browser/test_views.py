"""One device, two beside each other, all of them: what is there, whole, and what opens."""

import gzip

import pytest

from pages import address, open_page
from product import eventually
from specs import MAIL

ALL = ["iphone-compact", "iphone-regular", "ipad-compact", "ipad-regular", "ipad-regular-sidebar", "mac-regular",
       "tv-regular", "vision-regular", "watch-compact"]


def frames(page):
    return page.locator(".frame").evaluate_all("all => all.map(one => one.dataset.frame)")


def test_all_shows_every_platform_in_every_width_with_a_caption(context, product):
    page = open_page(context, product, "?view=all")
    assert frames(page) == ALL
    names = page.locator(".frame").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert len(set(names)) == len(ALL), "no two are called alike"
    captions = page.locator(".frame-caption a").all_text_contents()
    assert captions == ["iPhone", "iPhone", "iPad", "iPad", "iPad", "Mac", "Apple TV", "Vision Pro", "Apple Watch"]


def test_all_says_which_platforms_the_spec_does_not_list(context, product):
    page = open_page(context, product, "?view=all")
    noted = page.locator(".frame:has(.frame-note)").evaluate_all("all => all.map(one => one.dataset.platform)")
    assert noted == ["mac", "tv", "vision", "watch"]
    product.write({**MAIL, "platforms": ["iPad", "watch"]})
    eventually(lambda: page.locator(".frame:has(.frame-note)").evaluate_all(
        "all => all.map(one => one.dataset.platform)") == ["iPhone", "iPhone", "mac", "tv", "vision"], "the new list")


def test_all_shows_an_ipad_without_a_sidebar_once(context, product):
    product.write({**MAIL, "tabViewStyle": "tabBarOnly"})
    page = open_page(context, product, "?view=all")
    assert frames(page) == [name for name in ALL if name != "ipad-regular-sidebar"]


@pytest.mark.parametrize("frame, wanted", [
    ("iphone-compact", {"platform=iPhone"}), ("iphone-regular", {"platform=iPhone", "sizeClass=regular"}),
    ("ipad-compact", {"platform=iPad", "sizeClass=compact"}), ("ipad-regular", {"platform=iPad", "form=tabBar"}),
    ("ipad-regular-sidebar", {"platform=iPad", "form=sidebar"}), ("watch-compact", {"platform=watch"})])
def test_a_press_anywhere_on_a_picture_opens_it(context, product, frame, wanted):
    page = open_page(context, product, "?view=all&os=18")
    picture = page.locator(f'[data-frame="{frame}"]')
    box = picture.bounding_box()
    chrome = picture.get_attribute("data-chrome")
    picture.scroll_into_view_if_needed()
    box = picture.locator(".device").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    eventually(lambda: "platform=" in address(page), "it opened")
    assert set(address(page).split("?")[1].split("&")) == wanted | {"os=18"}
    eventually(lambda: page.locator(".frame").count() == 1, "it alone")
    assert page.locator(".frame").get_attribute("data-chrome") == chrome, "as the picture showed it"


def test_pictures_have_one_stop_each_and_nothing_else_to_press(context, product):
    page = open_page(context, product, "?view=all")
    assert page.locator(".frame .device:not([inert])").count() == 0
    assert page.locator('.frame [data-why-move], .frame .entry[data-rights]:not([data-rights=""])').count() == 0
    before = address(page)
    for key in "se":
        page.keyboard.press(key)
    assert address(page) == before, "keys that speak of one device do nothing"


def test_all_is_hardly_heavier_than_two(product):
    two, nine = (len(gzip.compress(product.get(view).encode(), 9)) for view in ("", "?view=all"))
    assert nine <= two * 1.25, (two, nine)


@pytest.mark.parametrize("width", [1600, 1280, 1024, 768, 390])
@pytest.mark.parametrize("view", ["", "?view=all"])
def test_every_frame_is_whole_and_none_lies_on_another(browser, product, width, view):
    context = browser.new_context(viewport={"width": width, "height": 844})
    page = open_page(context, product, view)
    stage = page.locator(".stage").bounding_box()
    boxes = page.locator(".device").evaluate_all("""all => all.map(one => {
        // What is wider than a narrow window scrolls into view.
        let around = one.parentElement;
        while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
        return { ...one.getBoundingClientRect().toJSON(), room: around?.scrollWidth ?? 0 };
    })""")
    for index, one in enumerate(boxes):
        assert stage["x"] <= one["left"] and one["right"] <= stage["x"] + max(one["room"], stage["width"]) + .5, one
        for other in boxes[index + 1:]:
            assert (one["right"] <= other["left"] or other["right"] <= one["left"] or one["bottom"] <= other["top"]
                    or other["bottom"] <= one["top"]), (one, other)
    context.close()


SCALES = """() => Object.fromEntries([...document.querySelectorAll(".frame")].map(frame => {
    const screen = frame.querySelector(".screen");
    return [frame.dataset.platform, screen.getBoundingClientRect().width / screen.offsetWidth];
}))"""


@pytest.mark.parametrize("query", ["", "?mode=design", "?source=open", "?orientation=portrait"])
def test_no_window_shrinks_a_device_of_the_comparison_to_a_stamp(context, product, query):
    """Beside each other both have one scale; where that is too small, they are below each other."""
    page = open_page(context, product, query)
    side_by_side = 0
    for width in [320, 390, 560, 660, 768, 880, *range(900, 1300, 20), 1366, 1440, 1600, 1920, 2560]:
        page.set_viewport_size({"width": width, "height": 820})
        scales = page.evaluate(SCALES)
        if query == "?source=open" and width < 900:
            continue  # the source has the stage's place
        assert min(scales.values()) >= 0.499, (width, scales)
        ipad, iphone = (page.locator(f'.frame[data-platform="{name}"]').bounding_box() for name in scales)
        if iphone["x"] >= ipad["x"] + ipad["width"]:
            side_by_side += 1
            assert scales["iPad"] == pytest.approx(scales["iPhone"], abs=0.003), (width, scales)
    assert side_by_side >= 2, "wide windows have them beside each other"
    assert page.evaluate("document.documentElement.scrollWidth") <= 2560


def test_on_a_phone_the_ipad_of_the_comparison_runs_off_the_edge_and_scrolls(browser, product):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = open_page(context, product)
    assert page.locator(".device[inert]").count() == 0, "both can be used"
    box = page.locator('.frame[data-platform="iPad"] .device-box')
    assert box.evaluate("box => box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === 'auto'")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator('.frame[data-platform="iPad"] .entry[data-title="Drafts"]').first.tap()
    eventually(lambda: "select=drafts" in address(page), "its tab is chosen")
    context.close()


def test_pictures_of_all_have_no_menus_where_fingers_do_not_hover(browser, product):
    context = browser.new_context(viewport={"width": 1280, "height": 900}, has_touch=True, is_mobile=True)
    page = open_page(context, product)
    assert page.evaluate("matchMedia('(hover: none)').matches")
    menus = """() => [...document.querySelectorAll('.entry-menu')].filter(one => one.checkVisibility()).length"""
    assert page.evaluate(menus) > 0
    page.goto(f"{product.url}?view=all")
    assert page.locator(".frame").count() == 9 and page.evaluate(menus) == 0
    context.close()


CAPTIONS = """() => [...document.querySelectorAll('.frame-caption')].map(caption => {
    const [name, menu] = ['a', '.entry-menu'].map(part => caption.querySelector(part).getBoundingClientRect());
    return [name.top, menu.top + menu.height / 2 - name.top - name.height / 2, menu.right];
})"""


@pytest.mark.parametrize("width, query", [(1280, ""), (1366, "?mode=design"), (1366, "?inspector=open"), (1920, ""),
                                          (1440, "?orientation=portrait")])
def test_captions_beside_each_other_share_a_line(browser, product, width, query):
    context = browser.new_context(viewport={"width": width, "height": 800})
    page = open_page(context, product, query)
    captions = page.evaluate(CAPTIONS)
    assert captions[0][0] == pytest.approx(captions[1][0], abs=1), captions
    assert all(abs(apart) < 6 for _, apart, _ in captions), ("the menu is on the same line", captions)
    details = page.locator(".frame-detail").evaluate_all("all => all.map(one => one.clientWidth)")
    assert min(details) >= 120, ("they can be read", details)
    assert captions[0][2] < page.locator(".frame-caption").nth(1).locator("a").bounding_box()["x"], captions
    stage = page.locator(".stage").evaluate("one => one.scrollWidth - one.clientWidth")
    assert stage == 0
    context.close()


def test_fingers_meet_captions_and_the_hint(browser, product):
    context = browser.new_context(viewport={"width": 768, "height": 1024}, has_touch=True, is_mobile=True)
    page = open_page(context, product, "?platform=iPad")
    for target in (".frame-caption a", ".hint-link"):
        assert page.locator(target).bounding_box()["height"] >= 43, target
    context.close()
