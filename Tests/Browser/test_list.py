"""The page that lists previews: pictures, search, changes as they come, keyboard, readers, every look."""

import re

import pytest

from axe import violations
from ledger import Ledger
from pages import settle, wait_live
from playwright.sync_api import expect
from product import Product, binary, eventually

SPEC = "title: {title}\ntabs:\n  - {{ title: {tab}, value: home, systemImage: house }}\n  - {{ title: Search, value: search, role: search }}\n"
BROKEN = "title: Broken\ntabs:\n  - title: A\n    value: 3x: 4\n"
WIDE, PHONE, HUGE = ({"width": 1180, "height": 820}, {"width": 390, "height": 844}, {"width": 1920, "height": 1080})
LOOKS = [
    dict(viewport=WIDE, color_scheme="light"), dict(viewport=WIDE, color_scheme="dark"),
    dict(viewport=HUGE, color_scheme="light", reduced_motion="reduce"),
    dict(viewport=PHONE, color_scheme="light", has_touch=True, is_mobile=True),
    dict(viewport=PHONE, color_scheme="dark", has_touch=True, is_mobile=True),
]


class Folder(Product):
    """A server of a directory."""

    def __init__(self, folder):
        super().__init__(binary(), folder)
        self.ledger = Ledger(folder)

    def save(self, name, title=None, tab="Home", text=None):
        path = self.file / name
        path.write_text(text or SPEC.format(title=title or path.stem.title(), tab=tab), encoding="utf-8")
        return path


@pytest.fixture
def folder(tmp_path):
    served = Folder(tmp_path / "apps")
    served.file.mkdir()
    served.save("shop.yaml", "Shop", "Basket")
    served.save("bank.yaml", "Bank", "Accounts")
    served.save("arabic.yaml", "تطبيق", "الرئيسية")
    served.save("broken.yaml", text=BROKEN)
    yield served
    served.stop()


def open_list(context, folder, query=""):
    page = context.new_page()
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("console", lambda message: page.problems.append(message.text) if message.type == "error" else None)
    page.goto(folder.url + query)
    return page


def row(page, name):
    return page.locator(f'[data-preview="{name}"]')


def titles(page):
    return [title.strip() for title in page.locator(".preview-title").all_inner_texts()]


def many(folder, count=20):
    for number in range(count):
        folder.save(f"app-{number:02}.yaml", f"App {number}")


@pytest.mark.parametrize("looks", LOOKS, ids=["wide", "dark", "huge", "phone", "dark phone"])
def test_axe_finds_nothing_and_nothing_is_cut_off(browser, folder, looks):
    many(folder)
    folder.start()
    context = browser.new_context(**looks)
    page = open_list(context, folder)
    row(page, "arabic").scroll_into_view_if_needed()
    row(page, "arabic").locator(".frame").wait_for()
    assert violations(page, tags=["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("""() => [...document.querySelectorAll('.preview-link, .list-find')]
        .every(one => one.getBoundingClientRect().height >= 24)""")
    assert page.evaluate("""() => [...document.querySelectorAll('.preview-text')]
        .every(one => one.scrollWidth <= one.clientWidth)""")
    box = row(page, "arabic").locator(".device").bounding_box()
    around = row(page, "arabic").locator(".preview-picture").bounding_box()
    assert abs(box["width"] - around["width"]) < 1 and abs(box["height"] - around["height"]) < 1
    page.goto(folder.url + "?find=nothing+has+this")
    page.get_by_text("No matching previews").wait_for()
    assert violations(page, tags=["wcag2a", "wcag2aa", "best-practice"]) == []
    assert page.problems == []
    context.close()


def test_a_picture_is_the_preview_itself_and_says_nothing_to_readers(context, folder):
    folder.start()
    page = open_list(context, folder)
    row(page, "shop").locator(".frame .entry", has_text="Basket").first.wait_for(state="attached")
    assert row(page, "broken").locator(".frame").count() == 0
    assert page.locator(".preview-picture [id]").count() == 0
    assert page.get_by_role("tab").count() == 0
    links = page.get_by_role("list", name="Previews").get_by_role("link")
    assert re.sub(r"\s+", " ", links.nth(1).locator(".preview-text").inner_text()).startswith("Bank bank.yaml Changed just now")
    names = page.locator(".preview-list").aria_snapshot()
    assert "Basket" not in names and "1 error" in names
    assert page.problems == []


def test_only_pictures_near_the_screen_are_asked_for(context, folder):
    many(folder, 60)
    folder.start()
    asked = []
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url) if "/frame?" in request.url else None)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(folder.url)
    row(page, "app-00").locator(".frame").wait_for()
    settle(page)
    assert 0 < len(asked) < 20
    row(page, "shop").scroll_into_view_if_needed()
    row(page, "shop").locator(".frame").wait_for()


def test_a_change_comes_without_reloading_and_is_said(context, folder):
    folder.start()
    page = open_list(context, folder)
    row(page, "shop").locator(".frame").wait_for()
    page.evaluate("window.kept = document.querySelector('[data-preview=bank]')")
    row(page, "bank").get_by_role("link").focus()
    folder.save("shop.yaml", "Shop 2", "Orders")

    row(page, "shop").get_by_text("Shop 2").wait_for()
    row(page, "shop").locator(".entry", has_text="Orders").first.wait_for(state="attached")
    page.locator("[data-list-status]", has_text="Shop 2 changed").wait_for()
    assert page.evaluate("window.kept === document.querySelector('[data-preview=bank]')")
    assert page.evaluate("document.activeElement.closest('[data-preview]').dataset.preview") == "bank"
    folder.save("shop.yaml", text=BROKEN)
    row(page, "shop").get_by_text("1 error").wait_for()
    expect(row(page, "shop").locator(".entry", has_text="Orders").first).to_be_visible()
    assert page.problems == []


def test_specs_come_and_go(context, folder):
    folder.start()
    page = open_list(context, folder)
    added = folder.save("news.yaml", "News", "Headlines")
    row(page, "news").locator(".entry", has_text="Headlines").first.wait_for(state="attached")
    assert titles(page) == ["تطبيق", "Bank", "broken.yaml", "Shop", "News"]
    page.locator('[data-list-part="count"]', has_text="5 previews").wait_for()
    added.unlink()
    row(page, "news").wait_for(state="detached")
    page.locator('[data-list-part="count"]', has_text="4 previews").wait_for()
    assert page.problems == []


def test_an_empty_list_says_what_to_do_and_fills(context, tmp_path):
    served = Folder(tmp_path / "apps")
    served.file.mkdir()
    served.start(0, "--wait")
    try:
        page = open_list(context, served)
        page.get_by_text("No previews yet").wait_for()
        assert violations(page, tags=["wcag2a", "wcag2aa", "best-practice"]) == []
        served.save("first.yaml", "First")
        row(page, "first").locator(".frame").wait_for()
        assert page.get_by_text("No previews yet").count() == 0
        assert page.problems == []
    finally:
        served.stop()


def test_search_finds_while_one_types_and_from_the_keyboard(context, folder):
    many(folder)
    folder.start()
    page = open_list(context, folder)
    page.get_by_role("searchbox").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("app 1")
    eventually(lambda: len(titles(page)) == 11, lambda: titles(page))
    assert page.url.endswith("?find=app+1")
    assert page.get_by_text("11 of 24 previews").count() >= 1
    assert page.evaluate("document.activeElement.name") == "find"
    page.reload()
    assert len(titles(page)) == 11 and page.get_by_role("searchbox").input_value() == "app 1"
    page.get_by_role("searchbox").fill("")
    eventually(lambda: len(titles(page)) == 24, lambda: titles(page))
    assert page.problems == []


def test_few_previews_have_no_search_field(context, folder):
    folder.start()
    page = open_list(context, folder)
    row(page, "shop").wait_for()
    assert not page.get_by_role("searchbox").is_visible()


def test_one_gets_to_a_preview_and_back_by_keyboard(context, folder):
    folder.start()
    page = open_list(context, folder)
    row(page, "bank").get_by_role("link").focus()
    page.keyboard.press("Enter")
    wait_live(page)
    assert page.url == folder.url + "p/bank/"
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("link", name="All previews").click()
    row(page, "bank").wait_for()
    assert page.url == folder.url
    assert page.problems == []


def test_guests_find_no_way_to_the_list(context, folder):
    folder.start()
    page = open_list(context, folder, "p/bank/")
    wait_live(page)
    made = page.evaluate("""async () => (await (await fetch('shares', { method: 'POST', body: '{}',
        headers: { 'Content-Type': 'application/json' } })).json()).url""")
    guest = context.new_page()
    guest.goto(made)
    wait_live(guest)
    assert "/p/bank/s/" in guest.url
    guest.get_by_role("button", name="Menu", exact=True).click()
    guest.get_by_role("link", name="All rules").wait_for()
    assert guest.get_by_role("link", name="All previews").count() == 0


@pytest.mark.parametrize("name", ["bank", "s"])
def test_a_password_unlocks_a_link_of_one_preview(context, folder, name):
    folder.save("s.yaml", "S", "Snow")
    folder.start()
    page = open_list(context, folder, f"p/{name}/")
    wait_live(page)
    made = page.evaluate("""async () => (await (await fetch('shares', { method: 'POST',
        body: '{"password": "open sesame"}', headers: { 'Content-Type': 'application/json' } })).json()).url""")
    guest = context.new_page()
    guest.goto(made + "?platform=iPhone")
    guest.get_by_label("Password").fill("open sesame")
    guest.keyboard.press("Enter")
    wait_live(guest)
    assert f"/p/{name}/s/" in guest.url and guest.url.endswith("/?platform=iPhone")
    assert guest.url.split("?")[0] != made


def test_the_owner_link_leads_through_list_and_previews(context, folder):
    folder.start()
    page = context.new_page()
    page.goto(folder.owner_url)
    row(page, "shop").locator(".frame").wait_for()
    row(page, "shop").get_by_role("link").click()
    wait_live(page)
    assert page.url == folder.owner_url + "p/shop/"


def test_without_script_the_list_and_its_search_work(browser, folder):
    many(folder)
    folder.start()
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(folder.url)
    assert len(titles(page)) == 24
    page.get_by_role("searchbox").fill("bank")
    page.get_by_role("searchbox").press("Enter")
    page.get_by_text("1 of 24 previews").wait_for()
    row(page, "bank").get_by_role("link").click()
    page.locator("h1", has_text="Bank").wait_for()
    context.close()


def test_the_page_says_when_the_server_is_gone_and_goes_on_when_it_is_back(context, folder):
    folder.start()
    page = open_list(context, folder)
    row(page, "shop").locator(".frame").wait_for()
    port = folder.port
    folder.kill()
    page.get_by_text("Reconnecting…").wait_for()
    folder.save("shop.yaml", "Shop after all")
    folder.start(port)
    row(page, "shop").get_by_text("Shop after all").wait_for()
    page.get_by_text("Reconnecting…").wait_for(state="hidden")
