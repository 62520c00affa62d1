"""The program in docs/embedding.md is the one that the package builds, and does what the page says."""

import socket
import subprocess
import time
import urllib.error
import urllib.request

import pytest

from snippets import ROOT, snippets
from tested import program

SPEC = "tabs:\n  - { title: Home, value: home }\n  - { title: Library, value: library }\n"


def test_the_program_is_the_one_that_is_built():
    (written,) = [snippet.text for snippet in snippets() if snippet.tags == ("program",)]
    assert written == (ROOT / "Tests" / "EmbeddingExample" / "main.swift").read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "tabs.yaml").write_text(SPEC, encoding="utf-8")
    return tmp_path


@pytest.fixture
def url(folder):
    """The address that the running program prints."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [program().parent / "embedding-example", str(port)], cwd=folder, stdout=subprocess.DEVNULL
    )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(timeout=60)


def read(url):
    """Returns the body of a response, of a server that may still be starting."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(url, timeout=60) as response:
                return response.read().decode()
        except urllib.error.URLError as error:
            if not isinstance(error.reason, ConnectionRefusedError):
                raise
            time.sleep(0.1)
    raise TimeoutError(url)


def test_the_program_shows_the_preview_beside_its_own_route(url):
    page = read(f"{url}/tabs/")
    assert "Library" in page
    assert read(f"{url}/") == "The tabs are at /tabs/."


def test_the_program_shows_each_save(url, folder):
    assert "Library" in read(f"{url}/tabs/")
    with urllib.request.urlopen(f"{url}/tabs/events", timeout=60) as events:
        (folder / "tabs.yaml").write_text(SPEC.replace("Library", "Archive"), encoding="utf-8")
        while b"event: change" not in events.readline():
            pass
    assert "Archive" in read(f"{url}/tabs/")
