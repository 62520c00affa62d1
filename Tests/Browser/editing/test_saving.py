"""Saving what is typed: by key, by button and by itself; whatever keeps it from being saved is said, and nothing is lost."""

import json
import re

import pytest

from product import eventually
from saving_scenes import Source, file_is
from specs import MAIL

TEXT = json.dumps(MAIL, indent=2)


@pytest.fixture
def source(product, context):
    return Source(context, product)


def test_saves_by_key_by_button_and_by_itself_with_mark_and_line_ends(product, context):
    saved = "\ufeff" + TEXT.replace("\n", "\r\n")
    product.file.write_bytes(saved.encode())
    source = Source(context, product)

    source.swap('"Drafts"', '"By key"')
    source.state("Unsaved")
    source.save()
    source.state("Saved")
    file_is(product, saved.replace('"Drafts"', '"By key"').encode())

    source.swap('"By key"', '"By button"')
    source.press("Save")
    source.state("Saved")
    file_is(product, saved.replace('"Drafts"', '"By button"').encode())

    source.pane.get_by_role("switch", name="Auto-save").check()
    source.swap('"By button"', '"By itself"')
    file_is(product, saved.replace('"Drafts"', '"By itself"').encode())
    source.state("Saved")
    assert source.notices() == []


def test_a_text_with_errors_is_not_saved_and_says_where(source, product):
    before = product.file.read_bytes()

    source.swap('"selection": "inbox",', '"selection": "inbox"')
    source.save()

    source.state("Not saved: 1 error")
    notice = source.notice("Not saved: the text has 1 error. Line")
    notice.get_by_role("button", name="Go to error").click()
    at = source.field.evaluate("field => field.value.slice(0, field.selectionStart).split('\\n').length")
    assert f"Line {at}, column" in notice.text_content()
    assert product.file.read_bytes() == before
    source.swap('"selection": "inbox"', '"selection": "drafts",')
    source.save()
    source.state("Saved")
    assert source.notices() == [] and b'"selection": "drafts"' in product.file.read_bytes()


def test_an_error_that_is_fixed_or_undone_is_no_longer_reported(source):
    for mend in (lambda: source.page.keyboard.press("Control+z"), lambda: source.swap('"drafts"', '"drafts",')):
        source.swap('"selection": "inbox",', '"selection": "drafts"')
        source.save()
        source.notice("Not saved: the text has 1 error. Line")

        source.field.focus()
        mend()

        source.pane.locator(".saving-notice").wait_for(state="detached")
    source.state("Unsaved")


@pytest.mark.parametrize("status, error, reason", [
    (409, {"id": "readOnly", "text": "tabs.json is read-only."}, "the file is read-only"),
    (507, {"id": "full", "text": "The disk is full."}, "the disk is full"),
    (503, {"id": "unwritable", "text": "The folder is gone."}, "the file can’t be written")])
def test_what_the_server_refuses_is_said_and_tried_again(source, product, status, error, reason):
    answer = {"status": status, "content_type": "application/json", "body": json.dumps({"error": error})}
    refuse = lambda route: route.fulfill(**answer) if route.request.method == "PUT" else route.fallback()
    source.page.route(re.compile("/spec$"), refuse)

    source.swap('"Drafts"', '"Mine"')
    source.save()

    source.state(f"Not saved: {reason}")
    source.notice(f"{error['text']} Your text is stored in this browser.")
    with source.page.expect_download() as download:
        source.press("Download my text")
    assert download.value.path().read_text() == TEXT.replace('"Drafts"', '"Mine"')
    source.page.unroute(re.compile("/spec$"))
    source.press("Try again")
    source.state("Saved")
    file_is(product, TEXT.replace('"Drafts"', '"Mine"').encode())


def test_a_server_that_stops_gets_the_text_when_it_is_back(source, product):
    port = product.port
    product.kill()

    source.swap('"Drafts"', '"Mine"')
    source.save()

    source.notice("The server can’t be reached. Your text is stored in this browser.")
    source.state("Not saved: the server can’t be reached")
    product.start(port)
    file_is(product, TEXT.replace('"Drafts"', '"Mine"').encode())
    source.state("Saved")
    eventually(lambda: source.notices() == [], source.notices)


def test_an_answer_that_is_lost_is_no_conflict(source, product):
    def lose(route):
        if route.request.method != "PUT":
            return route.fallback()
        route.fetch()
        route.abort()

    source.page.route(re.compile("/spec$"), lose)
    source.swap('"Drafts"', '"Mine"')
    source.save()
    source.state("Not saved: the server can’t be reached")
    file_is(product, TEXT.replace('"Drafts"', '"Mine"').encode())
    source.page.unroute(re.compile("/spec$"))

    source.save()

    source.state("Saved")
    eventually(lambda: source.notices() == [], source.notices)


def test_a_file_that_is_gone_is_made_anew(source, product):
    source.swap('"Drafts"', '"Mine"')
    product.file.unlink()

    source.notice("The file no longer exists. Your text stays here").get_by_role("button", name="Save").click()

    source.state("Saved")
    file_is(product, TEXT.replace('"Drafts"', '"Mine"').encode())


def test_a_link_that_ends_leaves_the_text_and_another_offers_it(product, context):
    path = product.share(role="edit", label="Anna")
    source = Source(context, product, f"{path}?source=open")
    source.swap('"Drafts"', '"Mine"')
    source.state("Unsaved")

    context.request.delete(f"{product.url}shares/{shares(context, product)[0]['id']}", headers={"Origin": product.url[:-1]})

    source.state("Not saved: this link no longer works")
    source.notice("This link no longer works. Your text is stored in this browser. It is offered to you")
    assert '"Mine"' in source.text
    source.page.close()
    again = Source(context, product, product.share(role="edit") + "?source=open")
    again.notice("This browser has unsaved text from today at").get_by_role("button", name="Restore").click()
    again.state("Unsaved")
    again.save()
    again.state("Saved")
    file_is(product, TEXT.replace('"Drafts"', '"Mine"').encode())


def shares(context, product):
    return context.request.get(product.url + "shares", headers={"Accept": "application/json"}).json()
