"""axe finds nothing in any view: platform × OS × direction × width × scheme, and with everything open that opens."""

import pytest

from axe import OF_LOOKS, violations
from showcase import SHOWCASE
from studio import Studio, settle
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


def found(page, name):
    """All violations in one view: every rule once, those of looks again in the dark and on a phone."""
    yield from ((f"{name}, light, wide", one) for one in violations(page))
    for size, label in ((WIDE, "wide"), (PHONE, "phone")):
        page.set_viewport_size(size)
        for scheme in ("dark", "light"):
            if (scheme, label) == ("light", "wide"):
                continue
            page.emulate_media(color_scheme=scheme)
            settle(page)
            yield from ((f"{name}, {scheme}, {label}", one) for one in violations(page, OF_LOOKS))
    page.set_viewport_size(WIDE)
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_no_violation_in_any_view(small_studio, products, state):
    wrong = {}
    for system in SYSTEMS:
        for direction in ("ltr", "rtl") if system == "26" else ("ltr",):
            query = "&".join(part for part in (STATES[state], f"os={system}&direction={direction}") if part)
            page = small_studio.open(f"{products['showcase'].url}?{query}")
            for where, what in found(page, f"OS {system}, {direction}"):
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
    assert list(found(page, open_it.__name__)) == []
    page.unroute_all()
