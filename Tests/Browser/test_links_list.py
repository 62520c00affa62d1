"""The list of links: who looks now, rotating and revoking with a question in place, and the focus at each step."""

import pytest

from links import Links
from pages import open_page, wait_live
from playwright.sync_api import expect
from product import eventually


@pytest.fixture
def links(context, product):
    links = Links.page_of(context, product)
    yield links
    assert links.page.problems == []


def made(links, *labels, **choices):
    for label in labels:
        url = links.make(label=label, **choices)
        links.made.get_by_role("button", name="New link").click()
    return url


def focused(links):
    """The name of what has the focus, as readers say it."""
    return links.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent")


def status_of(page, url):
    return page.goto(url).status


def test_says_that_nobody_has_a_link_and_what_one_is(links):
    expect(links.page.get_by_text("No links yet")).to_be_visible()
    made(links, "Anna")
    assert links.page.get_by_text("No links yet").count() == 0


def test_shows_how_many_look_now_and_counts_views(links, context):
    url = made(links, "Anna")
    guests = [context.new_page() for _ in range(2)]
    for guest in guests:
        guest.goto(url)
        wait_live(guest)
    row = links.row("Anna")
    eventually(lambda: "here now" in row.text_content() and "2 views" in row.text_content(), row.text_content)
    assert "last just now" in row.text_content()
    for guest in guests:
        guest.close()
    eventually(lambda: "here now" not in row.text_content(), row.text_content)


def test_revoking_asks_first_and_then_shuts_an_open_page_out(links, context):
    url = made(links, "Bert", "Anna")
    guest = context.new_page()
    guest.goto(url)
    wait_live(guest)
    row = links.row("Anna")
    row.get_by_role("button", name="Revoke Anna").click()
    assert focused(links) == "Revoke"
    row.get_by_role("button", name="Revoke", exact=True).click()
    row.wait_for(state="detached")
    assert focused(links) == "Revoke Bert", "the focus goes to the next link"
    eventually(lambda: links.said() == "Anna is revoked.", links.said)
    guest.locator('body:not([data-live="connected"])').wait_for()
    assert status_of(guest, url) == 404


def test_the_focus_goes_to_the_list_when_its_last_link_is_revoked(links):
    made(links, "Anna")
    links.row("Anna").get_by_role("button", name="Revoke Anna").click()
    links.page.keyboard.press("Enter")
    links.page.get_by_text("No links yet").wait_for()
    assert focused(links) == "Links"


@pytest.mark.parametrize("deed", ["Rotate", "Revoke"])
@pytest.mark.parametrize("way", ["Escape", "button"])
def test_a_question_can_be_taken_back_and_gives_the_focus_back(context, product, deed, way):
    page = open_page(context, product)
    links = Links.dialog_on(page)
    url = made(links, "Anna")
    row = links.row("Anna")
    row.get_by_role("button", name=f"{deed} Anna").click()
    if way == "Escape":
        page.keyboard.press("Escape")
    else:
        row.get_by_role("button", name="Keep").locator("visible=true").click()
    assert focused(links) == f"{deed} Anna"
    assert page.get_by_role("dialog", name="Share").is_visible(), "the dialog stays open"
    assert status_of(context.new_page(), url) == 200


def test_rotating_tells_a_new_address_and_kills_the_old_one(links, context):
    old = made(links, "Anna")
    row = links.row("Anna")
    row.get_by_role("button", name="Rotate Anna").click()
    row.get_by_role("button", name="Rotate", exact=True).click()
    new = links.url()
    assert new != old
    guest = context.new_page()
    assert status_of(guest, old) == 404 and status_of(guest, new) == 200
    eventually(lambda: "The old one no longer works." in links.said(), links.said)


def test_says_in_the_row_why_something_did_not_work(links, product):
    made(links, "Anna")
    row = links.row("Anna")
    row.get_by_role("button", name="Revoke Anna").click()
    product.kill()
    row.get_by_role("button", name="Revoke", exact=True).click()
    alert = row.get_by_role("alert")
    alert.wait_for()
    assert "can’t be reached" in alert.text_content()
    row.get_by_role("button", name="Keep").locator("visible=true").click()
    assert not alert.is_visible()


def test_a_link_that_someone_else_revoked_says_so(links, context, product):
    made(links, "Anna")
    row = links.row("Anna")
    row.get_by_role("button", name="Rotate Anna").click()
    other = Links.page_of(context, product)
    other.row("Anna").get_by_role("button", name="Revoke Anna").click()
    other.page.keyboard.press("Enter")
    other.row("Anna").wait_for(state="detached")
    row.get_by_role("button", name="Rotate", exact=True).click()
    row.get_by_role("alert").wait_for()
    links.page.keyboard.press("Escape")
    row.wait_for(state="detached")


def test_an_ended_link_is_greyed_and_can_be_taken_off_the_list(links, product, context):
    links.page.evaluate("""document.querySelector('[name=expires]').append(new Option('soon', '1s', false, true))""")
    made(links, "Brief")
    row = links.row("Brief")
    eventually(lambda: "Expired" in row.text_content(), row.text_content)
    assert row.get_by_role("button", name="Rotate Brief").count() == 0
    row.get_by_role("button", name="Remove Brief").click()
    row.get_by_role("button", name="Remove", exact=True).click()
    row.wait_for(state="detached")


def test_titles_from_outside_stay_text(links):
    label = "<img src=x onerror=alert(1)>\u202e & “x”"
    made(links, label)
    name = links.rows.locator(".link-name").text_content()
    assert name == label.replace("\u202e", "[RLO]")
    assert links.page.locator("img").count() == 0


@pytest.mark.parametrize("place", ["page", "dialog"])
def test_the_list_follows_the_server_and_asks_for_nothing_by_itself(context, product, place):
    """The page's clock goes on by less than the minute after which the list would ask by itself."""
    context.clock.install()
    links = Links.page_of(context, product) if place == "page" else Links.dialog_on(open_page(context, product))
    links.page.clock.pause_at(links.page.evaluate("Date.now()") + 60_000)
    product.share(label="Anna")
    # The list rests after each answer. By itself it would ask once a minute: less than that passes here.
    for _ in range(100):
        links.page.clock.run_for(500)
        if links.row("Anna").count():
            break
    links.row("Anna").wait_for()
