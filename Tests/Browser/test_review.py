"""The review of a pinned link: what has changed since the last pin, comments, and approvals, for guests and the owner."""

import json

import pytest

from axe import violations
from pages import open_page, wait_live
from playwright.sync_api import expect
from product import eventually
from together import owner_asks

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
LOOKS = [
    dict(viewport=WIDE, color_scheme="light"), dict(viewport=WIDE, color_scheme="dark"),
    dict(viewport=PHONE, color_scheme="light", has_touch=True, is_mobile=True),
    dict(viewport=PHONE, color_scheme="dark", has_touch=True, is_mobile=True),
]
IDS = ["wide light", "wide dark", "phone light", "phone dark"]
SMALL = """least => [...document.querySelectorAll('.review :is(button, input, select, textarea, a.segment, summary)')]
    .filter(one => one.checkVisibility()).map(one => [one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([, box]) => box.height < least).map(([name, box]) => `${name}: ${box.height}`)"""


def renamed(product):
    """Two pins with a change between them; the path of the second."""
    product.share(pinned=True, label="First round")
    spec = json.loads(product.file.read_text())
    old = spec["tabs"][0]["title"]
    spec["tabs"][0]["title"] = "Mail"
    known = owner_asks(product, "GET", "health")["revision"]
    product.write(spec)
    eventually(lambda: owner_asks(product, "GET", "health")["revision"] != known, "the change is accepted")
    return old, product.share(pinned=True, role="comment", label="Second round")


def comment(page, name, text, tab=None):
    form = page.get_by_role("form", name="Write a comment")
    form.get_by_label("Your name").fill(name)
    if tab:
        form.get_by_label("About").select_option(label=tab)
    form.get_by_label("Comment", exact=True).fill(text)
    form.get_by_role("button", name="Comment", exact=True).click()
    page.locator(".comment", has_text=text).wait_for()


def marks(page):
    """The numbers at the tabs of each frame, by title."""
    return page.evaluate("""Object.fromEntries([...document.querySelectorAll('.frame .entry[data-comments]')]
        .map(one => [one.dataset.title, one.dataset.comments]))""")


def test_shows_what_has_changed_since_the_last_pin_before_and_after_by_keyboard(browser, product):
    old, path = renamed(product)
    context = browser.new_context(viewport=WIDE)
    page = open_page(context, product, path)
    review = page.get_by_role("complementary", name="Review")
    assert "Pinned Revision" in " ".join(review.locator(".review-moment").inner_text().split())
    assert review.get_by_text(f'"{old}" is now called "Mail"').count() == 1
    assert page.locator(".inspector").is_hidden(), "without the rules at first"
    assert page.locator(f'.frame .entry[data-title="{old}"]').count() == 0

    before = review.get_by_role("link", name="Last pin")
    before.focus()
    page.keyboard.press("Enter")
    page.locator(f'.frame .entry[data-title="{old}"]').first.wait_for()
    assert before.get_attribute("aria-current") == "true"
    assert before.evaluate("one => one === document.activeElement")
    assert review.get_by_text(f'"{old}" is now called "Mail"').count() == 1
    approve = review.get_by_role("button", name="Looks right")
    assert approve.is_disabled(), "nobody approves the last pin by accident"
    review.get_by_role("link", name="This pin").click()
    page.locator('.frame .entry[data-title="Mail"]').first.wait_for()
    eventually(approve.is_enabled, "this pin can be approved")
    assert "moment" not in page.evaluate("location.search") and page.problems == []
    context.close()


def test_works_without_script_as_far_as_reading_goes(browser, product):
    old, path = renamed(product)
    context = browser.new_context(viewport=WIDE, java_script_enabled=False)
    page = context.new_page()
    page.goto(product.url + path)
    page.locator(".review").get_by_role("link", name="Last pin").click()
    assert page.locator(f'.frame .entry[data-title="{old}"]').count() > 0
    page.get_by_role("link", name="Comments").click()
    expect(page.get_by_text("No comments yet.")).to_be_visible()
    assert "needs JavaScript" in page.locator(".noscript:visible").text_content()
    context.close()


def test_comments_cannot_be_resolved_without_script(browser, product):
    _, path = renamed(product)
    context = browser.new_context(viewport=WIDE)
    comment(open_page(context, product, path), "Anna", "Too long")
    context.close()
    context = browser.new_context(viewport=WIDE, java_script_enabled=False)
    page = context.new_page()
    page.goto(product.url + "comments")
    expect(page.get_by_text("Too long")).to_be_visible()
    assert not page.locator('[data-comment-do="resolve"]').is_visible()
    context.close()


def test_comments_mark_their_tabs_and_appear_at_once_for_all_who_may_see_them(browser, product):
    _, path = renamed(product)
    contexts = [browser.new_context(viewport=WIDE) for _ in range(3)]
    anna, bert, owner = [open_page(one, product, query) for one, query in zip(contexts, [path, path, ""])]
    title = anna.locator(".frame .entry").nth(1).get_attribute("data-title")
    comment(anna, "Anna", "Too <b>long", title)
    comment(anna, "Anna", "All in all fine")
    assert set(marks(anna)) == {title} and set(marks(anna).values()) == {"1"}
    eventually(lambda: set(marks(bert)) == {title}, lambda: marks(bert))
    share = owner.locator("[data-share]")
    eventually(lambda: share.get_attribute("data-comments") == "2", lambda: share.get_attribute("data-comments"))
    assert share.get_attribute("title") == "Share. Open comments: 2"

    row = bert.locator(".comment", has_text="Too <b>long")
    row.get_by_role("button", name="Resolve").click()
    row.get_by_text("Resolved").wait_for()
    eventually(lambda: marks(anna) == {}, lambda: marks(anna))
    row.get_by_role("button", name="Reopen").click()
    eventually(lambda: set(marks(anna)) == {title}, lambda: marks(anna))

    # A comment leads to its tab, and the marks stay while other views are shown.
    bert.get_by_role("link", name=f"On {title}").click()
    bert.locator(f'.frame .entry[data-title="{title}"][aria-selected="true"]').first.wait_for()
    assert set(marks(bert)) == {title}
    for page in (anna, bert, owner):
        assert page.problems == []
    for one in contexts:
        one.close()


def test_the_owner_reads_resolves_and_deletes_them(browser, product):
    _, path = renamed(product)
    context = browser.new_context(viewport=WIDE)
    guest = open_page(context, product, path)
    form = guest.get_by_role("form", name="Write a comment")
    form.get_by_label("Your name").fill("Anna")
    form.get_by_role("button", name="Looks right").click()
    guest.get_by_text("Looks right", exact=True).first.wait_for()
    comment(guest, "Anna", "One more thing")
    owner = context.new_page()
    owner.goto(f"{product.url}shares")
    assert owner.get_by_role("link", name="1 comment, 1 open, 1 approval").count() == 1
    owner.get_by_role("link", name="1 comment, 1 open, 1 approval").click()
    owner.get_by_role("heading", name="Second round").wait_for()
    row = owner.locator(".comment", has_text="One more thing")
    row.get_by_role("button", name="Resolve").click()
    guest.locator(".comment.is-resolved", has_text="One more thing").wait_for()
    row.get_by_role("button", name="Delete").click()
    guest.locator(".comment", has_text="One more thing").wait_for(state="detached")
    assert owner.locator(".comment").count() == 1
    context.close()


def test_a_refusal_keeps_what_was_written(browser, product):
    path = product.share(role="comment")
    context = browser.new_context(viewport=WIDE)
    page = open_page(context, product, path)
    form = page.get_by_role("form", name="Write a comment")
    form.get_by_label("Your name").fill("Anna")
    form.get_by_role("button", name="Comment", exact=True).click()
    alert = form.get_by_role("alert")
    alert.get_by_text("Enter a comment of 1 to 1000 characters.").wait_for()
    assert form.get_by_label("Your name").input_value() == "Anna"
    context.close()


def test_a_link_that_only_views_has_no_comments(browser, product):
    _, commenting = renamed(product)
    context = browser.new_context(viewport=WIDE)
    page = open_page(context, product, product.share(pinned=True))
    expect(page.get_by_role("complementary", name="Review")).to_be_visible()
    assert page.locator("[data-comments-place]").count() == 0
    assert page.goto(product.url + product.share() + "comments").status == 403
    context.close()


@pytest.mark.parametrize("looks", LOOKS, ids=IDS)
def test_axe_finds_nothing_nothing_is_cut_and_all_targets_are_large_enough(browser, product, looks):
    _, path = renamed(product)
    context = browser.new_context(**looks)
    page = context.new_page()
    page.goto(product.url + path)
    wait_live(page)
    title = page.locator(".frame .entry").first.get_attribute("data-title")
    comment(page, "Anna", "Too long", title)
    page.get_by_role("button", name="Looks right").click()
    page.locator(".comment.is-approval").wait_for()
    assert violations(page) == []
    assert page.evaluate(SMALL, 24) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(product.url + path + "comments")
    page.locator(".comment-form").wait_for()
    assert violations(page) == []
    context.close()
