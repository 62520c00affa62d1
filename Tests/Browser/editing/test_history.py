"""The history: what was changed, by whom, how it differs, and the way back, for the spec and for a customization."""

import copy
import json
import urllib.error
import urllib.request

import pytest

from axe import violations
from pages import Preview, open_page
from product import DEADLINE, eventually
from specs import MAIL

pytestmark = pytest.mark.fresh


class History:
    """The dialog, opened by what offers it."""

    def __init__(self, page, opener):
        self.page = page
        opener.click()
        self.dialog = page.locator(".history-dialog")
        self.dialog.wait_for()

    @property
    def rows(self):
        return self.dialog.locator(".history-row")

    def shows(self, *summaries):
        eventually(lambda: self.dialog.locator(".history-summary").all_text_contents() == list(summaries),
                   lambda: f"{summaries}, it is {self.dialog.locator('.history-summary').all_text_contents()}")
        return self

    def facts(self):
        return [facts.split(" · ")[0] for facts in self.dialog.locator(".history-facts").all_text_contents()]

    def lines(self, kind):
        rows = self.dialog.locator(f'.history-lines tr[data-kind="{kind}"] .history-text')
        rows.first.wait_for(state="attached")
        return rows.all_text_contents()

    def restore(self, summary):
        row = self.rows.filter(has_text=summary).last
        row.get_by_role("button", name="Restore").click()


def renamed(title):
    spec = copy.deepcopy(MAIL)
    old = spec["tabs"][0]["title"]
    spec["tabs"][0]["title"] = title
    return spec, old


def present(product):
    return json.loads(product.file.read_text())


@pytest.fixture
def changed(product):
    """A spec that an editor has changed once."""
    spec, old = renamed("Start <b>")
    product.write(spec)
    eventually(lambda: len(json.loads(product.get("history"))["revisions"]) == 2, "two revisions")
    return f"Renamed {old} to Start <b>"


def test_the_spec_s_history_shows_what_changed_and_brings_it_back(context, product, changed):
    page = open_page(context, product, "?source=open")
    history = History(page, page.locator('.source-pane [data-history="spec"]'))
    first = history.dialog.locator(".history-summary").last.text_content()
    history.shows(changed, first)
    assert first.startswith("First known version") and history.facts() == ["Editor", "Editor"]
    assert any("Start <b>" in line for line in history.lines("added"))
    assert not any("Start <b>" in line for line in history.lines("removed"))
    assert violations(page) == []

    page.keyboard.press("ArrowDown")
    eventually(lambda: history.rows.nth(1).locator("[aria-current]").count() == 1, "the arrow chose the next row")
    history.restore("First known version")
    restored = json.loads(product.get("history"))["revisions"][-1]["revision"]
    history.shows(f"Restored revision {restored}", changed, first)
    assert present(product) == MAIL
    eventually(lambda: "Restored revision" in history.dialog.locator(".history-status").text_content(), "it is told")
    assert history.facts()[0] == "Browser"

    page.keyboard.press("Escape")
    history.dialog.wait_for(state="hidden")
    assert page.problems == []


def test_nothing_is_restored_over_what_its_reader_has_not_seen(context, product, changed):
    page = open_page(context, product, "?source=open")
    history = History(page, page.locator('.source-pane [data-history="spec"]'))
    history.rows.nth(1).wait_for()
    spec, _ = renamed("Meanwhile")
    product.write(spec)
    eventually(lambda: len(json.loads(product.get("history"))["revisions"]) == 3, "three revisions")

    history.restore("First known version")

    eventually(lambda: "changed it in the meantime" in history.dialog.locator(".history-status").text_content(), "it is told")
    eventually(lambda: history.rows.count() == 3, "the list is as it is now")
    assert present(product) == spec


def test_customizing_is_undone_redone_and_brought_back(context, product):
    page = open_page(context, product, "?platform=iPad&editing=true&inspector=open&tab=changes")
    preview = Preview(page, product)
    before = preview.bar()
    moved = [before[1], before[0], *before[2:]]
    ids = preview.zone("items").locator(".entry").evaluate_all("all => all.map(one => one.dataset.entry)")
    product.post({"op": "moveInBar", "id": ids[1], "before": ids[0]})
    preview.settles(preview.bar, moved)
    pane = page.locator(".pane-customization")

    page.locator(".steps").get_by_role("button", name="Undo").click()
    preview.settles(preview.bar, before)
    page.locator(".steps").get_by_role("button", name="Redo").click()
    preview.settles(preview.bar, moved)

    history = History(page, pane.get_by_role("button", name="History"))
    eventually(lambda: history.rows.count() == 3, "three acts")
    summaries = history.dialog.locator(".history-summary").all_text_contents()
    assert summaries[2] == f"Moved {before[1]} before {before[0]} in the tab bar"
    assert summaries[:2] == [f"Redid: {summaries[2]}", f"Undid: {summaries[2]}"]
    history.restore("Undid:")
    page.keyboard.press("Escape")
    preview.kept(preview.bar, before)
    assert page.problems == []


def test_a_link_sees_its_own_history_and_no_other(context, product, changed):
    product.post({"op": "resetAll"})
    link = product.share(role="customize")
    page = open_page(context, product, f"{link}?platform=iPad&editing=true&inspector=open&tab=changes")
    history = History(page, page.locator('[data-history="customization"]'))
    history.dialog.get_by_text("There are no changes yet.").wait_for()
    assert page.locator('[data-history="spec"]').count() == 0
    viewer = open_page(context, product, f"{product.share(role='view')}?inspector=open")
    assert viewer.locator("[data-history]").count() == 0
    for path in ("history", "history?of=customization"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"{product.url}{product.share(role='view')}{path}", timeout=DEADLINE)
        assert refused.value.code == 403
