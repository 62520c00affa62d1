"""Design mode: what is dragged, named and set changes the spec's own text, and nothing else of it."""

import pytest

from axe import violations
from designing import TABS, Design, block, deeper
from pages import open_page
from product import Product, binary, eventually
from touch import Finger


@pytest.fixture
def product(tmp_path):
    product = Product(binary(), tmp_path / "tabs.yaml")
    product.write(TABS)
    product.start()
    yield product
    product.stop()


@pytest.fixture
def design(product, context):
    design = Design(context, product)
    yield design
    assert design.page.problems == [], "the page's console and network stay clean"


def test_dragging_in_a_sidebar_moves_lines_of_the_file(design):
    inbox, drafts, sent = block("Inbox"), block("Drafts"), block("Sent")
    design.drag(design.in_sidebar("Inbox"), design.point(design.in_sidebar("Drafts"), .9))
    moved = TABS.replace(inbox + drafts, drafts + inbox)
    design.becomes(moved)
    design.says("Inbox moved to position 2 of 5")

    design.drag(design.in_sidebar("Sent"), design.point(design.in_sidebar("Archive"), .9))
    archive = block("Archive")
    inside = moved.replace(sent, "").replace(archive, archive + deeper(sent))
    design.becomes(inside)
    design.says("Sent moved to position 2 of 3 in Library")

    design.drag(design.in_sidebar("Bin"), design.point(design.in_sidebar("Drafts"), .1))
    bin_lines = block("Bin")
    outside = inside.replace(bin_lines, "").replace(drafts, deeper(bin_lines, -4) + drafts)
    design.becomes(outside)

    design.drag(design.head("Lists"), design.point(design.head("Library"), .2))
    lists = block("Lists")
    library = block("Library", text=outside)
    design.becomes(outside.replace(library + lists, lists + library))
    for text in (outside, inside, moved, TABS):
        design.press("Control+z")
        design.becomes(text)


def test_the_outline_takes_entries_into_sections_and_out_again(design):
    design.drag(design.row("Inbox"), design.point(design.row("Lists")))
    unread = block("Unread")
    inside = TABS.replace(block("Inbox"), "").replace(unread, unread + deeper(block("Inbox")))
    design.becomes(inside)

    # After the last of a section, further out: behind the section.
    design.drag(design.row("Inbox"), design.point(design.row("Inbox"), .9, .02))
    design.becomes(TABS.replace(block("Inbox"), "") + block("Inbox"))
    design.says("Inbox moved to position 5 of 5")   # the file has it before the page knows

    design.lift(design.row("Library"))
    design.page.mouse.move(*design.point(design.row("Archive")), steps=4)
    design.page.locator(".drag-ghost[data-outcome=refused]").wait_for()
    design.press("Escape")
    design.page.mouse.up()
    design.says("Library stays where it was")

    design.drag(design.row("Library"), design.point(design.row("Drafts"), .1))
    design.becomes(TABS.replace(block("Inbox"), "").replace(block("Library"), "").replace(
        block("Drafts"), block("Library") + block("Drafts")) + block("Inbox"))


def test_undo_and_redo_name_what_they_take_back_and_are_dimmed_while_there_is_nothing(design):
    undo, redo = (design.page.locator(f'.design-bar [data-design-act="{act}"]') for act in ("undo", "redo"))
    design.page.locator('.design-bar [data-design-act="undo"][aria-disabled="true"]').wait_for()
    assert redo.get_attribute("aria-disabled") == "true"
    design.row("Sent").click()
    design.field("disabled").click()
    design.field("badge").fill("7")   # while the act before it is on its way
    design.field("badge").press("Enter")
    design.field("disabled").click()
    sent = block("Sent")
    design.becomes(TABS.replace(sent, sent + "    badge: 7\n"))
    eventually(lambda: undo.get_attribute("title") == "Undo: Enabled Sent (Ctrl Z)", "the button names it")
    assert undo.get_attribute("aria-disabled") is None and not design.field("disabled").is_checked()
    undo.click()
    design.says("Undone: Enabled Sent")
    eventually(lambda: redo.get_attribute("aria-label") == "Redo: Enabled Sent", "the button names it")
    eventually(lambda: design.field("disabled").is_checked(), "the form says what is written")


def test_the_keyboard_does_all_of_it(design):
    design.in_sidebar("Inbox").focus()
    design.press("Alt+ArrowDown", "Alt+ArrowDown")
    inbox, others = block("Inbox"), block("Drafts", "Sent")
    moved = TABS.replace(inbox + others, others + inbox)
    design.becomes(moved)
    design.says("Inbox moved to position 3 of 5")

    design.press("F2")
    design.rename("Mailbox")
    renamed = moved.replace("title: Inbox", "title: Mailbox")
    design.becomes(renamed)
    design.says("Inbox renamed to Mailbox")

    design.press("Control+d")
    copied = renamed.replace(block("Mailbox", text=renamed),
                             block("Mailbox", text=renamed) + block("Mailbox", text=renamed).replace("inbox", "inbox-2"))
    design.becomes(copied)

    design.row("Bin").click()
    design.press("ArrowUp", "Shift+ArrowDown")
    assert design.page.locator('.outline-row[aria-selected="true"]').count() == 2
    design.press("Delete")   # a section keeps an entry
    eventually(lambda: "only entry" in design.page.locator("#toast").text_content(), "it says why")
    assert design.text == copied
    design.page.problems.clear()   # Chromium notes every 422 in the console

    design.row("Bin").click()
    design.press("Alt+ArrowLeft")
    out = copied.replace(block("Bin"), "").replace(block("Archive"), block("Archive") + deeper(block("Bin"), -4))
    design.becomes(out)
    design.press("Delete")
    design.becomes(copied.replace(block("Bin"), ""))
    design.says("Bin removed")
    for text in (out, copied, renamed):
        design.press("Control+z")
        design.becomes(text)
    design.press("Control+Shift+z")
    design.becomes(copied)


def test_what_is_new_is_what_keys_act_on_next(design):
    inbox = block("Inbox")
    design.in_sidebar("Inbox").focus()
    design.press("Control+d")
    design.becomes(TABS.replace(inbox, inbox + inbox.replace("inbox", "inbox-2")))
    eventually(lambda: design.focused() == "inbox-2", lambda: f"the copy has the focus, it is {design.focused()}")
    design.press("Delete")
    design.becomes(TABS)

    design.in_sidebar("Sent").focus()
    design.press("Control+g")
    design.says("Sent wrapped in New Section at position 3 of 5")
    design.rename("Post")
    sent = block("Sent")
    wrapped = TABS.replace(sent, "  - title: Post\n    tabs:\n" + deeper(sent))
    design.becomes(wrapped)

    design.row("Drafts").click(button="right")
    design.page.get_by_role("menuitem", name="Add tab after").click()
    design.rename("Outbox")
    eventually(lambda: "title: Outbox" in design.text, lambda: design.text)


def test_naming_a_section_gives_the_focus_back_to_its_heading(design):
    heading = design.head("Library").get_by_role("button")
    heading.focus()
    design.press("F2")
    design.rename("Shelf")
    design.becomes(TABS.replace("title: Library", "title: Shelf"))
    assert design.head("Shelf").get_by_role("button").evaluate("one => one === document.activeElement")


def test_the_menu_has_the_same_acts_and_says_why_not(design):
    page = design.page
    design.in_sidebar("Inbox").click(button="right")
    menu = page.get_by_role("menu", name="Inbox")
    assert "It is already first." in menu.get_by_role("menuitem", name="Move to start").inner_text()
    assert "It is a tab." in menu.get_by_role("menuitem", name="Dissolve section").inner_text()
    menu.get_by_role("menuitem", name="Move into section…").click()
    page.get_by_role("menuitem", name="Library").click()
    library = block("Bin")
    inside = TABS.replace(block("Inbox"), "").replace(library, library + deeper(block("Inbox")))
    design.becomes(inside)

    design.row("Lists").click()
    page.get_by_role("button", name="Dissolve").click()
    dissolved = inside.replace("  - title: Lists\n    tabs:\n", "").replace(
        block("Flagged", "Unread"), deeper(block("Flagged", "Unread"), -4))
    design.becomes(dissolved)

    design.row("Flagged").click()
    page.keyboard.down("Shift")
    design.row("Unread").click()
    page.keyboard.up("Shift")
    design.press("Control+g")
    design.becomes(inside.replace("title: Lists", "title: New Section"))

    design.row("Sent").click()
    page.locator('[data-design-act="addTab"]').click()
    design.rename("Outbox")
    sent = block("Sent")
    eventually(lambda: "  - title: Outbox\n    systemImage: circle\n    value: outbox\n" in design.text, lambda: design.text)
    assert sent + "  - title: Outbox\n" in design.text


def test_the_form_sets_members_one_at_a_time(design):
    design.row("Sent").click()
    assert design.field("title").input_value() == "Sent"
    design.field("badge").fill("7")
    design.field("badge").press("Enter")
    sent = block("Sent")
    badged = TABS.replace(sent, sent + "    badge: 7\n")
    design.becomes(badged)
    design.says("Badge of Sent set")

    design.field("tabPlacement").select_option(label="pinned")
    pinned = badged.replace("    badge: 7\n", "    badge: 7\n    tabPlacement: pinned\n")
    design.becomes(pinned)
    design.field("disabled").check()
    design.becomes(pinned.replace("tabPlacement: pinned\n", "tabPlacement: pinned\n    disabled: true\n"))
    design.field("disabled").uncheck()
    design.becomes(pinned)

    design.field("title").fill("Gone")
    design.field("title").press("Escape")
    assert design.field("title").input_value() == "Sent"
    design.field("badge").fill("")
    design.field("badge").press("Tab")
    design.becomes(pinned.replace("    badge: 7\n", ""))

    design.row("Library").click()
    design.field("title").fill("Books: old")
    design.field("title").press("Enter")
    eventually(lambda: "title: 'Books: old'" in design.text or 'title: "Books: old"' in design.text, lambda: design.text)


def test_an_edit_that_ends_late_leaves_what_was_selected_meanwhile(design):
    held = []
    design.page.route("**/edit", lambda route: held.append(route))
    design.row("Sent").click()
    design.field("badge").fill("7")
    with design.page.expect_request("**/edit"):
        design.field("badge").press("Enter")
    design.row("Library").click()
    held[0].continue_()
    design.says("Badge of Sent set")
    assert design.field("title").input_value() == "Library"


def test_unsaved_text_and_changes_by_others_are_not_written_over(design, product):
    page = design.page
    design.row("Sent").click()
    page.evaluate("document.body.dataset.draft = 'true'")
    design.press("Delete")
    eventually(lambda: "isn’t saved" in page.locator("#toast").text_content(), "it asks to save first")
    assert design.text == TABS
    page.evaluate("delete document.body.dataset.draft")

    # The page has not heard yet: the server compares.
    page.context.set_offline(True)
    page.context.set_offline(False)
    page.evaluate("document.querySelector('[data-design]').dataset.specTag = 'an-older-text'")
    page.problems.clear()
    design.press("Delete")
    eventually(lambda: "changed in the meantime" in page.locator("#toast").text_content(), "it tells of the change")
    assert design.text == TABS
    page.problems.clear()   # Chromium notes every 412 in the console


def test_it_is_a_mode_of_its_own_for_those_who_may(design, product, context):
    page = design.page
    assert page.locator(".edit-button").count() == 0
    assert page.locator("#pane-customization").count() == 0
    page.get_by_role("link", name="Done").click()
    page.locator('body[data-mode="preview"]').wait_for()
    assert page.locator(".design-bar, .outline").count() == 0
    page.keyboard.press("m")
    page.locator('body[data-mode="design"] .design-bar').wait_for()
    page.locator("[data-chosen]").first.wait_for()
    assert page.locator('link[href$="design.css"]').count() == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_and_a_finger_drags(browser, product, scheme):
    context = browser.new_context(viewport={"width": 390, "height": 844}, color_scheme=scheme, has_touch=True)
    design = Design(context, product, "?platform=iPhone&mode=design", "iPhone")
    page = design.page
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    design.row("Sent").scroll_into_view_if_needed()
    finger = Finger(page)
    start, end = design.point(design.row("Sent")), design.point(design.row("Inbox"), .1)
    finger.down(start)
    finger.rest()
    finger.move(start, end)
    finger.up()
    sent, before = block("Sent"), block("Inbox", "Drafts")
    design.becomes(TABS.replace(before + sent, sent + before))
    context.close()


def test_a_link_that_may_not_edit_has_no_design_mode(product, context):
    page = open_page(context, product)
    url = page.evaluate("""async () => (await (await fetch('shares', { method: 'POST', body: '{"role": "customize"}',
        headers: { 'Content-Type': 'application/json' } })).json()).url""")
    page.goto(url + "?mode=design")
    page.locator('body[data-live="connected"]').wait_for()
    assert page.locator('.design-toggle, .design-bar, .outline').count() == 0
    assert page.locator("body").get_attribute("data-mode") == "preview"


def test_a_new_tab_gets_a_value_and_an_id_from_its_first_name(context, product):
    product.write(TABS.replace("value: inbox\n", "value: inbox\n    customizationID: mail.inbox\n"))
    design = Design(context, product)
    design.row("Sent").click()
    design.page.get_by_role("button", name="Tab", exact=True).click()
    design.rename("Read Later")
    eventually(lambda: "title: Read Later" in design.text, lambda: design.text)
    assert "value: readLater\n" in design.text and "customizationID: mail.readLater\n" in design.text
    eventually(lambda: design.focused() == "readLater", design.focused)
    design.press("F2")
    design.rename("Later")
    eventually(lambda: "title: Later" in design.text, lambda: design.text)
    assert "value: readLater\n" in design.text, "later names leave the value alone"


def test_removing_the_selected_tab_leaves_no_error(context, product):
    text = f"selection: sent   # for now\n{TABS}"
    product.write(text)
    design = Design(context, product)
    design.row("Sent").click()
    design.press("Delete")
    design.becomes(text.replace("selection: sent", "selection: archive").replace(block("Sent"), ""))  # its neighbour
    assert design.page.get_by_text("No tab has the selected value").count() == 0
    design.press("Control+z")
    design.becomes(text)
