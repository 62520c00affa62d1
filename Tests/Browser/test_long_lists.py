"""A spec of thousands of tabs: the page has a window of each list, and every row can be reached."""

import json
from urllib.error import HTTPError

import pytest

from axe import violations
from pages import Preview, address, open_page
from product import Product, binary, eventually
from specs import tab

COUNT = 10_000


def numbered(numbers):
    return [tab(f"Folder number {n}", f"t{n}") for n in numbers]


def mail(tabs):
    return {"title": "Mail", "tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "mail", "tabs": tabs}


def in_sections(count):
    """Sections of 250 tabs each."""
    return [{"title": f"Section {start}", "customizationID": f"s{start}", "tabs": numbered(range(start, start + 250))}
            for start in range(0, count, 250)]


def served(tmp_path_factory, name, tabs):
    product = Product(binary(), tmp_path_factory.mktemp(name) / "tabs.json")
    product.write(mail(tabs))
    product.start()
    yield product
    product.stop()


@pytest.fixture(scope="module")
def flat(tmp_path_factory):
    yield from served(tmp_path_factory, "flat", numbered(range(COUNT)))


@pytest.fixture(scope="module")
def nested(tmp_path_factory):
    yield from served(tmp_path_factory, "nested", in_sections(COUNT))


@pytest.fixture
def opened(context):
    pages = []

    def show(product, query):
        pages.append(open_page(context, product, query))
        return Preview(pages[-1], product)

    yield show
    assert all(page.problems == [] for page in pages)


def text_of(product, query):
    """The page's text; a server that takes too long to draw it is asked again."""
    def text():
        try:
            return product.get(query)
        except HTTPError as refusal:
            assert refusal.code == 503, refusal

    return eventually(text, "the page is drawn")


def focused(preview):
    return preview.page.evaluate("document.activeElement.dataset.entry")


@pytest.mark.parametrize("query", [
    "", "?platform=iPad&form=tabBar", "?platform=iPad&form=sidebar", "?platform=iPad&editing=true", "?platform=iPhone",
    "?platform=iPhone&more=true", "?platform=mac", "?platform=tv", "?platform=vision", "?platform=watch", "?view=all"])
def test_the_page_stays_small(context, flat, query):
    text = text_of(flat, query)
    assert len(text.encode()) <= 600_000, len(text.encode())
    page = open_page(context, flat, query)
    count = page.evaluate("document.querySelectorAll('*').length")
    assert count <= 9_000, count


@pytest.mark.parametrize("query", ["?platform=iPad&form=sidebar", "?platform=iPad&editing=true", "?platform=vision"])
def test_sections_count_too(nested, query):
    assert len(text_of(nested, query).encode()) <= 600_000


def test_what_is_selected_is_there_and_says_where_it_is(opened, flat, nested):
    for product, wanted in [(flat, ("9001", str(COUNT))), (nested, ("1", "250"))]:
        preview = opened(product, "?platform=iPad&form=sidebar&select=t9000&inspector=open&tab=reasons")
        row = preview.frame.locator('.row[aria-current="page"]')
        assert row.get_attribute("data-entry") == "t9000"
        slot = row.locator("xpath=..")
        assert (slot.get_attribute("aria-posinset"), slot.get_attribute("aria-setsize")) == wanted
        assert preview.page.locator('.tree-row[data-tree="t9000"]').count() == 1, "and so are its reasons"


@pytest.mark.parametrize("form, ahead", [("sidebar", "ArrowDown"), ("tabBar", "ArrowRight")])
def test_keys_reach_the_next_row_and_both_ends(opened, flat, form, ahead):
    preview = opened(flat, f"?platform=iPad&form={form}")
    preview.frame.locator('.entry[data-entry="t98"]').focus()
    for wanted in ["t99", "t100", "t101"]:
        preview.page.keyboard.press(ahead)
        eventually(lambda: focused(preview) == wanted, lambda: f"{wanted}, it is {focused(preview)}")
    for key, wanted in [("End", f"t{COUNT - 1}"), ("Home", "t0")]:
        preview.page.keyboard.press(key)
        eventually(lambda: focused(preview) == wanted, lambda: f"{wanted}, it is {focused(preview)}")


@pytest.mark.parametrize("product", ["flat", "nested"])
def test_scrolling_reaches_rows_that_the_page_does_not_have(opened, product, request):
    preview = opened(request.getfixturevalue(product), "?platform=iPad&form=sidebar")
    scroller = preview.frame.locator(".sidebar-scroll")
    wanted = preview.frame.locator('nav [data-entry="t450"]')

    def scrolled():
        scroller.evaluate("all => { all.scrollTop += 600; }")
        return wanted.count() > 0

    eventually(scrolled, "row 450 came")
    assert preview.frame.locator("nav .row").count() <= 200, "those far away are gone"
    assert "rows=" in address(preview.page), "a reload shows the same rows"


@pytest.mark.parametrize("direction, end", [("ltr", "bar.scrollWidth"), ("rtl", "-bar.scrollWidth")])
def test_rows_stay_where_they_are_when_others_come(opened, flat, direction, end):
    preview = opened(flat, f"?platform=iPad&form=tabBar&direction={direction}&rows=ipad-regular.items:1000")
    bar = preview.frame.locator(".top-bar .middle")
    middle = preview.in_bar("Folder number 1190")
    bar.evaluate(f"bar => {{ bar.scrollLeft = {end}; }}")
    before = middle.bounding_box()
    eventually(lambda: "items%3A1100" in address(preview.page), lambda: address(preview.page))
    eventually(lambda: preview.in_bar("Folder number 1299").count() == 1, "the next ones came")
    assert abs(middle.bounding_box()["x"] - before["x"]) < 1


def test_the_last_row_is_a_link_away_without_script(browser, flat):
    context = browser.new_context(viewport={"width": 1600, "height": 1000}, java_script_enabled=False)
    page = context.new_page()
    page.goto(flat.url + "?platform=iPad&form=sidebar")
    preview = Preview(page, flat)
    preview.frame.locator('nav [data-rest="after"]').click()
    page.wait_for_url("**rows=*")
    assert preview.in_sidebar("Folder number 150").count() == 1
    preview.frame.locator('nav [data-rest="last"]').click()
    preview.in_sidebar(f"Folder number {COUNT - 1}").wait_for()
    context.close()


def test_reasons_come_in_portions(opened, flat):
    preview = opened(flat, "?platform=iPad&form=sidebar&inspector=open&tab=reasons")
    tree = preview.page.locator('.tree[data-tree="ipad-regular"]')
    assert tree.locator(".tree-row").count() == 100
    tree.locator('[data-rest="last"]').click()
    preview.page.locator(f'.tree-row[data-tree="t{COUNT - 1}"]').wait_for()
    assert tree.locator(".tree-row").count() == 200
    assert preview.frame.locator("nav .row").count() == 100, "other lists stay as they are"


def test_a_row_of_the_inspector_selects_a_tab_that_the_device_does_not_have(opened, flat):
    preview = opened(flat, "?platform=iPad&form=sidebar&rows=ipad-regular.tree:5000&inspector=open&tab=reasons")
    preview.page.locator('.tree-row[data-tree="t5010"] .tree-entry').click()
    preview.frame.locator('.row[aria-current="page"][data-entry="t5010"]').wait_for()


@pytest.mark.parametrize("query", [
    "?platform=iPad&editing=true&rows=ipad-regular.items:50,ipad-regular.sidebar:50,ipad-regular.tree:50",
    "?platform=iPhone&more=true", "?platform=vision"])
def test_windows_of_rows_pass_axe(opened, flat, query):
    assert violations(opened(flat, query).page, tags=["wcag2a", "wcag2aa", "best-practice"]) == []


def test_a_page_of_many_pages_turns_to_both_ends(opened, flat):
    preview = opened(flat, "?platform=watch&select=t5000&reduceMotion=true")
    frame = preview.page.locator('.frame[data-platform="watch"]')
    chosen = frame.locator('.page-dot[aria-selected="true"]')
    assert chosen.get_attribute("aria-posinset") == "5001"
    chosen.focus()
    for key, wanted in [("ArrowRight", "t5001"), ("End", f"t{COUNT - 1}"), ("Home", "t0")]:
        preview.page.keyboard.press(key)
        eventually(lambda: chosen.get_attribute("data-entry") == wanted, wanted)


@pytest.fixture
def thousand(tmp_path_factory):
    """A bar of a thousand tabs that a test may rearrange."""
    yield from served(tmp_path_factory, "thousand", numbered(range(1_000)) + in_sections(500))


def order_around(product, entry):
    """Three entries of the bar as the server has them, the named one in the middle."""
    items = json.loads(product.get("layout?platform=iPad&editing=true"))["bar"]["items"]
    ids = [item["id"] for item in items]
    at = ids.index(entry)
    return ids[at - 1:at + 2]


@pytest.mark.thorough
def test_a_drag_scrolls_on_to_tabs_that_the_page_did_not_have(opened, thousand):
    preview = opened(thousand, "?platform=iPad&form=tabBar")
    bar = preview.frame.locator(".top-bar .middle").bounding_box()
    preview.lift(preview.in_bar("Folder number 3"))
    preview.page.mouse.move(bar["x"] + bar["width"] - 4, bar["y"] + bar["height"] / 2, steps=3)
    there = preview.in_bar("Folder number 130")
    inside = bar["x"] + bar["width"] - 60
    eventually(lambda: there.count() and preview.centre(there)[0] < inside, "tab 130 came into sight")
    preview.page.mouse.move(*preview.left_of(there), steps=4)
    preview.page.mouse.up()
    eventually(lambda: "moved from position 4 " in preview.announced(), preview.announced)
    before, moved, after = order_around(thousand, "t3")
    number = int(after[1:])
    assert number > 100 and before == f"t{number - 1}", (before, after)


@pytest.mark.thorough
def test_a_move_by_keys_goes_on_over_the_end_of_the_window(opened, thousand):
    preview = opened(thousand, "?platform=iPad&form=tabBar")
    preview.in_bar("Folder number 98").focus()
    for place in [100, 101]:
        preview.page.keyboard.press("Alt+ArrowRight")
        preview.says(f"to position {place} of 1002")
    assert order_around(thousand, "t98") == ["t100", "t98", "t101"]


def test_the_palette_finds_tabs_that_the_page_does_not_have(opened, flat):
    preview = opened(flat, "?platform=iPad&form=tabBar")
    preview.page.keyboard.press("Control+k")
    preview.page.locator(".palette-field").wait_for()
    preview.page.keyboard.type("number 7777")
    preview.page.locator(".palette-row", has_text="Folder number 7777").wait_for()
    preview.page.keyboard.press("Enter")
    eventually(lambda: focused(preview) == "t7777", lambda: focused(preview))
