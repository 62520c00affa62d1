"""The whole product by keyboard alone, and at 200 % zoom: where the focus goes, stop by stop."""

import pytest

from pages import Preview, address, open_page
from product import eventually

WHERE = """() => {
    const it = document.activeElement;
    const within = it.closest('[role=tablist]') ? 'bar' : it.closest('nav.sidebar') ? 'sidebar'
        : it.closest('.inspector') ? 'inspector' : it.closest('.toolbar') ? 'toolbar' : it.closest('.frame') ? 'frame' : 'page';
    const { outlineStyle, outlineWidth } = getComputedStyle(it);
    const box = it.getBoundingClientRect();
    return { within, name: it.dataset.title ?? it.getAttribute('aria-label') ?? it.textContent.trim(),
        isSeen: box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
        isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 || it.matches('input') };
}"""


def walk(page, most=400):
    """Tab from the beginning to the end; a list of stops."""
    page.evaluate("document.activeElement.blur()")
    stops = []
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            return stops
        stops.append(page.evaluate(WHERE))
        if len(stops) > 1 and stops[-1] == stops[0]:
            return stops[:-1]
    raise AssertionError("the walk never ends")


@pytest.mark.parametrize("query", ["?platform=iPad&editing=true", "?platform=iPhone", "?form=sidebar&select=sent"])
def test_every_stop_can_be_seen_and_says_where_it_is(context, product, query):
    page = open_page(context, product, query + "&inspector=open")
    stops = walk(page)
    assert [stop for stop in stops if not (stop["isSeen"] and stop["isMarked"] and stop["name"])] == []
    parts = [stop["within"] for stop in stops]
    assert parts.index("toolbar") < parts.index("frame" if "frame" in parts else "bar") < parts.index("inspector")
    bars = page.locator('.frame [role="tablist"]').count()
    assert parts.count("bar") == bars, "a bar is one stop"


def test_a_tour_of_everything_by_keyboard(context, product):
    page = open_page(context, product, "?platform=iPad&form=tabBar")
    preview = Preview(page, product)

    def focused():
        return page.evaluate("document.activeElement.dataset.title ?? document.activeElement.textContent.trim()")

    def press(*keys):
        for key in keys:
            page.keyboard.press(key)

    preview.in_bar("Inbox").focus()
    trace = []
    for key in ["ArrowRight", "ArrowRight", "Enter", "End", "Home"]:
        press(key)
        trace.append(focused())
    assert trace == ["Drafts", "Sent", "Sent", "Flagged", "Inbox"]
    eventually(lambda: "select=sent" in address(page), "chosen")
    press("s")
    preview.in_sidebar("Inbox").wait_for()
    assert focused() == "Inbox"
    press("e")
    page.locator('.frame[data-editing="true"]').wait_for()
    preview.in_sidebar("Junk").press("Shift+F10")
    assert page.get_by_role("menu", name="Junk").count() == 1
    press("m", "ArrowRight", "Enter")
    preview.settles(lambda: preview.bar()[0], "Junk")
    assert focused() == "Junk"
    press("Alt+ArrowDown")
    preview.says(preview.in_sidebar("Junk").get_attribute("data-why-section"))
    press("e")
    page.locator('.frame[data-editing="false"]').wait_for()
    press("c")
    page.locator('.frame[data-size-class="compact"]').wait_for()
    assert focused() != "", "on something"
    preview.frame.locator(".entry-more").press("Enter")
    page.locator(".more-list .entry").first.focus()
    press("Enter")
    eventually(lambda: "more" not in address(page), "a tab of More")
    press("?")
    page.locator("dialog#help[open]").wait_for()
    press("Escape")
    eventually(lambda: page.locator("dialog[open]").count() == 0, "closed")
    assert page.problems == []


def test_at_200_percent_all_is_there_and_nothing_runs_out_sideways(browser, product):
    context = browser.new_context(viewport={"width": 640, "height": 400}, device_scale_factor=2)
    page = open_page(context, product, "?platform=iPad&editing=true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    preview = Preview(page, product)
    preview.in_bar("Archive").press("Shift+F10")
    menu = page.get_by_role("menu").bounding_box()
    assert menu["x"] >= 0 and menu["x"] + menu["width"] <= 640 and menu["y"] >= 0 and menu["y"] + menu["height"] <= 400
    page.get_by_role("menuitem", name="Move to start", exact=True).press("Enter")
    preview.settles(preview.bar, ["Archive", "Drafts", "Sent", "Junk", "Folders"])
    assert [stop for stop in walk(page) if not stop["isSeen"]] == []
    context.close()
