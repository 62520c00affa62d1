"""The interactive file, opened from the disk with the network closed; and the page's downloads."""

import subprocess
import urllib.error
import urllib.request

import pytest

from axe import violations
from pages import open_page
from playwright.sync_api import expect
from product import ROOT, binary, drawn, eventually

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("export") / "video.html"
    spec = ROOT / "Examples" / "destination-video.json"
    subprocess.run([str(binary()), "export", spec, "-o", path], check=True, timeout=300)
    return path


def opened(browser, file, fragment="", **options):
    context = browser.new_context(**{"viewport": WIDE, "offline": True, **options})
    page = context.new_page()
    page.problems, page.asked = [], []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("console", lambda message: page.problems.append(message.text))
    page.on("request", lambda request: page.asked.append(request.url))
    page.goto(file.as_uri() + fragment)
    return page


@pytest.fixture
def page(browser, file):
    page = opened(browser, file)
    yield page
    assert page.problems == [], "the console stays clean"
    assert [url for url in page.asked if not url.startswith(("data:", file.as_uri()))] == []
    page.context.close()


def choose(page, group, value):
    page.click(f'[data-group="{group}"] [data-value="{value}"]')


def frame(page):
    return page.locator(".frame").evaluate("one => ({ ...one.dataset })")


def shown(page):
    return page.locator('[role="tabpanel"]').get_attribute("aria-label")


@pytest.mark.parametrize("platform", ["iPhone", "iPad", "mac", "tv", "vision", "watch"])
def test_every_platform_shows_and_is_marked_as_chosen(page, platform):
    choose(page, "platform", platform)
    assert frame(page)["platform"] == platform
    assert page.locator('[data-group="platform"] [aria-current]').get_attribute("data-value") == platform
    assert page.locator(".frame").count() == 1
    assert page.locator(".frame use").count() == 0 or page.evaluate(
        "[...document.querySelectorAll('.frame use')].every(one => document.querySelector(one.getAttribute('href').replaceAll('.', '\\\\.')))")
    width = {"iPhone": 402, "iPad": 1194, "mac": 1100, "tv": 960, "vision": 1280, "watch": 198}[platform]
    assert page.locator(".screen").evaluate("one => getComputedStyle(one).getPropertyValue('--screen-w')") == f"{width}px"


def test_size_class_and_os_change_the_frame_and_keep_the_tab(page):
    page.click('.frame .entry[data-entry="library"]')
    assert shown(page) == "Library"
    choose(page, "sizeClass", "compact")
    assert (frame(page)["sizeClass"], shown(page)) == ("compact", "Library")
    choose(page, "os", "18")
    assert (frame(page)["os"], shown(page)) == ("18", "Library")
    choose(page, "platform", "iPhone")
    assert (frame(page)["platform"], frame(page)["os"], shown(page)) == ("iPhone", "18", "Library")


def test_the_bar_becomes_the_sidebar_and_back_and_sections_fold(page):
    before = frame(page)["form"]
    page.click('.frame [data-control="form"]')
    assert frame(page)["form"] != before
    page.click('.frame [data-control="form"]')
    assert frame(page)["form"] == before
    if before == "tabBar":
        page.click('.frame [data-control="form"]')
    heading = page.locator(".section-heading").first
    heading.click()
    assert heading.get_attribute("aria-expanded") == "false"
    page.click('.frame .entry[data-entry="library"]')
    assert page.locator(".section-heading").first.get_attribute("aria-expanded") == "false", "it stays folded"


def test_search_opens_and_leads_back_to_the_tab_before(page):
    choose(page, "platform", "iPhone")
    choose(page, "os", "26")
    page.click('.frame .entry[data-entry="library"]')
    page.click('.frame .entry[data-entry="search"]')
    assert frame(page)["searching"] == "true"
    page.click(".frame .folded-tab")
    assert shown(page) == "Library"


def test_appearance_and_direction(page):
    for scheme in ("dark", "light", "auto"):
        choose(page, "colorScheme", scheme)
        assert page.locator("html").get_attribute("data-color-scheme") == scheme
    choose(page, "direction", "rtl")
    assert page.locator(".screen").get_attribute("dir") == "rtl"
    choose(page, "platform", "iPhone")
    assert page.locator(".screen").get_attribute("dir") == "rtl", "it holds for the next frame too"
    assert page.locator('[data-group="direction"] [aria-current]').get_attribute("data-value") == "rtl"


LANGUAGES = """locale: en
tabs:
  - { title: { en: Home, de: Start, ar: الرئيسية }, systemImage: house, value: home }
  - { title: { en: News, de: Neues, ar: أخبار }, systemImage: newspaper, value: news }
  - { role: search, value: search }
"""


@pytest.fixture(scope="module")
def translated(tmp_path_factory):
    folder = tmp_path_factory.mktemp("languages")
    (folder / "tabs.yaml").write_text(LANGUAGES, encoding="utf-8")
    subprocess.run([str(binary()), "export", folder / "tabs.yaml", "-o", folder / "a.html"], check=True, timeout=300)
    return folder / "a.html"


def test_each_language_of_the_titles_can_be_chosen(browser, translated):
    page = opened(browser, translated)
    titles = lambda: page.locator(".frame .entry").evaluate_all("all => all.map(one => one.dataset.title)")
    languages = page.locator('[data-group="locale"] .segment').evaluate_all("all => all.map(one => one.dataset.value)")
    assert sorted(languages) == ["ar", "de", "en"] and languages[0] == "en"
    choose(page, "platform", "iPhone")
    page.click('.frame .entry[data-entry="news"]')
    choose(page, "locale", "de")
    assert shown(page) == "Neues" and {"Start", "Neues", "Suchen"} <= set(titles())
    choose(page, "os", "18")
    assert (frame(page)["os"], shown(page)) == ("18", "Neues"), "the language holds on every OS"
    choose(page, "locale", "ar")
    assert shown(page) == "أخبار" and page.locator(".screen").get_attribute("dir") == "rtl"
    page.click('.frame .entry[data-entry="home"]')
    assert shown(page) == "الرئيسية" and page.locator(".screen").get_attribute("dir") == "rtl"
    choose(page, "direction", "ltr")
    fragment = page.evaluate("location.hash")
    again = opened(browser, translated, fragment)
    assert shown(again) == "الرئيسية" and again.locator(".screen").get_attribute("dir") == "ltr"
    again.context.close()
    choose(page, "locale", "en")
    assert shown(page) == "Home" and page.locator(".screen").get_attribute("dir") == "ltr"
    assert page.locator('[data-group="locale"] [aria-current]').get_attribute("data-value") == "en"
    assert page.problems == []
    page.context.close()


def test_one_language_is_no_choice(page):
    assert page.locator('[data-group="locale"]').count() == 0


def test_the_address_keeps_the_state_and_back_goes_back(browser, file, page):
    choose(page, "platform", "iPhone")
    page.click('.frame .entry[data-entry="library"]')
    choose(page, "os", "26")
    fragment = page.evaluate("location.hash")
    again = opened(browser, file, fragment)
    assert (frame(again)["platform"], frame(again)["os"], shown(again)) == ("iPhone", "26", "Library")
    again.context.close()
    page.go_back()
    page.locator('.frame[data-os="27"]').wait_for()
    page.go_back()
    page.locator('[role="tabpanel"][aria-label="Watch Now"]').wait_for()


@pytest.mark.parametrize("fragment", ["#", "#nonsense", "#platform=iPhone&select=gone", "#os=99", "#platform=%E0%A4%A"])
def test_a_wrong_address_shows_something_good(browser, file, fragment):
    page = opened(browser, file, fragment)
    assert page.locator(".frame .content").count() == 1 and page.problems == []
    page.context.close()


def test_everything_by_keyboard_and_the_focus_stays(page):
    for key, platform in zip("123456", ["iPhone", "iPad", "mac", "tv", "vision", "watch"]):
        page.keyboard.press(key)
        assert frame(page)["platform"] == platform
    for key in "1cordd":
        page.keyboard.press(key)
    assert (frame(page)["sizeClass"], frame(page)["os"], frame(page)["direction"]) == ("regular", "18", "rtl")
    for key in "1r":
        page.keyboard.press(key)
    tab = page.locator('.frame [role="tab"][aria-selected="true"]')
    tab.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    assert shown(page) == "Library"
    assert page.evaluate("document.activeElement.dataset.entry") == "library"
    assert "Library" in page.locator("#announcer").text_content()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_no_violation(browser, file, scheme, size):
    page = opened(browser, file, viewport=size, color_scheme=scheme, bypass_csp=True)
    for platform in ("iPad", "iPhone"):
        choose(page, "platform", platform)
        assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.context.close()


def test_without_script_the_first_screen_is_there_to_read(browser, file):
    page = opened(browser, file, java_script_enabled=False)
    expect(page.locator(".frame .large-title")).to_be_visible()
    expect(page.locator("noscript .noscript")).to_be_visible()
    assert not page.locator(".controls").is_visible()
    page.context.close()


def test_the_preview_gives_the_same_file_and_a_picture(browser, product, tmp_path):
    fields, file = drawn(product.url + "export.html?platform=iPhone")
    assert fields["Content-Disposition"] == 'attachment; filename="Mail.html"'
    (tmp_path / "mail.html").write_bytes(file)
    page = opened(browser, tmp_path / "mail.html")
    assert frame(page)["platform"] == "iPhone" and page.problems == []
    page.context.close()
    text = (tmp_path / "mail.html").read_text()
    assert str(product.port) not in page.url and "127.0.0.1" not in text and str(product.file.parent) not in text


@pytest.mark.needs("sandbox")
def test_the_preview_draws_a_picture_and_keeps_it_by_its_tag(product):
    address = product.url + "export.png?platform=watch&scale=1"
    fields, picture = drawn(address)
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert 198 < int.from_bytes(picture[16:20]) < 402, "it is as wide as a watch, in a watch's styles"
    with pytest.raises(urllib.error.HTTPError) as unchanged:
        urllib.request.urlopen(urllib.request.Request(address, headers={"If-None-Match": fields["ETag"]}), timeout=60)
    assert unchanged.value.code == 304


def downloads(context, page):
    """What the page, and pages that it opens, keep from now on."""
    kept = []
    keep = lambda download: kept.append(download)
    page.on("download", keep)
    context.on("page", lambda new: new.on("download", keep))
    return kept


@pytest.mark.parametrize("kind, name, start", [
    ("Picture", "Mail – Apple Watch.png", b"\x89PNG\r\n\x1a\n"), ("Interactive offline page", "Mail.html", b"<!DOCTYPE html>"),
    ("SwiftUI source", "Mail.swift", b"// "), ("Spec and customization", "Mail.export.json", b"{")])
@pytest.mark.needs("sandbox")
def test_every_link_of_the_export_menu_downloads_its_file(context, product, kind, name, start):
    page = context.new_page()
    page.goto(product.url + "?platform=watch")
    kept = downloads(context, page)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("a[data-export]", has_text=kind).click()
    download = eventually(lambda: (page.title(), list(kept))[1], f"{name} is kept", deadline=120)[0]
    assert download.suggested_filename == name
    with open(download.path(), "rb") as file:
        assert file.read().startswith(start)
    assert page.url == product.url + "?platform=watch" and page.locator(".frame").count() == 1, "the preview stays"


def test_the_menu_of_exports_closes_and_says_how_it_ended(context, product):
    page = open_page(context, product, "?platform=watch")
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_download():
        page.locator("[data-export]", has_text="Spec and customization").click()
    assert page.locator("#picker-export:popover-open").count() == 0
    eventually(lambda: page.locator("#toast").text_content() == "Saved “Mail.export.json”.", "how it ended")
    page.route("**/export.swift*", lambda route: route.fulfill(
        status=503, json={"error": {"id": "busy", "text": "Try again soon."}}))
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("[data-export]", has_text="SwiftUI source").click()
    eventually(lambda: page.locator("#toast").text_content() == "Try again soon.", "why not")


def test_a_long_export_shows_how_far_it_is_and_can_be_cancelled(context, product):
    page = open_page(context, product, "?platform=watch")
    kept, waiting = downloads(context, page), []
    page.route("**/export.html*", lambda route: waiting.append(route))
    page.route("**/export-progress*", lambda route: route.fulfill(json={"drawn": 30 + len(waiting), "found": 400}))
    page.get_by_role("button", name="Menu", exact=True).click()
    page.locator("a[data-export]", has_text="Interactive offline page").click()
    eventually(lambda: page.locator("#toast span").text_content() == "31 of 400 views drawn…", "how far it is")
    button = page.locator("#toast button")
    button.focus()
    waiting.append(None)
    eventually(lambda: page.locator("#toast span").text_content() == "32 of 400 views drawn…", "it goes on")
    assert button.evaluate("one => one === document.activeElement"), "the focus stays on the button"
    button.press("Enter")
    eventually(lambda: page.locator("#toast").text_content() == "Canceled. Nothing was saved.", "it ends")
    page.unroute("**/export.html*")
    page.unroute("**/export-progress*")
    page.get_by_role("button", name="Menu", exact=True).click()
    with page.expect_download() as download:
        page.locator("a[data-export]", has_text="Interactive offline page").click()
    assert download.value.suggested_filename == "Mail.html" and len(kept) == 1, "it can be made after all"
    eventually(lambda: page.locator("#toast").text_content() == "Saved “Mail.html”.", "how it ended")


def test_the_code_pane_downloads_the_same_source(context, product):
    page = context.new_page()
    page.goto(product.url + "?inspector=open&tab=code")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == "Mail.swift"
    with open(download.value.path()) as file:
        assert file.read() == product.get("export.swift")


def test_in_a_picture_of_all_devices_none_lies_over_another(browser, product):
    page = browser.new_page(viewport=WIDE, bypass_csp=True)
    page.goto(product.url + "?view=all")
    page.add_style_tag(content=(ROOT / "Public" / "export" / "picture.css").read_text())
    page.evaluate("document.body.classList.add('picture')")
    boxes = page.locator(":is(.device, .frame-caption)").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => [box.left, box.top, box.right, box.bottom])")
    over = [(one, other) for index, one in enumerate(boxes) for other in boxes[:index]
            if min(one[2], other[2]) - max(one[0], other[0]) > 1 and min(one[3], other[3]) - max(one[1], other[1]) > 1]
    assert len(boxes) == 18 and over == []
    page.close()
