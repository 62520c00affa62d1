"""Frames have the measures of the devices: boxes in points from the screen's edges, the same mirrored."""

import pytest

from pages import open_page
from playwright.sync_api import expect
from product import eventually
from specs import many, tab

ICE = {
    "tabViewStyle": "sidebarAdaptable", "selection": "notifications", "tabBarMinimizeBehavior": "onScrollDown",
    "tabViewBottomAccessory": {"title": "Now playing", "systemImage": "music.note"},
    "tabs": [tab("Timeline", "timeline"), tab("Notifications", "notifications", badge=3), tab("Favorites", "favorites"),
             tab("Messages", "messages"), tab("Search", "search", role="search")],
}
SECTIONS = {
    "tabViewStyle": "sidebarAdaptable", "selection": "trending",
    "tabs": [{"title": "Timeline", "tabs": [tab("Timeline", "timeline"), tab("Trending", "trending")]},
             {"title": "Activities", "tabs": [tab("Inbox", "inbox")]}],
}
FEW = {number: {"tabs": [tab(f"Tab {n}", f"t{n}") for n in range(number)]} for number in (2, 3, 4)}
LONG = {"tabs": [tab("Confederated communications", f"t{n}") for n in range(5)]}
PANES = ["Hotkeys", "Audio", "Models", "LLM", "Speakers", "Meetings", "Live AI", "Voice Memos", "Storage", "Updates"]
SETTINGS = {"settingsWindow": {"width": 560}, "selection": "Audio", "platforms": ["mac"],
            "tabs": [{"title": title, "value": title, "systemImage": "gear"} for title in PANES]}
SPECS = {"settings": SETTINGS, "ice": ICE, "sections": SECTIONS, "two": FEW[2], "three": FEW[3], "four": FEW[4], "long": LONG,
         "many": many(18), "lost": {"tabs": [tab("Shot", "shot", content={"image": "gone.png"})]}}

CAPSULE = '.bottom-bar [data-zone-list="items"]'
DETACHED = '[data-zone-list="detached"] .entry'
ROW = 'nav .entry[aria-current="page"]'

# What is where: points from the leading edge, the trailing edge, the top and the bottom; width and height.
VIEWS = [
    ("ice", "platform=iPhone", {
        ".screen": dict(width=402, height=874), CAPSULE: dict(start=21, width=290, height=62, bottom=21),
        DETACHED: dict(start=319, end=21, width=62, height=62, bottom=21),
        '[data-entry="notifications"]': dict(height=54), ".lower > .accessory": dict(start=21, end=21, bottom=91),
        ".home-indicator": dict(width=144, height=5, bottom=8), ".island": dict(width=126, height=37, top=14)}),
    ("ice", "platform=iPhone&os=27", {CAPSULE: dict(start=21, end=21, width=360, height=62, bottom=21)}),
    ("ice", "platform=iPhone&os=18", {
        ".bottom-bar": dict(start=0, width=402, height=83, bottom=0),
        ".bottom-bar .tablist": dict(height=49), '[data-entry="timeline"] .icon': dict(width=25, height=25)}),
    ("two", "platform=iPhone", {CAPSULE: dict(start=107, width=188, height=62)}),
    ("three", "platform=iPhone", {CAPSULE: dict(start=64, width=274)}),
    ("four", "platform=iPhone", {CAPSULE: dict(start=21, width=360)}),
    ("ice", "platform=iPhone&scrolled=true", {
        CAPSULE: dict(start=21, width=48, height=48), DETACHED: dict(end=21, width=48, height=48),
        ".accessory": dict(start=77, end=77, height=48)}),
    ("ice", "platform=iPhone&select=search&search=true", {
        ".keyboard": dict(start=0, width=402, height=345, bottom=0), ".bottom-bar .field": dict(start=8, width=330, height=48),
        ".search-close": dict(end=8, width=48, height=48, bottom=366)}),
    ("ice", "platform=iPhone&orientation=landscape", {".screen": dict(width=874, height=402), CAPSULE: dict(start=62, height=50)}),
    ("ice", "platform=iPhone&orientation=landscape&sizeClass=regular", {".screen": dict(width=956, height=440)}),
    ("sections", "platform=iPad&form=sidebar", {
        ".screen": dict(width=1194, height=834), ".sidebar": dict(start=11, top=32, width=268, bottom=11),
        ROW: dict(start=26, width=238, height=44), f"{ROW} .entry-icon": dict(start=42, width=28),
        f"{ROW} .entry-title": dict(start=81), ".section-heading bdi": dict(start=42)}),
    ("sections", "platform=iPad&form=sidebar&os=18", {".sidebar": dict(start=0, top=0, width=320, height=834), ROW: dict(height=44)}),
    ("ice", "platform=iPad&form=tabBar&orientation=portrait", {
        ".screen": dict(width=834, height=1194), ".top-bar .capsule": dict(height=44), ".bar-button": dict(height=44),
        '[data-entry="timeline"]': dict(height=34)}),
    ("ice", "platform=iPad&form=tabBar&os=18", {
        ".top-bar .capsule": dict(height=40, top=28), '[data-entry="timeline"]': dict(height=30, top=33)}),
    ("settings", "platform=mac", {".app": dict(width=560), ".top-bar": dict(width=560), '[data-entry="Audio"]': dict(height=52)}),
    ("ice", "platform=iPad&sizeClass=compact", {
        ".screen": dict(width=1194, height=834), ".app": dict(width=375, end=0), DETACHED: dict(end=21, width=62)}),
]


def opened(context, served, spec, query):
    """On OS 26 unless the query says another: its bar has search apart, and all else that can be measured."""
    system = "" if "os=" in query else "&os=26"
    return open_page(context, served(spec), f"?zoom=100&{query}{system}")


def box(page, selector):
    """Points of the element from the edges of its screen, at the size of the device."""
    return page.locator(f".frame {selector}").first.evaluate("""element => {
        const one = element.getBoundingClientRect(), screen = element.closest('.screen').getBoundingClientRect();
        const scale = screen.width / element.closest('.screen').offsetWidth;
        const left = one.left - screen.left, right = screen.right - one.right;
        const [start, end] = element.closest('.screen').dir === 'rtl' ? [right, left] : [left, right];
        const points = { start, end, top: one.top - screen.top, bottom: screen.bottom - one.bottom, width: one.width,
            height: one.height };
        return Object.fromEntries(Object.entries(points).map(([name, value]) => [name, value / scale]));
    }""")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("spec, query, wanted", VIEWS, ids=[f"{spec}-{query}" for spec, query, _ in VIEWS])
def test_frames_have_the_measures_of_the_devices(context, served, spec, query, wanted, direction):
    page = opened(context, served, spec, f"{query}&direction={direction}")
    for selector, points in wanted.items():
        found = box(page, selector)
        for side, point in points.items():
            assert abs(found[side] - point) <= 1, f"{side} of {selector} is {found[side]:.1f}, a device has {point}"
    assert page.problems == []


def test_titles_have_equally_wide_places_and_one_that_fits_is_whole(context, served):
    page = opened(context, served, "ice", "platform=iPhone")
    cells = page.locator(f"{CAPSULE} .entry").evaluate_all("all => all.map(one => one.offsetWidth)")
    assert len(set(cells)) == 1
    whole = page.locator('[data-entry="notifications"] .entry-title').evaluate("one => one.scrollWidth <= one.clientWidth")
    assert whole, "the longest title is not cut"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("os", ["18", "26", "27"])
@pytest.mark.parametrize("query", [
    "platform=iPhone", "platform=iPhone&orientation=landscape", "platform=iPhone&sizeClass=regular",
    "platform=iPhone&dynamicTypeSize=accessibility5", "platform=iPad&sizeClass=compact", "platform=watch"])
def test_a_search_field_is_below_the_title_and_above_the_content(context, served, query, os, direction):
    page = opened(context, served, "ice", f"{query}&os={os}&direction={direction}&select=search")
    if os == "26" and "watch" not in query:
        assert page.locator(".top-search").count() == 0, "it is in the bottom bar"
        return
    title, field, first = (box(page, one) for one in (".large-title", ".top-search .field", ".sk > *"))
    assert title["top"] + title["height"] <= field["top"]
    assert field["top"] + field["height"] <= first["top"]
    assert min(field["start"], field["end"]) >= 0


@pytest.mark.parametrize("spec", ["long", "many"])
@pytest.mark.parametrize("query", ["platform=iPhone", "platform=iPhone&os=18", "platform=iPad&sizeClass=compact",
                                   "platform=iPhone&orientation=landscape"])
def test_titles_too_long_for_a_bottom_bar_are_cut_and_all_tabs_stay_inside_it(context, served, spec, query):
    page = opened(context, served, spec, query)
    capsule = page.locator(CAPSULE).bounding_box()
    for entry in page.locator(f"{CAPSULE} .entry").all():
        cell = entry.bounding_box()
        assert cell["x"] >= capsule["x"] and cell["x"] + cell["width"] <= capsule["x"] + capsule["width"]


@pytest.mark.parametrize("size", ["xSmall", "accessibility5"])
def test_R2_90_bars_keep_their_text_size_while_rows_and_content_scale(context, served, size):
    def heights(query, *selectors):
        page = opened(context, served, "sections", query)
        return [float(page.locator(s).first.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) for s in selectors]

    for query, selector in [("platform=iPhone", f"{CAPSULE} .entry-title"), ("platform=iPad&form=tabBar", ".top-bar .entry")]:
        assert heights(query, selector) == heights(f"{query}&dynamicTypeSize={size}", selector)
    usual = heights("platform=iPad&form=sidebar", "nav .row", ".section-heading", ".large-title")
    scaled = heights(f"platform=iPad&form=sidebar&dynamicTypeSize={size}", "nav .row", ".section-heading", ".large-title")
    grows = size.startswith("accessibility")
    assert all((now > before) == grows and now != before for before, now in zip(usual, scaled))


def held(page, entry):
    page.locator(entry).first.hover()
    page.mouse.down()


def test_R2_90_a_long_press_shows_a_bar_s_entry_enlarged_until_it_ends(context, served):
    page = opened(context, served, "ice", "platform=iPhone&dynamicTypeSize=accessibility1")
    held(page, '[data-entry="favorites"]')
    page.locator(".large-content", has_text="Favorites").wait_for()
    page.mouse.up()
    page.locator(".large-content").wait_for(state="detached")
    eventually(lambda: page.locator('[data-entry="favorites"][aria-selected="true"]').count() == 1, "chosen by the press")


def test_R2_90_what_a_long_press_enlarges_stays_while_the_pointer_moves_on(context, served):
    page = opened(context, served, "ice", "platform=iPhone&dynamicTypeSize=accessibility1")
    held(page, '[data-entry="favorites"]')
    enlarged = page.locator(".large-content", has_text="Favorites")
    enlarged.wait_for()
    page.mouse.move(40, 40, steps=4)
    expect(enlarged).to_be_visible()
    page.mouse.up()
    page.locator(".large-content").wait_for(state="detached")


def test_the_home_indicator_is_dim_and_gone_with_the_keyboard(context, served):
    page = opened(context, served, "ice", "platform=iPhone")
    color = page.locator(".home-indicator").evaluate("one => getComputedStyle(one).backgroundColor")
    assert 0 < float(color.removesuffix(")").split(",")[3]) < .35, color
    page = opened(context, served, "ice", "platform=iPhone&select=search&search=true")
    assert not page.locator(".home-indicator").is_visible()


@pytest.mark.parametrize("query", ["platform=iPhone", "platform=iPad&form=tabBar", "platform=iPad&form=sidebar",
                                   "platform=iPad&form=sidebar&editing=true", "platform=mac"])
def test_the_menu_button_is_outside_the_device_and_serves_the_focused_entry(context, served, query):
    page = opened(context, served, "ice", query)
    button = page.get_by_role("button", name="Actions for the focused tab")
    assert button.count() == 1 and page.locator(".device .entry-menu").count() == 0
    page.locator('.frame .entry[data-entry="favorites"]').last.focus()
    button.focus()
    page.keyboard.press("Enter")
    assert page.get_by_role("menu").first.get_attribute("aria-label") == "Favorites"


def glassy(page):
    """The elements of the bar that let the ground through."""
    return page.locator(f".frame {CAPSULE}").first.evaluate("one => getComputedStyle(one).backdropFilter")


def test_reduced_transparency_makes_the_glass_opaque(context, served):
    assert glassy(opened(context, served, "ice", "platform=iPhone")) != "none"
    page = opened(context, served, "ice", "platform=iPhone&reduceTransparency=true")
    assert glassy(page) == "none"
    ground = page.locator(CAPSULE).evaluate("one => getComputedStyle(one).backgroundImage")
    assert "rgba" not in ground and "rgb(" in ground


def test_a_missing_screenshot_says_which_file_it_was(context, served):
    page = opened(context, served, "lost", "platform=iPhone")
    assert "gone.png" in page.locator(".empty-text").inner_text()


@pytest.mark.parametrize("select", ["t0", "t9", "t17"])
def test_R2_38_the_selected_tab_of_a_scrolled_bar_is_in_view(context, served, select):
    page = opened(context, served, "many", f"platform=iPad&form=tabBar&select={select}")
    middle = page.locator(".top-bar .middle").bounding_box()
    entry = page.locator(f'[data-zone-list="items"] [data-entry="{select}"]').bounding_box()
    assert middle["x"] - 1 <= entry["x"] and entry["x"] + entry["width"] <= middle["x"] + middle["width"] + 1


def test_a_settings_window_has_symbols_over_titles_and_a_menu_for_what_does_not_fit(context, served):
    page = open_page(context, served("settings"), "?zoom=100&platform=mac")
    frame = page.locator(".frame")
    shown = frame.locator(".top-bar .tablist .entry")
    right = frame.locator(".app").bounding_box()
    for entry in shown.all():
        box, icon, title = (part.bounding_box() for part in (entry, entry.locator(".icon"), entry.locator(".entry-title")))
        assert icon["y"] + icon["height"] <= title["y"] and title["width"] <= box["width"] + .5
        assert right["x"] <= box["x"] and box["x"] + box["width"] <= right["x"] + right["width"]
    hidden = [title for title in PANES if title not in shown.locator(".entry-title").all_inner_texts()]
    assert hidden == ["Storage", "Updates"]
    menu = frame.locator(".overflow")
    menu.locator("summary").focus()
    page.keyboard.press("Enter")
    assert menu.locator(".entry-title").all_inner_texts() == hidden
    menu.get_by_text("Storage").click()
    eventually(lambda: frame.locator(".large-title").inner_text() == "Storage", "the window is called after the pane")
