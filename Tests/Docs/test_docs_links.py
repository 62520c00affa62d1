"""The requests about links in docs/http.md are sent to a running server exactly as written."""

import json
import re
import signal
import subprocess
import urllib.request
from urllib.error import HTTPError

import pytest

from snippets import ROOT, snippets
from tested import program

BINARY = program()
EXAMPLES = {snippet.tags[0]: json.loads(snippet.text) for snippet in snippets()
            if snippet.page == "docs/http.md" and snippet.tags and snippet.tags[0] != "operation"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("links")
    spec = folder / "tabs.json"
    spec.write_text((ROOT / "Examples" / "destination-video.json").read_text(encoding="utf-8"), encoding="utf-8")
    process = subprocess.Popen(
        [BINARY, "serve", spec, "--format", "json", "--port", "0"], cwd=folder, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True,
    )
    try:
        yield re.search(r'"url":\s*"([^"]+)/"', process.stdout.readline()).group(1)
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0


def test_previews_are_listed_as_described(tmp_path):
    for name in ("shop", "bank"):
        (tmp_path / f"{name}.yaml").write_text("tabs:\n  - { title: Home, value: home }\n", encoding="utf-8")
    process = subprocess.Popen(
        [BINARY, "serve", tmp_path, "--format", "json", "--port", "0"], cwd=tmp_path, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True,
    )
    try:
        status, listed = ask(json.loads(process.stdout.readline())["url"])
        assert status == 200 and [one["name"] for one in listed] == ["bank", "shop"]
        assert shape(listed[0]) == shape(EXAMPLES["list"][0])
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0


def ask(url, method="GET", content=None):
    data = None if content is None else json.dumps(content).encode()
    headers = {"Content-Type": "application/json"} if data else {}
    request = urllib.request.Request(url, data=data, method=method, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            text = answer.read()
            return answer.status, json.loads(text) if text and "json" in answer.headers["Content-Type"] else text
    except HTTPError as error:
        return error.code, json.loads(error.read())


def shape(value):
    """The members of an object with the types of their values; numbers are numbers."""
    if isinstance(value, dict):
        return {name: shape(member) for name, member in value.items()}
    return float if isinstance(value, (int, float)) and not isinstance(value, bool) else type(value)


def test_every_example_of_a_link_is_here():
    assert set(EXAMPLES) == {"share", "share-made", "share-list", "unlock", "comment", "comment-list", "list"}


def test_links_are_made_listed_unlocked_rotated_and_revoked_as_described(server):
    status, made = ask(f"{server}/shares", "POST", EXAMPLES["share"])
    assert status == 201
    assert shape(made) == shape(EXAMPLES["share-made"])

    status, shares = ask(f"{server}/shares")
    assert status == 200
    assert [share["label"] for share in shares] == [EXAMPLES["share"]["label"]]
    assert set(shares[0]) == set(EXAMPLES["share-list"][0])

    assert ask(f"{made['url']}layout")[0] == 401
    status, unlocked = ask(f"{made['url']}unlock", "POST", EXAMPLES["unlock"])
    assert status == 200
    assert set(unlocked) == {"url"}
    assert ask(f"{server}{unlocked['url']}layout")[0] == 200

    status, rotated = ask(f"{server}/shares/{made['id']}/rotate", "POST", {})
    assert status == 200
    assert shape(rotated) == shape(made)
    assert [ask(f"{url}layout") for url in (made["url"], f"{server}{unlocked['url']}")] == [ask(f"{server}/s/x/layout")] * 2
    assert ask(f"{rotated['url']}layout")[0] == 401

    assert ask(f"{server}/shares/{made['id']}", "DELETE")[0] == 204
    assert ask(f"{server}/shares") == (200, [])
    assert ask(f"{rotated['url']}layout") == ask(f"{server}/s/x/layout")


def test_comments_are_written_listed_resolved_and_deleted_as_described(server):
    link = ask(f"{server}/shares", "POST", {"role": "comment"})[1]
    status, made = ask(f"{link['url']}comments", "POST", EXAMPLES["comment"])
    assert status == 201
    assert shape(made) == shape(EXAMPLES["comment-list"][0])
    assert {name: made[name] for name in EXAMPLES["comment"]} == EXAMPLES["comment"]
    assert ask(f"{link['url']}comments")[1] == [made] == ask(f"{server}/comments")[1]
    status, resolved = ask(f"{link['url']}comments/{made['id']}", "PUT", {"resolved": True})
    assert (status, resolved) == (200, {**made, "resolved": True})
    assert ask(f"{server}/comments/{made['id']}", "DELETE")[0] == 204
    assert ask(f"{server}/shares/{link['id']}", "DELETE")[0] == 204


@pytest.mark.parametrize("name", ["role", "expires", "pinned", "profile", "label", "password", "address", "view"])
def test_the_table_names_every_member(name):
    page = (ROOT / "docs" / "http.md").read_text(encoding="utf-8")
    assert f"\n| `{name}` |" in page
