"""Search: a page with a field on OS 18, a field that opens from the circle on 26 (R2.48, R2.49, R4.20)."""

import pytest

from pages import address, open_page
from product import eventually
from specs import tab

SPEC = {"tabs": [tab("Home", "home"), tab("Library", "library"), {"role": "search", "value": "search"}]}


def focused(page):
    return page.evaluate("""() => { const it = document.activeElement;
        return it.dataset.title ?? (it.matches('[data-search-field]') ? 'field' : it.className); }""")


@pytest.fixture
def start(context, product):
    def open(query, **more):
        product.write({**SPEC, **more})
        eventually(lambda: '"library"' in product.get("export.json"), "the spec is read")
        return open_page(context, product, query if "os=" in query else f"{query}&os=26")
    return open


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
@pytest.mark.proves("R2.48")
def test_on_26_the_circle_becomes_the_field_and_the_field_opens_the_keyboard(start, way):
    page = start("?platform=iPhone&select=library")
    do = (lambda one: one.click()) if way == "mouse" else (lambda one: one.press("Enter"))
    do(page.locator('[role="tab"][data-title="Search"]'))
    do(page.locator("a.field"))
    page.locator(".keyboard").wait_for()
    assert focused(page) == "field"
    page.keyboard.type("cdre")
    assert page.locator("[data-search-field]").input_value() == "cdre", "letters are letters"
    page.keyboard.press("Escape")
    page.locator("a.field").wait_for()
    assert focused(page) == "field", "the field that opens it again"
    do(page.locator(".folded-tab"))
    page.locator('[role="tab"][data-title="Library"][aria-selected="true"]').wait_for()
    eventually(lambda: focused(page) == "Library", "the focus is on the tab that is back")


def test_letters_on_what_looks_like_a_field_open_it_and_go_there(start):
    page = start("?platform=iPhone&select=library")
    page.locator('[role="tab"][data-title="Search"]').press("Enter")
    page.locator("a.field").wait_for()
    page.locator("a.field").focus()
    held = []
    page.route("**/*search=true*", lambda route: held.append(route))
    for count, letter in enumerate("no /d", start=1):
        page.keyboard.press("Space" if letter == " " else letter)
        # A call to the page lets what it asked for arrive here.
        eventually(lambda: page.evaluate("true") and len(held) == count, "each letter asks for the field")
    held[4].continue_()
    page.locator(".keyboard").wait_for()
    eventually(lambda: focused(page) == "field", "in the field")
    page.keyboard.type("ar")
    assert page.locator("[data-search-field]").input_value() == "no /dar"
    assert "os=26" in address(page) and "colorScheme" not in address(page) and page.problems == []


@pytest.mark.proves("R1.28", "R4.20")
def test_with_search_tab_selection_the_field_has_the_focus_at_once_and_cancelling_goes_back(start):
    page = start("?platform=iPhone&select=library", tabViewSearchActivation="searchTabSelection")
    page.locator('[role="tab"][data-title="Search"]').click()
    page.locator(".keyboard").wait_for()
    eventually(lambda: focused(page) == "field", "in the field")
    page.locator(".search-close").click()
    page.locator('[role="tab"][data-title="Library"][aria-selected="true"]').wait_for()
    eventually(lambda: focused(page) == "Library", "back on the tab")
    assert page.problems == []


@pytest.mark.proves("R2.49")
def test_on_18_search_is_a_tab_among_others_whose_page_has_a_field(start):
    page = start("?platform=iPhone&os=18")
    page.locator('[role="tab"][data-title="Search"]').click()
    page.locator('[role="tab"][data-title="Search"][aria-selected="true"]').wait_for()
    assert page.locator(".canvas [data-search-field]").count() == 1
    assert page.locator('[role="tab"]').count() == 3 and page.locator(".keyboard").count() == 0
    assert focused(page) == "Search"


def test_what_is_typed_stays_when_a_change_arrives(start, product):
    page = start("?platform=iPad&form=tabBar&select=search")
    field = page.locator("[data-search-field]")
    field.fill("forest")
    product.write({**SPEC, "title": "Other"})
    eventually(lambda: "Other" in page.title(), "the change")
    assert field.input_value() == "forest" and focused(page) == "field"
    assert "select=search" in address(page)
