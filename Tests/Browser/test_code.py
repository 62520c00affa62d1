"""The SwiftUI source in the inspector: read, copied, downloaded; with and without script, by keyboard too."""

import pytest

from pages import open_page
from product import eventually
from specs import MAIL, renamed
from test_accessibility import PHONE, WIDE, violations

SUMMARY = ".code > summary"


def opened(page):
    page.locator(SUMMARY).click()
    return page.locator("#code-text")


def announced(page):
    return page.locator("#announcer").text_content()


def test_the_source_is_there_in_colors(context, product):
    page = open_page(context, product)
    code = opened(page)
    assert code.text_content().find("import SwiftUI\n\n") >= 0
    assert "TabView" in code.text_content()
    color = "one => getComputedStyle(one).color"
    kinds = {name: code.locator(name).first.evaluate(color) for name in ["b", "i", "span"]}
    assert len(set(kinds.values())) == 3, kinds


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_no_violation_in_the_source(browser, product, scheme, size):
    context = browser.new_context(viewport=size, color_scheme=scheme)
    page = open_page(context, product)
    opened(page)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], "long lines scroll by themselves"
    context.close()


def test_copying_by_keyboard_takes_the_whole_source_and_says_so(browser, product):
    product.write({"tabs": MAIL["tabs"][:2]})
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = open_page(context, product)
    code = opened(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    eventually(lambda: announced(page) == "Copied.", "it is announced")
    assert page.evaluate("navigator.clipboard.readText()") == code.text_content()
    context.close()


def test_where_the_clipboard_is_closed_the_text_is_selected(browser, product):
    product.write({"tabs": MAIL["tabs"][:2]})
    context = browser.new_context()
    context.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined })")
    page = open_page(context, product)
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
    assert preview.page.locator(".code").evaluate("one => one.open")


def test_the_source_reads_without_script(browser, product):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(product.url)
    page.locator(SUMMARY).click()
    assert page.locator("#code-text").is_visible()
    assert page.get_by_role("link", name="Download").get_attribute("href") == "./export.swift"
    context.close()
