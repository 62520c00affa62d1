"""Taking back what was just done: by the keys that people know, and by the line that says it."""

import pytest

from pages import open_page, show_tab
from playwright.sync_api import expect
from product import eventually

BAR = ["Drafts", "Sent", "Junk", "Archive", "Folders"]
WITHOUT_SENT = [title for title in BAR if title != "Sent"]


def toast(page):
    return page.locator("#toast:not([hidden])")


def drag_off(preview, title):
    x, y = preview.centre(preview.in_bar(title))
    preview.drag(preview.in_bar(title), (x, y + 220))


@pytest.mark.parametrize("undo, redo", [
    ("Control+z", "Control+Shift+z"), ("Meta+z", "Meta+Shift+z"), ("Control+z", "Control+y")])
def test_keys_take_back_and_do_again(preview, undo, redo):
    drag_off(preview, "Sent")
    preview.settles(preview.bar, WITHOUT_SENT)
    preview.says("Sent removed from the tab bar")
    preview.page.keyboard.press(undo)
    preview.settles(preview.bar, BAR)
    preview.page.keyboard.press(redo)
    preview.settles(preview.bar, WITHOUT_SENT)


def test_in_a_field_the_keys_are_the_fields_own(preview):
    drag_off(preview, "Sent")
    preview.settles(preview.bar, WITHOUT_SENT)
    preview.says("Sent removed")
    show_tab(preview.page, "Changes")
    field = preview.page.locator(".profile-name")
    field.fill("zoe")
    field.press("Control+z")
    preview.page.keyboard.press("Escape")
    preview.page.locator("h1").click()
    preview.page.keyboard.press("Control+z")   # the first that reaches the page
    preview.settles(preview.bar, BAR)
    preview.says("There is nothing else to undo.")


def test_with_nothing_to_take_back_it_says_so(preview):
    preview.page.keyboard.press("Control+z")
    preview.says("There is nothing to undo.")


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_the_line_that_says_it_takes_it_back(preview, way):
    drag_off(preview, "Sent")
    undo = preview.page.get_by_role("button", name="Undo: Sent removed from the tab bar")
    undo.wait_for()
    assert toast(preview.page).inner_text().split("\n") == ["Sent removed from the tab bar", "Undo"]
    if way == "mouse":
        undo.click()
    else:
        undo.focus()
        preview.page.keyboard.press("Enter")
    preview.settles(preview.bar, BAR)
    preview.says("Undone: Sent removed from the tab bar")
    assert preview.page.evaluate("document.activeElement.dataset.title") == "Sent", "the focus is on what came back"


def test_the_line_does_not_take_back_what_someone_else_did(preview, product):
    drag_off(preview, "Sent")
    undo = preview.page.get_by_role("button", name="Undo: Sent removed from the tab bar")
    undo.wait_for()
    product.post({"op": "hide", "id": "junk"})
    eventually(lambda: "Junk" not in preview.bar(), "what the other did")
    undo.click()
    preview.says("Someone else changed the tabs in the meantime.")
    assert "Sent" not in preview.bar() and "Junk" not in preview.bar()
    assert all("412" in problem for problem in preview.page.problems)   # the console tells of the refusal
    preview.page.problems.clear()


def test_a_refusal_goes_when_something_else_is_done(preview):
    preview.in_bar("Flagged").focus()
    preview.page.keyboard.press("Alt+ArrowLeft")
    eventually(lambda: toast(preview.page).count() == 1, "the refusal")
    refusal = toast(preview.page).inner_text()
    preview.in_bar("Drafts").focus()
    preview.page.keyboard.press("Alt+ArrowLeft")
    preview.says("already first")
    assert toast(preview.page).count() == 0, refusal


def test_under_a_link_to_look_nothing_is_taken_back(context, product):
    product.post({"op": "hide", "id": "sent"})
    page = open_page(context, product, product.share(role="view") + "?platform=iPad&form=tabBar")
    asked = []
    page.on("request", lambda request: asked.append(request.method))
    page.keyboard.press("Control+z")
    page.keyboard.press("1")
    page.locator('.frame[data-platform="iPhone"]').wait_for()
    assert "POST" not in asked


def test_a_lifted_tab_says_what_letting_go_does(preview):
    word = "getComputedStyle(document.querySelector('.drag-ghost'), '::after').content"
    preview.lift(preview.in_bar("Sent"))
    assert preview.page.evaluate(word) == "none"
    x, y = preview.centre(preview.in_bar("Drafts"))
    preview.page.mouse.move(x, y + 220, steps=4)
    assert preview.page.evaluate(word) == '"Remove"'
    preview.page.mouse.up()
    preview.settles(preview.bar, WITHOUT_SENT)
    preview.lift(preview.in_sidebar("Sent"))
    preview.page.mouse.move(*preview.left_of(preview.in_bar("Drafts")), steps=4)
    assert preview.page.evaluate(word) == '"Add to bar"'
    preview.page.keyboard.press("Escape")


def test_over_its_own_place_there_is_no_mark(preview):
    x, y = preview.centre(preview.in_bar("Sent"))
    preview.lift(preview.in_bar("Sent"))
    preview.page.mouse.move(x + 9, y + 3)
    mark = preview.page.locator(".insertion-mark")
    assert not mark.is_visible()
    preview.page.mouse.move(*preview.left_of(preview.in_bar("Drafts")), steps=4)
    expect(mark).to_be_visible()
    preview.page.mouse.move(x, y, steps=4)
    assert not mark.is_visible()
    preview.page.keyboard.press("Escape")
