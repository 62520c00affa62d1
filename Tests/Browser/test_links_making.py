"""Making links: every kind of them, the address reported once, its code, and what is refused."""

import re

import pytest

from links import Links, decoded
from pages import open_page, wait_live
from playwright.sync_api import expect
from product import eventually

URL = re.compile(r"http://127\.0\.0\.1:\d+/s/[\w-]{32}/")


@pytest.fixture
def links(context, product):
    links = Links.page_of(context, product)
    yield links
    assert links.page.problems == []


@pytest.fixture
def reachable(product):
    """The product where others reach it: its links have codes."""
    product.stop()
    product.start(0, "--host", "0.0.0.0", "--allow-root")
    return product


@pytest.mark.parametrize("role, rights", [("view", "view"), ("customize", "customize"), ("edit", "edit")])
def test_makes_a_link_of_each_role_that_opens_with_its_rights(links, context, role, rights):
    url = links.make(role=role, label="Anna")
    assert URL.fullmatch(url)
    row = links.row("Anna")
    assert row.locator(".link-role").get_attribute("data-role") == role
    guest = context.new_page()
    guest.goto(url)
    wait_live(guest)
    assert guest.locator("html").get_attribute("data-rights") == rights


@pytest.mark.parametrize("expires, words", [
    ("1h", "Expires in 1 hour"), ("1d", "Expires in 1 day"), ("7d", "Expires in 7 days"),
    ("30d", "Expires in 30 days"), ("never", "Never expires")])
def test_a_link_lives_as_long_as_was_chosen(links, expires, words):
    links.make(label="Timed", expires=expires)
    assert words in links.row("Timed").text_content()
    assert words in links.made.text_content()


def test_says_seven_days_and_looking_unless_something_else_is_chosen(links):
    links.make()
    text = links.row("Link without a label").text_content()
    assert "View" in text and "Live" in text and "Expires in 7 days" in text and "Never used" in text


def test_the_code_is_the_address_as_another_reader_reads_it(context, reachable):
    links = Links.page_of(context, reachable)
    url = links.make()
    assert decoded(links.made.locator("[data-links-code]")) == url
    assert decoded(links.made.get_by_role("img", name="QR code of the URL")) == url, "its white margin is its own"


@pytest.mark.parametrize("looks", [{"color_scheme": "dark"}, {"forced_colors": "active"}])
def test_the_code_stays_black_on_white(browser, reachable, looks):
    context = browser.new_context(viewport={"width": 1280, "height": 800}, **looks)
    links = Links.page_of(context, reachable)
    url = links.make()
    assert decoded(links.made.get_by_role("img", name="QR code of the URL")) == url
    context.close()


def test_the_code_shows_larger_and_goes_away_again(context, reachable):
    links = Links.page_of(context, reachable)
    url = links.make()
    small = links.made.get_by_role("img").bounding_box()["width"]
    links.page.get_by_role("button", name="Show code larger").click()
    large = links.page.get_by_role("dialog", name="QR code of the URL")
    assert large.get_by_role("img").bounding_box()["width"] > 2 * small
    assert decoded(large) == url
    links.page.keyboard.press("Escape")
    large.wait_for(state="detached")
    assert links.page.evaluate("document.activeElement.textContent") == "Show code larger"


def test_copies_the_address(browser, product):
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    links = Links.page_of(context, product)
    url = links.make()
    assert links.page.evaluate("document.activeElement.textContent") == "Copy", "the likeliest deed is one key away"
    links.page.keyboard.press("Enter")
    eventually(lambda: links.said() == "Copied.", links.said)
    assert links.page.evaluate("navigator.clipboard.readText()") == url
    context.close()


def test_selects_the_address_where_the_clipboard_is_closed(links):
    links.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    url = links.make()
    links.made.get_by_role("button", name="Copy", exact=True).click()
    eventually(lambda: "copy it with the keyboard" in links.said(), links.said)
    assert links.page.evaluate("getSelection().toString()") == url


def test_tells_the_address_once(links, product):
    url = links.make(label="Once")
    links.made.get_by_role("button", name="New link").click()
    token = url.rstrip("/").rsplit("/", 1)[1]
    assert token not in links.page.content() and links.made.get_by_label("URL").input_value() == ""
    links.page.reload()
    links.row("Once").wait_for()
    assert token not in links.page.content() and token not in product.get("shares")


def test_a_pinned_link_names_the_revision_and_stays(links, context, product):
    url = links.make(label="As it is", pinned=True)
    assert "Pinned to revision" in links.row("As it is").text_content()
    guest = context.new_page()
    guest.goto(url)
    guest.locator('.entry[data-title="Drafts"]').first.wait_for()
    product.write(product.file.read_text().replace('"Drafts"', '"Plans"'))
    eventually(lambda: "Plans" in product.get(""), "the change")
    guest.reload()
    assert guest.locator('.entry[data-title="Drafts"]').count() > 0
    assert guest.locator('.entry[data-title="Plans"]').count() == 0


def test_a_pinned_preview_can_not_be_edited_and_says_why(links):
    links.choose(pinned=True)
    links.choose(role="edit")
    pinned = links.form.get_by_role("radio", name="Pinned")
    assert pinned.is_disabled() and links.form.get_by_role("radio", name="Live").is_checked()
    expect(links.form.get_by_text("A pinned preview can’t be edited.")).to_be_visible()
    links.choose(role="view")
    assert pinned.is_enabled()


def test_anyone_who_customizes_gets_a_profile_of_their_own_unless_one_is_chosen(links, product):
    product.post({"op": "hide", "id": "sent"}, profile="team")
    links.page.reload()
    profile = links.form.get_by_role("combobox", name="Profile")
    assert profile.input_value() == "default"
    links.choose(role="customize")
    assert profile.input_value() == "", "their own"
    links.make(label="Own")
    links.made.get_by_role("button", name="New link").click()
    links.make(role="customize", label="Shared", profile="team")
    assert "profile team" in links.row("Shared").text_content()
    assert "profile team" not in links.row("Own").text_content() and "profile" in links.row("Own").text_content()


def test_the_link_carries_what_the_sender_looks_at(context, product):
    page = open_page(context, product, "?platform=watch&colorScheme=dark")
    links = Links.dialog_on(page)
    assert links.make().endswith("/?platform=watch&colorScheme=dark")
    links.made.get_by_role("button", name="New link").click()
    assert URL.fullmatch(links.make(view=False))
    guest = context.new_page()
    guest.goto(links.url() + "?platform=watch")
    assert guest.locator('.frame[data-platform="watch"]').count() == 1


def test_the_profile_that_the_page_shows_is_no_part_of_the_view(context, product):
    product.post({"op": "hide", "id": "sent"}, profile="team")
    page = open_page(context, product, "?profile=team")
    links = Links.dialog_on(page)
    assert links.form.get_by_role("combobox", name="Profile").input_value() == "team"
    assert URL.fullmatch(links.make(label="Ours"))
    assert "profile team" in links.row("Ours").text_content()


def test_says_why_a_link_is_refused_and_keeps_what_was_typed(links):
    links.page.evaluate("document.querySelector('[name=label]').removeAttribute('maxlength')")
    links.choose(role="customize", label="x" * 101, password="open sesame")
    links.form.get_by_role("button", name="Create link").click()
    alert = links.form.get_by_role("alert")
    alert.wait_for()
    assert "100" in alert.text_content()
    field = links.form.get_by_label("Label")
    assert field.get_attribute("aria-invalid") == "true" and field.evaluate("one => one === document.activeElement")
    assert links.form.get_by_label("Password").input_value() == "open sesame"
    assert links.form.get_by_role("radio", name=re.compile("^Customize")).is_checked()
    links.make(label="Short")
    assert not alert.is_visible()


def test_says_that_the_server_is_gone_and_keeps_what_was_typed(links, product):
    links.choose(label="Kept")
    product.kill()
    links.form.get_by_role("button", name="Create link").click()
    eventually(lambda: "can’t be reached" in links.form.get_by_role("alert").text_content(), "the reason")
    assert links.form.get_by_label("Label").input_value() == "Kept"
    assert links.form.get_by_role("button", name="Create link").is_enabled()


def test_says_what_to_do_where_only_this_machine_can_open_links(links):
    note = links.form.locator('[data-note="loopback"]')
    expect(note).to_be_visible()
    assert "--host" in note.text_content() and "--public-url" in note.text_content()
    links.make()
    alone = links.made.locator("[data-links-alone]")
    assert "Only this machine can open it" in alone.text_content()
    assert links.made.get_by_role("img").count() == 0, "no code for what no other device can open"
    assert not links.made.get_by_role("button", name="Show code larger").is_visible()
    assert not links.made.locator('[data-note="plain"]').is_visible()


def test_copies_the_command_that_lets_others_in(browser, product):
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    links = Links.page_of(context, product)
    links.make()
    links.made.get_by_role("button", name="Copy the command").click()
    eventually(lambda: links.said() == "Copied.", links.said)
    command = links.page.evaluate("navigator.clipboard.readText()")
    assert "tabpreview serve --host 0.0.0.0 " in command and str(product.file) in command
    context.close()


@pytest.mark.parametrize("width", [390, 1024])
def test_the_command_is_in_sight_as_a_whole(browser, product, width):
    context = browser.new_context(viewport={"width": width, "height": 900})
    links = Links.page_of(context, product)
    links.make()
    command = links.made.get_by_label("Command to let others open it")
    sizes = command.evaluate("one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]")
    assert max(sizes) <= 0, sizes
    context.close()


def test_the_password_is_in_sight_at_once(browser, product):
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    links = Links.dialog_on(open_page(context, product))
    field = links.form.get_by_label("Password").bounding_box()
    send = links.form.locator(".links-send").bounding_box()
    assert field["y"] + field["height"] <= send["y"]
    context.close()


def test_offers_the_addresses_that_others_reach_and_warns_of_plain_http(context, reachable):
    links = Links.page_of(context, reachable)
    options = links.form.get_by_label("Address").locator("option").all_text_contents()
    assert len(options) >= 2, f"this machine has a network interface: {options}"
    assert re.fullmatch(r"http://\S+:\d+ \(\S+\)", options[1]), "the interface's name stands beside the address"
    reachable = options[1].split()[0]
    url = links.make()
    assert url.startswith(f"{reachable}/s/"), "what others can open is chosen at first"
    expect(links.made.locator('[data-note="plain"]')).to_be_visible()
    assert not links.made.locator("[data-links-alone]").is_visible()
    guest = context.new_page()
    guest.goto(url)
    wait_live(guest)
    links.made.get_by_role("button", name="New link").click()
    assert URL.fullmatch(links.make(address=""))
