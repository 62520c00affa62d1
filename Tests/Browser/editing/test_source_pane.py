"""The source beside the stage: opening it, its width, its place on a phone, who has it."""

import pytest

from pages import address, open_page, wait_live
from playwright.sync_api import expect
from product import Product, binary, eventually
from saving_scenes import Source
from specs import MAIL, renamed

pytestmark = pytest.mark.quick


def pane_of(page):
    return page.locator(".source-pane")


def test_opens_by_its_key_in_the_inspectors_place_and_keeps_what_was_typed(context, product):
    page = open_page(context, product, "?platform=iPad&inspector=open")
    expect(page.locator(".inspector")).to_be_visible()
    assert pane_of(page).is_hidden()

    page.keyboard.press("u")

    field = page.locator(".editor-field")
    field.wait_for()
    eventually(lambda: field.input_value() == product.get("spec"), "the text of the file")
    assert page.locator(".inspector").is_hidden()
    assert address(page).endswith("?platform=iPad&source=open")
    eventually(lambda: page.evaluate("document.activeElement.className") == "editor-field", "the field has the focus")
    page.keyboard.type("u")   # a letter here, not the key
    expect(pane_of(page)).to_be_visible()
    assert field.input_value().startswith("u{")
    page.locator(".source-toggle").click()
    pane_of(page).wait_for(state="hidden")
    assert page.locator(".inspector").is_hidden() and page.locator("body[data-draft]").count() == 1
    page.locator(".source-toggle").click()
    field.wait_for()
    assert field.input_value().startswith("u{")
    page.keyboard.press("Control+z")
    assert page.problems == []


def test_typing_in_an_empty_line_out_of_sight_goes_well(context, tmp_path):
    product = Product(binary(), tmp_path / "tabs.yaml")
    product.write("title: Mail\ntabs:\n" + "".join(f"  - title: Tab {n}\n    value: {n}\n" for n in range(200)))
    product.start()
    source = Source(context, product)
    source.field.evaluate("field => { field.focus(); field.setSelectionRange(field.value.length, field.value.length); }")

    source.page.keyboard.type("se")

    source.page.get_by_role("listbox").wait_for()   # what may stand there, beside the cursor
    product.stop()
    assert source.page.problems == [], "nothing fails where it is measured"


def test_is_as_wide_as_it_was_left(context, product):
    source = Source(context, product)
    page, edge = source.page, source.page.get_by_role("separator", name="Width of the source")
    width = lambda: round(source.pane.bounding_box()["width"])
    first = width()
    box = edge.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 300)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 80, box["y"] + 320, steps=5)
    page.mouse.up()
    assert abs(width() - first - 80) <= 1
    edge.focus()
    page.keyboard.press("ArrowLeft")
    assert abs(width() - first - 56) <= 1
    eventually(lambda: edge.get_attribute("aria-valuenow") == str(width()), "readers hear the width")
    page.keyboard.press("End")
    assert abs(page.locator(".stage").bounding_box()["width"] - 280) <= 20
    page.keyboard.press("Home")
    assert width() == 280 == int(edge.get_attribute("aria-valuemin"))
    page.reload()
    wait_live(page)
    source.settled()
    assert width() == 280
    edge.dblclick()
    assert width() == first


def test_takes_the_stages_place_on_a_phone(browser, product):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = open_page(context, product)
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("link", name="Show source").tap()
    field = page.locator(".editor-field")
    field.wait_for()
    assert page.locator(".stage").is_hidden() and page.locator(".inspector").is_hidden()
    box = pane_of(page).bounding_box()
    assert box["x"] == 0 and box["width"] == 390 and round(box["y"] + box["height"]) == 844
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    field.focus()
    field.evaluate("field => { const at = field.value.indexOf('Drafts'); field.setSelectionRange(at, at); }")
    page.keyboard.insert_text("My ")
    state = pane_of(page).locator(".source-state")
    eventually(lambda: state.text_content() == "Unsaved", "the state")
    assert state.evaluate("state => state.scrollWidth <= state.clientWidth"), "the state's word stands whole"
    for width, height in ((844, 390), (667, 375), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        title = page.locator(".title")
        assert title.evaluate("title => title.scrollWidth <= title.clientWidth"), (width, "the title stands whole")
        assert page.evaluate("document.documentElement.scrollWidth") == width
    page.get_by_role("button", name="Preview", exact=True).tap()
    page.locator(".stage").wait_for()
    page.locator('.frame .entry[data-title="My Drafts"]').first.wait_for()
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("link", name="Show source").tap()
    field.wait_for()
    assert "My Drafts" in field.input_value()
    context.close()


@pytest.mark.parametrize("role, edits", [("view", False), ("customize", False), ("edit", True)])
def test_is_there_for_those_who_may_change_the_spec(context, product, role, edits):
    link = product.share(role=role)
    page = open_page(context, product, f"{link}?source=open")
    assert page.locator(".source-toggle").count() == (1 if edits else 0)
    assert pane_of(page).count() == (1 if edits else 0)
    status = page.evaluate("""async text => {
        const headers = { 'Content-Type': 'application/json', Accept: 'text/html' };
        return (await fetch('preview', { method: 'POST', headers, body: text })).status;
    }""", product.get("spec"))
    assert status == (200 if edits else 403)
    if edits:
        page.locator(".editor-field").wait_for()


def test_without_script_leads_to_the_text(browser, product):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(product.url + "?source=open")
    assert "Editing needs JavaScript" in pane_of(page).inner_text()
    pane_of(page).get_by_role("link").click()
    assert '"Drafts"' in page.content()
    context.close()


def test_says_why_there_is_no_text_and_tries_again(context, product):
    page = open_page(context, product)
    page.route("**/spec", lambda route: route.abort())
    page.keyboard.press("u")
    page.get_by_text("The server can’t be reached. Try again when it is back.", exact=True).first.wait_for()
    page.unroute("**/spec")
    page.get_by_role("button", name="Try again").click()
    page.locator(".editor-field").wait_for()


def test_two_windows_type_apart_and_hear_of_each_others_saves(context, product):
    one, other = Source(context, product), Source(context, product)
    one.type_at("Drafts", "My ")
    one.page.locator('.frame .entry[data-title="My Drafts"]').first.wait_for()
    assert other.page.locator('.frame .entry[data-title="My Drafts"]').count() == 0
    one.save()
    one.state("Saved")
    other.page.locator('.frame .entry[data-title="My Drafts"]').first.wait_for()
    eventually(lambda: "My Drafts" in other.text, "the other's source follows")
    assert other.page.locator("body[data-draft]").count() == 0
    product.write(renamed("Sketches"))
    for window in (one, other):
        window.page.locator('.frame .entry[data-title="Sketches"]').first.wait_for()
        eventually(lambda: "Sketches" in window.text, "both follow an editor outside")
    assert MAIL["title"] in one.text
