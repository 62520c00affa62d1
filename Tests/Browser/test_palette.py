"""Finding tabs and actions by name: keys, matching, what is chosen, and where the focus goes."""

import pytest

from axe import violations
from pages import address, open_page
from playwright.sync_api import expect
from product import eventually


@pytest.fixture
def page(context, product):
    page = open_page(context, product, "?platform=iPad")
    yield page
    assert page.problems == []


def opened(page, key="/"):
    page.keyboard.press(key)
    field = page.get_by_role("combobox", name="Find tabs and actions")
    field.wait_for()
    return field


def texts(page):
    return page.locator("#palette [role=option] .palette-text").all_text_contents()


def active(page):
    """The option that the field points readers to; it is the one that is drawn as chosen."""
    name = page.locator("#palette input").get_attribute("aria-activedescendant")
    chosen = page.locator('#palette [aria-selected="true"]')
    assert chosen.count() == 1 and chosen.get_attribute("id") == name
    return chosen.locator(".palette-text").text_content()


@pytest.mark.parametrize("key", ["/", "Control+k", "Meta+k"])
def test_opens_by_key_with_the_field_ready_and_everything_listed(page, key):
    field = opened(page, key)
    assert field.evaluate("one => one === document.activeElement")
    assert {"Inbox", "iPhone", "Dark appearance", "All rules", "Export: SwiftUI source"} <= set(texts(page))
    assert active(page) == texts(page)[0]


def test_its_module_is_fetched_on_first_use_only(context, product):
    asked = []
    context.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    page = open_page(context, product)
    assert "palette.js" not in asked
    for _ in range(2):
        opened(page)
        page.keyboard.press("Escape")
        page.locator("#palette:not([open])").wait_for(state="attached")
    assert asked.count("palette.js") == 1


def test_letters_typed_while_it_loads_go_to_its_field_and_press_no_keys_of_the_page(page):
    held = []
    page.route("**/palette.js", lambda route: held.append(route))
    before = page.url
    with page.expect_request("**/palette.js"):
        page.keyboard.press("ControlOrMeta+k")
    page.keyboard.type("2ei /")
    held[0].continue_()
    page.locator("dialog#palette[open]").wait_for()
    assert page.url == before
    assert page.locator('[data-mode="customize"]').count() == 0
    assert page.locator("#palette input").input_value() == "2ei /"
    page.keyboard.press("Escape")
    assert opened(page).input_value() == ""


def test_what_comes_later_leaves_the_active_row_and_brings_the_symbols(context, product):
    page = open_page(context, product, "?platform=iPad&form=tabBar")
    held = []
    page.route("**/*tab=reasons*", lambda route: held.append(route))
    opened(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    chosen, rows = active(page), len(texts(page))
    assert page.locator('#palette [aria-selected="true"] .icon').count() == 0, "the bar draws titles only"
    eventually(lambda: held, "it asks for the others")
    held[0].continue_()
    eventually(lambda: len(texts(page)) > rows, "they came")
    assert active(page) == chosen
    tabs = page.locator("#palette [role=option]").filter(has=page.get_by_text("Tab", exact=True))
    assert tabs.count() > 3 and tabs.filter(has_not=page.locator(".palette-icon .icon")).count() == 0


def test_a_key_is_no_part_of_a_name(page):
    opened(page).fill("show source")
    assert active(page) == "Show source"
    assert page.locator('#palette [aria-selected="true"] kbd').text_content() == "u"


def test_a_key_right_after_closing_is_not_lost(page):
    """Until the next frame the focus is still in the closed dialog's field."""
    opened(page)
    page.evaluate("""() => {
        const palette = document.querySelector("#palette");
        palette.close();
        const key = new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true });
        palette.querySelector("input").dispatchEvent(key);
    }""")
    page.get_by_role("combobox", name="Find tabs and actions").wait_for(timeout=20_000)


def test_chooses_a_tab_and_gives_it_the_focus(page):
    page.locator('[data-control="direction"][data-value="rtl"]').focus()
    field = opened(page)
    field.fill("draf")
    assert active(page) == "Drafts"
    page.keyboard.press("Enter")
    eventually(lambda: "select=drafts" in address(page), "the tab is chosen")
    assert page.evaluate("document.activeElement.dataset.entry") == "drafts"
    lit = page.locator("[data-lit]").evaluate_all("all => all.map(one => one.dataset.entry ?? one.dataset.entryRef)")
    assert set(lit) == {"drafts"}, "frame and inspector agree"


@pytest.mark.parametrize("query, text, place, wanted", [
    ("work", "Work", "Tab · in Folders", "folders"), ("sett", "Settings", "Tab · in the sidebar", "settings"),
    ("junk", "Junk", "Tab · hidden", "junk"),
])
def test_finds_tabs_that_have_no_place_in_the_frame_and_opens_them(context, product, query, text, place, wanted):
    product.post({"op": "hide", "id": "junk"})
    page = open_page(context, product, "?platform=iPad&form=tabBar")
    opened(page).fill(query)
    row = page.locator('#palette [aria-selected="true"]', has_text=place)
    row.wait_for()
    assert (row.locator(".palette-text").text_content(), row.locator(".palette-detail").text_content()) == (text, place)
    assert row.locator(".palette-icon .icon").count() == 1
    page.keyboard.press("Enter")
    eventually(lambda: f"select={text.lower()}" in address(page), lambda: address(page))
    eventually(lambda: page.evaluate("document.activeElement.dataset.entry") == wanted, "it has the focus")


def test_finds_them_with_the_inspector_closed_too(context, product):
    product.post({"op": "hide", "id": "junk"})
    page = open_page(context, product, "?platform=iPad&form=tabBar")
    assert page.locator(".tree-row").count() == 0
    opened(page).fill("work")
    found = page.locator("#palette [role=option]", has_text="Tab · in Folders")
    found.wait_for()
    assert texts(page)[0] == "Work"
    page.locator("#palette input").fill("junk")
    page.locator("#palette [role=option]", has_text="Tab · hidden").wait_for()


def test_says_that_a_tab_can_not_show_here(context, product):
    product.write({"tabs": [{"title": "Home", "value": "home"}, {"title": "Secret", "value": "secret", "hidden": True}]})
    page = open_page(context, product, "?platform=iPhone")
    opened(page).fill("secr")
    page.locator('#palette [aria-selected="true"]', has_text="Secret").wait_for()
    assert page.locator('#palette [aria-selected="true"] .palette-detail').text_content() == "Tab · hidden"
    page.keyboard.press("Enter")
    page.get_by_text("Secret is hidden here. The inspector shows why.").first.wait_for(state="attached")


@pytest.mark.parametrize("query, wanted", [
    ("watch", "platform=watch"), ("compact", "sizeClass=compact"), ("os 18", "os=18"), ("dark", "colorScheme=dark"),
    ("right to left", "direction=rtl"), ("all dev", "view=all"), ("text size a3", "dynamicTypeSize=accessibility3"),
    ("zoom 75", "zoom=75"), ("customiz", "editing=true"), ("show insp", "inspector=open"),
    ("motion reduced", "reduceMotion=true"),
])
def test_does_what_the_toolbar_does(page, query, wanted):
    opened(page).fill(query)
    page.keyboard.press("Enter")
    eventually(lambda: wanted in address(page), lambda: f"{wanted} in {address(page)}")


def test_jumps_to_a_rule(page):
    opened(page).fill("r2.33")
    assert active(page) == "Rule R2.33"
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules#R2.33")
    expect(page.locator("#R2\\.33")).to_be_visible()


def test_arrows_go_round_and_the_pointer_chooses(page):
    opened(page)
    everything = texts(page)
    page.keyboard.press("ArrowDown")
    assert active(page) == everything[1]
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert active(page) == everything[-1]
    page.get_by_role("option", name="Drafts").hover()
    assert active(page) == "Drafts"
    page.get_by_role("option", name="Drafts").click()
    eventually(lambda: "select=drafts" in address(page), "the tab is chosen")


def test_says_that_nothing_fits_and_escape_leaves_all_as_it_was(page):
    before = address(page)
    page.locator(".mark").focus()
    field = opened(page)
    field.fill("qqzz")
    assert page.locator("#palette [role=status]").text_content() == "No tab or action matches “qqzz”."
    assert field.get_attribute("aria-expanded") == "false" and field.get_attribute("aria-activedescendant") is None
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.className") == "mark" and address(page) == before


def test_letters_are_typed_and_no_keys_of_the_page(page):
    before = address(page)
    field = opened(page)
    field.press_sequentially("cd?/")
    assert field.input_value() == "cd?/" and address(page) == before


def test_the_button_in_the_toolbar_opens_it_and_only_ctrl_k_when_letter_keys_are_off(page):
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Find tabs and actions").click()
    page.locator("#palette[open]").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("checkbox", name="Letter keys on this page").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    assert page.locator("#palette[open]").count() == 0
    opened(page, "Control+k")


def test_finds_a_tab_by_a_title_written_from_right_to_left(context, product):
    product.write({"tabs": [{"title": "الرئيسية", "value": "home"}, {"title": "Café Olé", "value": "cafe"}]})
    page = open_page(context, product, "?platform=iPad&direction=rtl")
    field = opened(page)
    field.fill("الر")
    assert active(page) == "الرئيسية"
    assert page.locator("#palette [aria-selected=true] .palette-text").get_attribute("dir") == "auto"
    field.fill("cafe o")
    assert active(page) == "Café Olé"


def test_finds_what_more_holds(context, product):
    tabs = [{"title": f"Tab {letter}", "value": letter} for letter in "abcdefg"]
    product.write({"tabs": tabs})
    page = open_page(context, product, "?platform=iPhone")
    opened(page).fill("tab g")
    page.locator("#palette [aria-selected=true]", has_text="Tab g").wait_for()
    page.keyboard.press("Enter")
    eventually(lambda: "select=g" in address(page), "the tab is chosen")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_passes_axe(browser, product, scheme):
    context = browser.new_context(color_scheme=scheme)
    page = open_page(context, product)
    opened(page).fill("co")
    assert violations(page) == []
    context.close()


CHOICES = [{"text": text, "detail": detail} for text, detail in [
    ("Compact width", "Horizontal size class"), ("Recent", "Tab"), ("Collections", "Tab"), ("iPad", "Device"),
    ("Discover", "Tab"), ("By the Sea", "Tab"), ("Cinematic Shots", "Tab"), ("Über uns", "Tab"), ("Straße", "Tab")]]


@pytest.mark.parametrize("query, wanted", [
    ("co", ["Collections", "Compact width", "Discover"]),       # prefixes before what stands inside, shorter first
    ("cs", ["Cinematic Shots"]), ("sea", ["By the Sea"]), ("the s", ["By the Sea"]), ("sea by", ["By the Sea"]),
    ("uber", ["Über uns"]), ("STRASSE", ["Straße"]), ("size", ["Compact width"]), ("device ipad", ["iPad"]),
    ("clctn", ["Collections"]), ("zz", []), ("zzz", []),
])
def test_ranks_prefixes_and_word_starts_first(page, query, wanted):
    found = page.evaluate("""async ([query, choices]) => {
        const base = document.querySelector('script[type="module"]').src;
        const { search } = await import(new URL('palette.js', base).href);
        return search(query, choices).map(choice => choice.text);
    }""", [query, CHOICES])
    assert found[:len(wanted)] == wanted
    assert wanted or found == []


def test_finds_a_watchs_tabs_by_the_dots_of_their_pages(context, product):
    page = open_page(context, product, "?platform=watch")
    opened(page).fill("draf")
    assert active(page) == "Drafts"
    page.keyboard.press("Enter")
    page.locator('.content[data-shown="drafts"]').wait_for()
    eventually(lambda: page.evaluate("document.activeElement.dataset.title") == "Drafts", "its dot has the focus")
