"""The page of each kind of link: what it offers, how many are here, and what is said when the link ends."""

import pytest

from pages import address, open_page, pass_time, wait_live
from playwright.sync_api import expect
from product import eventually
from together import heard, owner_asks, people, share, toast, visitor

LOOK = "This link lets you view the preview, not change it."
ENDED = "This link no longer works, or the preview was restarted. Open the link again, or ask for a new one."
BAR = "?platform=iPad&form=tabBar&editing=true&profile=anna"   # what a link does not grant is left out


@pytest.fixture
def looking(browser, product):
    with visitor(browser, product, share(product, role="view")["url"], BAR) as preview:
        yield preview
        assert preview.page.writes == []


def test_to_look_nothing_is_offered_that_changes_anything(looking):
    page = looking.page
    assert page.locator("html").get_attribute("data-rights") == "view"
    offers = "[data-op], [data-menu-for], [data-import], [data-action], a[data-control='editing'], [data-control='profile']"
    assert page.locator(offers).count() == 0
    assert page.locator(".stage-hint").text_content() == LOOK
    assert page.locator("a[data-export]").count() == 4
    assert LOOK in page.locator(".pane-customization").text_content()
    links = page.locator("a[href]").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert not any("profile=" in link or "editing=" in link for link in links)


TRIED = {
    "e": lambda preview: preview.page.keyboard.press("e"),
    "Alt and an arrow": lambda preview: (
        preview.in_bar("Drafts").focus(), preview.page.keyboard.press("Alt+ArrowRight")),
    "a context click": lambda preview: preview.in_bar("Drafts").click(button="right"),
    "Shift F10": lambda preview: (preview.in_bar("Drafts").focus(), preview.page.keyboard.press("Shift+F10")),
    "a click on the hint": lambda preview: preview.page.locator(".stage-hint").click(),
}


@pytest.mark.parametrize("how", TRIED)
def test_a_blocked_change_explains_why(looking, how):
    TRIED[how](looking)
    looking.says(LOOK)
    expect(toast(looking)).to_be_visible()
    assert toast(looking).text_content() == LOOK
    assert looking.page.get_by_role("menu").count() == 0


def test_nothing_lifts_and_says_why(looking):
    looking.lift(looking.in_bar("Drafts"))
    assert looking.page.get_by_role("tooltip").text_content() == LOOK
    assert looking.page.locator(".drag-ghost").count() == 0
    looking.page.mouse.move(*looking.centre(looking.in_bar("Junk")), steps=3)
    looking.page.mouse.up()
    assert looking.bar() == ["Drafts", "Sent", "Junk", "Archive", "Folders"]


def test_the_palette_finds_nothing_that_changes_anything(looking, product):
    product.post({"op": "moveInBar", "id": "archive", "before": "drafts"})
    looking.settles(looking.bar, ["Archive", "Drafts", "Sent", "Junk", "Folders"])
    looking.page.keyboard.press("/")
    looking.page.get_by_role("combobox").wait_for()
    rows = looking.page.get_by_role("option").all_text_contents()
    assert any("Drafts" in row for row in rows) and any("Export" in row for row in rows)
    assert not any(word in row for row in rows for word in ("Edit", "reset", "default", "TabViewCustomization"))


def test_a_link_that_customizes_does_so_in_its_own_profile(browser, product, context):
    owner = open_page(context, product, "?platform=iPad&editing=true")
    with visitor(browser, product, share(product, role="customize")["url"], "?platform=iPad&editing=true&profile=anna") as guest:
        guest.drag(guest.in_bar("Archive"), guest.left_of(guest.in_bar("Sent")))
        guest.says("Archive moved from position 5 to position 3 of 7 in the tab bar")
        guest.kept(guest.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])
        assert guest.page.locator("[data-control='profile']").count() == 0
        assert guest.page.locator("[data-import]").count() == 1
        guest.in_bar("Sent").click()
        eventually(lambda: "select=sent" in address(guest.page), "the tab is chosen")
        assert "profile=" not in address(guest.page)
    titles = owner.locator('[data-zone-list="items"] .entry').evaluate_all("all => all.map(one => one.dataset.title)")
    assert titles == ["Drafts", "Sent", "Junk", "Archive", "Folders"]


def test_a_drag_lands_on_the_owners_page_and_on_every_link_that_shares_the_profile(browser, product):
    made = share(product, role="customize", profile="default")
    shown = share(product, role="view")
    with people(browser, product, 1) as (owner,), visitor(browser, product, made["url"]) as guest, \
            visitor(browser, product, shown["url"], BAR) as looker:
        guest.drag(guest.in_bar("Archive"), guest.left_of(guest.in_bar("Sent")))
        for preview in (owner, guest, looker):
            preview.settles(preview.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])


def sign(preview):
    return preview.page.locator(".presence")


def test_says_how_many_are_here_from_two_on(browser, product):
    made = share(product, role="view")
    with people(browser, product, 1) as (owner,):
        assert sign(owner).count() == 0
        with visitor(browser, product, made["url"]) as guest:
            for preview in (owner, guest):
                eventually(lambda: sign(preview).count() and "2 here" in sign(preview).text_content(), "two are here")
                assert sign(preview).get_attribute("title") == "2 browsers show this preview now"
            owner.says("2 browsers show this preview now.")
            assert not any("browsers" in text for text in heard(guest)), "what was so from the first is no news"
        eventually(lambda: sign(owner).is_hidden(), "the owner is alone again", 60)
        assert sum("browsers" in text for text in heard(owner)) == 1, "being alone is not announced"


def test_the_tabs_of_one_browser_count_once(browser, product):
    with people(browser, product, 2) as (anna, bert):
        for _ in range(3):
            open_page(bert.page.context, product)
        eventually(lambda: sign(anna).count() and "2 here" in sign(anna).text_content(), "two are here")
        other = browser.new_context()
        open_page(other, product)
        eventually(lambda: "2 here" not in sign(anna).text_content(), "one more is here")
        assert "3 here" in sign(anna).text_content()
        other.close()


def test_a_page_that_is_loaded_again_counts_once(browser, product):
    with people(browser, product, 1) as (anna,):
        for _ in range(3):
            anna.page.reload()
            wait_live(anna.page)
        other = browser.new_context()
        open_page(other, product)
        eventually(lambda: sign(anna).count() and "2 here" in sign(anna).text_content(), "two are here", 8)
        other.close()
        eventually(lambda: sign(anna).count() == 0 or sign(anna).is_hidden(), "one is here", 60)


def test_a_link_that_was_revoked_says_so_and_asks_no_more(browser, product):
    made = share(product, role="view")
    with visitor(browser, product, made["url"], BAR) as guest:
        asked = []
        guest.page.clock.install()
        owner_asks(product, "DELETE", f"shares/{made['id']}")
        notice = guest.page.get_by_text(ENDED).locator("visible=true").first
        notice.wait_for()
        guest.says(ENDED)
        assert guest.page.locator("body").get_attribute("data-live") == "ended"
        guest.page.on("request", lambda request: asked.append(request.url))
        product.post({"op": "moveInBar", "id": "archive", "before": "drafts"})
        pass_time(guest.page, 60_000)
        assert asked == [] and guest.bar() == ["Drafts", "Sent", "Junk", "Archive", "Folders"]
        guest.in_bar("Sent").click()
        guest.says(ENDED)
        assert "Sent" in guest.bar()


def test_all_tabs_of_a_browser_learn_that_the_link_has_ended(browser, product):
    made = share(product, role="customize")
    with visitor(browser, product, made["url"]) as guest:
        second = guest.page.context.new_page()
        second.goto(made["url"])
        second.locator('body[data-live="connected"]').wait_for()
        owner_asks(product, "DELETE", f"shares/{made['id']}")
        for page in (guest.page, second):
            page.locator('body[data-live="ended"]').wait_for()


def test_after_a_restart_an_unlocked_page_goes_on_and_the_link_still_asks_for_the_password(browser, product):
    made = share(product, role="view", password="open sesame")
    context = browser.new_context()
    page = context.new_page()
    page.goto(made["url"])
    page.get_by_label("Password").fill("open sesame")
    page.keyboard.press("Enter")
    page.locator('body[data-live="connected"]').wait_for()
    product.restart(product.port)
    page.reload()
    page.locator('body[data-live="connected"]').wait_for()
    assert page.get_by_label("Password").count() == 0
    page.goto(made["url"])
    page.get_by_label("Password").wait_for()
    context.close()
