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
    assert "is a symbolic link to a file outside its directory, " in refused.stderr
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


OPERATION = '{"op": "resetAll"}'
COMMANDS = [
    ["lint"], ["lint", "--fix", "--dry-run"], ["check"], ["resolve"], ["export", "--format", "html"],
    ["customize", "--op", OPERATION], ["test"], ["diff", "project/good.json"], ["publish", "--to", "http://127.0.0.1:1"],
]


OUTSIDE = "is a symbolic link to a file outside its directory"
NO_SPEC = "is a symbolic link to a file that is not a spec"


@pytest.mark.parametrize(("target", "reason"), [
    ("../private.txt", OUTSIDE), ("../private.json", OUTSIDE), ("../outside/tabs.json", OUTSIDE), (".env", NO_SPEC),
    ("secrets/netrc", NO_SPEC),
])
def test_S58_no_command_reads_through_a_link_what_is_no_spec_of_the_project(tabpreview, project, target, reason):
    for file, text in (("secrets/netrc", "machine secret\n"), ("../outside/tabs.json", json.dumps(OTHER)), (".env", SECRET)):
        (project / file).parent.mkdir(exist_ok=True)
        (project / file).write_text(text)
    (project / "good.json").write_text(json.dumps(SPEC))
    (project / "chain.json").symlink_to(target)
    lead(project / "tabs.json", "chain.json")
    for command in COMMANDS:
        refused = tabpreview(*command, "project/tabs.json", environment={"TABPREVIEW_PUBLISH_TOKEN": "token"})
        said = refused.stdout + refused.stderr
        assert refused.returncode in (1, 74), said
        assert reason in said, command
        assert not any(word in said for word in ("secret", "TOKEN", "machine", "Other"))


def test_a_link_to_another_spec_of_the_project_is_followed_by_every_command(tabpreview, project):
    for name in ("good.json", "real.json"):
        (project / name).write_text(json.dumps(SPEC))
    lead(project / "tabs.json", "real.json")
    for command in COMMANDS:
        done = tabpreview(*command, "project/tabs.json", environment={"TABPREVIEW_PUBLISH_TOKEN": "token"})
        assert done.returncode in (0, 1, 2, 69) and "symbolic link" not in done.stderr, done.stderr


@pytest.mark.parametrize("named", ["App", "App/tabs.json", "App/Tabs.swift", "Tabs.swift", "Lists.swift"])
@pytest.mark.parametrize("command", ["lint", "import"])
def test_S58_a_link_to_a_directory_or_to_source_leads_nowhere_else_either(tabpreview, project, command, named):
    outside = project.parent / "outside"
    outside.mkdir()
    (outside / "Tabs.swift").write_text('let token = "secret" )(')
    (outside / "tabs.json").write_text(json.dumps(OTHER))
    (project / ".env").write_text("secret )(")
    (project / "App").symlink_to(outside)
    (project / "Tabs.swift").symlink_to(outside / "Tabs.swift")
    (project / "Lists.swift").symlink_to(".env")
    (project / "tabs.json").unlink()
    refused = tabpreview(command, f"project/{named}")
    said = refused.stdout + refused.stderr
    assert refused.returncode in (64, 74) and "secret" not in said and "Other" not in said, said
    assert ("is not Swift source" if (command, named) == ("import", "App/tabs.json") else "is a symbolic link") in said
    if named != "Lists.swift":
        allowed = tabpreview(command, f"project/{named}", environment={"TABPREVIEW_SPEC_FOLLOW_LINKS": "true"})
        assert "is a symbolic link" not in allowed.stderr


def test_a_configuration_that_is_found_leads_nowhere_else(tabpreview, project):
    """S58"""
    (project.parent / "private.json").write_text('{"secret": 1}')
    (project / ".env").write_text(SECRET)
    for target in ("../private.json", "../private.txt", ".env"):
        lead(project / "tabpreview.json", target)
        done = tabpreview("lint", "project/tabs.json")
        said = done.stdout + done.stderr
        assert "tabpreview.json: warning: Ignored, because it is a symbolic link" in said, said
        assert "secret" not in said and "TOKEN" not in said
    (project / "own.json").write_text('{"tabpreview": {"lint": {"off": ["R5.19"]}}}')
    lead(project / "tabpreview.json", "own.json")
    assert "warning" not in tabpreview("config", "project/tabs.json").stderr
