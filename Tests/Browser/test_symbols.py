"""Symbols of one's own: they appear, change while the page is open, and bring nothing else with them."""

import pytest

from pages import Preview, open_page
from product import Product, binary, eventually

SPEC = {
    "tabViewStyle": "sidebarAdaptable",
    "tabs": [
        {"title": "Logo", "value": "logo", "systemImage": "company.logo"},
        {"title": "House", "value": "house", "systemImage": "house"},
        {"title": "Unheard", "value": "unheard", "systemImage": "unheard.of"},
        {"title": "Список", "value": "list", "systemImage": "список"},
        {"title": "Rows", "value": "rows", "systemImage": "list.bullet"},
    ],
}
BAR = '[data-zone-list="items"]'
NASTY = """<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="window.hacked = 1">
<script>window.hacked = 1</script><style>* { fill: url(http://evil.example/a.svg#a) }</style>
<rect width="24" height="24" onclick="window.hacked = 1" style="fill:red;background:url(http://evil.example)"/></svg>"""


def square(x, size):
    return f'<svg viewBox="0 0 24 24"><rect x="{x}" y="6" width="{size}" height="12"/></svg>'


@pytest.fixture
def symbols(tmp_path):
    folder = tmp_path / "symbols"
    folder.mkdir()
    (folder / "company.logo.svg").write_text(NASTY)
    return folder


@pytest.fixture
def preview(tmp_path, symbols, context):
    product = Product(binary(), tmp_path / "tabs.json")
    product.write(SPEC)
    product.start(0, "--symbols", str(symbols))
    preview = Preview(open_page(context, product, "?platform=iPhone"), product, "iPhone")
    yield preview
    product.stop()
    assert preview.page.problems == [], "the page's console and network stay clean"


def icon(preview, title):
    return preview.frame.locator(f'.entry[data-title="{title}"] .icon').first


def box(preview, title):
    """What the drawing of an entry covers, in its own 24 units."""
    return icon(preview, title).locator("use").evaluate(
        "use => { const b = use.getBBox(); return [b.x, b.y, b.width, b.height].map(v => Math.round(v * 100) / 100) }")


def address(preview, title):
    return icon(preview, title).locator("use").get_attribute("href").removeprefix("#symbol-")


def test_a_symbol_of_ones_own_is_drawn_and_nothing_else_of_its_file(preview):
    assert address(preview, "Logo") == "company.logo"
    eventually(lambda: box(preview, "Logo")[2] > 0, "drawn")
    text = preview.page.evaluate("async () => (await fetch('')).text()").partition("</svg>")[0]
    assert '<symbol id="symbol-company.logo" viewBox="0 0 24 24" fill="currentColor"><path d="M0 0L24 0L24 24L0 24Z"/>' in text
    drawn = text.partition('<svg id="symbols"')[2]
    assert not any(word in drawn for word in ("script", "onload", "onclick", "evil", "url(", "style"))
    assert preview.page.evaluate("window.hacked") is None


def test_a_saved_symbol_changes_the_open_page(preview, symbols):
    preview.page.evaluate("window.same = true")
    (symbols / "company.logo.svg").write_text(square(6, 12))
    (symbols / "unheard.of.svg").write_text(square(2, 20))
    eventually(lambda: icon(preview, "Unheard").locator("use").count() == 1, "the letters become a drawing")
    eventually(lambda: 0 < box(preview, "Logo")[2] < 24, "the new drawing")
    assert preview.page.evaluate("window.same") is True


def test_bars_take_the_filled_twin_once_there_is_one(preview, symbols):
    assert address(preview, "House") == "house.fill"
    (symbols / "company.logo.fill.svg").write_text(square(0, 24))
    (symbols / "house.svg").write_text(square(0, 24))
    eventually(lambda: address(preview, "Logo") == "company.logo.fill", "the twin")
    eventually(lambda: address(preview, "House") == "house", "the own symbol")


def test_a_symbol_that_can_not_be_drawn_shows_letters_and_a_finding(preview):
    assert icon(preview, "Unheard").inner_text() == "UO"
    assert icon(preview, "Список").inner_text() == "С"
    findings = preview.page.evaluate("async () => (await (await fetch('layout')).json()).findings")
    found = {finding["entry"]: finding for finding in findings if finding["id"] == "R5.61"}
    assert sorted(found) == ["list", "unheard"]
    assert found["list"]["severity"] == "info"


def test_a_symbol_without_a_drawing_is_shown_by_the_name_it_begins_with(preview):
    preview.product.write({"tabs": [{"title": "Lodge", "value": "lodge", "systemImage": "house.lodge.circle"}]})
    eventually(lambda: address(preview, "Lodge") == "house.lodge.fill", "the longest name that is drawn")


def test_a_wide_symbol_reaches_over_its_field_with_the_lines_of_its_place(preview):
    preview.product.write({"tabs": [{"title": "People", "value": "people", "systemImage": "person.2"}]})
    eventually(lambda: icon(preview, "People").count() == 1, "the new tab")
    left, _, width, _ = box(preview, "People")
    assert left < .7 and left + width > 23.3, "wider than the field, with its lines"
    drawn = icon(preview, "People").locator("use").evaluate("use => [getComputedStyle(use.parentNode).overflow, "
        "document.getElementById(use.getAttribute('href').slice(1)).getAttribute('overflow'), "
        "getComputedStyle(use).strokeWidth]")
    assert drawn == ["visible", "visible", "1.45px"]


def test_from_right_to_left_only_symbols_of_text_and_direction_turn(preview):
    preview.page.goto(preview.product.url + "?platform=iPhone&direction=rtl")
    turned = lambda title: icon(preview, title).evaluate("icon => getComputedStyle(icon).scale")
    assert turned("House") == "none"
    assert turned("Rows") == "-1 1"
