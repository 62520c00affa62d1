"""The inspector's conditions: answered by keyboard, read by a screen reader, kept in the address and in links."""

import pytest

from axe import violations
from pages import Preview, address, open_page
from playwright.sync_api import expect
from product import eventually
from specs import tab
from test_accessibility import PHONE, WIDE

SPECS = {"news": {
    "platforms": ["iPhone", "iPad"],
    "tabViewStyle": "sidebarAdaptable",
    "conditions": {"isSignedIn": {"text": "Somebody is signed in", "usually": True}},
    "variants": [{"when": {"platforms": ["iPad"]}, "tabViewCustomization": "news"}],
    "tabs": [
        tab("Home", "home", customizationID="home"),
        tab("Saved", "saved", customizationID="saved", when={"if": ["isSignedIn"]}),
        tab("Sign In", "account", customizationID="account", when={"unless": ["isSignedIn"]})],
}, "long": {
    "conditions": {"sessionAccountSubscriptionIsInTheGracePeriodOfTheStore": {"usually": True}},
    "tabs": [tab("Home", "home", when={"if": ["sessionAccountSubscriptionIsInTheGracePeriodOfTheStore"]})],
}}
IPAD = "?platform=iPad&form=tabBar&inspector=open"


@pytest.fixture
def product(served):
    return served("news")


def answer(page, text):
    return page.locator("#condition-isSignedIn").get_by_role("link", name=text, exact=True)


@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_a_long_name_wraps(browser, served, width):
    context = browser.new_context(viewport={"width": width, "height": 900})
    pane = open_page(context, served("long"), "?inspector=open").locator(".pane-conditions")
    assert pane.evaluate("""pane => [pane, ...pane.querySelectorAll('*')]
        .filter(one => one.checkVisibility() && one.getBoundingClientRect().right
            > pane.getBoundingClientRect().right + .5).map(one => one.className)""") == []
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_no_violation(browser, product, scheme, size):
    context = browser.new_context(viewport=size, color_scheme=scheme)
    page = open_page(context, product, IPAD + "&if.isSignedIn=false")
    expect(answer(page, "false")).to_be_visible()
    assert violations(page) == []
    context.close()


def test_an_answer_by_keyboard_changes_the_tabs_and_keeps_the_focus(context, product):
    page = open_page(context, product, IPAD)
    preview = Preview(page, product)
    assert preview.bar() == ["Home", "Saved"]
    answer(page, "false").focus()
    page.keyboard.press("Enter")
    preview.settles(preview.bar, ["Home", "Sign In"])
    assert "if.isSignedIn=false" in address(page)
    assert answer(page, "false").evaluate("one => one === document.activeElement"), "the focus stays"
    assert page.locator("#condition-isSignedIn").get_attribute("data-origin") == "address"
    page.get_by_role("link", name="Reset conditions").focus()
    page.keyboard.press("Enter")
    preview.settles(preview.bar, ["Home", "Saved"])
    assert "if." not in address(page)


def test_a_screen_reader_hears_the_question_and_the_answer(context, product):
    page = open_page(context, product, IPAD)
    group = page.locator("#condition-isSignedIn").get_by_role("group", name="isSignedIn")
    assert group.get_by_role("link").all_text_contents() == ["true", "false"]
    assert group.locator('[aria-current="true"]').text_content() == "true"
    assert "Somebody is signed in" in page.locator("#condition-isSignedIn").text_content()


def test_the_answer_is_in_every_link_of_the_page(context, product):
    page = open_page(context, product, IPAD + "&if.isSignedIn=false")
    hrefs = page.locator('.toolbar a[data-control="view"], .toolbar a[data-control="platform"]').evaluate_all(
        "all => all.map(one => one.getAttribute('href'))")
    assert len(hrefs) > 3 and all("if.isSignedIn=false" in href for href in hrefs)


def test_tabs_are_customized_where_only_a_variant_attaches_it(context, product):
    page = open_page(context, product, IPAD + "&editing=true")
    preview = Preview(page, product)
    preview.drag(preview.in_bar("Saved"), preview.left_of(preview.in_bar("Home")))
    preview.settles(preview.bar, ["Saved", "Home"])
    page.reload()
    eventually(lambda: preview.bar() == ["Saved", "Home"], "it is stored")
    product.post({"op": "resetAll"})
    preview.settles(preview.bar, ["Home", "Saved"])


def test_a_name_that_the_spec_lacks_is_said(context, product):
    page = open_page(context, product, "?if.isSignedInn=false")
    assert 'Did you mean "isSignedIn"?' in page.locator('[data-region="problems"]').text_content()
