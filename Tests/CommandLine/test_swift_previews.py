"""`tabpreview share` and `history` on Swift source: with a running preview of it and without."""

import json
import re
import signal
import urllib.request

import pytest

from program import get, status
from test_serving_swift import edit, event_of
from test_swift_commands import BAR, OWN_BAR, write

CUSTOMIZABLE = """import SwiftUI
struct Main: View {
    @AppStorage("tabs") private var tabs: TabViewCustomization
    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("") }.customizationID("home")
            Tab("Mail", systemImage: "tray") { Text("") }.customizationID("mail")
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($tabs)
    }
}
"""


@pytest.fixture
def app(tmp_path):
    folder = tmp_path / "App"
    folder.mkdir()
    write(folder, Main=BAR % ("Main", "Home"))
    return folder


def told(tabpreview, *arguments):
    result = tabpreview(*arguments, "--format", "json")
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def summaries(tabpreview, *arguments):
    return [one["summary"] for one in told(tabpreview, "history", *arguments)["revisions"]]


def stop(process):
    process.send_signal(signal.SIGINT)
    process.wait(timeout=60)


# Links

@pytest.mark.parametrize("served, named", [("App", "App/"), ("App/Main.swift", "App/Main.swift")])
def test_a_link_of_a_served_tab_view_is_made_listed_rotated_and_ended(tabpreview, app, served, named):
    _, event = tabpreview.serve(served, "--port", "0")
    link = told(tabpreview, "share", "create", named, "--role", "comment", "--view", "platform=iPad")
    assert link["url"].startswith(event["url"] + "s/") and link["url"].endswith("?platform=iPad")
    assert status(link["url"]) == 200
    [listed] = told(tabpreview, "share", "list", named)
    assert listed["id"] == link["id"] and listed["role"] == "comment" and listed["views"] == 1
    rotated = told(tabpreview, "share", "rotate", link["id"], "--spec", named)
    assert status(link["url"]) == 404 and status(rotated["url"]) == 200
    assert told(tabpreview, "share", "revoke", "--all", "--spec", named) == {"revoked": [link["id"]]}
    assert status(rotated["url"]) == 404


def test_one_of_several_is_named_and_needs_no_reader_while_it_runs(tabpreview, app):
    write(app, Other=BAR % ("Other", "Star"))
    unnamed = tabpreview("share", "create", "App")
    assert unnamed.returncode == 64 and "Choose one with --view." in unnamed.stderr
    assert "\n  Other.body  tabBar  App/Other.swift:2:" in unnamed.stderr and not (app / ".tabpreview").exists()

    _, event = tabpreview.serve("App", "--port", "0")
    link = told(tabpreview, "share", "create", "App", "--view", "Other.body", "--view", "?platform=iPhone", "--reader-memory", "1024")
    assert link["url"].startswith(event["url"] + "p/Other-body/s/") and link["url"].endswith("/?platform=iPhone")
    assert "Star" in get(link["url"])
    assert [one["id"] for one in told(tabpreview, "share", "list", "App", "--view", "Other.body")] == [link["id"]]
    assert told(tabpreview, "share", "list", "App", "--view", "Main.body") == []
    wrong = tabpreview("share", "create", "App", "--view", "Gone.body")
    assert wrong.returncode == 64 and 'There is no tab view named "Gone.body".' in wrong.stderr


def test_a_link_is_kept_for_the_next_start(tabpreview, app):
    made = tabpreview("share", "create", "App", "--pinned")
    assert made.returncode == 0 and made.stdout.startswith("/s/")
    assert "Start one with tabpreview serve App, and append" in made.stderr
    write(app, Main=BAR % ("Main", "Start"), Other=BAR % ("Other", "Star"))
    other = tabpreview("share", "create", "App", "--view", "Other.body")
    assert "Start one with tabpreview serve App --view Other.body, and append" in other.stderr

    _, event = tabpreview.serve("App", "--view", "Main.body", "--port", "0")
    pinned = event["url"].rstrip("/") + made.stdout.strip()
    assert "Home" in get(pinned + "spec") and "Start" not in get(pinned + "spec")
    assert re.search(r"<title>(\w+ · )?Main\b", get(pinned))


def test_nothing_is_pinned_of_source_that_does_not_parse(tabpreview, app):
    edit(app / "Main.swift", 'Tab("Home"', 'Tab("Home')
    done = tabpreview("share", "create", "App", "--pinned")
    assert done.returncode == 1 and "App/Main.swift:2:" in done.stderr


def test_links_of_a_tab_view_that_is_gone_can_be_ended(tabpreview, app):
    write(app, Other=BAR % ("Other", "Star"))
    link = told(tabpreview, "share", "create", "App", "--view", "Other.body")
    (app / "Other.swift").unlink()
    refused = tabpreview("share", "create", "App", "--view", "Other.body")
    assert refused.returncode == 64 and 'There is no tab view named "Other.body".' in refused.stderr
    assert [one["id"] for one in told(tabpreview, "share", "list", "App", "--view", "Other.body")] == [link["id"]]
    assert tabpreview("share", "revoke", "--all", "--spec", "App", "--view", "Other.body").returncode == 0
    assert tabpreview("share", "list", "App", "--view", "Other.body").returncode == 64


def test_the_store_that_was_chosen_is_used(tabpreview, app):
    link = told(tabpreview, "share", "create", "App", "--store", "elsewhere")
    assert told(tabpreview, "share", "list", "App") == []
    _, event = tabpreview.serve("App", "--store", "elsewhere", "--port", "0")
    assert status(event["url"].rstrip("/") + link["path"]) == 200


# The history

def test_the_history_tells_what_changed_in_the_layout(tabpreview, app):
    process, event = tabpreview.serve("App", "--port", "0")
    edit(app / "Main.swift", '"Home"', '"Start"')
    event_of(process, "change")
    newest, oldest = told(tabpreview, "history", "App")["revisions"]
    assert newest["summary"] == "Added Start; removed Home" and newest["author"] == {"kind": "editor"}
    page = json.loads(get(event["url"] + "history?of=spec"))
    assert [one["summary"] for one in page["revisions"]] == [newest["summary"], oldest["summary"]]
    assert tabpreview("history", "App/").stdout.splitlines()[1].endswith("Added Start; removed Home")

    shown = json.loads(tabpreview("history", "show", oldest["revision"], "--spec", "App").stdout)
    assert [one["title"] for one in shown["tabs"]] == ["Home"]
    patch = tabpreview("history", "diff", oldest["revision"], "--spec", "App").stdout
    assert "Main.body.json" in patch and '+      "title": "Start",' in patch


def test_saves_while_none_runs_are_in_the_history_too(tabpreview, app):
    stop(tabpreview.serve("App", "--port", "0")[0])
    assert summaries(tabpreview, "App") == ["First known version: 1 tab"]
    edit(app / "Main.swift", '"Home"', '"Start"')
    assert summaries(tabpreview, "App") == ["Added Start; removed Home", "First known version: 1 tab"]
    tabpreview.serve("App", "--port", "0")
    assert len(summaries(tabpreview, "App")) == 2, "the next start finds nothing new"


@pytest.mark.parametrize("runs", [True, False])
def test_a_revision_of_source_is_not_restored_and_one_of_a_customization_is(tabpreview, app, runs):
    write(app, Main=CUSTOMIZABLE)
    process, event = tabpreview.serve("App", "--port", "0")
    for act in ["hide", "show"]:
        request = urllib.request.Request(
            event["url"] + "customization", data=json.dumps({"op": act, "id": "home"}).encode(), method="POST",
            headers={"Content-Type": "application/json", "If-Match": "*", "Origin": event["url"][:-1]},
        )
        assert urllib.request.urlopen(request, timeout=60).status == 200
    edit(app / "Main.swift", '"Home"', '"Start"')
    event_of(process, "change")
    edited = (app / "Main.swift").read_text()
    if not runs:
        stop(process)
    oldest = told(tabpreview, "history", "App")["revisions"][-1]["revision"]
    refused = tabpreview("history", "restore", oldest, "--spec", "App")
    assert refused.returncode == 74 and "read from Swift source" in refused.stderr and "version control" in refused.stderr
    assert (app / "Main.swift").read_text() == edited and len(summaries(tabpreview, "App")) == 2

    customization = ["--of", "customization"]
    _, hidden = told(tabpreview, "history", "App", *customization)["revisions"]
    restored = tabpreview("history", "restore", hidden["revision"], "--spec", "App", *customization)
    assert restored.returncode == 0 and "Restored the customization to revision" in restored.stderr
    newest = told(tabpreview, "history", "App", *customization)["revisions"][0]
    assert newest["summary"] == f"Restored revision {hidden['revision']}" and newest["author"] == {"kind": "command"}


# What can't be

@pytest.mark.parametrize(
    "arguments, code, reason",
    [
        (["share", "list", "None.swift"], 66, "No such file: None.swift."),
        (["history", "Empty"], 1, 'No tab view was found in "Empty".'),
        (["share", "create", "Empty/Model.swift"], 1, 'No tab view was found in "Empty/Model.swift". 1 Swift file was searched.'),
        (["share", "create", "Own/Own.swift"], 1, "There is no preview of Own.body, because the app draws its own bar."),
        (["share", "list", "tabs.yaml", "--view", "Main.body"], 64, "--view Main.body only applies to Swift source"),
        (["share", "create", "tabs.yaml", "--view", "Main.body"], 64, "--view Main.body only applies to Swift source"),
        (["history", "tabs.yaml", "--define", "BETA"], 64, "--define only applies to Swift source"),
        (["history", "show", "1", "--spec", "App"], 64, "There is no history of Main.body (App) yet. To start one, run tabpreview serve App."),
    ],
)
def test_what_can_not_be_is_refused_in_words(tabpreview, app, tmp_path, arguments, code, reason):
    for name, text in {"Own/Own.swift": OWN_BAR, "Empty/Model.swift": "struct Model {}\n"}.items():
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "tabs.yaml").write_text("tabs:\n  - { title: Home }\n", encoding="utf-8")
    done = tabpreview(*arguments)
    assert done.returncode == code and reason in done.stderr, done.stderr
    assert not list(tmp_path.glob("**/.tabpreview"))
