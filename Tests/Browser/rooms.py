"""Mac, TV, Vision and Watch as a person sees them: the spec they show, boxes in points, what shows and has the focus."""

from pages import open_page
from product import eventually
from specs import MAIL, tab

SECTION = {"title": "Trips", "customizationID": "trips", "tabs": [tab("Rome", "rome"), tab("Oslo", "oslo")]}
HOME = {**MAIL, "tabViewCustomization": None, "selection": "home", "title": "Rooms",
        "tabs": [tab("Home", "home"), tab("Films", "films"), tab("Music", "music"), SECTION]}
PLAIN = dict(tabViewStyle="tabBarOnly", tabs=[tab("Home", "home"), tab("Films", "films"), tab("Music", "music")])


def rooms(context, product, query, **more):
    product.write({**HOME, **more})
    eventually(lambda: '"Rooms"' in product.get("spec"), "the spec is read")
    page = open_page(context, product, f"?zoom=100&{query}")
    page.keyed = lambda *keys: [page.keyboard.press(key) for key in keys]
    return page


def box(page, selector):
    """[left, top, width, height] inside the screen, in points."""
    return page.locator(selector).first.evaluate("""one => {
        const [mine, all] = [one.getBoundingClientRect(), one.closest('.frame').querySelector('.screen').getBoundingClientRect()];
        return [mine.left - all.left, mine.top - all.top, mine.width, mine.height].map(Math.round);
    }""")


def shown(page):
    return page.locator(".content:not(.page-ghost)").get_attribute("data-shown")


def shows(page, wanted):
    eventually(lambda: shown(page) == wanted, lambda: f"{wanted} shows, it is {shown(page)}")


def focused(page):
    return page.evaluate("document.activeElement.dataset.title ?? document.activeElement.className")


def folds(page, wanted):
    eventually(lambda: page.locator(".sidebar").get_attribute("data-folded") == str(wanted).lower(), f"folded: {wanted}")
