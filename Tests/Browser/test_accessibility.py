"""axe finds nothing beside errors (and in every view: proofs/test_axe.py); targets are large enough; the page holds at 200 %."""

import pytest

from axe import violations
from pages import Preview, open_page

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


def test_axe_finds_no_violation_while_errors_show(preview):
    preview.product.write('{ "tabs": [')
    preview.page.locator('body[data-ok="false"]').wait_for()
    assert violations(preview.page) == []


@pytest.mark.parametrize("view, least, most_of", [
    ("?platform=iPad&editing=true", 24, "a.entry, button, a[data-control]"),
    ("?platform=iPhone&zoom=100", 44, '.frame [role="tab"]')])
def test_targets_are_large_enough(context, product, view, least, most_of):
    page = open_page(context, product, view)
    small = page.locator(most_of).evaluate_all("""(all, least) => all
        .map(one => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.width < least || box.height < least))
        .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)""", least)
    assert small == []


def test_holds_at_200_percent(browser, product):
    context = browser.new_context(viewport={"width": 640, "height": 400}, device_scale_factor=2)
    page = open_page(context, product)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 640, f"the page is {width} wide: it scrolls sideways"
    context.close()


@pytest.mark.parametrize(
    "view, scrolls", [("", True), ("?platform=iPad&editing=true", True), ("?platform=mac", True), ("?view=all", False)]
)
def test_a_wide_frame_on_a_phone_scrolls_sideways_and_the_page_does_not(browser, product, view, scrolls):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = open_page(context, product, view)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    boxes = page.locator(".device-box").evaluate_all(
        "all => all.map(one => getComputedStyle(one).overflowX === 'auto' && one.scrollWidth > one.clientWidth)"
    )
    assert any(boxes) == scrolls, "all of them are pictures that fit, others are large enough to be touched"
    context.close()


def test_a_frame_of_all_is_one_link_that_opens_it(context, product):
    page = open_page(context, product, "?view=all")
    frame = page.locator('.frame[data-platform="iPad"][data-size-class="regular"][data-form="sidebar"]')
    assert frame.locator("[inert] a").count() > 0, "what is drawn can't be reached"
    box = frame.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator('body[data-view="one"]').wait_for()
    assert page.locator(".frame").count() == 1 and page.locator(".frame [inert]").count() == 0


def test_the_reasons_are_there_for_screen_readers(preview):
    entry = preview.in_bar("Inbox")
    preview.page.keyboard.press("Tab")
    entry.focus()
    described = entry.get_attribute("aria-describedby")
    assert described, "described while focused by keyboard"
    text = preview.page.locator(f"#{described}").text_content()
    assert text == entry.get_attribute("data-why-move")


def test_bars_are_tab_lists_with_one_selected_tab_and_its_panel(context, product):
    page = open_page(context, product, "?platform=iPad&form=tabBar")
    tabs = Preview(page, product).frame.get_by_role("tab")
    assert tabs.evaluate_all("all => all.filter(one => one.ariaSelected === 'true').length") == 1
    assert page.locator('.frame [role="tabpanel"]').count() == 1


@pytest.mark.parametrize("view", ["?platform=iPad&form=tabBar", "?platform=iPad&form=sidebar", "?platform=iPhone"])
def test_what_is_chosen_stands_out_in_forced_colors(browser, product, view):
    context = browser.new_context(viewport=WIDE, forced_colors="active")
    page = open_page(context, product, view)
    grounds = """selector => [...document.querySelectorAll(selector)]
        .map(one => getComputedStyle(one).backgroundColor)"""
    chosen = page.evaluate(grounds, '.frame .entry:is([aria-selected="true"], [aria-current="page"])')
    others = page.evaluate(grounds, '.frame .entry:not([aria-selected="true"], [aria-current])')
    assert chosen and others and not set(chosen) & set(others)
    assert len(set(page.evaluate(grounds, ".segment[aria-current]"))) == 1
    context.close()
