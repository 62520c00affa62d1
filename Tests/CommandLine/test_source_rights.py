"""An app's source, a word of which stands in each place that it can: no link sees one that may not read it."""

import http.client
import json
from urllib.parse import urlsplit

import pytest

from plain_http import ask
from test_serving_swift import edit, event_of

SECRET = "CANARY"
# Layout is for everyone: the titles Home and Mail, the ids, and the names of the tab view, its file and its condition.
APP = """import SwiftUI
// CANARY in a comment
struct Root: View {
    @AppStorage("tabs") private var tabs: TabViewCustomization
    let plan = "CANARY in a string"
    @State private var session = Session(key: "CANARY in an argument")

    var body: some View {
        TabView {
            // tabpreview:ignore R5.27 CANARY is the reason
            Tab("Home", systemImage: "house", value: 1) { Text("CANARY on the screen") }
                .customizationID("home")
                .badge(session.count(of: "CANARY in a badge"))
                .unreadModifier("CANARY in a modifier")
            Tab(session.title("CANARY in a title"), systemImage: session.symbol("CANARY in a symbol"), value: 2) { }
                .customizationID("mail")
            if session.offers("CANARY in a condition") {
                Tab("Offers", systemImage: "tag", value: 3) { }
            }
            if session.plan == "CANARY" {
                Tab("Plan", systemImage: "map", value: 4) { }
            }
            ForEach(session.courses("CANARY in a list")) { course in
                Tab(course.name("CANARY in an element"), systemImage: "book") { }
            }
            TabSection(session.header("CANARY in a header")) {
                Tab("Old", systemImage: "clock", value: 5) { }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($tabs)
    }
}
"""
BROKEN = ("let plan = ", 'let plan = "CANARY" )( = ')
ROUTES = [
    "", "devices", "frame?platform=iPad", "layout?platform=iPad", "diagnostics", "spec", "source-files/0", "customization",
    "profiles", "history", "history?of=customization", "history/1?of=customization&diff=now", "export.html",
    "export.json", "export.swift", "export-progress", "comments", "manifest.json", "shares", "rules", "health",
    "?mode=design&source=open", "?inspector=open&select=1", "?inspector=open&select=2", "?inspector=open&view=all",
    "?platform=iPad&form=sidebar&inspector=open&select=tab-4", "?moment=before", "images/0.png", "nowhere",
]


@pytest.fixture
def app(tmp_path):
    folder = tmp_path / "App"
    folder.mkdir()
    (folder / "Root.swift").write_text(APP)
    return folder


def links(tabpreview):
    """The address of a link of each role."""
    found = {}
    for role in ["view", "comment", "customize", "edit"]:
        done = tabpreview("share", "create", "App", "--role", role, "--format", "json")
        assert done.returncode == 0, done.stderr
        found[role] = json.loads(done.stdout)["url"]
    return found


def answers(url, exports=True):
    """The response of every route below an address, as text, by route."""
    found = {}
    for route in ROUTES:
        for accept in ["text/html", "application/json"]:
            # Rendering it takes long, and it is the same for both.
            if route == "export.html" and (accept == "application/json" or not exports):
                continue
            answer = ask(url, urlsplit(url).path.rstrip("/") + "/" + route, Accept=accept)
            found[f"{route} as {accept}"] = str(answer.fields) + answer.bytes.decode(errors="replace")
    for body in [[{"op": "hide", "id": "1"}], {"op": "moveInBar", "id": "2", "before": None}, {"op": "reset"}]:
        answer = ask(url, urlsplit(url).path.rstrip("/") + "/customization", "POST", body, Accept="application/json")
        found[f"{body}"] = answer.text
    return found


def secrets(answers):
    """The secrets in answers, by route, each with the text around it."""
    return {route: text[max(0, text.index(SECRET) - 80):][:200] for route, text in answers.items() if SECRET in text}


class Stream:
    """Reads a link's events; the changes bring its page along."""

    def __init__(self, url):
        parts = urlsplit(url)
        self.connection = http.client.HTTPConnection(parts.netloc, timeout=60)
        self.connection.request("GET", parts.path.rstrip("/") + "/events")
        self.answer = self.connection.getresponse()
        hello = self.event()
        stream = json.loads(hello["data"])["stream"]
        page = ask(url, parts.path, TabPreview_Stream=stream, Accept="text/html")
        assert page.status == 200

    def event(self):
        found = {}
        while line := self.answer.readline().decode().rstrip("\n"):
            name, _, value = line.partition(": ")
            found[name] = found.get(name, "") + value
        return found if "data" in found else self.event()

    def change(self):
        while (found := self.event()).get("event") != "change":
            pass
        return found["data"]


@pytest.mark.parametrize("is_broken", [False, True])
def test_no_route_tells_source_to_those_who_may_not_read_it(tabpreview, app, is_broken):
    """S67, S94"""
    process, event = tabpreview.serve("App", "--port", "0")
    known = links(tabpreview)
    streams = {role: Stream(known[role]) for role in ["view", "customize", "edit"]}
    if is_broken:
        edit(app / "Root.swift", *BROKEN)
        assert not event_of(process, "change")["ok"]
        changes = {role: stream.change() for role, stream in streams.items()}
        assert all("unexpected code" in text for text in changes.values())
        assert SECRET not in changes["view"] + changes["customize"] and SECRET in changes["edit"]
    # The owner and editors first: what is kept for them must not be given to others. An export shows the last source
    # without an error, which every role exports in the other case.
    assert all(secrets(answers(url, not is_broken)) for url in [event["url"], known["edit"]])
    told = {role: answers(known[role], not is_broken or role == "view") for role in ["view", "comment", "customize"]}
    assert {role: secrets(texts) for role, texts in told.items()} == {role: {} for role in told}
    assert "Home" in told["view"]["spec as application/json"]
