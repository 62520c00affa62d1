"""Links with a password: the page that asks for it, right and wrong ones, too many, and where the password goes."""

import pytest

from axe import violations
from links import Links, watched
from pages import wait_live
from playwright.sync_api import expect
from product import eventually

PASSWORD = "open sesame"


@pytest.fixture
def locked(context, product):
    """A link with a password, and a page that it was opened in."""
    url = Links.page_of(context, product).make(label="Locked", password=PASSWORD)
    page = watched(context)
    yield page, url
    assert page.problems == []


def opened(page, url):
    assert page.goto(url).status == 401
    page.get_by_label("Password").wait_for()
    return page.get_by_label("Password")


def test_the_right_password_opens_the_same_view(locked):
    page, url = locked
    field = opened(page, f"{url}?platform=watch&os=18")
    assert field.evaluate("one => one === document.activeElement")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_url("**/s/*/?platform=watch&os=18")
    wait_live(page)
    assert page.locator('.frame[data-platform="watch"][data-os="18"]').count() == 1
    assert url.rsplit("/", 2)[1] not in page.url, "another token stands in the address now"


def test_it_goes_on_to_the_page_that_was_asked_for(locked):
    page, url = locked
    opened(page, f"{url}rules#R2.33").fill(PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_url("**/s/*/rules#R2.33")
    page.locator("#R2\\.33").wait_for()


def test_a_wrong_password_is_said_plainly_and_can_be_typed_over(locked):
    page, url = locked
    field = opened(page, url)
    field.fill("wrong")
    page.get_by_role("button", name="Open preview").click()
    alert = page.get_by_role("alert")
    eventually(lambda: alert.text_content() != "", "the reason")
    assert "password" in alert.text_content() and field.get_attribute("aria-invalid") == "true"
    page.keyboard.type(PASSWORD)
    assert field.input_value() == PASSWORD, "what was wrong is selected"
    page.keyboard.press("Enter")
    wait_live(page)


def test_too_many_tries_are_refused_even_with_the_right_one(locked):
    page, url = locked
    field = opened(page, url)
    alert = page.get_by_role("alert")
    words = []
    for word, status in [("wrong", 403)] * 5 + [(PASSWORD, 429)]:
        field.fill(word)
        with page.expect_response("**/unlock") as answer:
            page.keyboard.press("Enter")
        assert answer.value.status == status
        said = "The password is wrong." if status == 403 else "Too many attempts."
        eventually(lambda: said in alert.text_content(), lambda: alert.text_content())
        words.append(alert.text_content())
    assert len(set(words)) == 2 and page.url == url


def test_the_password_is_in_no_address_and_in_no_history(locked):
    page, url = locked
    addresses = []
    page.context.on("request", lambda request: addresses.append(request.url))
    opened(page, url).fill(PASSWORD)
    page.keyboard.press("Enter")
    wait_live(page)
    assert addresses and not any("sesame" in address for address in addresses)
    entries = page.evaluate("navigation.entries().map(one => one.url)")
    assert url not in entries, "going back does not lead to the question"


def test_without_script_it_says_what_is_needed_and_sends_nothing(browser, locked):
    _, url = locked
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    assert page.goto(url).status == 401
    needed = page.locator(".unlock-noscript")
    expect(needed).to_be_visible()
    assert "JavaScript" in needed.text_content()
    assert not page.locator("form").is_visible()
    form = page.locator("form")
    assert form.get_attribute("method") == "post" and page.locator("#password").get_attribute("name") is None
    context.close()


def test_password_managers_know_the_fields(locked):
    page, url = locked
    assert opened(page, url).get_attribute("autocomplete") == "current-password"
    assert page.locator('[autocomplete="username"]').input_value() != ""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_axe_finds_nothing_on_the_page_that_asks(browser, locked, scheme, size):
    _, url = locked
    context = browser.new_context(viewport=dict(zip(("width", "height"), size)), color_scheme=scheme)
    page = context.new_page()
    opened(page, url).fill("wrong")
    page.keyboard.press("Enter")
    eventually(lambda: page.get_by_role("alert").text_content() != "", "the reason")
    assert violations(page) == []
    context.close()


def test_says_nothing_of_the_preview_before_it_is_open(locked, product):
    page, url = locked
    opened(page, url)
    assert "Drafts" not in page.content() and product.file.name not in page.content()


def test_says_when_the_server_is_gone(context, product):
    url = Links.page_of(context, product).make(password=PASSWORD)
    page = context.new_page()
    field = opened(page, url)
    field.fill(PASSWORD)
    product.kill()
    page.keyboard.press("Enter")
    eventually(lambda: "can’t be reached" in page.get_by_role("alert").text_content(), "the reason")
    assert field.input_value() == PASSWORD and page.get_by_role("button", name="Open preview").is_enabled()
