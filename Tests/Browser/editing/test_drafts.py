"""Unsaved text on the stage: at once, wherever one looks, and nowhere else."""

import json

from pages import address, open_page, pass_time
from playwright.sync_api import expect
from product import eventually
from saving_scenes import Source


def shown(page, title):
    return page.locator(f'.stage .entry[data-title="{title}"]').first


def draft(page):
    return page.evaluate("document.body.dataset.draft ?? null")


def test_what_is_typed_is_on_the_stage_and_nowhere_else(context, product):
    source = Source(context, product, "?platform=iPad&source=open")
    page, before = source.page, product.file.read_bytes()
    other = open_page(context, product, "?platform=iPad")

    source.type_at("Drafts", "My ")
    shown(page, "My Drafts").wait_for()

    assert draft(page) == "true" and page.locator(".status-text").text_content() == "Not saved"
    assert product.file.read_bytes() == before and "My Drafts" not in product.get("layout")
    expect(shown(other, "Drafts")).to_be_visible()
    assert shown(other, "My Drafts").count() == 0

    # Whatever is chosen meanwhile is chosen in the draft.
    shown(page, "My Drafts").click()
    page.locator('.entry[data-title="My Drafts"]:is([aria-selected="true"], [aria-current="page"])').first.wait_for()
    assert "select=drafts" in address(page)
    page.locator('a[data-control="sizeClass"][data-value="compact"]').first.click()
    page.locator('.frame[data-size-class="compact"]').wait_for()
    expect(shown(page, "My Drafts")).to_be_visible()

    source.save()
    source.state("Saved")
    eventually(lambda: draft(page) is None, "the page shows the file again")
    expect(shown(page, "My Drafts")).to_be_visible()
    assert b"My Drafts" in product.file.read_bytes()
    shown(other, "My Drafts").wait_for()
    eventually(lambda: page.locator(".status-text").text_content().startswith("Revision"), "it is saved")
    assert page.problems == [] and other.problems == []


def test_errors_leave_the_last_good_text_and_taking_them_back_leaves_the_file(context, product):
    source = Source(context, product, "?platform=iPad&source=open")
    page = source.page
    source.type_at("Drafts", "My ")
    shown(page, "My Drafts").wait_for()
    source.type_at('"Mail"', "oops ")
    eventually(lambda: draft(page) == "broken", "the mistake is seen")
    expect(shown(page, "My Drafts")).to_be_visible()
    assert page.locator(".errors").is_hidden()
    page.locator('[data-picker="settings"]').click()
    page.locator('a[data-control="os"][data-value="18"]').click()
    page.keyboard.press("Escape")
    page.locator('.frame[data-os="18"]').wait_for()
    expect(shown(page, "My Drafts")).to_be_visible()
    assert draft(page) == "broken"

    source.swap("oops ", "")
    eventually(lambda: draft(page) == "true", "mended")
    source.swap("My Drafts", "Drafts")
    eventually(lambda: draft(page) is None, "the text is the file's")
    shown(page, "Drafts").wait_for()
    source.state("Saved")
    assert page.problems == [], "half a word is no failure that belongs into the console"


def test_changes_by_others_wait_behind_the_draft(context, product):
    source = Source(context, product, "?platform=iPad&editing=true&source=open")
    page = source.page
    source.type_at("Drafts", "My ")
    shown(page, "My Drafts").wait_for()
    product.post({"op": "hide", "id": "sent"})
    page.locator('.sidebar [data-entry="sent"][data-action="show"], .sidebar .entry[data-entry="sent"]').first.wait_for()
    eventually(lambda: page.evaluate("parseInt(document.body.dataset.revision)") ==
               int(json.loads(product.get("health"))["revision"].split(".")[0]), "the newest revision")
    expect(shown(page, "My Drafts")).to_be_visible()
    assert draft(page) == "true"


def test_of_many_keys_one_is_under_way_and_the_newest_wins(context, product):
    source = Source(context, product, "?platform=iPhone&source=open")
    page, under_way, most, sent = source.page, set(), [0], []
    waiting = []

    def slow(route):
        under_way.add(route)
        most[0] = max(most[0], len(under_way))
        sent.append(route.request.post_data)
        waiting.append(route)

    page.clock.install()
    page.route("**/preview?*", slow)
    page.on("requestfinished", lambda request: under_way.clear() if "/preview?" in request.url else None)
    source.field.focus()
    source.field.evaluate("field => { const at = field.value.indexOf('Drafts'); field.setSelectionRange(at, at); }")
    page.keyboard.type("Quickly typed ")
    eventually(lambda: waiting or page.wait_for_timeout(20), "the first is sent")
    pass_time(page, 300)
    assert len(sent) == 1, "the others wait"
    waiting.pop().continue_()
    eventually(lambda: waiting or page.wait_for_timeout(20), "one more is sent")
    waiting.pop().continue_()
    shown(page, "Quickly typed Drafts").wait_for()
    assert len(sent) == 2 and "Quickly typed Drafts" in sent[1] and most[0] == 1


def test_a_draft_of_yaml_is_read_as_yaml(context, tmp_path):
    from product import Product, binary
    product = Product(binary(), tmp_path / "tabs.yaml")
    product.file.write_text("tabs:\n  - title: Home   # the first\n    value: home\n  - title: Drafts\n    value: drafts\n")
    product.start()
    source = Source(context, product, "?platform=iPhone&source=open")
    source.type_at("Drafts", "My ")
    shown(source.page, "My Drafts").wait_for()
    source.save()
    source.state("Saved")
    assert "# the first" in product.file.read_text() and "My Drafts" in product.file.read_text()
    product.stop()
