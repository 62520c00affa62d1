"""What `pull` writes, whatever the server sends, and what `publish` sends (S81)."""

import base64
import hashlib
import http.server
import json
import os
import threading

import pytest

from test_host import PIXEL, Project, host, laptop, token  # noqa: F401

TEXT = "tabs:\n  - { title: Home, image: Shots/home.png, value: a }\n  - { title: Cart, systemImage: cart, value: b }\n"
PROGRAM = b"#!/bin/sh\ntouch was-run\n"


class Server:
    """Answers as a team's server that holds whatever somebody put there."""

    def __init__(self):
        self.upload = {"file": "tabs.yaml", "text": TEXT, "files": {}}
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *arguments):
                pass

            def do_GET(self):
                body = server.body()
                self.send_response(200)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/"

    def body(self):
        def encoded(content):
            return base64.b64encode(content).decode()

        text = self.upload["text"].encode()
        files = [{"path": path, "content": encoded(content)} for path, content in self.upload["files"].items()]
        tag = f'"{hashlib.sha256(text).hexdigest()}"'
        return json.dumps({"upload": {**self.upload, "text": encoded(text), "files": files}, "tag": tag}).encode()


@pytest.fixture
def server():
    made = Server()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture
def here(tmp_path, server):
    folder = tmp_path / "shop"
    folder.mkdir()
    program = Project(folder, TABPREVIEW_PUBLISH_TO=server.url, TABPREVIEW_PUBLISH_TOKEN="token")
    yield program
    program.stop()


def written(folder):
    """All files and links below a folder, but the notes of what was published."""
    found = sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir() or path.is_symlink())
    return [name for name in found if name != ".tabpreview/.gitignore"]


def told(done):
    return sorted(line.removeprefix("Wrote ").rstrip(".") for line in done.stderr.splitlines() if line.startswith("Wrote "))


OTHERS = [
    ".git/HEAD", ".git/config", ".git/objects/keep", ".GIT/config", ".vscode/tasks.json", ".envrc", "Package.swift",
    "tabpreview.json", "config.json", ".ssh/rc", ".tabpreview/x", "Makefile", "Shots/run.sh", "Shots/.hidden.png",
    "../up.png", "/tmp/up.png", "a/../.git/config", "Shots/../../up.png", "./.envrc", "Shots//.envrc", ".git./config",
    ".git\\config", "\u200c.git/config", "x.png\n", "x\u202egnp.sh", "x.png\0", "Shots/other.png", "other.xcstrings",
    "A.xcassets/run.sh", "A.xcassets/Contents.json", "A.xcassets/Package.swift",
]


def test_writes_only_what_the_pulled_spec_names_and_tells_it(server, here):
    """S81"""
    server.upload["files"] = {path: PROGRAM for path in OTHERS} | {"Shots/home.png": PIXEL}
    done = here("pull", "tabs.yaml")
    assert done.returncode == 0, done.stderr
    assert written(here.folder) == [".tabpreview/published.json", "Shots/home.png", "tabs.yaml"]
    assert told(done) == [".tabpreview/published.json", "Shots/home.png"] and "Created tabs.yaml." in done.stderr
    assert not (here.folder.parent / "up.png").exists()
    again = here("pull", "tabs.yaml")
    assert again.returncode == 0 and told(again) == []


def test_writes_nothing_else_where_both_have_changed(server, here):
    """S81"""
    server.upload["files"] = {path: PROGRAM for path in OTHERS} | {"Shots/home.png": PIXEL}
    (here.folder / "tabs.yaml").write_text("tabs:\n  - { title: Mine, value: a }\n")
    done = here("pull", "tabs.yaml")
    assert done.returncode == 2
    assert written(here.folder) == [".tabpreview/published.json", "Shots/home.png", "tabs.yaml", "tabs.yaml.server"]
    assert told(done) == [".tabpreview/published.json", "Shots/home.png"]
    assert "The server's version is in tabs.yaml.server." in done.stderr


@pytest.mark.parametrize("path", [
    ".git/config", ".GIT/config", "Package.swift", "tabpreview.json", ".envrc", "Shots/.x.png", "\u200c.git/x.png", "run.sh",
    ".symbols/a.svg", "Shots/x.png.", "run", "x\u202egnp.png",
])
def test_a_spec_that_names_them_is_no_help(server, here, path):
    """S81"""
    server.upload["text"] = f"tabs:\n  - {{ title: A, image: {json.dumps(path)}, value: a }}\n"
    server.upload["files"] = {path: PROGRAM}
    done = here("pull", "tabs.yaml")
    assert done.returncode == 0, done.stderr
    assert written(here.folder) == [".tabpreview/published.json", "tabs.yaml"]
    assert "warning: " in done.stderr and " was not added: " in done.stderr


@pytest.mark.parametrize("line", [
    'stringsCatalog: ".git/config"', 'stringsCatalog: ".git/config.xcstrings"', 'assetCatalog: ".git"',
    'assetCatalog: ".git/A.xcassets"', 'stringsCatalog: "../a.xcstrings"',
])
def test_a_spec_that_names_them_as_catalogs_is_no_help_either(server, here, line):
    """S81"""
    server.upload["text"] = f"{line}\ntabs:\n  - {{ title: A, imageAsset: x, value: a }}\n"
    server.upload["files"] = {
        ".git/config": PROGRAM, ".git/config.xcstrings": PROGRAM, "../a.xcstrings": PROGRAM,
        ".git/x.imageset/Contents.json": b'{"images": [{"filename": "hooks.png"}]}', ".git/x.imageset/hooks.png": PIXEL,
        ".git/A.xcassets/x.imageset/Contents.json": b'{"images": [{"filename": "hooks.png"}]}',
        ".git/A.xcassets/x.imageset/hooks.png": PIXEL,
    }
    done = here("pull", "tabs.yaml")
    assert done.returncode == 0, done.stderr
    assert written(here.folder.parent / "shop") == [".tabpreview/published.json", "tabs.yaml"]
    assert not (here.folder.parent / "a.xcstrings").exists()


def test_of_an_asset_catalog_comes_what_the_spec_uses(server, here):
    """S81"""
    server.upload["text"] = "assetCatalog: A.xcassets\nstringsCatalog: L.xcstrings\ntabs:\n  - { title: A, imageAsset: x, value: a }\n"
    contents = b'{"images": [{"idiom": "universal", "filename": "x.png"}]}'
    named = {"A.xcassets/Contents.json": b"{}", "A.xcassets/x.imageset/Contents.json": contents,
             "A.xcassets/x.imageset/x.png": PIXEL, "L.xcstrings": b'{"sourceLanguage": "en", "strings": {}}'}
    others = {"A.xcassets/x.imageset/run.sh": PROGRAM, "A.xcassets/y.imageset/Contents.json": contents,
              "A.xcassets/Package.swift": PROGRAM, "B.xcstrings": b"{}"}
    server.upload["files"] = named | others
    done = here("pull", "tabs.yaml")
    assert done.returncode == 0, done.stderr
    assert written(here.folder) == sorted([*named, ".tabpreview/published.json", "tabs.yaml"])
    assert told(done) == sorted([*named, ".tabpreview/published.json"])


def test_a_program_that_is_called_an_image_does_not_come(server, here):
    """S81"""
    server.upload["files"] = {"Shots/home.png": PROGRAM}
    assert here("pull", "tabs.yaml").returncode == 0
    assert not (here.folder / "Shots").exists()


@pytest.mark.parametrize("target", ["../outside", "/", "inside"])
def test_a_directory_that_is_a_link_is_not_gone_through(server, here, target):
    """S81"""
    outside = here.folder.parent / "outside"
    for folder in (outside, here.folder / "inside"):
        folder.mkdir()
    (here.folder / "Shots").symlink_to(target)
    server.upload["text"] = TEXT.replace("home.png", "deep/tabpreview-test.png")
    server.upload["files"] = {"Shots/deep/tabpreview-test.png": PIXEL}
    done = here("pull", "tabs.yaml")
    assert done.returncode == 0
    assert "Shots/deep/tabpreview-test.png was not added: a part of its path is a symbolic link" in done.stderr
    assert list(outside.iterdir()) == [] and list((here.folder / "inside").iterdir()) == []
    assert not os.path.exists("/deep")


@pytest.mark.parametrize("exists", [True, False])
def test_a_file_that_is_a_link_is_left_alone(server, here, exists):
    """S81"""
    outside = here.folder.parent / "outside.png"
    if exists:
        outside.write_text("mine")
    (here.folder / "Shots").mkdir()
    (here.folder / "Shots/home.png").symlink_to(outside)
    server.upload["files"] = {"Shots/home.png": PIXEL}
    assert here("pull", "tabs.yaml").returncode == 0
    assert outside.exists() == exists and (not exists or outside.read_text() == "mine")
    assert (here.folder / "Shots/home.png").is_symlink()


def test_neither_the_spec_nor_what_is_beside_it_is_written_through_a_link(server, here):
    """S58, S81"""
    outside = here.folder.parent / "outside.yaml"
    outside.write_text("mine")
    spec, beside = here.folder / "tabs.yaml", here.folder / "tabs.yaml.server"
    spec.symlink_to(outside)
    for options in ([], ["--replace"]):
        refused = here("pull", "tabs.yaml", *options)
        assert refused.returncode == 74 and "is a symbolic link to a file outside its directory" in refused.stderr
    outside.unlink()
    assert here("pull", "tabs.yaml").returncode == 74 and not outside.exists()

    spec.unlink()
    spec.write_text("tabs:\n  - { title: Mine, value: a }\n")
    beside.symlink_to(outside)
    refused = here("pull", "tabs.yaml")
    assert refused.returncode == 74 and "tabs.yaml.server is a symbolic link. Remove it" in refused.stderr
    assert not outside.exists()

    beside.unlink()
    spec.unlink()
    (here.folder.parent / "outside").mkdir()
    (here.folder / ".tabpreview").symlink_to("../outside")
    refused = here("pull", "tabs.yaml")
    assert refused.returncode == 74 and "can't be recorded: can't follow the link" in refused.stderr
    assert list((here.folder.parent / "outside").iterdir()) == []


# --- What is published


def publication(text=TEXT, files=()):
    entries = [{"path": path, "content": base64.b64encode(content).decode()} for path, content in files]
    return json.dumps({"file": "tabs.yaml", "text": base64.b64encode(text.encode()).decode(), "files": entries}).encode()


def test_the_server_takes_none_of_them(host, laptop):  # noqa: F811
    """S81"""
    refused = [path for path in OTHERS if path not in ("Shots/other.png", "other.xcstrings", "A.xcassets/Contents.json")]
    for path in [*refused, ".symbols/x/y.svg", ".symbols/.svg", ".symbols/x.sh", ".SYMBOLS/x.svg"]:
        status, answer = host.ask(
            "PUT", "/publications/a", token=laptop.token_text, body=publication(files=[(path, PIXEL)]), If_None_Match="*"
        )
        error = json.loads(answer)["error"]
        assert (status, error["id"]) == (422, "file"), path
        assert "Publish only images and catalogs that the spec names." in error["text"]
    assert host.ask("GET", "/publications/a", token=laptop.token_text)[0] == 404


@pytest.mark.parametrize(("spec", "place", "says"), [
    ("tabs:\n  - title: A\n    image: .git/x.png\n    value: a\n", "tabs.yaml:3:12:", "no part of a path can begin with a dot"),
    ("tabs:\n  - { title: A, image: Package.swift, value: a }\n", "tabs.yaml:2:24:", "expected an image (PNG, JPEG,"),
    ("stringsCatalog: .x/L.xcstrings\ntabs:\n  - { title: A, value: a }\n", "tabs.yaml:1:17:", "can begin with a dot"),
    ("tabs:\n  - { title: A, image: link.png, value: a }\n", "tabs.yaml:2:24:", "it is a symbolic link to .env, and no part"),
])
def test_publish_refuses_them_with_their_place(host, laptop, spec, place, says):  # noqa: F811
    """S81"""
    (laptop.folder / "tabs.yaml").write_text(spec)
    (laptop.folder / ".env").write_bytes(PIXEL)
    (laptop.folder / "link.png").symlink_to(".env")
    refused = laptop("publish")
    assert refused.returncode == 1
    assert f"{place} error: " in refused.stderr and says in refused.stderr, refused.stderr
    assert host.ask("GET", "/publications/shop", token=laptop.token_text)[0] == 404
