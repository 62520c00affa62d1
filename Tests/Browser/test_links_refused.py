"""Pages for people without a link, or with one that opens nothing: dressed, legible, the same wherever they are."""

import re

import pytest

from axe import violations
from links import Links, watched
from playwright.sync_api import expect

DEAD = f"s/{'x' * 32}/"
PLACES = [DEAD, f"{DEAD}profiles/x", f"{DEAD}shares/x/rotate", "nowhere", "nowhere/at/all"]
SCREENS = [(1280, 800), (390, 844)]
LOOKS = """() => {
    const card = document.querySelector('main'), style = getComputedStyle(card), box = card.getBoundingClientRect();
    return {
        radius: parseFloat(style.borderTopLeftRadius), shadow: style.boxShadow, ground: style.backgroundColor,
        left: box.left, right: innerWidth - box.right, top: box.top, bottom: innerHeight - box.bottom,
        wide: document.documentElement.scrollWidth > innerWidth,
        font: getComputedStyle(document.body).fontFamily,
    };
}"""


def dressed(page):
    """What the page's card looks like; it is in the middle and nothing is cut."""
    page.wait_for_load_state("load")
    looks = page.evaluate(LOOKS)
    assert looks["radius"] >= 16 and looks["shadow"] != "none" and "Inter" in looks["font"], looks
    assert abs(looks["left"] - looks["right"]) < 2 and abs(looks["top"] - looks["bottom"]) < 2, looks
    assert looks["left"] > 0 and looks["top"] > 0 and not looks["wide"], looks
    return looks


@pytest.mark.parametrize("place", PLACES)
def test_a_refusal_is_dressed_at_any_depth(context, product, place):
    page = watched(context)
    answers = []
    page.on("response", lambda answer: answers.append((answer.url, answer.status)))
    assert page.goto(product.url + place).status == 404
    dressed(page)
    sheets = [status for url, status in answers if url.endswith("/message.css")]
    assert sheets == [200], answers
    icon = page.locator("link[rel=icon]").evaluate("async one => (await fetch(one.href)).status")
    assert icon == 200 and page.problems == []


def test_anyone_who_needs_a_link_sees_a_page_too(context, product):
    product.stop()
    product.start(0, "--require-link")
    page = watched(context)
    for place in ["", "rules", "shares/x/y"]:
        assert page.goto(product.url.split("/s/")[0].rstrip("/") + "/" + place).status == 403
        dressed(page)
        assert "owner link" in page.locator("main").text_content()
    assert page.problems == []


def test_a_host_that_is_not_known_gets_a_page_too(browser, product):
    context = browser.new_context()
    page = watched(context)
    url = re.sub(r"//[^:/]+", "//preview.localhost", product.url)
    assert page.goto(url).status == 421
    dressed(page)
    assert "--trusted-host preview.localhost" in page.locator("main").text_content()
    assert page.problems == []
    context.close()


def test_the_page_that_asks_for_a_password_is_dressed_at_any_depth_and_opens(context, product):
    url = Links.page_of(context, product).make(password="open sesame")
    page = watched(context)
    assert page.goto(f"{url}shares/x/rotate").status == 401
    dressed(page)
    page.get_by_label("Password").fill("open sesame")
    page.keyboard.press("Enter")
    page.wait_for_url("**/s/*/shares/x/rotate")
    page.get_by_role("heading", name="Method not allowed").wait_for()
    dressed(page)
    assert page.problems == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SCREENS)
def test_it_is_legible_in_light_and_dark_on_every_screen(browser, product, scheme, size):
    context = browser.new_context(viewport=dict(zip(("width", "height"), size)), color_scheme=scheme)
    page = context.new_page()
    page.goto(product.url + DEAD)
    brightness = sum(int(part) for part in re.findall(r"\d+", dressed(page)["ground"])[:3]) / 3
    assert brightness > 200 if scheme == "light" else brightness < 60
    assert violations(page) == []
    page.evaluate("document.documentElement.dir = 'rtl'")
    dressed(page)
    context.close()


def test_chosen_colors_keep_the_card_and_the_words(browser, product):
    context = browser.new_context(forced_colors="active")
    page = context.new_page()
    page.goto(product.url + DEAD)
    border = page.locator("main").evaluate("one => getComputedStyle(one).borderTopWidth")
    expect(page.get_by_role("heading", name="This link doesn’t work")).to_be_visible()
    assert border == "1px"
    context.close()


def test_the_page_has_no_looks_of_its_own(context, product):
    """All looks are in the sheet: no attribute that says how something looks, no script."""
    page = context.new_page()
    text = page.goto(product.url + DEAD).text()
    assert not re.search(r"<font|<center|align=|bgcolor|style=|fill=|<script", text), text
