"""Everything that dragging does, without dragging (WCAG 2.2, 2.5.7)."""

import pytest

from pages import Preview, open_page, show_tab
from product import eventually
from specs import MAIL, renamed, tab

pytestmark = pytest.mark.quick

CHOICES = ["Add to tab bar", "Remove from tab bar", "Move before…", "Move to start", "Move to end", "Hide", "Show"]


@pytest.fixture
def menu(preview):
    """Opens an entry's menu by a context click and presses its rows by name."""
    def run(entry, *names):
        entry.click(button="right")
        for name in names:
            preview.page.get_by_role("menuitem", name=name, exact=True).last.click()
    return run


def test_offers_all_outcomes_in_one_order(preview, menu):
    menu(preview.in_bar("Sent"))
    assert preview.page.get_by_role("menu", name="Sent").locator(".menu-label").all_text_contents() == CHOICES


def test_adds_to_the_bar(preview, menu):
    menu(preview.in_sidebar("Work"), "Add to tab bar")
    preview.says("Work added to the tab bar")
    preview.kept(lambda: "Work" in preview.bar(), True)


def test_removes_from_the_bar(preview, menu):
    menu(preview.in_bar("Junk"), "Remove from tab bar")
    preview.says("Junk removed from the tab bar")
    preview.kept(preview.bar, ["Drafts", "Sent", "Archive", "Folders"])


def test_moves_before_a_neighbor_chosen_by_name(preview, menu):
    menu(preview.in_bar("Archive"), "Move before…", "Drafts")
    preview.says("Archive moved from position 5 to position 2 of 7 in the tab bar")
    preview.kept(preview.bar, ["Archive", "Drafts", "Sent", "Junk", "Folders"])


def test_moves_to_the_start_and_to_the_end(preview, menu):
    menu(preview.in_bar("Junk"), "Move to start")
    preview.settles(preview.bar, ["Junk", "Drafts", "Sent", "Archive", "Folders"])
    menu(preview.in_bar("Junk"), "Move to end")
    preview.kept(preview.bar, ["Drafts", "Sent", "Archive", "Folders", "Junk"])


def test_moves_within_a_section(preview, menu):
    menu(preview.in_sidebar("Travel"), "Move before…", "Family")
    preview.kept(preview.section, ["Work", "Travel", "Family"])


def test_hides_and_shows(preview, menu):
    menu(preview.in_bar("Drafts"), "Hide")
    preview.says("Drafts hidden")
    preview.settles(preview.bar, ["Sent", "Junk", "Archive", "Folders"])
    menu(preview.in_sidebar("Drafts"), "Show")
    preview.says("Drafts shown")
    preview.kept(lambda: "Drafts" in preview.bar(), True)


def test_the_ticks_of_edit_mode_hide_and_show(preview):
    tick = preview.frame.get_by_role("button", name="Show Sent in the sidebar")
    assert tick.get_attribute("aria-pressed") == "true"
    tick.click()
    preview.settles(preview.bar, ["Drafts", "Junk", "Archive", "Folders"])
    assert tick.get_attribute("aria-pressed") == "false"
    tick.click()
    preview.kept(lambda: "Sent" in preview.bar(), True)


@pytest.mark.parametrize("title, choice, key", [
    ("Inbox", "Move to start", "data-why-move"),
    ("Inbox", "Remove from tab bar", "data-why-remove"),
    ("Flagged", "Move to end", "data-why-move"),
    ("Sent", "Add to tab bar", "data-why-add"),
])
def test_shows_what_is_impossible_with_its_reason(preview, menu, title, choice, key):
    entry = preview.in_bar(title)
    menu(entry)
    row = preview.page.get_by_role("menuitem", name=choice, exact=True)
    assert row.get_attribute("aria-disabled") == "true"
    assert row.locator(".menu-reason").text_content() == entry.get_attribute(key)
    row.click(force=True)
    assert preview.page.get_by_role("menu").count() == 1, "pressing it does nothing"


def test_a_tab_that_was_hidden_stays_in_its_row_so_that_it_can_be_shown_again(preview):
    tick = preview.frame.get_by_role("button", name="Show Sent in the sidebar")
    rows = preview.titles("sidebar-root")
    for pressed in ("false", "true"):
        tick.click()
        eventually(lambda: tick.get_attribute("aria-pressed") == pressed, "the tick changes")
        assert preview.titles("sidebar-root") == rows


def test_the_selected_tab_loses_its_tick_and_gets_it_back(context, product):
    preview = Preview(open_page(context, product, "?platform=iPad&editing=true&select=sent"), product)
    tick = preview.frame.get_by_role("button", name="Show Sent in the sidebar")
    for pressed in ("false", "true"):
        tick.click()
        eventually(lambda: tick.get_attribute("aria-pressed") == pressed, "the tick changes")


def test_says_the_truth_where_only_the_sidebar_shows(context, product, menu):
    preview = Preview(open_page(context, product, "?platform=iPad&form=sidebar"), product)
    preview.in_sidebar("Sent").click(button="right")
    reason = lambda name: preview.page.get_by_role("menuitem", name=name, exact=True).locator(".menu-reason")
    assert reason("Add to tab bar").text_content() == "\"Sent\" is already in the tab bar."
    assert reason("Move to end").text_content().startswith("The sidebar hides the tab bar.")
    seen = [reason(name).bounding_box()["height"] > 5 for name in ("Move before…", "Move to start", "Move to end")]
    assert seen == [True, False, False], "one reason is read once"
    assert reason("Remove from tab bar").count() == 0


def test_first_and_last_say_so(preview, menu):
    menu(preview.in_bar("Drafts"))
    row = preview.page.get_by_role("menuitem", name="Move to start", exact=True)
    assert row.locator(".menu-reason").text_content() == "It is already first."


OPENERS = {
    "its button": lambda preview: preview.frame.locator("button[data-menu-for]").click(),
    "Shift+F10": lambda preview: preview.page.keyboard.press("Shift+F10"),
    "the menu key": lambda preview: preview.page.keyboard.press("ContextMenu"),
}


@pytest.mark.parametrize("how", OPENERS)
def test_serves_the_focused_entry(preview, how):
    preview.in_bar("Junk").focus()
    OPENERS[how](preview)
    preview.page.get_by_role("menu", name="Junk", exact=True).wait_for()


def focused(page):
    return page.evaluate("document.activeElement.querySelector('.menu-label')?.textContent ?? "
                         "document.activeElement.dataset.title")


def test_is_worked_by_keys_alone(preview):
    page = preview.page
    preview.in_bar("Junk").focus()
    page.keyboard.press("Shift+F10")
    assert focused(page) == "Remove from tab bar", "the first possible one"
    for key, wanted in [("ArrowUp", "Add to tab bar"), ("ArrowUp", "Show"), ("Home", "Add to tab bar"),
                        ("End", "Show"), ("h", "Hide"), ("m", "Move before…"), ("ArrowRight", "Drafts"),
                        ("ArrowDown", "Sent"), ("ArrowLeft", "Move before…"), ("ArrowRight", "Drafts"),
                        ("Escape", "Move before…"), ("Escape", "Junk")]:
        page.keyboard.press(key)
        assert focused(page) == wanted, f"after {key}"
    assert page.get_by_role("menu").count() == 0


def test_the_focus_returns_to_the_entry_that_was_moved(preview):
    page = preview.page
    preview.in_bar("Junk").focus()
    page.keyboard.press("Shift+F10")
    page.get_by_role("menuitem", name="Move to start", exact=True).press("Enter")
    preview.settles(preview.bar, ["Junk", "Drafts", "Sent", "Archive", "Folders"])
    assert focused(page) == "Junk"


def test_a_press_elsewhere_closes_it(preview, menu):
    menu(preview.in_bar("Junk"))
    preview.page.mouse.click(4, 990)
    eventually(lambda: preview.page.get_by_role("menu").count() == 0, "closed")


def test_stays_open_when_a_change_arrives(preview, menu, product):
    menu(preview.in_bar("Junk"))
    product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    assert focused(preview.page) == "Remove from tab bar"
    preview.page.keyboard.press("Enter")
    preview.settles(preview.bar, ["Notes", "Sent", "Archive", "Folders"])


def test_resets_bring_the_authors_order_back(preview, menu):
    menu(preview.in_bar("Junk"), "Move to start")
    preview.settles(preview.bar, ["Junk", "Drafts", "Sent", "Archive", "Folders"])
    show_tab(preview.page, "Changes")
    preview.page.locator('.pane-changes button[data-op="resetAll"]').click()
    preview.kept(preview.bar, ["Drafts", "Sent", "Junk", "Archive", "Folders"])


def test_it_floats_beside_the_entry_it_is_for(preview, menu):
    entry = preview.in_bar("Junk")
    menu(entry)
    box = preview.page.get_by_role("menu").bounding_box()
    there = entry.bounding_box()
    assert 180 <= box["width"] <= 340
    assert abs(box["x"] - there["x"]) < 340 and abs(box["y"] - there["y"]) < 340


def test_rows_stay_where_they_are_while_a_section_is_unticked(context, product):
    folders = {**MAIL["tabs"][-1], "sectionActions": [{"title": "New Folder", "systemImage": "plus"}]}
    older = {"title": "Older", "customizationID": "older", "tabs": [tab("Old", "old")]}
    product.write({**MAIL, "tabs": [*MAIL["tabs"][:-1], folders, older]})
    page = open_page(context, product, "?platform=iPad&editing=true&form=sidebar")
    page.locator('.row[data-title="Old"]').wait_for()
    tops = """() => [...document.querySelectorAll('.sidebar :is(.row, .section-entry, .section-action)')]
        .map(one => [one.textContent.trim(), one.getBoundingClientRect().top])"""
    before = page.evaluate(tops)
    tick = page.get_by_role("button", name="Show Folders in the sidebar")
    tick.click()
    page.locator(".section.is-off").wait_for()
    assert tick.get_attribute("aria-pressed") == "false" and page.evaluate(tops) == before
