"""The sign of how many are here and the page of each kind of link are in every look, and axe finds nothing."""

import pytest

from axe import OF_LOOKS, violations
from pages import open_page
from together import owner_asks, share, visitor

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
LOOKS = [
    dict(viewport=WIDE, color_scheme="light"), dict(viewport=WIDE, color_scheme="dark"),
    dict(viewport=PHONE, color_scheme="light", has_touch=True, is_mobile=True),
    dict(viewport=PHONE, color_scheme="dark", has_touch=True, is_mobile=True),
]
IDS = ["wide light", "wide dark", "phone light", "phone dark"]
VIEW = "?platform=iPad&form=tabBar"
RULES = {"light": None, "dark": OF_LOOKS}  # what is no matter of looks is judged in the light


@pytest.mark.parametrize("looks", LOOKS, ids=IDS)
@pytest.mark.parametrize("role", ["owner", "customize", "view"])
def test_axe_finds_nothing_while_several_are_here(browser, product, looks, role):
    url = product.url if role == "owner" else share(product, role=role)["url"]
    other = browser.new_context()
    open_page(other, product)
    with visitor(browser, product, url, VIEW, **looks) as guest:
        page = guest.page
        page.locator(".presence", has_text="2 browsers").wait_for()
        assert page.locator("html").get_attribute("data-rights") == role
        # By key: anyone who loads another page counts twice until the server hears that the first one has gone.
        for key, platform in (("2", "iPad"), ("1", "iPhone")):
            page.keyboard.press(key)
            page.locator(f'.stage:not(:has(.frame:not([data-platform="{platform}"]))) > .frame').wait_for()
            assert violations(page, RULES[looks["color_scheme"]]) == []
            assert page.evaluate("document.documentElement.scrollWidth") == looks["viewport"]["width"]
            within(page.locator(".presence"), looks["viewport"]["width"])
    other.close()


def within(locator, width):
    box = locator.bounding_box()
    assert box["width"] > 0 and box["x"] >= 0 and box["x"] + box["width"] <= width, box


@pytest.mark.parametrize("looks", LOOKS, ids=IDS)
def test_axe_finds_nothing_on_the_page_of_a_link_that_has_ended(browser, product, looks):
    made = share(product, role="view")
    with visitor(browser, product, made["url"], VIEW, **looks) as guest:
        owner_asks(product, "DELETE", f"shares/{made['id']}")
        guest.page.locator('body[data-live="ended"]').wait_for()
        guest.page.locator(".problems li").first.wait_for()
        assert violations(guest.page, RULES[looks["color_scheme"]]) == []
