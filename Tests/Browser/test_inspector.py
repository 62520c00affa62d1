"""The inspector: entries light up on both sides; what was changed is undone and reset from there."""

import pytest

from pages import Preview, address, open_page, show_tab
from product import eventually
from specs import renamed


def lit(page):
    return page.locator(".frame .entry[data-lit]").evaluate_all("all => [...new Set(all.map(one => one.dataset.title))]")


def test_pointing_at_a_row_lights_up_the_entry_in_the_frame(preview):
    preview.page.locator('[data-region="inspector"] [data-entry-ref="sent"]').first.hover()
    assert lit(preview.page) == ["Sent"]
    preview.page.mouse.move(2, 998)
    eventually(lambda: lit(preview.page) == [], "dark again")


def test_pointing_at_an_entry_lights_up_its_row(preview):
    preview.in_bar("Sent").hover()
    rows = preview.page.locator('[data-region="inspector"] [data-entry-ref][data-lit]')
    assert set(rows.evaluate_all("all => all.map(one => one.dataset.entryRef)")) == {"sent"}


def test_pointing_scrolls_nothing_and_the_focus_does(context, product):
    page = open_page(context, product, "?platform=iPad&editing=true&inspector=open&tab=reasons")
    page.set_viewport_size({"width": 1280, "height": 600})
    preview = Preview(page, product)
    top = lambda: page.locator(".inspector").evaluate("pane => pane.scrollTop")
    for title in ("Archive", "Flagged", "Drafts"):
        preview.in_bar(title).hover()
        eventually(lambda: lit(page) == [title], "it lights up")
    assert top() == 0
    preview.in_bar("Inbox").focus()
    page.keyboard.press("End")   # the last tab, by the keyboard
    eventually(lambda: top() > 0, "the inspector shows its row")


def test_a_press_on_a_row_chooses_its_tab_and_keeps_it_lit(preview):
    page = preview.page
    row = page.locator('[data-tree="ipad-regular"] .tree-row[data-entry-ref="sent"] .tree-entry').first
    row.click()
    eventually(lambda: preview.in_bar("Sent").get_attribute("aria-selected") == "true", "it is chosen")
    page.mouse.move(2, 590)
    page.locator("h1").hover()
    assert lit(page) == ["Sent"]
    row.click()
    page.locator("h1").hover()
    eventually(lambda: lit(page) == [], "let go")


def test_a_change_is_there_in_words_and_can_be_undone(preview, product):
    product.post({"op": "hide", "id": "sent"})
    show_tab(preview.page, "Changes")
    undo = preview.page.locator('button[data-op="show"][data-entry="sent"]')
    undo.click()
    preview.settles(lambda: "Sent" in preview.bar(), True)


def test_resetting_one_section_leaves_the_bar_alone(preview, product):
    product.post([{"op": "moveInSection", "id": "travel", "before": "work"},
                  {"op": "moveInBar", "id": "archive", "before": "drafts"}])
    preview.settles(preview.section, ["Travel", "Work", "Family"])
    show_tab(preview.page, "Changes")
    preview.page.locator('button[data-op="resetTabOrder"][data-section="folders"]').click()
    preview.settles(preview.section, ["Work", "Family", "Travel"])
    assert preview.bar() == ["Archive", "Drafts", "Sent", "Junk", "Folders"]


def test_one_reason_shows_and_the_others_open_by_keyboard_and_stay_open(preview, product):
    row = preview.page.locator('[data-region="inspector"] [data-tree="flagged"]').first
    reasons = row.locator(".note-text")
    assert reasons.count() > 1
    visible = lambda: [one for one in reasons.all() if one.is_visible()]
    assert [one.text_content() for one in visible()] == ["At the trailing edge: it is pinned."]
    row.locator("summary").focus()
    preview.page.keyboard.press("Enter")
    assert len(visible()) == reasons.count()
    product.write(renamed("Unsent"))
    preview.in_bar("Unsent").wait_for()
    assert len(visible()) == reasons.count()


def test_undo_and_redo_are_there_while_they_find_something_no_matter_who_made_it(preview, product):
    page = preview.page
    show_tab(page, "Changes")
    buttons = {op: page.locator(f'.steps [data-op="{op}"]') for op in ("undo", "redo")}

    def offers(*wanted):
        states = lambda: tuple(op for op, one in buttons.items() if one.get_attribute("aria-disabled") != "true")
        eventually(lambda: states() == wanted, lambda: f"{wanted}, it is {states()}")

    def hears(text):
        eventually(lambda: page.locator("#announcer").text_content() == text,
                   lambda: f"{text}, it is {page.locator('#announcer').text_content()}")

    offers()
    buttons["undo"].focus()
    page.keyboard.press("Enter")
    hears("There is nothing to undo.")
    product.post([{"op": "hide", "id": "sent"}])   # somebody else
    offers("undo")
    product.post([{"op": "hide", "id": "junk"}])
    page.locator(".change", has_text="Junk").wait_for()
    page.keyboard.press("Enter")
    offers("undo", "redo")
    hears("The last change was undone")
    page.keyboard.press("Enter")
    offers("redo")
    hears("The last change was undone. There is nothing else to undo.")
    assert page.evaluate("document.activeElement.dataset.op") == "undo", "the focus stays"
    buttons["redo"].click()
    offers("undo", "redo")
    product.post({"op": "redo"})
    offers("undo")
    buttons["redo"].press("Enter")
    hears("There is nothing to redo.")
    page.reload()
    offers("undo")


@pytest.mark.parametrize("query", ["", "?platform=iPhone"])
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_in_a_narrow_window_the_page_goes_to_the_inspector_and_back(browser, product, query, motion):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion=motion)
    page = open_page(context, product, query)
    button, pane = page.locator('.toolbar [data-control="inspector"]'), page.locator(".inspector")
    button.tap()
    eventually(lambda: page.evaluate("scrollY") > 0 and pane.bounding_box()["y"] < 600, "in sight")
    assert page.evaluate("document.activeElement.closest('.inspector-tabs') !== null")
    button.tap()
    eventually(lambda: page.evaluate("scrollY") == 0 and not pane.is_visible(), "back at the top")
    page.keyboard.press("i")
    eventually(lambda: page.evaluate("scrollY") > 0 and pane.bounding_box()["y"] < 600, "in sight")
    page.keyboard.press("i")
    eventually(lambda: page.evaluate("scrollY") == 0 and not pane.is_visible(), "back at the top")
    assert page.problems == []
    context.close()


def test_in_a_wide_window_the_focus_stays_on_the_inspectors_button(context, product):
    page = open_page(context, product)
    button = page.locator('.toolbar [data-control="inspector"]')
    button.click()
    page.locator(".inspector").wait_for()
    assert page.evaluate("document.activeElement.dataset.control") == "inspector"


ARABIC = {
    "locale": "ar", "tabViewStyle": "sidebarAdaptable", "tabs": [
        {"title": title, "systemImage": "house", "value": str(number)}
        for number, title in enumerate(["سياسة", "رياضة", "علوم", "اقتصاد", "ثقافة", "صحة"])
    ] + [{"title": "سياسة", "value": "again", "action": True}],
}

# The names of each sentence, with the left edge of each name and the baseline that it is on.
NAMES = """all => all.map(element => {
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const names = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        for (const match of node.data.matchAll(/[\u0600-\u06FF]+/g)) {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            const { left, top } = range.getBoundingClientRect();
            names.push([Math.round(top), left]);
        }
    }
    return { direction: getComputedStyle(element).direction, names };
})"""


def test_sentences_run_from_left_to_right_whatever_their_names_do(context, product):
    product.write(ARABIC)
    eventually(lambda: "سياسة" in product.get("export.json"), "the spec is read")
    page = open_page(context, product, "?platform=iPhone&inspector=open&tab=findings")
    sentences = page.locator(".diagnostic-text, .fix").evaluate_all(NAMES)
    assert {one["direction"] for one in sentences} == {"ltr"}
    assert any(len(one["names"]) > 1 for one in sentences), [one["names"] for one in sentences]
    for one in sentences:
        for (line, left), (next_line, next_left) in zip(one["names"], one["names"][1:]):
            assert next_line > line or next_left > left, "names keep their order"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_rules_have_the_colors_of_the_legend(browser, product, scheme):
    context = browser.new_context(color_scheme=scheme)
    page = open_page(context, product, "?platform=iPad&inspector=open&tab=reasons")
    dot = "all => [...new Set(all.map(one => getComputedStyle(one, '::before').color))]"
    for certainty in ("documented", "observed"):
        [legend] = page.locator(f'.legend [data-certainty="{certainty}"]').evaluate_all(dot)
        rules = page.locator(f'.tree-row .rule[data-certainty="{certainty}"]').evaluate_all(dot)
        assert rules in ([legend], []), certainty
    assert page.locator('.tree-row .rule[data-certainty="documented"]').count() > 0
    context.close()
