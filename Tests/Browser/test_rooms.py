"""Mac and Vision to measure, and Vision's ornament; what the rooms fetch; axe in their states."""

import pytest

from axe import OF_LOOKS, violations
from pages import settle
from product import eventually
from rooms import PLAIN, box, folds, rooms, shows
from specs import tab
from test_styles import MADE, READ, plain


@pytest.mark.parametrize("platform, size", [
    ("mac", [1100, 720]), ("tv", [960, 540]), ("vision", [1280, 720]), ("watch", [198, 242])])
def test_screens_have_their_size(context, product, platform, size):
    assert box(rooms(context, product, f"platform={platform}"), ".screen")[2:] == size


@pytest.mark.parametrize("os, left, top, row", [("18", 0, 0, 28), ("26", 8, 30, 32), ("27", 8, 30, 32)])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_macs_sidebar_floats_from_26_on(context, product, os, left, top, row, direction):
    page = rooms(context, product, f"platform=mac&os={os}&direction={direction}")
    x, y, width, height = box(page, ".sidebar")
    assert [x if direction == "ltr" else 1100 - x - width, y, y + height] == [left, top, 720 - left]
    assert 170 <= width <= 240 and box(page, ".sidebar .row")[3] == row
    style = "one => [getComputedStyle(one).fontSize, getComputedStyle(one).fontWeight]"
    assert page.locator(".section-heading").evaluate(style) == ["11px", "600"]


def test_a_macs_traffic_lights_are_over_the_floating_panel(context, product):
    page = rooms(context, product, "platform=mac")
    x, y, _, height = box(page, ".traffic-lights")
    assert (x, y, height) == (9, 7, 14) and y + height < box(page, ".sidebar")[1]


def test_a_macs_chosen_row_is_filled_with_the_accent(context, product):
    page = rooms(context, product, "platform=mac&colorScheme=light")
    row = page.locator('.row[aria-current="page"]')
    assert "rgb(0, 100, 225)" in row.evaluate("one => getComputedStyle(one).backgroundImage")
    assert row.evaluate("one => getComputedStyle(one).color") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("style", ["tabBarOnly", "automatic"])
def test_a_macs_segments_are_in_the_middle_of_the_toolbar(context, product, style):
    page = rooms(context, product, "platform=mac", **{**PLAIN, "tabViewStyle": style})
    x, y, width, height = box(page, ".capsule")
    assert (y, height) == (8, 36) and abs(x + width / 2 - 550) <= 1


@pytest.mark.proves("R2.10")
def test_a_macs_grouped_tabs_sit_on_the_edge_of_the_box(context, product):
    page = rooms(context, product, "platform=mac", **{**PLAIN, "tabViewStyle": "grouped"})
    bar, content = box(page, ".capsule"), box(page, ".content")
    assert content[0] == 20 and abs(bar[1] + bar[3] / 2 - content[1]) <= 1


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.proves("R2.67")
def test_visions_ornament_is_before_the_windows_leading_edge(context, product, direction):
    page = rooms(context, product, f"platform=vision&direction={direction}")
    x, y, width, height = box(page, ".ornament .tablist")
    assert [width, x] == [68, -91 if direction == "ltr" else 1280 + 23]
    assert abs(y + height / 2 - 360) <= 1
    tops = page.locator(".ornament .entry").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert {round(after - before) for before, after in zip(tops, tops[1:])} == {56}


@pytest.mark.parametrize("way", ["hover", "focus"])
@pytest.mark.proves("R2.67")
def test_visions_ornament_widens_with_titles_while_looked_at(context, product, way):
    page = rooms(context, product, "platform=vision")
    title = page.locator(".ornament .entry-title").first
    opacity = lambda: title.evaluate("one => getComputedStyle(one).opacity")
    assert opacity() == "0"
    if way == "hover":
        page.locator(".ornament .entry").first.hover()
    else:
        page.locator(".frame-caption a").focus()
        page.keyed("Tab")
        while page.evaluate("!document.activeElement.closest('.ornament')"):
            page.keyed("Tab")
    eventually(lambda: box(page, ".ornament .tablist")[2] > 200 and opacity() == "1", "it is wide")
    page.mouse.move(5, 5)
    page.evaluate("document.activeElement.blur()")
    eventually(lambda: box(page, ".ornament .tablist")[2] == 68, "it is narrow again")


@pytest.mark.proves("R2.68", "R2.69")
def test_a_section_opens_visions_sidebar_and_a_root_tab_closes_it(context, product):
    page = rooms(context, product, "platform=vision")
    entry = lambda title: page.locator(f'.ornament .entry[data-title="{title}"]')
    assert page.locator(".sidebar").count() == 0
    entry("Trips").click()
    shows(page, "rome")
    rows = page.locator(".sidebar .row").evaluate_all("all => all.map(one => one.dataset.title)")
    assert rows == ["Rome", "Oslo"] and page.locator(".sidebar-title").inner_text() == "Trips"
    page.locator('.row[data-entry="oslo"]').click()
    shows(page, "oslo")
    assert entry("Trips").get_attribute("aria-selected") == "true", "R2.69"
    entry("Films").click()
    eventually(lambda: page.locator(".sidebar").count() == 0, "the sidebar is gone")


def test_visions_ornament_of_many_scrolls(context, product):
    tabs = [tab(f"Room {n}", f"r{n}") for n in range(30)]
    page = rooms(context, product, "platform=vision&select=r25", tabs=tabs, selection="r0")
    bar, chosen = box(page, ".ornament .tablist"), box(page, '.ornament [aria-selected="true"]')
    assert bar[3] == 660 and bar[1] <= chosen[1] and chosen[1] + 44 <= bar[1] + bar[3]


def test_what_only_some_devices_need_comes_with_the_first_of_them(context, product):
    asked = []
    context.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    page = rooms(context, product, "platform=iPad")
    late = ["tv-focus.js", "pages.js"]
    seen = lambda: {name for name in asked if name.endswith(".css") or name in late}
    assert seen() == {"page.css"}
    page.evaluate("""() => import(new URL('navigation.js', document.querySelector('script[type="module"]').src))
        .then(navigation => navigation.navigate(new URL('./?platform=tv&zoom=100', location)))""")
    page.locator('.frame[data-platform="tv"]').wait_for()
    assert box(page, ".screen")[2:] == [960, 540], "it is styled at once"
    eventually(lambda: seen() == {"page.css", "tv.css", "tv-focus.js"}, "its script comes")
    page.locator('.row[data-entry="films"]').click()
    folds(page, True)


@pytest.mark.parametrize("query, name, least", [
    ("view=all", "other-devices.css", 50), ("platform=mac", "mac.css", 4), ("platform=tv", "tv.css", 8),
    ("platform=vision", "vision.css", 5), ("platform=watch", "watch.css", 10)])
def test_the_joined_sheet_of_the_rooms_means_what_the_plain_ones_mean(context, product, query, name, least):
    page = rooms(context, product, query)
    served = page.evaluate(f"({READ})([document.styleSheets[1]])")
    assert page.locator('link[rel="stylesheet"]').nth(1).get_attribute("href").endswith(f"/{name}")
    assert served == page.evaluate(f"texts => ({READ})(({MADE})(texts))", plain(name))
    assert len(served) >= least


@pytest.mark.parametrize("query, more", [
    ("platform=mac&os=18", {}), ("platform=mac&direction=rtl&contrast=increased", {}), ("platform=mac", PLAIN),
    ("platform=mac", {**PLAIN, "tabViewStyle": "grouped"}), ("platform=tv&select=films", {}), ("platform=tv", {}),
    ("platform=tv&os=18", PLAIN), ("platform=vision&select=rome", {}), ("platform=vision&reduceTransparency=true", {}),
    ("platform=watch", {"tabViewStyle": "verticalPage"}), ("platform=watch&select=music", {"tabViewStyle": "carousel"})])
def test_axe_finds_no_violation_in_the_rooms(context, product, query, more):
    page = rooms(context, product, query, **more)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    settle(page)
    assert violations(page, OF_LOOKS) == []
