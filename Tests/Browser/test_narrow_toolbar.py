"""The toolbar with everything that it can show: two rows at most, room for the title, and nothing out of reach."""

import pytest

from pages import address, open_page
from product import eventually
from specs import MAIL

WIDTHS = [320, 360, 389, 390, 479, 480, 599, 600, 700, 839, 840, 899, 900, 1023, 1024, 1099, 1100, 1180, 1239, 1240,
          1280, 1319, 1320, 1439, 1440, 1600, 1679, 1680, 1919, 1920, 2560]
SETTINGS = ["?platform=iPhone&os=26&colorScheme=dark", "?platform=iPad&os=26&orientation=landscape&editing=true",
            "?platform=iPad&os=18&orientation=portrait&dynamicTypeSize=accessibility5&contrast=increased&direction=rtl"]
TWELVE_LETTERS = 88  # pixels
MEASURE = """() => {
    const bar = document.querySelector('.toolbar'), row = matchMedia('(pointer: coarse)').matches ? 57 : 49;
    const buttons = [...bar.querySelectorAll(':is(a, button)')].filter(one => one.checkVisibility());
    const targets = buttons.filter(one => !one.matches('.mark'));
    return {
        title: bar.querySelector('.title').clientWidth, rows: Math.ceil(bar.offsetHeight / row),
        right: Math.max(...buttons.map(one => one.getBoundingClientRect().right)),
        least: Math.min(...targets.flatMap(one => [one.offsetWidth, one.offsetHeight])),
        page: document.documentElement.scrollWidth,
    };
}"""


@pytest.fixture
def customized(product):
    """A long title, a change to undo, and a warning to count."""
    tabs = [*MAIL["tabs"], {**MAIL["tabs"][1], "title": "Again"}]
    product.write({**MAIL, "title": "Sketchbooks of the World", "tabs": tabs})
    eventually(lambda: "Sketchbooks" in product.get(""), "the spec is read")
    product.post({"op": "hide", "id": "sent"})
    return product


def opened(browser, product, query, width=1280, touch=False):
    context = browser.new_context(viewport={"width": width, "height": 800}, has_touch=touch, is_mobile=touch)
    return context, open_page(context, product, query)


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("query", SETTINGS)
def test_the_title_keeps_its_room_and_the_bar_its_rows(browser, customized, context, query, touch):
    open_page(context, customized, query)
    own_context, page = opened(browser, customized, query, touch=touch)
    page.locator(".presence").wait_for()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        found = page.evaluate(MEASURE)
        assert found["title"] >= TWELVE_LETTERS, (width, found)
        assert found["rows"] <= (2 if width < 840 else 1), (width, found)
        assert max(found["right"], found["page"]) <= width, (width, found)
        assert found["least"] >= (44 if touch else 26), (width, found)
    own_context.close()


@pytest.mark.parametrize("width, touch", [
    (320, True), (390, True), (390, False), (700, True), (900, True), (1024, False), (1180, True), (1440, True)])
def test_before_undo_and_redo_are_in_the_bar_or_in_its_menu(browser, customized, width, touch):
    context, page = opened(browser, customized, "?platform=iPad&form=sidebar", width, touch)
    steps = page.get_by_role("group", name="Changes to the tabs")
    menu = page.get_by_role("button", name="Changes to the tabs")
    assert steps.is_visible() is not menu.is_visible()
    if menu.is_visible():
        menu.click()
    box = steps.bounding_box()
    assert 0 <= box["x"] and box["x"] + box["width"] <= width
    hidden = page.locator('.frame nav .entry[data-title="Sent"]')
    assert hidden.count() == 0
    steps.get_by_role("button", name="Undo").click()
    hidden.wait_for()
    steps.get_by_role("button", name="Redo").click()
    eventually(lambda: hidden.count() == 0, "hidden again")
    steps.get_by_role("link", name="Before").focus()
    page.keyboard.down("Enter")
    hidden.wait_for()
    page.keyboard.up("Enter")
    eventually(lambda: hidden.count() == 0, "as it is now")
    context.close()


@pytest.mark.parametrize("width, shows", [
    (390, False), (700, True), (1024, False), (1319, False), (1320, True), (1440, True)])
def test_settings_are_named_in_the_bar_or_by_its_tooltip_and_can_be_reset(browser, customized, width, shows):
    context, page = opened(browser, customized, "?platform=iPhone&os=26&colorScheme=dark", width)
    button = page.get_by_role("button", name="Settings: OS 26 · Dark", exact=True)
    assert button.get_attribute("title") == "Settings: OS 26 · Dark"
    assert button.locator("span").is_visible() is shows
    button.click()
    page.locator('[data-picker-panel="settings"]').get_by_role("link", name="Reset to the default settings").click()
    eventually(lambda: "os=" not in address(page) and "colorScheme" not in address(page), lambda: address(page))
    assert page.get_by_role("button", name="Settings", exact=True).count() == 1, "a name once"
    context.close()


@pytest.mark.parametrize("width, touch", [(1280, False), (1280, True), (700, False), (390, True)])
def test_the_count_of_comments_is_read_and_covers_nothing(browser, product, width, touch):
    context, page = opened(browser, product, "", width, touch)
    share = page.locator("[data-share]")
    share.evaluate("share => share.setAttribute('data-comments', '12')")
    found = share.evaluate("""share => {
        const pill = getComputedStyle(share, '::after'), box = share.getBoundingClientRect();
        const icon = share.querySelector('.icon').getBoundingClientRect();
        const left = box.right - parseFloat(pill.insetInlineEnd) - parseFloat(pill.width);
        const bottom = box.top + parseFloat(pill.insetBlockStart) + 17;
        return {
            isApart: pill.position === 'static' || left >= icon.right - 1 || bottom <= icon.top + 4,
            ground: pill.backgroundColor, button: getComputedStyle(share).backgroundColor,
        };
    }""")
    assert found["isApart"], found
    assert found["ground"] == "rgb(255, 255, 255)" != found["button"], found
    context.close()


@pytest.mark.parametrize("query", ["?platform=iPhone", "?platform=iPhone&os=18", "?platform=iPhone&direction=rtl"])
def test_the_mark_of_a_comment_is_beside_the_badge_of_its_own_tab(context, product, query):
    tabs = [{**tab, "badge": 8} if tab.get("value") == "sent" else tab for tab in MAIL["tabs"]]
    product.write({**MAIL, "tabs": tabs})
    eventually(lambda: 'class="badge"' in product.get("?platform=iPhone"), "the spec is read")
    page = open_page(context, product, product.share(pinned=True, role="comment") + query)
    entry = page.locator('.frame .bottom-bar .entry[data-title="Sent"]')
    found = entry.evaluate("""entry => {
        entry.setAttribute('data-comments', '1');
        const mark = getComputedStyle(entry, '::after');
        const box = entry.getBoundingClientRect(), badge = entry.querySelector('.badge').getBoundingClientRect();
        const [left, right] = [mark.left, mark.right].map(one => parseFloat(one) * box.width / entry.offsetWidth);
        return { left, right, apart: Math.max(badge.left - box.right + right, box.left + left - badge.right) };
    }""")
    assert found["apart"] >= 0, found
    assert found["left"] >= 0 and found["right"] >= 0, ("inside its tab", found)
