"""Dragging with a finger: hold, then move. A swipe scrolls; a second finger is left alone."""

import pytest

from pages import Preview, address, open_page, pass_time
from product import eventually
from specs import many
from touch import Finger

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
    touched.page.locator(".drag-ghost").wait_for()
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


def test_a_second_finger_is_left_alone(touched):
    start, end = touched.centre(touched.in_bar("Archive")), touched.left_of(touched.in_bar("Sent"))
    touched.finger.down(start)
    touched.finger.rest()
    touched.finger.move(start, end)
    touched.finger.send("touchStart", end, (300, 600))
    touched.finger.send("touchMove", end, (300, 560))
    assert touched.page.locator(".drag-ghost").count() == 1
    touched.finger.send("touchEnd", end)
    touched.finger.up()
    touched.kept(touched.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])


def test_a_second_finger_before_the_hold_is_over_lifts_nothing(touched):
    start = touched.centre(touched.in_bar("Archive"))
    touched.finger.down(start)
    touched.finger.send("touchStart", start, (300, 600))
    touched.finger.rest()
    assert touched.page.locator(".drag-ghost").count() == 0
    touched.finger.up()


def test_a_long_press_without_moving_opens_the_menu(touched):
    touched.finger.down(touched.centre(touched.in_bar("Archive")))
    touched.finger.rest()
    touched.finger.up()
    menu = touched.page.get_by_role("menu", name="Archive")
    menu.wait_for()
    assert "select=archive" not in address(touched.page), "and it is no tap"
    assert menu.evaluate("menu => menu.contains(document.activeElement)")
    touched.page.keyboard.press("Escape")
    menu.wait_for(state="detached")


def test_a_long_press_where_nothing_moves_opens_the_menu_and_leaves_the_focus_in_it(browser, product):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = open_page(context, product, "?platform=iPhone")
    phone, finger = Preview(page, product, "iPhone"), Finger(page)
    page.clock.install()
    finger.down(phone.centre(phone.in_bar("Drafts")))
    finger.rest()
    finger.up()
    menu = page.get_by_role("menu", name="Drafts")
    menu.wait_for()
    page.keyboard.press("Shift")  # what a mouse made of the finger would have come before
    pass_time(page, 200)
    assert menu.evaluate("menu => menu.contains(document.activeElement)")
    assert "select=drafts" not in address(page) and page.get_by_role("tooltip").count() == 0
    page.keyboard.press("Escape")
    menu.wait_for(state="detached")
    context.close()


def test_a_tap_selects(touched):
    touched.in_bar("Sent").tap()
    eventually(lambda: "select=sent" in address(touched.page), "selected by a tap")


def test_a_tap_that_a_busy_page_hears_of_late_is_no_long_press(browser, product):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = open_page(context, product, "?platform=iPhone")
    Preview(page, product, "iPhone").in_bar("Sent").evaluate("""async entry => {
        const { x, y } = entry.getBoundingClientRect();
        const one = { pointerType: 'touch', pointerId: 7, isPrimary: true, bubbles: true, clientX: x + 9, clientY: y + 9 };
        const [down, up] = ['pointerdown', 'pointerup'].map(type => new PointerEvent(type, one));
        entry.dispatchEvent(down);
        await new Promise(done => setTimeout(done, 450));
        entry.dispatchEvent(up);
        entry.click();
    }""")
    eventually(lambda: "select=sent" in address(page), "selected")
    assert page.get_by_role("menu").count() == 0
    context.close()


def test_a_long_press_whose_end_a_busy_page_hears_of_first_opens_the_menu(browser, product):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = open_page(context, product, "?platform=iPhone")
    Preview(page, product, "iPhone").in_bar("Sent").evaluate("""entry => {
        const { x, y } = entry.getBoundingClientRect();
        const one = { pointerType: 'touch', pointerId: 7, isPrimary: true, bubbles: true, clientX: x + 9, clientY: y + 9 };
        entry.dispatchEvent(new PointerEvent('pointerdown', one));
        for (const end = performance.now() + 450; performance.now() < end;);
        entry.dispatchEvent(new PointerEvent('pointerup', one));
    }""")
    page.get_by_role("menu", name="Sent").wait_for()
    assert "select=sent" not in address(page)
    context.close()
