"""Long titles: whole words, level columns, and room between neighbors."""

import pytest

from pages import open_page
from specs import tab

LONG = {
    "title": "Long", "tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "long", "selection": "home",
    "tabViewSidebarHeader": {"title": "Hello", "systemImage": "sun.max"},
    "tabViewSidebarBottomBar": {"title": "Anna", "systemImage": "person.crop.circle"},
    "tabs": [
        tab("Home", "home", systemImage="house"),
        tab("Benachrichtigungsverwaltung", "word", systemImage="bell", badge=128),
        tab("Veranstaltungskalender", "calendar", systemImage="calendar"),
        tab("Kontoeinstellungen", "account", systemImage="gear"),
        tab("Lesezeichenverwaltung", "marks", systemImage="bookmark"),
        tab("Standortverzeichnisse", "places", systemImage="map"),
        {"title": "Lists", "customizationID": "lists", "sectionActions": [{"title": "New list", "systemImage": "plus"}],
         "tabs": [tab("Friends", "friends", systemImage="person.2")]},
    ],
}


@pytest.fixture
def shown(product, context):
    product.write(LONG)

    def show(query):
        page = open_page(context, product, f"?zoom=100&{query}")
        page.locator('.frame [data-entry="word"]').first.wait_for()
        return page
    return show


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("device", ["iPad&form=sidebar", "iPad&form=sidebar&os=18", "mac", "tv"])
def test_a_word_too_long_for_a_sidebar_s_row_ends_in_an_ellipsis_and_never_breaks(shown, device, direction):
    page = shown(f"platform={device}&direction={direction}")
    rows = [page.locator(f'.sidebar .row[data-entry="{one}"]').bounding_box() for one in ("account", "word")]
    assert abs(rows[0]["height"] - rows[1]["height"]) < 1, "the long word stands on one line"


def test_at_accessibility_sizes_a_long_word_breaks_rather_than_being_cut(shown):
    title = shown("platform=iPad&form=sidebar&dynamicTypeSize=accessibility3").locator('.row[data-entry="word"] .entry-title')
    assert title.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("device", ["iPad&form=sidebar", "iPad&form=sidebar&os=18", "iPad&form=sidebar&dynamicTypeSize=xSmall"])
def test_header_rows_actions_and_bottom_bar_are_in_one_column(shown, device, direction):
    page = shown(f"platform={device}&direction={direction}")
    parts = [".sidebar-extra bdi", '.row[data-entry="account"] bdi', ".section-action bdi", ".sidebar-bottom bdi"]
    boxes = [page.locator(f".sidebar {part}").first.bounding_box() for part in parts]
    starts = [one["x"] if direction == "ltr" else one["x"] + one["width"] for one in boxes]
    assert max(starts) - min(starts) <= 1.5, dict(zip(parts, starts))


@pytest.mark.parametrize("device", ["iPhone", "iPhone&os=18&orientation=landscape", "iPad&sizeClass=compact"])
def test_titles_in_a_full_bottom_bar_keep_apart(shown, device):
    titles = shown(f"platform={device}").locator(".bottom-bar .entry-title")
    boxes = titles.evaluate_all("all => all.map(one => one.getBoundingClientRect())")
    gaps = [after["left"] - before["right"] for before, after in zip(boxes, boxes[1:])]
    assert len(gaps) > 2 and min(gaps) >= 4, gaps


def test_a_bar_that_scrolls_shows_its_first_title_whole_with_reduced_motion_too(browser, product, shown):
    reduced = browser.new_context(viewport={"width": 1600, "height": 1000}, reduced_motion="reduce")
    page = open_page(reduced, product, "?platform=iPad&form=tabBar&zoom=100")
    faded = page.locator(".top-bar.scrolls .middle").evaluate("one => getComputedStyle(one).getPropertyValue('--fade-1')")
    reduced.close()
    assert faded == "0px"


def test_a_badge_leaves_an_ornament_s_symbol_to_be_seen(shown):
    page = shown("platform=vision")
    symbol, badge = (page.locator(f'.ornament [data-entry="word"] {part}').bounding_box() for part in (".icon", ".badge"))
    assert badge["y"] + badge["height"] <= symbol["y"] + symbol["height"] / 3
