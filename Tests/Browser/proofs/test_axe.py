"""axe finds nothing in any view: platform × OS × direction × width × scheme, and with everything open that opens.

Of the last four every pair is judged in every state. What three of them do together is judged where it is the system
that most people have.
"""

from itertools import combinations, product as every

import pytest

from axe import OF_LOOKS, violations
from pages import settle
from showcase import SHOWCASE
from studio import Studio
from views import LARGEST, SYSTEMS

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
STATES = {
    "compare": "", "all": "view=all", "iPhone": "platform=iPhone",
    "iPhone, more": "platform=iPhone&more=true", "iPhone, search": "platform=iPhone&select=search&search=true",
    "iPhone, landscape": "platform=iPhone&orientation=landscape", "iPad, bar": "platform=iPad&form=tabBar",
    "iPad, sidebar": "platform=iPad&form=sidebar", "iPad, editing": "platform=iPad&editing=true",
    "iPad, compact": "platform=iPad&sizeClass=compact", "iPad, large text": f"platform=iPad&{LARGEST}",
    "Mac": "platform=mac", "TV": "platform=tv", "Vision": "platform=vision", "Watch": "platform=watch"}


@pytest.fixture(scope="module")
def small_studio(browser, products):
    studio = Studio(browser, products, WIDE)
    yield studio
    studio.close()


FIRST, LAST = ("light", "wide"), ("dark", "phone")
PLACES = [(system, direction) for system in SYSTEMS for direction in ("ltr", "rtl") if direction == "ltr" or system == "26"]


def looks(system="26", direction="ltr"):
    """The schemes and widths that a page is judged in: in the first by every rule, then by those of looks."""
    if (system, direction) == ("26", "ltr"):
        return [FIRST, ("dark", "wide"), LAST, ("light", "phone")]
    return [FIRST, LAST]


def found(page, name, shown_in):
    """All violations in one view."""
    for scheme, width in shown_in:
        page.set_viewport_size({"wide": WIDE, "phone": PHONE}[width])
        page.emulate_media(color_scheme=scheme)
        settle(page)
        rules = None if (scheme, width) == FIRST else OF_LOOKS
        yield from ((f"{name}, {scheme}, {width}", one) for one in violations(page, rules))
    page.set_viewport_size(WIDE)
    page.emulate_media(color_scheme="light")


def test_every_pair_of_what_can_differ_is_judged():
    judged = {frozenset(pair) for place in PLACES for look in looks(*place) for pair in combinations((*place, *look), 2)}
    apart = [SYSTEMS, ("ltr", "rtl"), ("light", "dark"), ("wide", "phone")]
    wanted = {frozenset(pair) for one, other in combinations(apart, 2) for pair in every(one, other)}
    # What is mirrored is so in the same way by every system: by one it is judged.
    mirrored = {frozenset((system, "rtl")) for system in SYSTEMS if system != "26"}
    assert wanted - judged == mirrored


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_no_violation_in_any_view(small_studio, products, state):
    wrong = {}
    for system, direction in PLACES:
        query = "&".join(part for part in (STATES[state], f"os={system}&direction={direction}") if part)
        page = small_studio.open(f"{products['showcase'].url}?{query}")
        for where, what in found(page, f"OS {system}, {direction}", looks(system, direction)):
            wrong.setdefault(what, []).append(where)
    assert not wrong, told(wrong)


def told(wrong):
    return "\n".join(f"{what}\n    in {'; '.join(where)}" for what, where in wrong.items())


def help_list(page):
    page.keyboard.press("?")
    return page.locator("dialog#help[open]")


def menu(page):
    page.locator('.frame [role="tablist"] .entry[data-title="New"]').click(button="right")
    return page.get_by_role("menu")


def sheet(page):
    page.locator('.frame [role="tablist"] .entry[data-title="Compose"]').click()
    return page.get_by_role("dialog", name="Compose")


def toast(page):
    page.route("**/customization*", lambda route: route.fulfill(
        status=422, json={"error": {"id": "R3.14", "text": "That may not move."}}))
    page.locator('.frame [role="tablist"] .entry[data-title="New"]').focus()
    page.keyboard.press("Alt+ArrowRight")
    return page.locator("#toast:not([hidden])")


def palette(page):
    page.keyboard.press("/")
    page.get_by_role("combobox", name="Find tabs and actions").fill("co")
    return page.locator("#palette [role=option]").first


def palette_of_nothing(page):
    page.keyboard.press("/")
    page.get_by_role("combobox", name="Find tabs and actions").fill("qqzz")
    return page.locator("#palette [role=status]:not(:empty)")


def inspector_folds(page):
    page.keyboard.press("i")
    page.locator(".inspector").wait_for()
    page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
    return page.locator(".inspector")


OPENERS = [help_list, menu, sheet, toast, palette, palette_of_nothing, inspector_folds]


@pytest.mark.parametrize("open_it", OPENERS, ids=lambda one: one.__name__)
def test_axe_finds_no_violation_while_something_is_open(small_studio, product, open_it):
    compose = {"title": "Compose", "systemImage": "square.and.pencil", "value": "compose",
               "customizationID": "compose", "action": True}
    product.write({**SHOWCASE, "tabs": [*SHOWCASE["tabs"][:3], compose, *SHOWCASE["tabs"][3:]]})
    page = small_studio.open(f"{product.url}?platform=iPad&editing=true")
    page.locator('.frame .entry[data-title="Compose"]').first.wait_for()
    open_it(page).wait_for()
    assert list(found(page, open_it.__name__, looks())) == []
    page.unroute_all()
