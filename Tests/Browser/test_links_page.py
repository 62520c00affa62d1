"""The page of links and its dialog: by keyboard, without script, for readers, in every look, and light."""

import pytest

from axe import violations
from links import Links
from pages import open_page, wait_after_paint
from playwright.sync_api import expect
from product import eventually
from test_weight import packed

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
LOOKS = [
    dict(viewport=WIDE, color_scheme="light"), dict(viewport=WIDE, color_scheme="dark"),
    dict(viewport=PHONE, color_scheme="light", has_touch=True, is_mobile=True),
    dict(viewport=PHONE, color_scheme="dark", has_touch=True, is_mobile=True),
]
IDS = ["wide light", "wide dark", "phone light", "phone dark"]
SMALL = """least => [...document.querySelectorAll('.links :is(button, input, select), .links-head button')]
    .filter(one => one.checkVisibility()).map(one => one.closest('.links-choice, .links-check') ?? one)
    .map(one => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < least || box.height < least)
    .map(([name, box]) => `${name}: ${box.width} × ${box.height}`)"""


def tab_to(page, name, most=40):
    """Presses Tab until what has the focus is called so."""
    for _ in range(most):
        if name == page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {name}")


def states(links):
    """Every state the page can be in, one after the other, by name."""
    yield "empty"
    links.choose(role="edit", label="Anna", password="open sesame")
    yield "edit"
    links.make(expires="30d")
    yield "made"
    links.made.get_by_role("button", name="New link").click()
    for name in ("Rotate", "Revoke"):
        links.row("Anna").get_by_role("button", name=f"{name} Anna").click()
        yield name
        links.page.keyboard.press("Escape")
    links.page.evaluate("document.querySelector('[name=label]').removeAttribute('maxlength')")
    links.choose(label="x" * 101)
    links.form.get_by_role("button", name="Create link").click()
    links.form.get_by_role("alert").wait_for()
    yield "refused"


@pytest.mark.parametrize("looks", LOOKS, ids=IDS)
@pytest.mark.parametrize("place", ["page", "dialog"])
def test_axe_finds_nothing_in_any_state_and_all_targets_are_large_enough(browser, product, looks, place):
    context = browser.new_context(**looks)
    links = Links.page_of(context, product) if place == "page" else Links.dialog_on(open_page(context, product))
    seen = []
    for state in states(links):
        seen.append(state)
        assert violations(links.page) == [], state
        assert links.page.evaluate(SMALL, 44 if looks.get("has_touch") else 24) == [], state
        assert links.page.evaluate("document.documentElement.scrollWidth") <= looks["viewport"]["width"], state
    assert seen == ["empty", "edit", "made", "Rotate", "Revoke", "refused"]
    context.close()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_holds_when_read_from_either_side(context, product, direction):
    links = Links.page_of(context, product)
    links.page.evaluate("direction => { document.documentElement.dir = direction; }", direction)
    links.make(label="Anna")
    code, row = links.made.bounding_box(), links.row("Anna").bounding_box()
    assert (code["x"] < row["x"]) == (direction == "ltr")
    assert links.page.evaluate("document.documentElement.scrollWidth") <= 1600
    url = links.made.get_by_label("URL of the link")
    assert url.evaluate("one => getComputedStyle(one).direction") == "ltr", "an address is read from the left"


def test_a_link_is_made_rotated_and_revoked_by_keyboard_alone(context, product):
    page = open_page(context, product)
    page.locator("[data-share]").focus()
    page.keyboard.press("Enter")
    links = Links(page)
    page.get_by_role("dialog", name="Share").wait_for()
    assert page.evaluate("document.activeElement.value") == "view", "it begins at the role"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.type("Anna")
    tab_to(page, "Create link")
    page.keyboard.press("Enter")
    first = links.url()
    assert links.row("Anna").locator(".link-role").text_content() == "Customize"
    tab_to(page, "Rotate Anna")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    eventually(lambda: links.url() != first, "another address")
    tab_to(page, "Revoke Anna")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    links.row("Anna").wait_for(state="detached")
    page.keyboard.press("Escape")
    page.get_by_role("dialog", name="Share").wait_for(state="hidden")
    assert page.evaluate("document.activeElement.matches('[data-share]')"), "the focus goes back where it came from"
    assert page.problems == []


def test_what_was_shown_stays_when_the_dialog_is_closed_by_mistake(context, product):
    page = open_page(context, product)
    links = Links.dialog_on(page)
    url = links.make()
    page.keyboard.press("Escape")
    Links.dialog_on(page)
    assert links.url() == url


def test_the_dialog_keeps_its_looks_while_the_page_changes_under_it(context, product):
    page = open_page(context, product)
    links = Links.dialog_on(page)
    width = links.form.bounding_box()["width"]
    product.write(product.file.read_text().replace('"Drafts"', '"Plans"'))
    page.locator('.entry[data-title="Plans"]').first.wait_for(state="attached")
    assert links.form.bounding_box()["width"] == width
    expect(page.get_by_role("dialog", name="Share")).to_be_visible()


def test_share_is_found_by_name_too(context, product):
    page = open_page(context, product)
    page.keyboard.press("/")
    page.get_by_role("combobox", name="Find tabs and actions").fill("share")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Share").wait_for()


def test_only_the_owner_is_offered_to_share(context, product):
    url = Links.page_of(context, product).make(role="edit")
    guest = context.new_page()
    guest.goto(url)
    expect(guest.locator(".toolbar")).to_be_visible()
    assert guest.locator("[data-share]").count() == 0
    assert guest.goto(f"{url}shares").status == 403


def test_without_script_share_is_a_link_to_the_list(browser, product, context):
    Links.page_of(context, product).make(label="Anna")
    plain = browser.new_context(java_script_enabled=False, viewport=WIDE)
    page = plain.new_page()
    page.goto(product.url)
    page.get_by_role("link", name="Share", exact=True).click()
    page.wait_for_url("**/shares")
    links = Links(page)
    expect(links.row("Anna")).to_be_visible()
    assert not links.form.is_visible() and not links.made.is_visible()
    assert "needs JavaScript" in page.locator(".noscript:visible").text_content()
    plain.close()


def test_what_says_something_is_short_and_leads_on(context, product):
    page = context.new_page()
    assert page.goto(f"{product.url}s/{'x' * 32}/").status == 404
    expect(page.get_by_role("heading", name="This link doesn’t work")).to_be_visible()
    assert "Ask for a new one" in page.locator("main").text_content()
    assert violations(page) == []


def test_the_toolbar_grows_by_at_most_200_bytes(product):
    html = product.get("")
    start = html.index('<a id="share"')
    assert html.index("</a>", start) + len("</a>\n") - start <= 200


def test_the_page_and_the_dialog_are_light(context, product):
    answers = []
    context.on("response", lambda answer: answers.append(answer))
    Links.page_of(context, product)
    # The body of the event stream never ends.
    alone = {answer.url: packed(answer.body()) for answer in answers
             if not answer.url.endswith(("symbols.svg", "inter.woff2", "/events"))}
    assert len(alone) <= 15 and sum(alone.values()) <= 24 * 1024, alone
    page = open_page(context, product)
    wait_after_paint(page)
    before = len(answers)
    Links.dialog_on(page)
    late = {answer.url: packed(answer.body()) for answer in answers[before:] if not answer.url.endswith("/events")}
    assert sum(late.values()) <= 13 * 1024, late


def test_its_script_is_fetched_on_first_use_only(context, product):
    asked = []
    context.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    page = open_page(context, product)
    assert not {"links.js", "links.css", "link-form.js", "unlock.js"} & set(asked)
    Links.dialog_on(page)
    assert {"links.js", "links.css"} <= set(asked)
