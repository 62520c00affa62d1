"""Dragging with a mouse: every place an entry may go to, every way to call it off, and what does not move."""

import pytest

from pages import Preview, address, open_page
from product import eventually
from specs import MAIL, many, renamed, tab


def posts(page):
    sent = []
    page.on("request", lambda request: sent.append(request.post_data_json) if request.method == "POST" else None)
    return sent


def test_moves_an_entry_within_the_bar_to_before_its_new_neighbor(preview):
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.says("Archive moved from position 5 to position 3 of 7 in the tab bar")
    preview.kept(preview.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])


def test_sends_the_neighbor_by_name_and_the_end_of_the_region_as_null(preview):
    sent = posts(preview.page)
    preview.drag(preview.in_bar("Junk"), preview.left_of(preview.in_bar("Drafts")))
    preview.settles(preview.bar, ["Junk", "Drafts", "Sent", "Archive", "Folders"])
    preview.drag(preview.in_bar("Junk"), preview.right_of(preview.in_bar("Folders")))
    preview.settles(preview.bar, ["Drafts", "Sent", "Archive", "Folders", "Junk"])
    eventually(lambda: len(sent) == 2, "both are sent")
    assert sent == [{"op": "moveInBar", "id": "junk", "before": "drafts"},
                    {"op": "moveInBar", "id": "junk", "before": None}]


def test_adds_an_entry_dragged_from_the_sidebar_to_the_bar(preview):
    preview.drag(preview.in_sidebar("Family"), preview.left_of(preview.in_bar("Junk")))
    preview.says("Family added to the tab bar at position 4 of 8")
    preview.kept(preview.bar, ["Drafts", "Sent", "Family", "Junk", "Archive", "Folders"])


def test_removes_an_entry_dragged_off_the_bar(preview):
    x, y = preview.centre(preview.in_bar("Sent"))
    preview.drag(preview.in_bar("Sent"), (x, y + 220))
    preview.says("Sent removed from the tab bar")
    preview.kept(preview.bar, ["Drafts", "Junk", "Archive", "Folders"])


def test_moves_an_entry_within_its_section(preview):
    preview.drag(preview.in_sidebar("Travel"), preview.above(preview.in_sidebar("Work")))
    preview.says("Travel moved from position 3 to position 1 of 3 in Folders")
    preview.kept(preview.section, ["Travel", "Work", "Family"])


def test_the_region_ends_at_the_fixed_and_the_pinned_entries_R3_15(preview):
    preview.drag(preview.in_bar("Junk"), preview.left_of(preview.in_bar("Inbox")))
    preview.settles(preview.bar, ["Junk", "Drafts", "Sent", "Archive", "Folders"])
    preview.drag(preview.in_bar("Junk"), preview.right_of(preview.in_bar("Flagged")))
    preview.settles(preview.bar, ["Drafts", "Sent", "Archive", "Folders", "Junk"])
    assert preview.titles("fixed") == ["Inbox"] and preview.titles("pinned") == ["Flagged"]


def test_shows_a_mark_in_the_gap_and_neighbors_that_yield(preview):
    page = preview.page
    preview.lift(preview.in_bar("Archive"))
    page.mouse.move(*preview.left_of(preview.in_bar("Sent")), steps=4)
    assert page.locator(".drag-ghost").text_content() == "Archive"
    assert page.locator(".drag-ghost").evaluate("ghost => getComputedStyle(ghost).boxShadow") != "none"
    mark = preview.centre(page.locator(".insertion-mark"))[0]
    assert preview.right_of(preview.in_bar("Drafts"))[0] - 20 < mark < preview.left_of(preview.in_bar("Sent"))[0] + 20
    assert preview.in_bar("Sent").evaluate("entry => entry.style.translate") != ""
    page.mouse.up()
    preview.settles(preview.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])
    assert page.locator(".drag-ghost, .insertion-mark, [data-lifted]").count() == 0
    assert preview.in_bar("Sent").evaluate("entry => entry.style.translate") == ""


def test_a_row_yields_with_its_tick(preview):
    page, row = preview.page, preview.in_sidebar("Work")
    preview.lift(preview.in_sidebar("Travel"))
    page.mouse.move(*preview.above(row), steps=4)
    assert row.evaluate("entry => entry.closest('li').style.translate") != ""
    assert row.evaluate("entry => entry.style.translate") == ""
    page.keyboard.press("Escape")
    page.mouse.up()
    assert row.evaluate("entry => entry.closest('li').style.translate") == ""


def test_a_reason_is_shown_once(preview):
    preview.in_bar("Inbox").focus()
    preview.page.keyboard.press("ArrowRight")
    preview.page.keyboard.press("ArrowLeft")
    tip = preview.page.get_by_role("tooltip")
    why = tip.text_content()
    preview.page.keyboard.press("Alt+ArrowRight")
    preview.page.locator("#toast:not([hidden])").filter(has_text=why).wait_for()
    assert not tip.is_visible()


def lose_capture(page):
    page.evaluate("[...document.querySelectorAll('[data-lifted], [data-lifted] *')]"
                  ".find(element => element.hasPointerCapture(1)).releasePointerCapture(1)")
    page.mouse.move(1, 1)   # browsers tell of a lost capture before the pointer's next event, and may wait for that


CALLED_OFF = {
    "Escape": lambda page: page.keyboard.press("Escape"),
    "blur": lambda page: page.evaluate("window.dispatchEvent(new Event('blur'))"),
    "context menu": lambda page: page.evaluate(
        "document.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))"),
    "pointercancel": lambda page: page.evaluate(
        "document.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }))"),
    "lost capture": lose_capture,
    "a press nobody let go of": lambda page: page.evaluate(
        "document.body.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1, bubbles: true }))"),
}


@pytest.mark.parametrize("how", CALLED_OFF)
def test_is_called_off_and_nothing_is_sent_after(preview, how):
    sent = posts(preview.page)
    before = preview.bar()
    preview.lift(preview.in_bar("Archive"))
    preview.page.mouse.move(*preview.left_of(preview.in_bar("Drafts")), steps=4)
    CALLED_OFF[how](preview.page)
    preview.says("Archive stays where it was")
    preview.page.mouse.move(*preview.left_of(preview.in_bar("Sent")), steps=2)
    preview.page.mouse.up()
    eventually(lambda: preview.page.locator(".drag-ghost, .insertion-mark, [data-lifted]").count() == 0, "all tidied up")
    assert sent == [] and preview.bar() == before


def test_let_go_at_its_own_place_nothing_is_sent(preview):
    sent = posts(preview.page)
    preview.drag(preview.in_bar("Sent"), preview.right_of(preview.in_bar("Sent")))
    preview.says("Sent stays where it was")
    assert sent == []


def test_let_go_elsewhere_a_row_of_the_sidebar_goes_home(preview):
    sent = posts(preview.page)
    preview.drag(preview.in_sidebar("Work"), preview.centre(preview.frame.locator('[role="tabpanel"]')))
    preview.says("Work stays where it was")
    assert sent == []


def test_a_fixed_entry_does_not_lift_and_says_why(preview):
    why = preview.in_bar("Inbox").get_attribute("data-why-move")
    assert why
    preview.lift(preview.in_bar("Inbox"))
    tip = preview.page.get_by_role("tooltip")
    assert tip.text_content() == why
    assert preview.page.locator(".drag-ghost").count() == 0
    assert preview.in_bar("Inbox").get_attribute("aria-describedby") == tip.get_attribute("id")
    preview.page.mouse.up()


def test_a_sidebar_only_entry_can_not_be_added_and_says_why_R3_14(preview):
    why = preview.in_sidebar("Settings").get_attribute("data-why-add")
    assert why
    preview.lift(preview.in_sidebar("Settings"))
    assert preview.page.get_by_role("tooltip").text_content() == why
    preview.page.mouse.move(*preview.centre(preview.in_bar("Junk")), steps=4)
    preview.page.mouse.up()
    assert "Settings" not in preview.bar()


def test_a_refusal_is_heard_and_stays_until_the_next_act(preview):
    page, why = preview.page, preview.in_sidebar("Inbox").get_attribute("data-why-move")
    preview.drag(preview.in_sidebar("Inbox"), preview.centre(preview.in_sidebar("Junk")))
    preview.says(why)
    page.mouse.move(*preview.centre(preview.frame.locator('[role="tabpanel"]')))
    assert page.get_by_role("tooltip").text_content() == why, "also away from the entry"
    page.keyboard.press("Shift")
    assert page.get_by_role("tooltip").count() == 0
    preview.drag(preview.in_bar("Inbox"), preview.centre(preview.in_bar("Junk")))
    assert page.get_by_role("tooltip").text_content() == why
    page.mouse.click(5, 500)
    assert page.get_by_role("tooltip").count() == 0


@pytest.mark.proves("R3.13")
def test_in_another_section_it_says_why_it_goes_home(context, product):
    saved = {"title": "Saved", "customizationID": "saved", "tabs": [tab("Later", "later")]}
    product.write({**MAIL, "tabs": [*MAIL["tabs"], saved]})
    preview = Preview(open_page(context, product, "?platform=iPad&editing=true"), product)
    page, sent = preview.page, posts(preview.page)
    why = '"Work" can only be moved within its section. (R3.13)'
    preview.lift(preview.in_sidebar("Work"))
    page.mouse.move(*preview.centre(preview.in_sidebar("Later")), steps=6)
    assert page.get_by_role("tooltip").text_content() == why
    below = page.get_by_role("tooltip").bounding_box()["y"]
    page.mouse.move(*preview.centre(preview.frame.locator('[role="tabpanel"]')), steps=3)
    assert page.get_by_role("tooltip").count() == 0, "it was about that place"
    page.mouse.move(*preview.centre(preview.in_sidebar("Later")), steps=3)
    page.mouse.up()
    preview.says(why)
    assert page.get_by_role("tooltip").bounding_box()["y"] < below, "at its home"
    preview.drag(preview.in_sidebar("Travel"), preview.above(preview.in_sidebar("Work")))
    preview.says("Travel moved from position 3 to position 1 of 3 in Folders")
    assert page.get_by_role("tooltip").count() == 0
    assert [one["op"] for one in sent] == ["moveInSection"]


def test_a_tab_in_no_section_says_why_its_row_stays(preview):
    why = preview.in_sidebar("Drafts").get_attribute("data-why-section")
    assert why
    preview.drag(preview.in_sidebar("Drafts"), preview.centre(preview.in_sidebar("Junk")))
    preview.says(why)
    assert preview.page.get_by_role("tooltip").text_content() == why


def test_says_on_hover_why_an_entry_does_not_move(preview):
    preview.in_bar("Flagged").hover()
    tip = preview.page.get_by_role("tooltip")
    tip.wait_for()
    assert tip.text_content() == preview.in_bar("Flagged").get_attribute("data-why-move")
    preview.page.mouse.move(5, 5)
    tip.wait_for(state="hidden")


def test_a_drag_is_no_click(preview):
    before = address(preview.page)
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.settles(preview.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])
    assert address(preview.page) == before
    preview.in_bar("Sent").click()
    eventually(lambda: "select=sent" in address(preview.page), "the next click is one")


def test_a_change_that_arrives_while_dragging_waits_for_the_drop(preview, product):
    preview.lift(preview.in_bar("Archive"))
    preview.page.mouse.move(*preview.left_of(preview.in_bar("Sent")), steps=3)
    revision = preview.page.locator("body").get_attribute("data-revision")
    with preview.page.expect_response(lambda answer: "editing=true" in answer.url):
        product.write(renamed("Notes"))
    assert preview.titles("items")[0] == "Drafts"
    assert preview.page.locator("body").get_attribute("data-revision") == revision
    preview.page.mouse.up()
    preview.settles(preview.bar, ["Notes", "Archive", "Sent", "Junk", "Folders"])


def test_in_a_right_to_left_bar_the_start_is_on_the_right(context, product):
    preview = Preview(open_page(context, product, "?platform=iPad&editing=true&direction=rtl"), product)
    preview.drag(preview.in_bar("Archive"), preview.right_of(preview.in_bar("Drafts")))
    preview.settles(preview.bar, ["Archive", "Drafts", "Sent", "Junk", "Folders"])


def test_a_long_bar_scrolls_while_the_pointer_rests_at_its_end(context, product):
    product.write(many(30))
    preview = Preview(open_page(context, product, "?platform=iPad&editing=true"), product)
    bar = preview.frame.locator('[role="tablist"]')
    last = preview.in_bar("Folder number 29")
    box = bar.bounding_box()
    assert preview.centre(last)[0] > box["x"] + box["width"], "the last entry is out of sight"
    preview.lift(preview.in_bar("Folder number 1"))
    preview.page.mouse.move(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2, steps=3)
    eventually(lambda: preview.centre(last)[0] < box["x"] + box["width"], "the last entry came into sight")
    preview.page.keyboard.press("Escape")


def test_the_picture_leaves_the_gap_in_sight(preview):
    preview.lift(preview.in_bar("Archive"))
    preview.page.mouse.move(*preview.left_of(preview.in_bar("Sent")), steps=4)
    ghost = preview.page.locator(".drag-ghost").bounding_box()
    mark = preview.page.locator(".insertion-mark").bounding_box()
    preview.page.keyboard.press("Escape")
    assert ghost["y"] + ghost["height"] <= mark["y"] + mark["height"] / 2
