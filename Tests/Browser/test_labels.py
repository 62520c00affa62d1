"""How titles, symbols and badges are drawn: what only the drawing knows of the rules."""

import re

import pytest

from pages import open_page
from specs import MAIL, tab

FEW = {**MAIL, "tabs": [tab("Inbox", "inbox", badge=3), tab("Drafts", "drafts"), tab("Sent", "sent"),
                        tab("Junk", "junk"), tab("Archive", "archive"), tab("Trash", "trash"),
                        {**tab("Search", "search"), "role": "search"}]}


@pytest.fixture
def shown(product, context):
    product.write(FEW)

    def show(query):
        page = open_page(context, product, f"?zoom=100&{query}")
        page.locator('.frame [data-entry="inbox"] .badge').first.wait_for()
        return page
    return show


def box(page, selector):
    return page.locator(f".frame {selector}").first.evaluate("one => one.getBoundingClientRect().toJSON()")


def parts(page, bar):
    """Symbol, title and badge of the first entry."""
    return [box(page, f'{bar} [data-entry="inbox"] {part}') for part in (".icon", ".entry-title", ".badge")]


@pytest.mark.proves("R2.51")
def test_symbols_are_above_titles_upright_and_beside_them_where_there_is_little_height(shown):
    for query in ("platform=iPhone", "platform=iPad&sizeClass=compact"):
        symbol, title, _ = parts(shown(query), ".bottom-bar")
        assert symbol["bottom"] <= title["top"] + 2 and abs(centre(symbol) - centre(title)) < 2
    symbol, title, _ = parts(shown("platform=iPhone&orientation=landscape"), ".bottom-bar")
    assert symbol["right"] <= title["left"] and symbol["top"] < title["bottom"] and title["top"] < symbol["bottom"]


def centre(box):
    return (box["left"] + box["right"]) / 2


@pytest.mark.proves("R2.56")
def test_right_to_left_mirrors_the_bar_with_more_and_search(shown):
    def order(direction):
        entries = shown(f"platform=iPhone&os=26&direction={direction}").locator(".frame .bottom-bar [role=tab]")
        return entries.evaluate_all("""all => all.toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
            .map(one => one.innerText.trim().split('\\n')[0] || one.ariaLabel)""")

    left_to_right = order("ltr")
    assert left_to_right[-2:] == ["More", "Search"] and len(left_to_right) == 5
    assert order("rtl") == left_to_right[::-1]


@pytest.mark.proves("R2.77")
def test_a_badge_lies_red_on_the_symbol_of_a_bottom_bar_and_behind_the_title_elsewhere(shown):
    ground = "one => getComputedStyle(one).backgroundImage"
    page = shown("platform=iPhone")
    symbol, _, badge = parts(page, ".bottom-bar")
    assert badge["left"] < symbol["right"] < badge["right"] and badge["top"] < symbol["top"] + symbol["height"] / 2
    drawn = page.locator(".bottom-bar .badge").first.evaluate(ground)
    red, green, blue = map(int, re.search(r"rgb\((\d+), (\d+), (\d+)\)", drawn).groups())
    assert red > 200 and green < 100 and blue < 100

    for query, bar in (("platform=iPad&form=sidebar", "nav"), ("platform=iPad&form=tabBar", ".top-bar")):
        page = shown(query)
        title, badge = (box(page, f'{bar} [data-entry="inbox"] {part}') for part in (".entry-title", ".badge"))
        assert title["right"] <= badge["left"], "behind the title"
        entry = box(page, f'{bar} [data-entry="inbox"]')
        assert entry["right"] - badge["right"] < 24, "at the end"
        assert bar != "nav" or page.locator("nav .badge").first.evaluate(ground) == "none", "text, no oval"


@pytest.mark.proves("R2.90")
def test_bars_keep_their_text_size_where_rows_and_more_grow(shown):
    def size(query, selector):
        return float(shown(query).locator(f".frame {selector}").first.evaluate("one => getComputedStyle(one).fontSize")[:-2])

    large = "&dynamicTypeSize=accessibility3"
    for query, selector, grows in (
        ("platform=iPhone", '.bottom-bar [data-entry="inbox"] .entry-title', False),
        ("platform=iPad&form=tabBar", '.top-bar [data-entry="inbox"] .entry-title', False),
        ("platform=iPad&form=sidebar", 'nav [data-entry="inbox"] .entry-title', True),
        ("platform=iPhone&more=true", '[data-zone="more"] .entry-title', True),
    ):
        usual, enlarged = size(query, selector), size(query + large, selector)
        assert enlarged > usual * 1.3 if grows else enlarged == usual, f"{query}: {usual} and {enlarged}"
