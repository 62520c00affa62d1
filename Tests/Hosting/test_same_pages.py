"""A server shows the same, byte for byte, whether it keeps its previews in a directory or in PostgreSQL.

Both do the same acts and are asked for everything. Only what is random or tells the time is made alike before both are
compared: tokens, ids, the epoch of revisions, ports, and moments.
"""

import base64
import difflib
import json
import re
import types

import pytest

from replicas import Replica, Team, until
from tested import program

SPEC = {
    "title": "Shop", "tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "shop", "stringsCatalog": "L.xcstrings",
    "tabs": [
        {"title": "Home", "image": "home.svg", "value": "home", "customizationID": "home"},
        {"title": "Map", "systemImage": "map", "value": "map", "customizationID": "map", "badge": 3},
        {"title": "Üben & <b>", "systemImage": "star", "value": "star", "customizationID": "star"},
        {"title": "Mine", "customizationID": "mine", "tabs": [
            {"title": "Cart", "systemImage": "cart", "value": "cart", "customizationID": "cart"}]},
        {"title": "Search", "role": "search", "value": "search"},
    ],
}
FILES = {
    "home.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M4 4h16v16z"/></svg>',
    "L.xcstrings": json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
        "Home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Start"}}}}}}),
}
PATHS = [
    *(f"?platform={platform}" for platform in ("iPhone", "iPad", "mac", "tv", "vision", "watch")), "?view=all", "devices",
    "?inspector=open&tab=code", "?inspector=open&tab=spec", "?locale=de", "?profile=ann", "?embed=1", "frame?platform=iPad",
    "layout?platform=iPad", "layout?platform=iPhone&profile=ann", "spec", "customization", "customization?profile=ann",
    "profiles", "diagnostics", "rules", "manifest.json", "health", "shares", "comments", "export.html?platform=iPhone",
    "export.swift", "export.json", "history?of=spec", "history/1?of=spec", "history/2?of=spec&against=1",
    "history?of=customization", "none", "history/99?of=spec",
]
MOMENT = re.compile(r"\b1[6-9]\d{8}(?:\.\d+)?\b")   # seconds since 1970
WHEN = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?Z?|just now|\d+ (?:seconds?|minutes?) ago|\b\d\d:\d\d\b(?= UTC)")
KEPT = ["Content-Type", "Cache-Control", "Content-Disposition", "Content-Security-Policy", "Vary", "X-Robots-Tag", "Retry-After"]


class InDirectory(Replica):
    """A server without a database."""

    def _surroundings(self):
        environment = super()._surroundings()
        del environment["TABPREVIEW_HOST_DATABASE"]
        return environment


class Seen:
    """One server that acts, and what it has answered."""

    def __init__(self, replica):
        self.replica, self.random, self.answers = replica, {}, []
        self.knows(replica.authority, "AUTHORITY")
        self.knows(replica.owner, "/s/OWNER/")
        self.token = replica.command("token", "create", "--label", "Ann").strip()
        self.knows(self.token, "TOKEN")
        until(lambda: self.send("GET", "/", Authorization=f"Bearer {self.token}").status == 200)

    def knows(self, text, name):
        """Something random, which has this name in what is compared."""
        self.random[text] = name

    def send(self, method, path, body=None, **fields):
        content = body if body is None or isinstance(body, str) else json.dumps(body)
        return self.replica.ask(method, path, content and content.encode(), **fields)

    def act(self, method, path, body=None, **fields):
        """Sends, notes the answer, and returns it."""
        answer = self.send(method, path, body, **fields)
        self.answers.append((f"{method} {self.alike(path)} {fields.get('Accept', '')}", answer.status,
                             {name: answer.fields.get(name) for name in KEPT}, answer.body))
        return answer

    def alike(self, text):
        for random in sorted(self.random, key=len, reverse=True):
            text = text.replace(random, self.random[random])
        return WHEN.sub("MOMENT", MOMENT.sub("SECONDS", text))

    def compared(self):
        return [(what, status, {name: value and self.alike(value) for name, value in fields.items()}, self.alike(body))
                for what, status, fields, body in self.answers]


def publication(spec):
    text = base64.b64encode(json.dumps(spec, ensure_ascii=False).encode()).decode()
    files = [{"path": path, "content": base64.b64encode(content.encode()).decode()} for path, content in FILES.items()]
    return {"file": "tabs.json", "text": text, "files": files}


def drive(seen):
    """Publishes, edits, customizes, links, comments, and looks at everything."""
    bearer = {"Authorization": f"Bearer {seen.token}"}
    made = seen.act("PUT", "/publications/shop", publication(SPEC), If_None_Match="*", **bearer)
    assert made.status == 201, made.body
    seen.act("PUT", "/publications/shop", publication(SPEC), If_None_Match="*", **bearer)
    seen.knows(seen.send("GET", "p/shop/health").json["revision"].split(".")[1], "EPOCH")
    page = seen.send("GET", "p/shop/?inspector=open&tab=spec", Accept="text/html").body
    seen.knows(re.search(r'data-identity="(\w+)"', page)[1], "IDENTITY")

    second = publication({**SPEC, "title": "Shop 2"})
    assert seen.act("PUT", "/publications/shop", second, If_Match=made.json["tag"], **bearer).status == 200
    tag = seen.act("GET", "/publications/shop", **bearer).json["tag"]
    rename = {"edit": "set", "of": "map", "members": {"title": "Atlas"}}
    assert seen.act("POST", "p/shop/edit", rename, If_Match=tag).status == 200
    text = seen.send("GET", "p/shop/spec")
    changed = text.body.replace('"Cart"', '"Basket"')
    assert changed != text.body
    assert seen.act("PUT", "p/shop/spec", changed, If_Match=text.tag).status == 200
    assert seen.act("PUT", "p/shop/spec", changed + " ", If_Match=text.tag).status == 412
    for profile in ("default", "ann"):
        place = f"p/shop/customization?profile={profile}"
        assert seen.act("POST", place, {"op": "hide", "id": "map"}).status == 200
    assert seen.act("POST", "p/shop/customization", {"op": "moveInBar", "id": "star", "before": "home"}).status == 200
    assert seen.act("POST", "p/shop/customization", {"op": "hide", "id": "search"}).status == 422

    for role in ("view", "comment", "customize", "edit"):
        created = seen.send("POST", "p/shop/shares", {"role": role, "label": f"For {role}", "expires": "never"}).json
        seen.knows(created["url"].split("/s/")[1].split("/")[0], f"LINK-{role}")
        seen.knows(created["id"], f"ID-{role}")
        link = f"/p/shop/s/{created['url'].split('/s/')[1].split('/')[0]}/"
        for path in ("layout", "?platform=iPad", "customization", "shares", "spec"):
            seen.act("GET", link + path, Accept="text/html" if path.startswith("?") else "application/json")
        if role == "comment":
            for number, said in enumerate(({"name": "Bob", "text": "Nice <b>", "tab": "map"}, {"name": "Zoë", "kind": "approval"})):
                seen.knows(seen.send("POST", f"{link}comments", said).json["id"], f"COMMENT-{number}")
            seen.act("GET", f"{link}comments")
    for path in PATHS:
        wanted = "text/html" if path.startswith("?") or path in ("devices", "rules") else "application/json"
        seen.act("GET", f"p/shop/{path}", Accept=wanted)
    for path in ("shares", "comments", "history?of=spec"):
        seen.act("GET", f"p/shop/{path}", Accept="text/html")
    for wanted in ("application/json", "text/html"):
        seen.act("GET", "", Accept=wanted)
    seen.act("GET", "?find=SHO")
    seen.act("GET", "p/none/")
    seen.act("POST", "p/shop/history/1/restore", {"of": "spec"}, If_Match="*")
    seen.act("GET", "p/shop/layout")
    seen.act("DELETE", "/publications/shop", **bearer)
    seen.act("GET", "p/shop/")


@pytest.fixture(scope="module")
def both(tmp_path_factory):
    """The answers of a server with a directory, and of one with a database that has no other previews."""
    folder = tmp_path_factory.mktemp("alone")
    alone, team = InDirectory(program(), types.SimpleNamespace(folder=folder, url="")), Team(program(), count=1)
    try:
        seen = [Seen(alone.start()), Seen(team.start().replicas[0])]
        for one in seen:
            drive(one)
        return [one.compared() for one in seen]
    finally:
        alone.end()
        team.end()


@pytest.mark.thorough
def test_every_answer_is_the_same_byte_for_byte(both):
    in_directory, in_database = both
    statuses = [status for _, status, _, _ in in_directory]
    assert statuses.count(200) > 60 and max(statuses) < 500, "the answers are not alike only because they are errors"
    assert len(in_directory) == len(in_database) > 75
    for mine, other in zip(in_directory, in_database):
        what = mine[0]
        assert mine[:3] == other[:3], what
        if mine[3] != other[3]:
            pieces = [re.split(r"(?<=[>,\n])", body) for body in (mine[3], other[3])]
            different = "\n".join(list(difflib.unified_diff(*pieces, "directory", "PostgreSQL", n=1, lineterm=""))[:40])
            pytest.fail(f"{what} differs:\n{different}")
