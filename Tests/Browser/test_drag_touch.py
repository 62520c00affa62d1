"""Dragging with a finger: hold, then move. A swipe scrolls; a second finger calls it off."""

import pytest

from pages import Preview, address, open_page
from product import eventually
from specs import many

HOLD = 0.45  # seconds; the script waits 0.3


class Finger:
    """Real touch input through the browser's own protocol, as a touch screen would deliver it."""

    def __init__(self, page):
        self.page, self.session = page, page.context.new_cdp_session(page)

    def send(self, kind, *points):
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, point):
        self.send("touchStart", point)

    def move(self, start, end, steps=8):
        for step in range(1, steps + 1):
            self.send("touchMove", tuple(a + (b - a) * step / steps for a, b in zip(start, end)))

    def up(self):
        self.send("touchEnd")

    def rest(self):
        self.page.wait_for_timeout(HOLD * 1000)


@pytest.fixture
def touched(browser, product):
    context = browser.new_context(viewport={"width": 1600, "height": 1000}, has_touch=True)
    page = open_page(context, product, "?platform=iPad&editing=true")
    preview = Preview(page, product)
    preview.finger = Finger(page)
    yield preview
    assert page.problems == []
    context.close()


def test_holding_and_moving_drags(touched):
    start, end = touched.centre(touched.in_bar("Archive")), touched.left_of(touched.in_bar("Sent"))
    touched.finger.down(start)
    touched.finger.rest()
    assert touched.page.locator(".drag-ghost").count() == 1
    touched.finger.move(start, end)
    touched.finger.up()
    touched.kept(touched.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])


def test_drags_from_the_sidebar_to_the_bar(touched):
    start, end = touched.centre(touched.in_sidebar("Work")), touched.left_of(touched.in_bar("Drafts"))
    touched.finger.down(start)
    touched.finger.rest()
    touched.finger.move(start, end)
    touched.finger.up()
    touched.kept(touched.bar, ["Work", "Drafts", "Sent", "Junk", "Archive", "Folders"])


def test_a_quick_swipe_never_lifts(touched):
    start, end = touched.centre(touched.in_bar("Archive")), touched.left_of(touched.in_bar("Sent"))
    touched.finger.down(start)
    touched.finger.move(start, end)
    assert touched.page.locator(".drag-ghost").count() == 0
    touched.finger.up()
    assert touched.bar() == ["Drafts", "Sent", "Junk", "Archive", "Folders"]


def test_a_swipe_along_a_long_bar_scrolls_it(browser, product):
    product.write(many(30))
    context = browser.new_context(viewport={"width": 1600, "height": 1000}, has_touch=True)
    page = open_page(context, product, "?platform=iPad&editing=true")
    preview, finger = Preview(page, product), Finger(page)
    entry = preview.in_bar("Folder number 4")
    start = preview.centre(entry)
    finger.down(start)
    finger.move(start, (start[0] - 150, start[1]), steps=15)
    finger.up()
    eventually(lambda: preview.centre(entry)[0] < start[0] - 50, "the bar scrolled")
    context.close()


def test_a_second_finger_calls_it_off(touched):
    start, end = touched.centre(touched.in_bar("Archive")), touched.left_of(touched.in_bar("Sent"))
    touched.finger.down(start)
    touched.finger.rest()
    touched.finger.move(start, end)
    touched.finger.send("touchStart", end, (300, 600))
    touched.says("Archive stays where it was")
    touched.finger.up()
    assert touched.bar() == ["Drafts", "Sent", "Junk", "Archive", "Folders"]


def test_a_long_press_without_moving_opens_the_menu(touched):
    touched.finger.down(touched.centre(touched.in_bar("Archive")))
    touched.finger.rest()
    touched.finger.up()
    touched.page.get_by_role("menu", name="Archive").wait_for()
    assert "select=archive" not in address(touched.page), "and it is no tap"


def test_a_tap_selects(touched):
    touched.in_bar("Sent").tap()
    eventually(lambda: "select=sent" in address(touched.page), "selected by a tap")
