"""Which files a running server writes: its store and nothing else, whatever requests say."""

import json
import os
import signal
import stat

import pytest

from plain_http import ask

SPEC = {"tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "main", "tabs": [
    {"title": "Home", "value": "home"}, {"title": "Notes", "value": "notes", "customizationID": "notes"}]}
HIDE = {"op": "hide", "id": "notes"}


def files(folder):
    """Every file below a folder with its bytes, the store's own left out."""
    found = {}
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if path.is_file() and inside.parts[:2] != ("project", ".tabpreview"):
            found[str(inside)] = path.read_bytes()
    return found


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "tabs.json").write_text(json.dumps(SPEC))
    (tmp_path / "neighbour.txt").write_text("left alone")
    return folder


def test_S52_no_request_names_a_file_that_is_written(tabpreview, tmp_path, project):
    before = files(tmp_path)
    _, event = tabpreview.serve(project / "tabs.json", "--port", "0")
    url = event["url"]
    for profile in ("zoe", "a.b", "../x", "..%2f..%2fneighbour.txt", "%2e%2e", "/etc/passwd", "tabs.json", "CON", "a%00b"):
        ask(url, f"/customization?profile={profile}", "POST", HIDE)
        ask(url, f"/customization?profile={profile}", "PUT", {"schema": "tabpreview.customization", "version": 1},
            If_Match="*")
        ask(url, f"/profiles/{profile}", "DELETE")
    for target in ("/tabs.json", "/spec", "/assets/0/app.js", "/images/x.png", "/../neighbour.txt", "/export.html"):
        for method in ("POST", "PUT", "PATCH", "DELETE", "MOVE", "COPY", "MKCOL"):
            answer = ask(url, target, method, b"overwritten", Content_Type="text/plain", If_Match="*",
                         Destination=url + "stolen.txt")
            assert answer.status in (400, 403, 404, 405, 415, 422), (method, target, answer.status)
    assert ask(url, "/customization", "POST", HIDE).status == 200
    assert files(tmp_path) == before


def test_S55_S13_what_is_kept_is_the_owner_s_alone_whatever_the_umask(tabpreview, project):
    old = os.umask(0)
    try:
        _, event = tabpreview.serve(project / "tabs.json", "--port", "0")
    finally:
        os.umask(old)
    assert ask(event["url"], "/customization", "POST", HIDE).status == 200
    store = project / ".tabpreview"
    assert stat.S_IMODE(store.stat().st_mode) == 0o700
    kept = [path for path in store.rglob("*") if path.is_file()]
    assert any(path.suffix in (".sqlite", ".db") or path.name.startswith("store") for path in kept), kept
    for path in kept:
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0 or path.name == ".gitignore", path


def test_S13_no_file_holds_a_link_s_token_or_password_and_the_key_is_gone_with_the_server(tabpreview, project):
    process, event = tabpreview.serve(project / "tabs.json", "--port", "0")
    url = event["url"]
    secrets = {event["ownerURL"].split("/s/")[1].strip("/")}
    for terms in ({}, {"role": "customize", "label": "Zoe"}, {"password": "open sesame"}, {"pinned": True}):
        made = ask(url, "/shares", "POST", terms)
        assert made.status == 201, made.text
        secrets.add(json.loads(made.text)["url"].split("/s/")[1].strip("/"))
    locked = next(link for link in json.loads(ask(url, "/shares").text) if link["password"])
    turned = json.loads(ask(url, f"/shares/{locked['id']}/rotate", "POST", {}).text)["url"].split("/s/")[1].strip("/")
    opened = ask(url, f"/s/{turned}/unlock", "POST", {"password": "open sesame"})
    secrets |= {turned, json.loads(opened.text)["url"].split("/s/")[1].strip("/"), "open sesame"}
    assert len(secrets) == 8
    for token in secrets - {"open sesame"}:
        ask(url, f"/s/{token}/")
    key = json.loads(next((project / ".tabpreview").glob("server-*.json")).read_text())["key"]

    def kept():
        return b"".join(path.read_bytes() for path in sorted(project.rglob("*")) if path.is_file())

    assert [secret for secret in secrets if secret.encode() in kept()] == []
    process.send_signal(signal.SIGTERM)
    output, errors = process.communicate(timeout=60)
    secrets.add(key)
    assert [secret for secret in secrets if secret.encode() in kept()] == []
    assert [secret for secret in secrets if secret in output + errors and secret not in event["ownerURL"]] == []
