"""Profiles in the inspector: choose, make, export, import; with the pane's words and undo."""

import json

import pytest

from pages import Preview, address, open_page, show_tab
from product import eventually
from specs import MAIL

MOVED = ["Archive", "Drafts", "Sent", "Junk", "Folders"]
PLAIN = ["Drafts", "Sent", "Junk", "Archive", "Folders"]


@pytest.fixture(autouse=True)
def changes(request):
    """The tab of the inspector that has the profiles, where a test uses the usual page."""
    if "preview" in request.fixturenames:
        show_tab(request.getfixturevalue("preview").page, "Changes")


def names(page):
    return page.locator(".profiles .segment").all_text_contents()


def profile(page):
    return page.locator("body").get_attribute("data-profile")


def choose_file(page, path):
    with page.expect_file_chooser() as chooser:
        page.locator("[data-import]").press("Enter")
    chooser.value.set_files(path)


def test_a_new_profile_starts_with_the_authors_defaults_and_keeps_the_view(preview, product):
    product.post({"op": "moveInBar", "id": "archive", "before": "drafts"})
    preview.settles(preview.bar, MOVED)
    page = preview.page
    page.evaluate("window.same = true")
    page.locator(".profile-name").fill("anna")
    page.keyboard.press("Enter")
    preview.settles(preview.bar, PLAIN)
    assert profile(page) == "anna" and "editing=true" in address(page) and page.evaluate("window.same")
    assert names(page) == ["default", "anna"] and page.locator(".profile-name").input_value() == ""
    page.get_by_role("link", name="Profile default").press("Enter")
    preview.settles(preview.bar, MOVED)
    assert names(page) == ["default"], "nothing is kept for a name nobody used"


def test_profiles_that_have_something_stored_are_offered(preview, product):
    product.post({"op": "hide", "id": "sent"}, profile="zoe")
    product.post({"op": "hide", "id": "junk"}, profile="bert")
    preview.says("Showing revision")
    eventually(lambda: names(preview.page) == ["default", "bert", "zoe"], lambda: names(preview.page))


@pytest.mark.parametrize("name", ["two words", "ä", "a/b"])
def test_a_name_that_cannot_be_one_is_held_back(preview, name):
    preview.page.locator(".profile-name").fill(name)
    preview.page.keyboard.press("Enter")
    assert preview.page.locator(".profile-name:invalid").count() == 1 and profile(preview.page) == "default"


def test_works_without_script(browser, product):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(product.url + "?platform=iPad&form=tabBar&inspector=open&tab=changes")
    page.locator(".profile-name").fill("anna")
    page.keyboard.press("Enter")
    page.wait_for_url("**profile=anna")
    assert "platform=iPad" in page.url and "form=tabBar" in page.url and profile(page) == "anna"
    context.close()


def test_an_export_is_what_another_profile_imports(preview, product, tmp_path):
    page = preview.page
    product.post([{"op": "moveInBar", "id": "archive", "before": "drafts"}, {"op": "hide", "id": "sent"}])
    preview.settles(preview.bar, ["Archive", "Drafts", "Junk", "Folders"])
    with page.expect_download() as download:
        page.get_by_role("link", name="Export").click()
    assert download.value.suggested_filename == "default.customization.json"
    file = tmp_path / "default.customization.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["tabs"] == {"sent": {"sidebar": "hidden"}}
    page.locator(".profile-name").fill("anna")
    page.keyboard.press("Enter")
    preview.settles(preview.bar, PLAIN)
    choose_file(page, file)
    preview.says("default.customization.json imported")
    preview.kept(preview.bar, ["Archive", "Drafts", "Junk", "Folders"])
    assert json.loads(product.get("customization?profile=anna")) == json.loads(file.read_text())


@pytest.mark.parametrize("text", ["{", "[]", '{"schema": "other"}'])
def test_a_file_that_is_none_is_refused_with_the_reason_and_changes_nothing(preview, tmp_path, text):
    file = tmp_path / "other.json"
    file.write_text(text)
    choose_file(preview.page, file)
    preview.says("other.json was not imported. ")
    assert preview.bar() == PLAIN
    preview.page.problems.clear()


def test_what_someone_else_changed_meanwhile_is_not_overwritten(preview, product, tmp_path):
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"schema": "tabpreview.customization", "version": 1}))

    def late(route):
        product.post({"op": "moveInBar", "id": "archive", "before": "drafts"})
        route.continue_()
    preview.page.route("**/customization?*", lambda route: late(route) if route.request.method == "PUT" else route.continue_())
    choose_file(preview.page, file)
    preview.says("mine.json was not imported. ")
    preview.settles(preview.bar, MOVED)
    preview.page.problems.clear()


def test_where_nothing_can_be_customized_there_is_nothing_to_choose(context, product):
    product.write({**MAIL, "tabViewCustomization": None})
    page = open_page(context, product, "?platform=iPad")
    eventually(lambda: page.locator(".profiles").count() == 0, "gone")


def test_undo_and_reset_say_what_they_did(preview, product):
    product.post([{"op": "removeFromBar", "id": "sent"}, {"op": "moveInSection", "id": "travel", "before": "work"}])
    preview.settles(preview.section, ["Travel", "Work", "Family"])
    preview.page.locator('button[data-op="addToBar"]').click()
    preview.says("Undone: Sent: removed from the tab bar")
    preview.page.locator('button[data-op="resetSectionOrder"]').click()
    preview.says("The tabs of all sections are in declared order")
    preview.settles(preview.section, ["Work", "Family", "Travel"])
