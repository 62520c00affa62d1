"""The SwiftUI source in the inspector: read, copied, downloaded; with and without script, by keyboard too."""

import pytest

from pages import address, open_page, show_tab
from playwright.sync_api import expect
from product import eventually
from specs import MAIL, renamed
from test_accessibility import PHONE, WIDE, violations

CODE = "?inspector=open&tab=code"


def opened(page):
    show_tab(page, "Code")
    return page.locator("#code-text")


def announced(page):
    return page.locator("#announcer").text_content()


def test_the_source_is_there_in_colors(context, product):
    page = open_page(context, product, "?inspector=open")
    code = opened(page)
    assert code.text_content().find("import SwiftUI\n\n") >= 0
    assert "TabView" in code.text_content()
    color = "one => getComputedStyle(one).color"
    kinds = {name: code.locator(name).first.evaluate(color) for name in ["b", "i", "span span"]}
    assert len(set(kinds.values())) == 3, kinds


@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_long_lines_wrap(browser, product, width):
    context = browser.new_context(viewport={"width": width, "height": 900})
    code = opened(open_page(context, product, "?inspector=open"))
    assert code.evaluate("one => [one.scrollWidth, one.clientWidth]")[0] == code.evaluate("one => one.clientWidth")
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_no_violation_in_the_source(browser, product, scheme, size):
    context = browser.new_context(viewport=size, color_scheme=scheme)
    page = open_page(context, product, "?inspector=open")
    opened(page)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], "long lines wrap"
    context.close()


def test_copying_by_keyboard_takes_the_whole_source_and_says_so(browser, product):
    product.write({"tabs": MAIL["tabs"][:2]})
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = open_page(context, product, "?inspector=open")
    code = opened(page)
    code.wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    eventually(lambda: announced(page) == "Copied.", "it is announced")
    assert page.evaluate("navigator.clipboard.readText()") == code.text_content()
    context.close()


def test_where_the_clipboard_is_closed_the_text_is_selected(browser, product):
    product.write({"tabs": MAIL["tabs"][:2]})
    context = browser.new_context()
    context.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })")
    page = open_page(context, product, "?inspector=open")
    code = opened(page)
    page.get_by_role("button", name="Copy").click()
    field = page.get_by_role("textbox", name="Text to copy")
    eventually(lambda: field.count() == 1, "a field with the text")
    assert field.evaluate("one => one.value.slice(one.selectionStart, one.selectionEnd)") == code.text_content()
    eventually(lambda: "selected" in announced(page), "it is announced")
    page.locator("h1").click()
    eventually(lambda: field.count() == 0, "it goes with the focus")
    context.close()


def test_the_source_follows_the_spec_and_stays_open(preview, product):
    code = opened(preview.page)
    product.write(renamed("Unsent"))
    eventually(lambda: '"Unsent"' in code.text_content(), "the new title stands in the source")


def test_it_opens_by_a_link_that_keeps_the_focus(preview):
    page = preview.page
    assert page.locator("#code-text").count() == 0, "what nobody reads is not sent"
    page.locator('.inspector-tabs [aria-current="true"]').focus()
    for key, tab in (("End", "code"), ("Home", "why")):
        page.keyboard.press(key)
        page.keyboard.press("Enter")
        eventually(lambda: (page.locator("#code-text").count() == 1) == (tab == "code"), "the source shows")
        eventually(lambda: ("tab=code" in address(page)) == (tab == "code"), lambda: address(page))
        assert page.evaluate("document.activeElement.dataset.value") == tab


def test_the_source_reads_without_script(browser, product):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(product.url + "?inspector=open")
    page.get_by_role("link", name="Code", exact=True).click()
    expect(page.locator("#code-text")).to_be_visible()
    assert page.get_by_role("link", name="Download").get_attribute("href") == "./export.swift"
    context.close()
