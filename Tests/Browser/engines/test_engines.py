"""The essentials in another engine than Chromium: it draws the same, and does what one does with it."""

from pathlib import Path

import pytest

from pages import USE_FONT
from product import eventually
from specs import renamed
from views import DEVICES

READER = Path(__file__).with_name("boxes_across.js").read_text()
WIDE = (1280, 800)
TITLES = """zone => [...document.querySelectorAll(`.frame[data-platform="iPad"] [data-zone-list="${zone}"] .entry`)]
    .map(one => one.dataset.title)"""
SAME = ["iphone", "ipad-bar", "ipad-sidebar", "mac", "tv", "vision", "watch"]


@pytest.fixture
def editing(engine, product):
    """The iPad, regular width, editing; afterwards the console is clean."""
    engine.resize(*WIDE)
    engine.open(f"{product.url}?platform=iPad&editing=true")
    engine.problems()
    yield engine
    assert engine.problems() == []


def bar(engine):
    return engine.evaluate(TITLES, "items")


def in_bar(title):
    return f'.frame[data-platform="iPad"] [role="tablist"] .entry[data-title="{title}"]'


def left_of(engine, title):
    x, y, _, height = engine.box(in_bar(title))
    return x + 3, y + height / 2


@pytest.mark.thorough
def test_every_device_is_drawn_without_an_error(engine, product):
    for device, (query, _), size in ((*one, size) for size in engine.sizes for one in DEVICES.items()):
        engine.resize(*size)
        engine.open(f"{product.url}?{query}")
        engine.shows(".frame .screen .content")
        assert engine.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, device
        assert engine.problems() == [], device


@pytest.mark.parametrize("device", SAME)
def test_everything_is_where_it_is_in_chromium(engine, browser, product, device):
    address = f"{product.url}?{DEVICES[device][0]}&zoom=100"
    engine.resize(*WIDE)
    engine.open(address)
    context = browser.new_context(viewport=dict(zip(("width", "height"), WIDE)), reduced_motion="reduce")
    page = context.new_page()
    page.goto(address)
    page.evaluate(USE_FONT)
    engine.evaluate(USE_FONT)

    def read():
        return page.evaluate(READER), engine.evaluate(READER)

    def away():
        ours, theirs = read()
        return {name: (ours.get(name), theirs.get(name)) for name in {**ours, **theirs}
                if name not in ours or name not in theirs
                or max(abs(a - b) for a, b in zip(ours[name], theirs[name])) > engine.apart}
    # Fonts and what comes late need their time.
    eventually(lambda: not away(), lambda: f"where Chromium's are, {engine.name}'s are away: {away()}")
    ours, theirs = read()
    context.close()
    assert list(ours) == list(theirs) and len(ours) >= 4


def test_choosing_a_tab_selects_it(editing):
    for pointer, title in zip(editing.pointers, ["Sent", "Junk"]):
        editing.click(in_bar(title), pointer)
        editing.shows(f'{in_bar(title)}[aria-selected="true"]')
        eventually(lambda: f"select={title.lower()}" in editing.address(), "in the address")


def test_a_tab_is_moved_by_the_keyboard_and_the_page_says_so(editing):
    editing.evaluate("selector => document.querySelector(selector).focus()", in_bar("Drafts"))
    editing.press("Alt", "ArrowRight")
    eventually(lambda: bar(editing)[:2] == ["Sent", "Drafts"], lambda: f"moved: {bar(editing)}")
    editing.until("() => document.querySelector('#announcer').textContent.includes('Drafts')", "announced")


def test_a_tab_is_dragged_within_the_bar(editing):
    orders = [["Drafts", "Archive", "Sent", "Junk", "Folders"], ["Drafts", "Archive", "Junk", "Sent", "Folders"]]
    for (pointer, hold), (title, goal), order in zip(
            editing.pointers.items(), [("Archive", "Sent"), ("Junk", "Sent")], orders):
        editing.drag(editing.centre(in_bar(title)), left_of(editing, goal), pointer, hold)
        eventually(lambda: bar(editing) == order, lambda: f"by {pointer}: {bar(editing)}")


def test_the_menu_opens_and_closes(editing):
    editing.click(in_bar("Archive"), button=2)
    editing.shows('[role="menu"]')
    editing.press("Escape")
    editing.until("() => !document.querySelector('[role=menu]')?.checkVisibility()", "the menu closes")


def test_a_saved_title_appears_without_reload(editing, product):
    editing.evaluate("() => { window.same = true; }")
    product.write(renamed("Notes"))
    editing.shows(in_bar("Notes"))
    assert editing.evaluate("() => window.same") is True


def test_the_bar_becomes_the_sidebar_and_back(engine, product):
    engine.resize(*WIDE)
    engine.open(f"{product.url}?platform=iPad&form=tabBar")
    engine.click('.frame a[data-control="form"]')
    engine.shows(".frame nav .entry")
    engine.click('.frame a[data-control="form"]')
    engine.shows('.frame [role="tablist"] .entry')


@pytest.mark.parametrize("scheme, dark", [("light", False), ("dark", True)])
def test_the_scheme_reaches_page_and_screen(engine, product, scheme, dark):
    engine.open(f"{product.url}?platform=iPhone&colorScheme={scheme}")
    grounds = engine.evaluate("""() => ['body', '.screen'].map(one =>
        getComputedStyle(document.querySelector(one)).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number))""")
    assert all((sum(ground) < 200) == dark for ground in grounds), grounds
