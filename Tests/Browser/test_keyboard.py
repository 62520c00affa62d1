"""The page by keyboard alone."""

import pytest

from pages import Preview, address, open_page
from product import eventually


def focused(page):
    return page.evaluate("document.activeElement.dataset.title ?? null")


@pytest.mark.parametrize("direction, forth, back", [("ltr", "ArrowRight", "ArrowLeft"), ("rtl", "ArrowLeft", "ArrowRight")])
def test_arrows_move_the_focus_and_nothing_else(context, product, direction, forth, back):
    preview = Preview(open_page(context, product, f"?platform=iPad&editing=true&direction={direction}"), product)
    preview.in_bar("Inbox").focus()
    for key, wanted in [(forth, "Drafts"), (forth, "Sent"), (back, "Drafts"), ("End", "Flagged"), (forth, "Inbox"),
                        (back, "Flagged"), ("Home", "Inbox")]:
        preview.page.keyboard.press(key)
        assert focused(preview.page) == wanted, f"after {key}"
    assert preview.bar() == ["Drafts", "Sent", "Junk", "Archive", "Folders"]


def test_the_bar_is_one_stop_of_the_tab_key(preview):
    stops = preview.frame.locator('[role="tablist"] [role="tab"][tabindex="0"]')
    assert stops.count() == 1 and stops.get_attribute("data-title") == "Inbox", "the selected tab"
    preview.in_bar("Sent").focus()
    assert stops.count() == 1 and stops.get_attribute("data-title") == "Sent", "then the focused one"


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_focused_tab_is_chosen_by_enter_and_by_space(preview, key):
    preview.in_bar("Sent").press(key)
    eventually(lambda: preview.in_bar("Sent").get_attribute("aria-selected") == "true", "selected")


def test_alt_and_arrow_move_the_entry_and_the_focus_stays_on_it(preview):
    preview.in_bar("Sent").press("Alt+ArrowRight")
    preview.settles(preview.bar, ["Drafts", "Junk", "Sent", "Archive", "Folders"])
    preview.says("Sent moved from position 3 to position 4 of 7 in the tab bar")
    assert focused(preview.page) == "Sent"


def test_a_quick_series_builds_on_itself(preview):
    preview.in_bar("Drafts").focus()
    for _ in range(3):
        preview.page.keyboard.press("Alt+ArrowRight")
    preview.kept(preview.bar, ["Sent", "Junk", "Archive", "Drafts", "Folders"])


def test_at_the_end_it_says_so(preview):
    preview.in_bar("Folders").press("Alt+ArrowRight")
    preview.says("Folders is already last")


def test_moves_within_a_section_by_alt_and_arrow(preview):
    preview.in_sidebar("Work").press("Alt+ArrowDown")
    preview.kept(preview.section, ["Family", "Work", "Travel"])


def test_a_fixed_entry_says_why_it_stays(preview):
    preview.in_bar("Inbox").press("Alt+ArrowRight")
    preview.says(preview.in_bar("Inbox").get_attribute("data-why-move"))


def test_alt_and_arrow_are_the_browsers_own_outside_entries(preview):
    prevented = preview.page.evaluate("""() => {
        const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
    }""")
    assert prevented is False


def test_the_size_class_key_toggles(preview):
    preview.page.keyboard.press("c")
    eventually(lambda: "sizeClass=" in address(preview.page), "another size class in the address")
    first = address(preview.page)
    preview.page.keyboard.press("c")
    eventually(lambda: address(preview.page) != first, "and back")


def test_the_list_of_keys_opens_and_the_keys_can_be_switched_off(preview):
    page = preview.page
    page.keyboard.press("?")
    switch = page.get_by_role("checkbox", name="Letter keys on this page")
    assert switch.is_checked()
    switch.uncheck()
    page.keyboard.press("Escape")
    before = address(page)
    page.keyboard.press("c")
    page.reload()
    page.locator('body[data-live="connected"]').wait_for()
    page.keyboard.press("c")
    page.keyboard.press("?")
    assert not page.locator("dialog[open]").count() and address(page) == before, "off, and remembered"


def test_letters_typed_into_a_field_are_letters(preview):
    page = preview.page
    before = address(page)
    page.evaluate("document.body.append(Object.assign(document.createElement('input'), { id: 'typed' }))")
    page.locator("#typed").press_sequentially("cdre")
    assert page.locator("#typed").input_value() == "cdre" and address(page) == before
