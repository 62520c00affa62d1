"""The large content viewer (R2.90): at accessibility sizes a held tab shows its symbol and title enlarged."""

import pytest

from pages import Preview, address, open_page, pass_time
from product import eventually
from touch import Finger

LARGE = "&dynamicTypeSize=accessibility3"


def viewed(page):
    return page.locator(".large-content").all_text_contents()


@pytest.fixture
def held(browser, product):
    contexts = []

    def start(query, title, platform, width=390, height=844):
        context = browser.new_context(viewport={"width": width, "height": height}, has_touch=True)
        contexts.append(context)
        page = open_page(context, product, query)
        preview = Preview(page, product, platform)
        preview.finger = Finger(page)
        preview.finger.down(preview.centre(preview.in_bar(title)))
        preview.finger.rest()
        eventually(lambda: viewed(page) == ([title] if LARGE in query else []), "what is held is shown large")
        return preview

    yield start
    for context in contexts:
        context.close()


@pytest.mark.proves("R2.90")
def test_a_finger_that_holds_sees_it_slides_on_and_chooses_by_letting_go(held):
    phone = held("?platform=iPhone" + LARGE, "Drafts", "iPhone")
    page = phone.page
    box = page.locator(".large-content").bounding_box()
    screen = phone.frame.locator(".screen").bounding_box()
    middle = screen["x"] + screen["width"] / 2
    assert abs(box["x"] + box["width"] / 2 - middle) < 2 and page.locator(".large-content svg").count() == 1
    phone.finger.move(phone.centre(phone.in_bar("Drafts")), phone.centre(phone.in_bar("Sent")))
    eventually(lambda: viewed(page) == ["Sent"], "the next")
    phone.finger.up()
    eventually(lambda: "select=sent" in address(page) and viewed(page) == [], "chosen, and gone")
    assert page.get_by_role("menu").count() == 0


def test_at_usual_sizes_a_hold_opens_the_menu_as_ever(held):
    phone = held("?platform=iPhone", "Drafts", "iPhone")
    phone.finger.up()
    phone.page.get_by_role("menu", name="Drafts").wait_for()


def test_where_tabs_are_rearranged_it_gives_way_to_the_drag(held):
    pad = held("?platform=iPad&editing=true" + LARGE, "Archive", "iPad", 1600, 1000)
    pad.finger.move(pad.centre(pad.in_bar("Archive")), pad.left_of(pad.in_bar("Sent")))
    eventually(lambda: viewed(pad.page) == [] and pad.page.locator(".drag-ghost").count() == 1, "lifted")
    pad.finger.up()
    pad.settles(pad.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])


def test_where_tabs_are_rearranged_letting_go_opens_the_menu(held):
    pad = held("?platform=iPad&editing=true" + LARGE, "Archive", "iPad", 1600, 1000)
    pad.finger.up()
    pad.page.get_by_role("menu", name="Archive").wait_for()
    eventually(lambda: viewed(pad.page) == [], "gone")


def test_a_mouse_that_holds_sees_it_and_clicks_as_ever(context, product):
    page = open_page(context, product, "?platform=iPhone" + LARGE)
    phone = Preview(page, product, "iPhone")
    page.mouse.move(*phone.centre(phone.in_bar("Sent")))
    page.mouse.down()
    eventually(lambda: viewed(page) == ["Sent"], "shown")
    page.mouse.up()
    eventually(lambda: "select=sent" in address(page) and viewed(page) == [], "chosen, and gone")


def test_sidebar_rows_scale_and_need_none(context, product):
    page = open_page(context, product, "?platform=iPad&form=sidebar" + LARGE)
    pad = Preview(page, product)
    page.clock.install()
    page.mouse.move(*pad.centre(pad.in_sidebar("Sent")))
    page.mouse.down()
    pass_time(page, 450)
    assert viewed(page) == []
    page.mouse.up()
