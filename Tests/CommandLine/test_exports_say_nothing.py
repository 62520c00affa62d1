"""Nothing of this machine, its people or its environment is in what leaves it."""

import base64
import json
import os
import subprocess
import sys
import zlib

import pytest

from plain_http import ask
from program import BINARY, clean_environment
from tested import chromium

CANARY = "canaryXq7"
IMAGE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")


@pytest.fixture
def secretive(tabpreview, tmp_path):
    """A spec in a folder, for a person, on a machine whose every name is a canary."""
    folder = tmp_path / f"{CANARY}-folder" / f"{CANARY}-project"
    folder.mkdir(parents=True)
    (folder / "shot.png").write_bytes(IMAGE)
    spec = folder / f"{CANARY}-spec.yaml"
    spec.write_text(
        f"# {CANARY}-comment\ntitle: Messages\ntabViewCustomization: main\ntabs:\n"
        f"  - {{ title: Inbox, value: inbox, customizationID: inbox, image: shot.png }}\n"
        "  - { title: Sent, value: sent, customizationID: sent }\n")
    home = tmp_path / f"{CANARY}-home"
    home.mkdir()
    surroundings = {
        "HOME": str(home), "USER": f"{CANARY}-user", "LOGNAME": f"{CANARY}-user", "HOSTNAME": f"{CANARY}-host",
        "SECRET_KEY": f"{CANARY}-secret", "TABPREVIEW_EXPORT_CHROMIUM": chromium(),
        "PATH": f"{tmp_path}/{CANARY}-bin:{os.environ['PATH']}",
    }
    return spec, surroundings


def names(text):
    """What of this machine is in some bytes, also where they are packed."""
    packed = []
    rest = text
    while (at := rest.find(b"IDAT")) >= 0:
        rest = rest[at + 4:]
        try:
            packed.append(zlib.decompressobj().decompress(rest))
        except zlib.error:
            pass
    words = [CANARY, "/tmp/", "file:///", "/home/", "/root/"]
    return [word for word in words if any(word.encode() in part for part in [text, *packed])]


# A machine of another name, for one program.
RENAMED = f"import os, socket, sys; socket.sethostname('{CANARY}-machine'); os.execv(sys.argv[1], sys.argv[1:])"


@pytest.mark.needs("namespaces")
@pytest.mark.parametrize("name", ["tabs.html", "tabs.swift", "tabs.json", pytest.param("tabs.png", marks=pytest.mark.needs("sandbox"))])
def test_S28_an_export_names_nothing_of_this_machine(secretive, tmp_path, name):
    spec, surroundings = secretive
    own_user = [] if os.geteuid() == 0 else ["--user", "--map-root-user"]
    result = subprocess.run(
        ["unshare", *own_user, "--uts", sys.executable, "-c", RENAMED, BINARY, "export", spec, "--output", tmp_path / name],
        env=clean_environment(**surroundings), capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stderr
    content = (tmp_path / name).read_bytes()
    assert len(content) > 100 and names(content) == []


def test_the_search_finds_a_canary_also_in_a_picture():
    assert names(IMAGE) == []
    assert names(b"x" + CANARY.encode()) == [CANARY]
    assert names(b"IDAT" + zlib.compress(f"a {CANARY}".encode())) == [CANARY]


def test_S28_S14_what_the_server_sends_names_the_spec_s_file_and_nothing_else(tabpreview, secretive):
    spec, surroundings = secretive
    _, event = tabpreview.serve(spec, "--port", "0", environment=surroundings)
    token = event["ownerURL"].split("/s/")[1].strip("/")
    own = [spec.name.encode(), f"{CANARY}-comment".encode()]
    for target in ("", "devices", "rules", "layout", "frame", "spec", "customization", "profiles", "diagnostics",
                   "health", "export.html", "export-progress", "export.swift", "export.json", "export.png", "nowhere",
                   "profiles/nobody", "?select=nobody&profile=zoe", "layout?platform=nothing"):
        for base in ("/", f"/s/{token}/"):
            answer = ask(event["url"], base + target)
            content = answer.bytes + json.dumps(answer.fields).encode()
            assert token.encode() not in content, target
            for word in own:
                content = content.replace(word, b"")
            assert names(content) == [], target
