"""The README is a script: all of its commands run in order, in one directory, as after a fresh clone."""

import os
import re
import shutil
import signal
import subprocess
import urllib.request
from dataclasses import dataclass

import pytest

from snippets import ROOT, snippets
from test_docs import BINARY

COMMANDS = [
    command
    for snippet in snippets()
    if snippet.page == "README.md" and snippet.language == "sh"
    for command in snippet.text.splitlines()
]
SERVES = re.compile(r"(Scripts/serve|tabpreview serve)\b")


@dataclass(frozen=True)
class Promise:
    """What a command of the README shows: texts that it prints, files that it leaves, and how it exits."""

    prints: tuple = ()
    writes: str = ""
    begins: bytes = b""
    exits: int = 0


PROMISES = {
    "Scripts/serve": Promise(("Destination Video",)),
    "Scripts/serve Examples/SwiftUI": Promise(("RootView", "SettingsView", "WelcomeView")),
    'export PATH="$(swift build --show-bin-path):$PATH"': Promise(),
    "tabpreview --version": Promise(("0.1.0",)),
    "tabpreview init tabs.yaml": Promise(("tabs.yaml",), "tabs.yaml"),
    "tabpreview check tabs.yaml": Promise(("no errors",)),
    "tabpreview serve tabs.yaml": Promise(("Favorites",)),
    "tabpreview resolve tabs.yaml --platform iPhone": Promise(("iPhone, compact width", "Why")),
    "tabpreview resolve tabs.yaml --platform iPad --form sidebar --format json": Promise(('"sidebar"', '"Favorites"')),
    "tabpreview resolve tabs.yaml --all": Promise(("iPhone", "iPad", "mac", "tv", "vision", "watch")),
    "tabpreview history tabs.yaml": Promise(("5 tabs, 1 section",)),
    "tabpreview lint Examples/with-mistakes.yaml": Promise(
        ("[R5.1]", "[R5.6]", "[R5.16]", "with-mistakes.yaml:18:5: warning: Drafts", "2 errors"), exits=2
    ),
    "tabpreview lint Examples/with-mistakes.yaml --fix --dry-run": Promise(
        ("+    hidden: { sizeClass: compact }", "+  - { title: Home, systemImage: house, value", "fixes would be applied"),
        exits=2,
    ),
    "tabpreview rules R5.16": Promise(("R5.16", "sidebar")),
    "cp tabs.yaml before.yaml": Promise(writes="before.yaml"),
    "sed 's/title: Favorites/title: Saved/' before.yaml > tabs.yaml": Promise(),
    "tabpreview diff before.yaml tabs.yaml --format markdown": Promise(("Saved", "Favorites", "renamed")),
    "tabpreview test tabs.yaml --update": Promise(("15 layouts accepted",), "tabs.yaml.layouts", b"# tab"),
    "tabpreview test tabs.yaml": Promise(("15 layouts, no differences",)),
    "tabpreview export tabs.yaml --view all --output tabs.png": Promise(writes="tabs.png", begins=b"\x89PNG"),
    "tabpreview export tabs.yaml --output tabs.html": Promise(writes="tabs.html", begins=b"<!"),
    "tabpreview export tabs.yaml --output Tabs.swift": Promise(writes="Tabs.swift", begins=b"//"),
    "tabpreview share create tabs.yaml --role customize --expires 1d --label Anna": Promise(("/s/", "customize link")),
    "tabpreview share list tabs.yaml": Promise(("Anna", "customize")),
    "Scripts/test": Promise(),
}


class Clone:
    """A clean clone and the shell of the person who made it: what one command sets, the next one finds."""

    def __init__(self, folder):
        self.folder = folder
        for name in ("Examples", "docs"):
            shutil.copytree(ROOT / name, folder / name)
        self.environment = {
            "HOME": str(folder), "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "CI": "true", "BROWSER": "",
        }

    def run(self, command):
        if command.startswith("export PATH="):
            # The clone that was built is the one that this test belongs to.
            self.environment["PATH"] = f"{BINARY.parent}:{self.environment['PATH']}"
            return "", 0
        if command.startswith("Scripts/"):
            command = f"{ROOT}/{command}"
        result = subprocess.run(
            ["bash", "-c", command], cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=600,
        )
        return result.stdout + result.stderr, result.returncode

    def serve(self, command):
        """The page that a command serves; the command is ended as Ctrl-C does it."""
        if command == "Scripts/serve":
            command += f" {ROOT}/Examples/destination-video.json"
        command = command.replace("Scripts/serve", f"{BINARY} serve")
        process = subprocess.Popen(
            ["bash", "-c", f"exec {command} --format json --port 0"], cwd=self.folder, env=self.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        try:
            url = re.search(r'"url":\s*"([^"]+)"', process.stdout.readline()).group(1)
            with urllib.request.urlopen(url, timeout=60) as answer:
                return answer.read().decode(), 0
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)


@pytest.fixture(scope="module")
def shown(tmp_path_factory):
    """What each command printed, how it exited, and the start of the file that it promised."""
    clone = Clone(tmp_path_factory.mktemp("clone"))
    found = []
    for command in COMMANDS:
        if command == "Scripts/test":
            found.append((command, "", 0, b""))
            continue
        printed, code = clone.serve(command) if SERVES.match(command) else clone.run(command)
        file = clone.folder / PROMISES.get(command, Promise()).writes
        found.append((command, printed, code, file.read_bytes()[:8] if file.is_file() else b""))
    return found


def test_every_command_shows_what_the_readme_promises(shown):
    wrong = []
    for command, printed, code, start in shown:
        promise = PROMISES[command]
        missing = [text for text in promise.prints if text not in printed]
        if missing or code != promise.exits or (promise.writes and not (start and start.startswith(promise.begins))):
            wrong.append(f"$ {command}\n{printed}(exit code {code}; missing: {missing}; {promise.writes} {start})")
    assert not wrong, "\n\n".join(wrong)


def test_every_command_has_a_promise():
    assert set(COMMANDS) == set(PROMISES)


def test_the_first_commands_build_and_test():
    """Both build, so they are not run from within the tests: here, that they exist, and that CI runs the second."""
    assert COMMANDS[0] == "Scripts/serve" and COMMANDS[-1] == "Scripts/test"
    for command in (COMMANDS[0], COMMANDS[-1]):
        assert os.access(ROOT / command, os.X_OK)
    assert "Scripts/test" in (ROOT / ".ci/run").read_text()
