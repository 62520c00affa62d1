"""Clicking through: tabs, More, search, sections, the Browse pattern, an action. The page and the rules agree."""

import json
import urllib.parse

import pytest

from pages import Preview, address, open_page
from product import eventually
from specs import MAIL, tab

pytestmark = pytest.mark.quick

BROWSE = {
    "tabViewStyle": "sidebarAdaptable",
    "sizeClassMapping": {
        "compactTab": "browse", "regularValues": ["recent", "artists"], "defaultRegularValue": "recent"},
    "tabs": [
        tab("Radio", "radio"),
        tab("Browse", "browse", hidden={"sizeClass": "regular"}),
        {"title": "Library", "hidden": {"sizeClass": "compact"}, "tabs": [
            tab("Recent", "recent"), tab("Artists", "artists")]},
    ],
}

SEARCH = {
    "tabViewSearchActivation": "searchTabSelection",
    "tabs": [tab("Home", "home"), tab("Library", "library"), {"role": "search", "value": "search"}],
}

ACTION = {"selection": "home", "tabs": [tab("Home", "home"), tab("Compose", "compose", action=True), tab("Me", "me")]}


class Walk:
    """A page that is clicked through; after each click the rules are asked for the same address."""

    def __init__(self, page, product):
        self.page, self.product = page, product
        self.frame = page.locator(".frame").first

    def entry(self, title):
        return self.frame.locator(f'a.entry[data-title="{title}"], a.row[data-title="{title}"]').first

    def control(self, name, value=None):
        wanted = f'[data-control="{name}"]' + (f'[data-value="{value}"]' if value else "")
        return self.page.locator(f"a{wanted}").first

    def click(self, link, shown):
        wanted = link.evaluate("link => link.href")
        link.click()
        self.page.wait_for_url(wanted)
        return self.shows(shown)

    def shows(self, title):
        panel = self.frame.locator(f'[role="tabpanel"][aria-label="{title}"]')
        panel.wait_for()
        layout = json.loads(self.product.get("layout?" + urllib.parse.urlsplit(address(self.page)).query))
        eventually(lambda: panel.get_attribute("data-shown") == layout["shown"], lambda: address(self.page))
        lit = self.frame.locator('[role="tab"][aria-selected="true"]')
        if layout["bar"]:
            ids = lit.evaluate_all("all => all.map(one => one.dataset.entry ?? '$more')")
            assert ids in ([layout["highlighted"]], []), address(self.page)
        return layout


@pytest.fixture(params=[True, False], ids=["with script", "without script"])
def walk(request, browser, product):
    """Opens a spec at an address; links do the same with and without script."""
    context = browser.new_context(viewport={"width": 1600, "height": 1000}, java_script_enabled=request.param)

    def start(spec, query):
        product.write(spec)
        eventually(lambda: json.loads(product.get("export.json"))["spec"] == spec, "the spec is read")
        if request.param:
            page = open_page(context, product, query)
        else:
            page = context.new_page()
            page.goto(product.url + query)
        return Walk(page, product)

    yield start
    context.close()


def test_a_tab_of_more_leads_back_to_the_list_and_more_remembers_it(walk):
    walk = walk(MAIL, "?platform=iPhone")
    walk.click(walk.control("more"), "More")
    walk.click(walk.entry("Travel"), "Travel")
    walk.click(walk.entry("Drafts"), "Drafts")
    layout = walk.click(walk.control("more"), "Travel")
    assert layout["highlighted"] == "$more"
    walk.click(walk.control("back"), "More")
    walk.click(walk.entry("Drafts"), "Drafts")
    walk.click(walk.control("more"), "More")


def test_mores_list_gives_way_to_the_tab_before_in_regular_width(walk):
    walk = walk(MAIL, "?platform=iPad&sizeClass=compact&form=tabBar")
    walk.click(walk.entry("Sent"), "Sent")
    walk.click(walk.control("more"), "More")
    walk.click(walk.control("sizeClass", "regular"), "Sent")


def test_search_that_activates_by_itself_gives_the_selection_back(walk):
    walk = walk(SEARCH, "?platform=iPhone")
    walk.click(walk.entry("Library"), "Library")
    walk.click(walk.entry("Search"), "Search")
    walk.frame.locator("input[type=search]").wait_for()
    walk.click(walk.control("search", "false"), "Library")


def test_search_above_an_ipads_content_is_cancelled_too(walk):
    walk = walk({**SEARCH, "tabViewStyle": "tabBarOnly"}, "?platform=iPad")
    walk.click(walk.entry("Library"), "Library")
    walk.click(walk.entry("Search"), "Search")
    walk.click(walk.control("search", "false"), "Library")


def test_a_section_in_the_ipads_bar_shows_the_tab_chosen_last_in_it(walk):
    walk = walk(MAIL, "?platform=iPad&form=sidebar")
    walk.click(walk.entry("Family"), "Family")
    walk.click(walk.control("form", "tabBar"), "Family")
    walk.click(walk.entry("Drafts"), "Drafts")
    layout = walk.click(walk.entry("Folders"), "Family")
    assert layout["highlighted"] == "folders"


def test_a_section_opens_its_sidebar_on_vision_and_stays_lit(walk):
    walk = walk(MAIL, "?platform=vision")
    assert walk.click(walk.entry("Folders"), "Work")["chrome"] == "ornamentAndSidebar"
    walk.page.mouse.move(2, 2)   # looked away, the ornament narrows again and uncovers the rows
    assert walk.click(walk.entry("Travel"), "Travel")["highlighted"] == "folders"
    assert walk.click(walk.entry("Drafts"), "Drafts")["chrome"] == "ornament"
    assert walk.click(walk.entry("Folders"), "Travel")["highlighted"] == "folders"


def test_the_browse_pattern_carries_its_path_over_the_size_class_toggle(walk):
    walk = walk(BROWSE, "?platform=iPad&form=sidebar")
    walk.click(walk.entry("Artists"), "Artists")
    layout = walk.click(walk.control("sizeClass", "compact"), "Artists")
    assert layout["shown"] == "browse"
    walk.click(walk.control("sizeClass", "regular"), "Artists")
    walk.click(walk.control("sizeClass", "compact"), "Artists")
    walk.click(walk.control("back"), "Browse")
    walk.click(walk.control("sizeClass", "regular"), "Recent")


def test_an_action_leaves_the_selection_and_the_address_alone(walk):
    walk = walk(ACTION, "?platform=iPhone&select=me")
    walk.shows("Me")
    before = address(walk.page)
    walk.entry("Compose").click()
    walk.shows("Me")
    assert address(walk.page) == before


def test_a_click_in_the_comparison_holds_for_both_frames_and_back_again(context, product):
    product.write(BROWSE)
    page = open_page(context, product, "?form=sidebar")
    on_iphone = '.frame[data-platform="iPhone"] .entry[data-title="{}"]'.format
    for entry in (Preview(page, product).in_sidebar("Artists"), page.locator(on_iphone("Radio")),
                  page.locator(on_iphone("Browse"))):
        wanted = entry.evaluate("link => link.href")
        entry.click()
        page.wait_for_url(wanted)
    panels = page.locator('.frame [role="tabpanel"][aria-label="Artists"]')
    eventually(lambda: panels.count() == 2, "both frames show Artists again")
    assert page.problems == []
