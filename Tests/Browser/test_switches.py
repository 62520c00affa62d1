"""The inspector's switches: seen, set, reported where they come from, and reset; with and without script."""

import pytest

from pages import Preview, address, open_page
from playwright.sync_api import expect
from product import eventually
from specs import MAIL
from test_accessibility import PHONE, WIDE, violations

BAR = "?platform=iPad&form=tabBar&inspector=open"
RULE = "R2.31"  # the one behind the first switch; what it says is proven elsewhere


def switch(page, number):
    return page.locator(f"#switch-SW{number}")


def opened(page):
    page.locator(".switches > summary").click()
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("view", [BAR, "?direction=rtl&sectionChildrenInBar=true&inspector=open"])
def test_axe_finds_no_violation_with_the_switches_open(browser, product, scheme, size, view):
    context = browser.new_context(viewport=size, color_scheme=scheme)
    page = open_page(context, product, view)
    if "sectionChildren" not in view:
        opened(page)
    expect(switch(page, 1)).to_be_visible()
    assert violations(page) == []
    if size == PHONE:
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    context.close()


def test_setting_a_switch_redraws_the_frame_and_stays_in_the_address(context, product):
    page = opened(open_page(context, product, BAR))
    preview = Preview(page, product)
    assert "Work" not in preview.bar()
    choice = switch(page, 1).get_by_role("link", name="Its tabs too")
    choice.focus()
    page.keyboard.press("Enter")
    preview.settles(preview.bar, ["Drafts", "Sent", "Junk", "Archive", "Folders", "Work", "Family", "Travel"])
    assert address(page).endswith("?platform=iPad&form=tabBar&sectionChildrenInBar=true&inspector=open")
    assert switch(page, 1).get_attribute("data-origin") == "address"
    assert choice.get_attribute("aria-current") == "true"
    assert choice.evaluate("one => one === document.activeElement"), "the focus stays"
    assert page.locator(".switches").evaluate("one => one.open"), "the list stays open"


def test_a_tab_that_a_switch_brings_into_the_bar_is_dragged_there(context, product):
    page = open_page(context, product, "?platform=iPad&editing=true&sectionChildrenInBar=true")
    preview = Preview(page, product)
    preview.drag(preview.in_bar("Work"), preview.left_of(preview.in_bar("Drafts")))
    preview.settles(lambda: preview.bar()[0], "Work")


def test_resetting_switches_leaves_the_rest_of_the_view(context, product):
    page = open_page(context, product, BAR + "&os=18&sectionChildrenInBar=true&hiddenSelection=blank")
    assert page.locator(".switches > summary").text_content() == "2 switches set"
    page.get_by_role("link", name="Reset switches").click()
    eventually(lambda: address(page).endswith("?platform=iPad&os=18&form=tabBar&inspector=open"), "the address without switches")
    page.get_by_role("link", name="Reset switches").wait_for(state="detached")


def test_says_where_a_value_comes_from_and_links_why(context, product):
    product.write({**MAIL, "switches": {"regionsNeedCustomization": False}})
    page = opened(open_page(context, product, BAR))
    assert switch(page, 9).get_attribute("data-origin") == "spec"
    assert "from the file" in switch(page, 9).text_content()
    assert "default" in switch(page, 1).text_content()
    switch(page, 1).get_by_role("link", name=f"Rule {RULE}").click()
    page.wait_for_url(f"**/rules#{RULE}")


def test_a_wrong_value_is_reported_and_the_default_holds(context, product):
    page = open_page(context, product, BAR + "&sectionChildrenInBar=yes")
    assert 'sectionChildrenInBar: "yes"' in page.locator('[data-region="problems"]').text_content()
    assert switch(page, 1).get_attribute("data-origin") == "default"


def test_without_script_a_choice_is_a_link(browser, product):
    context = browser.new_context(viewport=WIDE, java_script_enabled=False)
    page = context.new_page()
    page.goto(product.url + BAR)
    opened(page)
    switch(page, 1).get_by_role("link", name="Its tabs too").click()
    page.wait_for_url("**sectionChildrenInBar=true**")
    assert "Work" in Preview(page, product).bar()
    assert page.locator(".switches").evaluate("one => one.open"), "open where one is set"
    context.close()
