"""The preview on a phone: one device that fills the screen, live, and installable."""

import json

import pytest

from axe import violations
from links import Links, decoded
from pages import open_page, wait_live
from playwright.sync_api import expect
from product import eventually

PHONE = dict(viewport={"width": 393, "height": 852}, has_touch=True, is_mobile=True)
AROUND = ".toolbar, .inspector, .frame-caption, .stage-hint, .status-bar, .island, .home-indicator"
FILLED = "(() => { const box = document.querySelector('.screen').getBoundingClientRect();" \
    " return [box.left, box.top, box.width - innerWidth, box.height - innerHeight].map(Math.round); })()"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_fills_the_screen_follows_the_file_and_keeps_to_itself(browser, product, scheme):
    path = product.share() + "?view=full&platform=iPhone"
    context = browser.new_context(**PHONE, color_scheme=scheme)
    page = open_page(context, product, path)
    assert page.evaluate(FILLED) == [0, 0, 0, 0]
    assert not [one for one in page.locator(AROUND).all() if one.is_visible()]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []

    page.locator(".frame .entry").nth(1).tap()
    page.locator('.frame .entry[aria-selected="true"]').nth(0).wait_for()
    assert "view=full" in page.evaluate("location.search") and page.evaluate(FILLED) == [0, 0, 0, 0]
    spec = json.loads(product.file.read_text())
    spec["tabs"][0]["title"] = "Mail"
    product.write(spec)
    page.locator('.frame .entry[data-title="Mail"]').first.wait_for()
    assert page.problems == []
    context.close()


def test_can_be_installed(browser, product):
    path = product.share()
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.problems = []
    page.on("console", lambda message: page.problems.append(message.text) if message.type == "error" else None)
    page.goto(product.url + path + "?view=full&platform=iPhone")
    wait_live(page)
    answer = page.request.get(product.url + path + page.locator('link[rel="manifest"]').get_attribute("href"))
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert manifest["name"] == "Mail" and manifest["display"] == "standalone"
    assert manifest["start_url"] == "./?platform=iPhone&view=full"
    assert page.request.get(product.url + path + manifest["icons"][0]["src"]).ok
    session = context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["url"].endswith("/manifest.json") and found["errors"] == []
    assert page.problems == []
    context.close()


def test_a_link_can_open_it(context, product):
    links = Links.page_of(context, product)
    links.form.get_by_label("Fill the screen of a phone").check()
    url = links.make(label="My phone")
    assert url.endswith("/?platform=iPhone&view=full")
    page = context.new_page()
    page.goto(url)
    eventually(lambda: page.locator('body[data-view="full"] .frame[data-platform="iPhone"]').count() == 1, "it shows")


def boxes_apart(page):
    """Whether the way to the phone lies over no device."""
    return page.evaluate("""() => {
        const one = document.querySelector('.phone-link').getBoundingClientRect();
        return [...document.querySelectorAll('.device')].map(device => device.getBoundingClientRect())
            .every(box => box.right < one.left || box.bottom < one.top || box.top > one.bottom);
    }""")


@pytest.mark.parametrize("size, query", [
    ((1280, 800), ""), ((1280, 800), "?platform=iPhone"), ((1280, 1024), "?platform=iPad"),
    ((1440, 900), "?platform=iPad&orientation=portrait"), ((1920, 1080), "?platform=mac")])
def test_the_way_to_a_phone_is_in_the_corner_and_over_no_device(browser, product, size, query):
    context = browser.new_context(viewport=dict(zip(("width", "height"), size)))
    page = open_page(context, product, query)
    expect(page.locator(".phone-link")).to_be_visible()
    assert boxes_apart(page)
    for other in ("?view=all", "?platform=iPad&editing=true", "?mode=design"):
        page.goto(product.url + other)
        assert page.locator(".phone-link").count() == 0, other
    context.close()


@pytest.mark.parametrize("looks", [
    {"viewport": {"width": 900, "height": 800}}, {"viewport": {"width": 1180, "height": 820}, "has_touch": True,
                                                  "is_mobile": True}])
def test_small_windows_and_fingers_have_no_way_to_another_phone(browser, product, looks):
    context = browser.new_context(**looks)
    assert not open_page(context, product).locator(".phone-link").is_visible()
    context.close()


def test_where_no_phone_reaches_the_server_it_says_what_to_do(context, product):
    page = open_page(context, product)
    page.get_by_role("link", name="On my phone").click()
    card = page.get_by_role("dialog", name="On my phone")
    assert "--host 0.0.0.0" in card.locator("code").text_content() and card.locator("svg").count() == 0
    assert violations(page) == []
    card.get_by_role("button", name="Copy").click()
    page.keyboard.press("Escape")
    card.wait_for(state="hidden")
    assert page.request.get(product.url + "shares", headers={"Accept": "application/json"}).json() == []


def test_the_code_opens_what_the_page_shows_and_is_made_once(context, product):
    product.stop()
    product.start(0, "--host", "0.0.0.0", "--allow-root")
    page = context.new_page()
    page.goto(product.owner_url)
    wait_live(page)
    page.goto(f"{page.url.split('?')[0]}?platform=iPad&os=18")
    wait_live(page)
    card = page.get_by_role("dialog", name="On my phone")
    for _ in range(2):
        page.get_by_role("link", name="On my phone").click()
        url = decoded(card.get_by_role("img", name="QR code of the URL"))
        assert violations(page) == []
        page.keyboard.press("Escape")
        card.wait_for(state="hidden")
        assert page.evaluate("document.activeElement.matches('.phone-link')"), "the focus goes back where it came from"
    shares = page.request.get(f"{page.url.split('?')[0]}shares", headers={"Accept": "application/json"}).json()
    assert [(one["label"], one["role"]) for one in shares] == [("My phone", "view")]
    phone = context.new_page()
    phone.goto(url)
    phone.locator('body[data-view="full"] .frame[data-platform="iPhone"][data-os="18"]').wait_for()
