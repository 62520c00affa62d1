"""Without script the page shows everything; links do what they say."""

import pytest

from pages import Preview

pytestmark = pytest.mark.quick


@pytest.fixture
def plain(browser, product):
    context = browser.new_context(viewport={"width": 1600, "height": 1000}, java_script_enabled=False)
    page = context.new_page()
    page.goto(product.url + "?platform=iPad&form=tabBar")
    yield Preview(page, product)
    context.close()


def titles(locator):
    return [entry.get_attribute("data-title") for entry in locator.all()]


def test_shows_the_tabs(plain):
    assert titles(plain.zone("items").locator(".entry")) == ["Drafts", "Sent", "Junk", "Archive", "Folders"]


def test_a_tab_is_a_link(plain):
    plain.in_bar("Sent").click()
    plain.page.wait_for_url("**/*select=sent*")
    assert plain.in_bar("Sent").get_attribute("aria-selected") == "true"


def test_the_size_class_is_a_link(plain):
    plain.page.locator('a[data-control="sizeClass"][data-value="compact"]').first.click()
    plain.page.wait_for_url("**/*sizeClass=compact*")
    plain.page.locator('.frame[data-size-class="compact"]').wait_for()
