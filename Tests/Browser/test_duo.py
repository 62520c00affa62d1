"""iPhone Duo: the measures of docs/duo.md from physical edges, pressing the vertical bar, and folding."""

import pytest

from pages import address, open_page, wait_after_paint
from playwright.sync_api import expect
from product import eventually
from specs import tab

ITEMS = [{"title": f"Item {n}", "systemImage": "star"} for n in range(5)]
FOUR = {"platforms": ["iPhone", "iPhoneDuo"], "selection": "a", "tabViewSearchActivation": "searchTabSelection",
        "tabViewBottomAccessory": {"title": "Now playing"},
        "tabs": [tab("A", "a", toolbarItems=ITEMS[:2]), tab("Bookmarks", "b", badge=3), tab("C", "c"), tab("D", "d")]}
FULL = {"tabs": [tab("A", "a", toolbarItems=ITEMS, toolbarVerticalCompressionBehavior="prefersToolbarItems"),
                 *(tab(f"T{n}", f"t{n}") for n in range(4))], "selection": "a"}
APART = {**FOUR, "tabs": [*FOUR["tabs"][:3], tab("Search", "s", role="search")]}
SIDEBAR = {"tabViewStyle": "sidebarAdaptable", "defaultTabBarPlacement": "sidebar", "selection": "a",
           "tabs": [tab("A", "a"), {"title": "X", "tabs": [tab("B", "b")]}]}
SPECS = {"four": FOUR, "full": FULL, "apart": APART, "sidebar": SIDEBAR}

CAPSULE, DETACHED, TOOLBAR = ".vertical-bar .capsule", ".vertical-bar .detached .entry", ".column-toolbar"
RING = ".column-status i"

# Points from the app's left, right, top and bottom edge, whatever the direction of text.
VIEWS = [
    ("four", "outerPortrait", {
        ".screen": dict(width=466, height=678), CAPSULE: dict(width=50, height=212, right=23, bottom=24),
        TOOLBAR: dict(width=50, height=100, top=173, right=23), RING: dict(middle=130)}),
    ("four", "outerLandscape", {".screen": dict(width=678, height=466), CAPSULE: dict(right=23, bottom=72)}),
    ("four", "innerLandscape", {
        ".screen": dict(width=951, height=669), CAPSULE: dict(height=212, right=23, bottom=24),
        TOOLBAR: dict(top=120, right=23), RING: dict(middle=77)}),
    ("four", "splitLeft", {".app": dict(width=469, height=669), CAPSULE: dict(left=23, bottom=24), TOOLBAR: dict(left=23)}),
    ("four", "splitRight", {".app": dict(width=469, height=669), CAPSULE: dict(right=23, bottom=24)}),
    ("four", "innerPortrait", {
        ".screen": dict(width=669, height=951), ".column": dict(width=104, height=48),
        ".bottom-bar .capsule": dict(height=62, bottom=21, width=388)}),
    ("apart", "outerPortrait", {CAPSULE: dict(height=160, bottom=82), DETACHED: dict(width=50, height=50, bottom=24)}),
    ("full", "outerPortrait", {CAPSULE: dict(height=50, bottom=24), TOOLBAR: dict(height=250)}),
]


def opened(context, served, spec, pose, query=""):
    return open_page(context, served(spec), f"?zoom=100&platform=iPhoneDuo&pose={pose}{query}")


def box(page, selector):
    """Points of the element from the physical edges of its app, at the size of the device."""
    return page.locator(f".frame {selector}").first.evaluate("""element => {
        const room = element.closest('.app') ?? element.closest('.screen'), screen = element.closest('.screen');
        const one = element.getBoundingClientRect(), all = room.getBoundingClientRect();
        const scale = screen.getBoundingClientRect().width / screen.offsetWidth;
        const points = { left: one.left - all.left, right: all.right - one.right, top: one.top - all.top,
            bottom: all.bottom - one.bottom, width: one.width, height: one.height,
            middle: (one.top + one.bottom) / 2 - all.top };
        return Object.fromEntries(Object.entries(points).map(([name, value]) => [name, value / scale]));
    }""")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("spec, pose, wanted", VIEWS, ids=[f"{spec}-{pose}" for spec, pose, _ in VIEWS])
def test_R2_92_R2_93_frames_have_the_measures_of_every_pose(context, served, spec, pose, wanted, direction):
    page = opened(context, served, spec, pose, f"&direction={direction}")
    for selector, points in wanted.items():
        found = box(page, selector)
        for side, point in points.items():
            assert abs(found[side] - point) <= 1.5, f"{side} of {selector} is {found[side]:.1f}, not {point}"
    assert page.problems == []


@pytest.mark.parametrize("sdk, width", [("27", 382), ("26", 382), ("18", 382)])
def test_R6_13_an_older_SDK_gets_another_window(context, served, sdk, width):
    page = opened(context, served, "four", "outerPortrait", f"&sdk={sdk}")
    assert abs(box(page, ".app")["width"] - width) <= 1
    app, status = (page.locator(one).bounding_box() for one in (".app", ".column-status"))
    assert status["x"] >= app["x"] + app["width"], "the status is beside the app"
    assert page.locator(".vertical-bar").count() == 0 and page.locator(".bottom-bar").count() == 1


@pytest.mark.parametrize("pose", ["outerPortrait", "splitLeft", "innerLandscape"])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_content_keeps_clear_of_the_column(context, served, pose, direction):
    page = opened(context, served, "four", pose, f"&direction={direction}")
    column, title = (page.locator(one).first.bounding_box() for one in (".column", ".sk"))
    assert title["x"] + title["width"] <= column["x"] or title["x"] >= column["x"] + column["width"]


def middle(page, title):
    found = page.locator(f'.vertical-bar .entry[data-title="{title}"]').bounding_box()
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def test_R2_95_titles_show_while_the_bar_is_pressed_and_lifting_chooses(context, served):
    page = opened(context, served, "four", "outerPortrait")
    wait_after_paint(page)
    titles = page.locator(f"{CAPSULE} .entry-title")
    assert max(titles.evaluate_all("all => all.map(one => one.offsetWidth)")) <= 1, "symbols only"
    page.mouse.move(*middle(page, "A"))
    page.mouse.down()
    eventually(lambda: page.locator(f"{CAPSULE}[data-pressed]").count() == 1, "it is pressed")
    width = box(page, CAPSULE)["width"]
    assert abs(width - box(page, f'{CAPSULE} [data-title="Bookmarks"] .entry-title')["width"] - 76) <= 1
    x, y = middle(page, "C")
    page.mouse.move(x, y, steps=5)
    assert page.locator(f"{CAPSULE} [data-under]").get_attribute("data-title") == "C"
    page.mouse.up()
    eventually(lambda: "select=c" in address(page), "what was under the finger is chosen")
    eventually(lambda: page.locator(f"{CAPSULE}:is([data-pressed], :has([data-under]))").count() == 0, "all is as drawn")


def test_pressing_and_leaving_chooses_nothing_but_what_is_under_the_finger(context, served):
    page = opened(context, served, "four", "outerPortrait")
    wait_after_paint(page)
    before = address(page)
    page.mouse.move(*middle(page, "C"))
    page.mouse.down()
    page.mouse.move(*middle(page, "A"), steps=5)
    page.mouse.up()
    eventually(lambda: page.locator(f"{CAPSULE}[data-pressed]").count() == 0, "it is released")
    assert page.locator('.vertical-bar [aria-selected="true"]').get_attribute("data-title") == "A"
    assert "select=c" not in address(page), before


def test_the_keyboard_shows_the_titles_and_goes_up_and_down(context, served):
    page = opened(context, served, "four", "outerPortrait")
    page.locator('.vertical-bar [aria-selected="true"]').focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.title") == "Bookmarks"
    assert page.locator(f'{CAPSULE} [data-title="C"] .entry-title').evaluate("one => one.offsetWidth") > 5


def test_R4_24_folding_keeps_what_is_selected(context, served):
    page = opened(context, served, "four", "outerPortrait", "&select=c")
    page.locator('[data-control="pose"][data-value="innerPortrait"]').click()
    eventually(lambda: "pose=innerPortrait" in address(page), "it is open")
    assert page.locator('.bottom-bar [aria-selected="true"]').get_attribute("data-title") == "C"
    page.keyboard.press("c")
    eventually(lambda: "pose=innerLandscape" in address(page), "the key goes to the next pose")
    assert page.locator('.vertical-bar [aria-selected="true"]').get_attribute("data-title") == "C"


def test_R2_105_a_sidebar_without_room_is_behind_a_button(context, served):
    page = opened(context, served, "sidebar", "innerPortrait")
    assert not page.locator(".sidebar").is_visible()
    page.get_by_label("Show sidebar").click()
    expect(page.locator(".sidebar")).to_be_visible()
    page.locator('.sidebar [data-title="B"]').click()
    eventually(lambda: "select=b" in address(page), "a row chooses its tab")


def test_all_shows_the_six_poses_if_the_spec_is_for_them(context, served):
    poses = '.frame[data-platform="iPhoneDuo"]'
    page = open_page(context, served("four"), "?view=all")
    assert page.locator(poses).evaluate_all("all => all.map(one => one.dataset.pose)") == [
        "outerPortrait", "outerLandscape", "innerPortrait", "innerLandscape", "splitLeft", "splitRight"]
    assert open_page(context, served("sidebar"), "?view=all").locator(poses).count() == 0


def test_an_address_says_what_has_no_effect(context, served):
    page = open_page(context, served("four"), "?platform=iPhoneDuo&sizeClass=regular&pose=folded")
    text = page.locator("body").inner_text()
    assert "sizeClass has no effect on iPhone Duo" in text and '"folded" can’t be shown' in text.replace("'", "’")
