"""Why a tab is where it is: in the inspector and in a bubble at the tab; its line; and what was before."""

import pytest

from pages import Preview, address, open_page, show_tab
from product import eventually
from specs import MAIL


@pytest.fixture
def page(context, product):
    page = open_page(context, product, "?platform=iPad&form=tabBar&inspector=open")
    yield page
    assert page.problems == []


def entry(page, title):
    return page.locator(f'.frame .entry[data-title="{title}"]').first


def devices(page, inside):
    return page.locator(f"{inside} .chosen-devices").all_text_contents()


def test_an_overview_shows_until_a_tab_is_selected(page):
    assert page.locator(".devices-summary dd").all_text_contents() != []
    entry(page, "Sent").click()
    page.locator(".pane-chosen", has_text="Sent").wait_for()
    assert page.locator(".pane-summary-of-all").count() == 0
    named = " ".join(devices(page, ".pane-chosen"))
    assert all(name in named for name in ("iPhone", "iPad bar", "iPad sidebar"))
    entry(page, "Drafts").click()
    page.locator(".pane-chosen", has_text="Drafts").wait_for()


def test_a_rule_opens_in_place_by_keyboard_and_closes(page):
    entry(page, "Sent").click()
    rule = page.locator(".chosen-place .rule").first
    rule.focus()
    page.keyboard.press("Enter")
    text = page.locator(".rule-text:popover-open")
    text.wait_for()
    assert rule.text_content() in text.text_content() and len(text.locator(".rule-words").text_content()) > 20
    box = text.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]
    page.keyboard.press("Escape")
    text.wait_for(state="hidden")
    assert rule.evaluate("one => one === document.activeElement")


def test_the_source_opens_at_the_tabs_line(page, product):
    entry(page, "Sent").click()
    link = page.get_by_role("link", name="Show in source")
    line = int(link.get_attribute("data-line"))
    assert '"Sent"' in "".join(product.file.read_text().splitlines()[line - 1:line + 4])
    link.click()
    page.locator(".editor-field").wait_for()
    eventually(lambda: page.locator(".source-place, [aria-label^='Line ']").first.get_attribute("aria-label", timeout=1000)
               .startswith(f"Line {line},"), "the cursor is there")


def test_its_menu_opens_from_the_inspector(page):
    entry(page, "Sent").click()
    page.get_by_role("button", name="Menu…").click()
    page.get_by_role("menuitem", name="Remove from tab bar").wait_for()
    page.keyboard.press("Escape")


def test_holding_alt_shows_a_bubble_at_the_tab_that_is_pointed_at(context, product):
    page = open_page(context, product, "?platform=iPad&form=tabBar")
    entry(page, "Archive").hover()
    assert page.locator(".why-bubble").count() == 0
    page.keyboard.down("Alt")
    bubble = page.locator(".why-bubble:not([hidden])")
    bubble.wait_for()
    assert "Archive" in bubble.text_content() and "tabs.json:" in bubble.text_content()
    entry(page, "Sent").hover()
    eventually(lambda: "Sent" in bubble.text_content(), "it follows the pointer")
    page.keyboard.up("Alt")
    bubble.wait_for(state="hidden")
    assert "select=" not in address(page) and page.problems == []


@pytest.mark.parametrize("frame, place", [("iPad", "iPad sidebar"), ("iPhone", "iPhone")])
def test_the_bubble_begins_with_the_device_that_is_pointed_at(context, product, frame, place):
    page = open_page(context, product)
    page.keyboard.down("Alt")
    page.locator(f'.frame[data-platform="{frame}"] .entry[data-title="Sent"]').first.hover()
    page.locator(".why-bubble:not([hidden])").wait_for()
    places = page.locator(".why-bubble .chosen-place")
    assert places.count() > 1 and places.first.get_attribute("data-here") == ""
    assert place in places.first.locator(".chosen-devices").text_content().split(" · ")
    marked = page.locator(".why-bubble [data-here]").evaluate_all("all => all.map(one => one.textContent)")
    assert all(place in one for one in marked) and len(marked) < places.count()


def test_a_long_press_on_why_does_the_same_for_touch(page):
    why = page.locator('.inspector-tabs [data-value="why"]')
    box = why.bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    eventually(lambda: "Point at a tab" in page.locator("#announcer").text_content(), "it is announced")
    page.mouse.up()
    entry(page, "Archive").click()
    bubble = page.locator(".why-bubble:not([hidden])")
    eventually(lambda: bubble.count() == 1 and "Archive" in bubble.text_content(), "the reasons")
    assert "select=" not in address(page), "nothing is selected meanwhile"
    page.locator("h1").click()
    entry(page, "Sent").click()
    eventually(lambda: "select=sent" in address(page), "as before")


def test_changes_are_named_in_the_overview_and_lead_to_their_list(page, product):
    assert page.locator(".changes-summary").count() == 0
    product.post({"op": "hide", "id": "junk"})
    page.locator(".changes-summary").get_by_role("link").click()
    page.locator(".change", has_text="Junk").wait_for()
    show_tab(page, "Why")
    page.locator(".changes-summary").get_by_role("button", name="Reset").click()
    page.locator(".changes-summary").wait_for(state="detached")


MOVED = ["Archive", "Drafts", "Sent", "Junk", "Folders"]
PLAIN = ["Drafts", "Sent", "Junk", "Archive", "Folders"]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_holding_before_shows_the_authors_default(browser, product, motion):
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion=motion)
    page = open_page(context, product, "?platform=iPad&editing=true")
    preview = Preview(page, product)
    before = page.locator('[data-control="before"]')
    assert before.count() == 0, "nothing is changed yet"
    product.post({"op": "moveInBar", "id": "archive", "before": "drafts"})
    preview.settles(preview.bar, MOVED)
    place = address(page)
    before.hover()
    page.mouse.down()
    preview.settles(preview.bar, PLAIN)
    assert page.locator('.frame .entry[data-rights]:not([data-rights=""])').count() == 0, "nothing can be moved"
    page.mouse.up()
    preview.settles(preview.bar, MOVED)
    before.focus()
    page.keyboard.down("Enter")
    preview.settles(preview.bar, PLAIN)
    page.keyboard.up("Enter")
    preview.settles(preview.bar, MOVED)
    assert address(page) == place
    page.keyboard.press("b")
    preview.settles(preview.bar, PLAIN)
    assert "before=true" in address(page)
    page.keyboard.press("b")
    preview.settles(preview.bar, MOVED)
    assert page.problems == []
    context.close()


def test_a_spec_of_one_tab_has_an_overview_too(context, product):
    product.write({**MAIL, "tabs": MAIL["tabs"][:1]})
    page = open_page(context, product, "?platform=iPhone&inspector=open")
    assert page.locator(".devices-summary div").count() == 1
