"""A link in the spec's place: what it may lead to, at the start and while it is served (S58)."""

import json
import os

import pytest

from plain_http import ask
from program import line

SPEC = {"tabs": [{"title": "Home", "value": "home"}]}
OTHER = {"tabs": [{"title": "Other", "value": "home"}]}
SECRET = "TOKEN=secret\n"


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "project"
    folder.mkdir()
    (tmp_path / "private.txt").write_text(SECRET)
    (tmp_path / "private.json").write_text(json.dumps(OTHER))
    (folder / "tabs.json").write_text(json.dumps(SPEC))
    return folder


def lead(link, target):
    """Switches the link as `git pull` or an attacker would: in one step."""
    new = link.with_name("new-link")
    new.symlink_to(target)
    os.replace(new, link)


def share(url, role):
    made = ask(url, "/shares", "POST", {"role": role})
    return "/s/" + json.loads(made.text)["url"].split("/s/")[1].strip("/")


def diagnostics(process):
    change = json.loads(line(process))
    return change["ok"], json.dumps(change["diagnostics"])


RECORD = "the record of the running server"


@pytest.mark.parametrize("target", ["../private.txt", "../private.json", ".env", RECORD])
def test_S58_a_link_that_is_put_in_the_spec_s_place_shows_and_overwrites_nothing(tabpreview, project, target):
    (project / ".env").write_text(SECRET)
    process, event = tabpreview.serve(project / "tabs.json", "--port", "0")
    url = event["url"]
    view, edit = share(url, "view"), share(url, "edit")
    if target == RECORD:
        (record,) = (project / ".tabpreview").glob("server-*.json")
        target = str(record.relative_to(project))
    before = (project / target).read_bytes()

    lead(project / "tabs.json", target)

    ok, words = diagnostics(process)
    assert not ok and "is a symbolic link" in words
    for link in ("", view, edit):
        for path in ("/spec", "/", "/diagnostics", "/history?of=spec", "/export.json"):
            text = ask(url, link + path).text
            assert "secret" not in text and "Other" not in text and json.dumps(before.decode())[1:-1] not in text, path
    refused = ask(url, edit + "/spec", "PUT", json.dumps(SPEC).encode(), Content_Type="application/json", If_Match="*")
    assert refused.status == 409 and "is a symbolic link" in refused.text
    assert (project / target).read_bytes() == before
    assert "secret" not in ask(url, edit + "/history").text
    lead(project / "tabs.json", "real.json")
    (project / "real.json").write_text(json.dumps(OTHER))
    while not diagnostics(process)[0]:
        pass
    assert "Other" in ask(url, view + "/spec").text


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["share", "create"], ["history"]])
def test_S58_a_link_that_leads_out_at_the_start_is_refused_with_what_to_do(tabpreview, project, command):
    lead(project / "tabs.json", "../private.json")

    refused = tabpreview(*command[:1], *command[1:], "project/tabs.json") if command != ["history"] else None
    if refused is None:
        (project / ".tabpreview").mkdir()
        refused = tabpreview("history", "list", "project/tabs.json")

    assert refused.returncode == 74
    assert "is a symbolic link out of its directory, to " in refused.stderr
    assert "--follow-links or TABPREVIEW_SPEC_FOLLOW_LINKS=true" in refused.stderr


@pytest.mark.parametrize("options, environment", [
    (["--follow-links"], {}), ([], {"TABPREVIEW_SPEC_FOLLOW_LINKS": "true"})])
def test_links_are_followed_out_of_the_folder_where_that_is_allowed(tabpreview, project, options, environment):
    lead(project / "tabs.json", "../private.json")
    process, event = tabpreview.serve(project / "tabs.json", "--port", "0", *options, environment=environment)
    url = event["url"]
    assert "Other" in ask(url, "/spec").text

    written = ask(url, "/spec", "PUT", json.dumps(SPEC).encode(), Content_Type="application/json", If_Match="*")
    assert written.status == 200
    assert json.loads((project.parent / "private.json").read_text()) == SPEC
    assert json.loads(line(process))["ok"]
    lead(project / "tabs.json", "../private.txt")
    ok, words = diagnostics(process)
    assert not ok and "not a spec" in words and "secret" not in ask(url, "/spec").text
