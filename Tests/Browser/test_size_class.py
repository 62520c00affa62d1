"""The size-class toggle and everything else about the view: in the address, without reload."""

import pytest

from pages import Preview, address, open_page
from product import eventually


def control(page, name, value):
    return page.locator(f'a[data-control="{name}"][data-value="{value}"]').first


def test_the_toggle_turns_the_ipads_bar_into_the_compact_bottom_bar_and_back(context, product):
    page = open_page(context, product, "?platform=iPad&form=tabBar")
    page.evaluate("window.same = true")
    page.locator('.frame[data-platform="iPad"][data-size-class="regular"]').wait_for()
    control(page, "sizeClass", "compact").click()
    page.locator('.frame[data-platform="iPad"][data-size-class="compact"][data-chrome="bottomBar"]').wait_for()
    control(page, "sizeClass", "regular").click()
    page.locator('.frame[data-platform="iPad"][data-size-class="regular"][data-chrome="topBar"]').wait_for()
    assert page.evaluate("window.same") is True
    assert page.problems == []


def test_the_sidebar_button_turns_the_bar_into_the_sidebar_and_back(context, product):
    page = open_page(context, product, "?platform=iPad&form=tabBar")
    page.locator('.frame a[data-control="form"]').first.click()
    page.locator('.frame nav .entry').first.wait_for()
    eventually(lambda: "form=sidebar" in address(page), "in the address")
    page.locator('.frame a[data-control="form"]').first.click()
    page.locator('.frame [role="tablist"] .entry').first.wait_for()
    assert page.problems == []


@pytest.mark.parametrize("name, value, attribute", [
    ("direction", "rtl", "data-direction"), ("os", "18", "data-os"), ("orientation", "portrait", "data-orientation"),
    ("sizeClass", "compact", "data-size-class")])
def test_each_choice_is_in_the_address_and_holds_after_a_reload(context, product, name, value, attribute):
    page = open_page(context, product, "?platform=iPad&form=tabBar")
    control(page, name, value).evaluate("link => link.click()")
    frame = page.locator(f'.frame[{attribute}="{value}"]')
    frame.wait_for()
    eventually(lambda: f"{name}={value}" in address(page), "in the address")
    page.reload()
    frame.wait_for()


def test_compare_shows_ipad_and_iphone_and_selects_in_both(context, product):
    page = open_page(context, product, "?form=tabBar")
    Preview(page, product).in_bar("Sent").click()
    for platform in ("iPad", "iPhone"):
        page.locator(f'.frame[data-platform="{platform}"] [role="tab"][aria-selected="true"][data-title="Sent"]').wait_for()


def test_a_wrong_value_falls_back_and_the_page_says_so(context, product):
    page = open_page(context, product, "?platform=iPad&sizeClass=huge")
    assert "huge" in page.locator('[data-region="problems"]').inner_text()
    page.locator('.frame[data-size-class="regular"]').wait_for()


def test_choosing_the_selected_tab_again_goes_back_to_the_top(context, product):
    page = open_page(context, product, "?platform=iPad&form=tabBar&select=sent")
    panel = page.locator('.frame [role="tabpanel"]')
    panel.evaluate("""panel => {
        panel.style.overflow = 'auto';
        panel.style.height = '60px';
        panel.scrollTop = 30;
    }""")
    assert panel.evaluate("panel => panel.scrollTop") > 0
    Preview(page, product).in_bar("Sent").click()
    eventually(lambda: panel.evaluate("panel => panel.scrollTop") == 0, "back at the top")


@pytest.mark.parametrize("wanted, calls", [("no-preference", 1), ("reduce", 0)])
def test_the_morph_is_left_out_where_less_motion_is_wanted(context, product, wanted, calls):
    page = open_page(context, product, "?platform=iPad&form=tabBar")
    page.emulate_media(reduced_motion=wanted)
    page.evaluate("""() => {
        window.calls = 0;
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = change => { window.calls += 1; return start(change); };
    }""")
    page.locator('.frame a[data-control="form"]').first.click()
    page.locator('.frame nav .entry').first.wait_for()
    assert page.evaluate("window.calls") == calls
