"""Saving the spec changes the page in place: no reload, and the person's place is kept."""

import pytest

from pages import Preview, address, open_page, wait_live
from product import eventually
from specs import MAIL, renamed, tab

pytestmark = pytest.mark.quick


def test_a_saved_title_appears_without_reload(preview):
    preview.page.evaluate("window.same = true")
    preview.product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    assert preview.page.evaluate("window.same") is True


def test_the_saved_tab_is_the_same_element_as_before(preview):
    before = preview.in_bar("Drafts").element_handle()
    preview.product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    assert before.evaluate("element => element.isConnected && element.dataset.title") == "Notes"


def test_a_new_order_moves_elements_instead_of_making_new_ones(preview):
    archive = preview.in_bar("Archive").element_handle()
    tabs = MAIL["tabs"]
    preview.product.write({**MAIL, "tabs": [tabs[0], tabs[4], *tabs[1:4], *tabs[5:]]})
    preview.settles(preview.bar, ["Archive", "Drafts", "Sent", "Junk", "Folders"])
    assert archive.evaluate("element => element.isConnected")


def test_added_and_removed_tabs_come_and_go(preview):
    preview.product.write({**MAIL, "tabs": [*MAIL["tabs"][:2], tab("Later", "later"), *MAIL["tabs"][3:]]})
    preview.settles(preview.bar, ["Drafts", "Later", "Junk", "Archive", "Folders"])
    preview.product.write(MAIL)
    preview.settles(preview.bar, ["Drafts", "Sent", "Junk", "Archive", "Folders"])


@pytest.mark.thorough
def test_a_hundred_saves_leave_selection_focus_and_scroll_where_they_were(preview):
    preview.in_bar("Sent").click()
    eventually(lambda: preview.in_bar("Sent").get_attribute("aria-selected") == "true", "selected")
    preview.in_bar("Junk").focus()
    panel = preview.frame.locator('[role="tabpanel"]')
    top = panel.evaluate("""panel => {
        const filler = document.createElement('div');
        filler.style.height = '3000px';
        panel.style.overflow = 'auto';
        panel.scrollTop = 40;
        return panel.scrollTop;
    }""")
    for number in range(100):
        preview.product.write(renamed(f"Note {number}"))
        preview.in_bar(f"Note {number}").wait_for()
        state = preview.page.evaluate("""() => [document.activeElement.dataset.title,
            document.querySelector('.frame [role=tabpanel]').scrollTop,
            document.querySelector('[role=tab][aria-selected=true]').dataset.title]""")
        assert state == ["Junk", top, "Sent"], f"after save {number}"


def test_text_selected_by_a_person_stays_selected(preview):
    preview.page.evaluate("""() => {
        const heading = document.querySelector('h1');
        getSelection().selectAllChildren(heading);
    }""")
    preview.product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    assert preview.page.evaluate("getSelection().toString()") == "Mail"


def test_the_title_of_the_page_follows(preview):
    preview.product.write({**MAIL, "title": "Letters"})
    eventually(lambda: "Letters" in preview.page.title(), "the window's title")
    assert preview.page.locator("h1").text_content() == "Letters"


def test_an_open_list_of_keys_stays_open(preview):
    preview.page.keyboard.press("?")
    preview.page.locator("dialog#help[open]").wait_for()
    preview.product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    assert preview.page.locator("dialog#help[open]").count() == 1


def test_a_folded_section_stays_folded_also_after_a_reload(context, product):
    preview = Preview(open_page(context, product, "?platform=iPad&form=sidebar"), product)
    heading = preview.frame.get_by_role("button", name="Folders")
    heading.click()
    preview.in_sidebar("Work").wait_for(state="hidden")
    product.write(renamed("Notes"))
    preview.in_sidebar("Notes").wait_for()
    assert heading.get_attribute("aria-expanded") == "false" and not preview.in_sidebar("Work").is_visible()
    preview.page.reload()
    wait_live(preview.page)
    preview.in_sidebar("Work").wait_for(state="hidden")


def test_the_first_save_costs_at_most_one_fetch_of_the_page_and_later_ones_none(preview):
    fetched = []
    here = address(preview.page)
    preview.page.on("request", lambda request: fetched.append(request.url) if request.url == here else None)
    preview.product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    first = len(fetched)
    preview.product.write(renamed("Letters"))
    preview.in_bar("Letters").wait_for()
    assert first <= 1 and len(fetched) == first


CHOSEN = """() => {
    window.chosen = new Set();
    new MutationObserver(() => document.querySelectorAll('.frame [role="tab"][aria-selected="true"]').forEach(
        one => window.chosen.add(one.dataset.title)
    )).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""


def test_the_newest_click_wins_over_one_still_under_way(preview):
    held, page = [], preview.page

    def is_chosen(title):
        eventually(lambda: preview.in_bar(title).get_attribute("aria-selected") == "true", title)

    page.route("**/*select=sent*", lambda route: held.append(route))
    preview.in_bar("Sent").click(no_wait_after=True)
    eventually(lambda: page.title() and held, "it is under way")
    preview.in_bar("Junk").click()
    is_chosen("Junk")
    page.evaluate(CHOSEN)
    held[0].continue_()
    preview.in_bar("Drafts").click()
    is_chosen("Drafts")
    assert "select=drafts" in address(page) and "Sent" not in page.evaluate("[...window.chosen]")


def test_an_intercepted_tab_opens_a_sheet_and_the_selection_stays_R4_14(context, product):
    product.write({**MAIL, "tabs": [*MAIL["tabs"][:2], tab("Compose", "compose", action=True), *MAIL["tabs"][2:]]})
    preview = Preview(open_page(context, product, "?platform=iPad&form=tabBar"), product)
    preview.in_bar("Compose").click()
    sheet = preview.page.get_by_role("dialog", name="Compose")
    sheet.wait_for()
    assert preview.in_bar("Inbox").get_attribute("aria-selected") == "true"
    preview.page.keyboard.press("Escape")
    sheet.wait_for(state="hidden")
    preview.in_bar("Compose").click()
    sheet.get_by_role("button", name="Done").click()
    sheet.wait_for(state="hidden")
