"""`lint --watch` and `test --watch`: run again after each save of what was read, end cleanly, and are idle in between."""

import json
import os
import re
import signal
import time

import pytest

from test_lint import BROKEN, ERROR, GOOD, INFO, WARNING, lines, spec  # noqa: F401


def again(terminal, pattern, act):
    """What comes after an act, up to the next time that the program waits."""
    before = len(terminal.text)
    act()
    terminal.sees(f"(?s)^.{{{before}}}.*{pattern}.*Watching [^\n]*Press Control-C to stop")
    return terminal.text[before:]


def end(terminal, sign=signal.SIGINT):
    terminal.process.send_signal(sign)
    assert terminal.process.wait(timeout=60) == 0


@pytest.fixture
def watched(in_terminal):
    def start(*arguments, **more):
        terminal = in_terminal(*arguments, "--watch", **more)
        terminal.sees("Watching [^\n]*Press Control-C to stop")
        return terminal

    return start


def test_lint_runs_again_after_each_save_and_clears_the_terminal(watched, spec, tmp_path):
    terminal = watched("lint", spec(GOOD))
    assert terminal.text.count("No findings in 1 file.") == 1

    found = again(terminal, r"1 error", lambda: spec(ERROR))
    assert found.startswith("\x1b[2J") and "R5.1" in found and found.count("Watching") == 1
    assert "unknownKey" in again(terminal, "error", lambda: spec(BROKEN))
    again(terminal, "No such file", lambda: (tmp_path / "tabs.yaml").unlink())
    again(terminal, "No findings in 1 file", lambda: spec(GOOD))
    end(terminal)


def test_whatever_was_read_is_watched(watched, spec, tmp_path):
    catalog = {"sourceLanguage": "en", "version": "1.0", "strings": {}}
    spec("stringsCatalog: App.xcstrings\n" + WARNING, "Specs/tabs.yaml"), spec(json.dumps(catalog), "Specs/App.xcstrings")
    spec('{"version": 1, "findings": []}', "base.json")
    terminal = watched("lint", "Specs", "--baseline", "base.json")

    again(terminal, "1 warning.* in 2 files", lambda: spec(GOOD, "Specs/Deep/more.yaml"))
    again(terminal, "info:", lambda: spec('{"tabpreview": {"lint": {"severity": {"R5.16": "info"}}}}', "Specs/tabpreview.json"))
    again(terminal, "not a setting", lambda: spec('{"tabpreview": {"lnt": {}}}', "Specs/tabpreview.json"))
    again(terminal, "1 warning", lambda: (tmp_path / "Specs/tabpreview.json").unlink())
    entry = {"file": "Specs/tabs.yaml", "id": "R5.16", "entry": "inbox"}
    again(terminal, "in the baseline: 1 warning", lambda: spec(json.dumps({"version": 1, "findings": [entry]}), "base.json"))
    again(terminal, "in 2 files", lambda: spec(json.dumps({**catalog, "version": "1.1"}), "Specs/App.xcstrings"))
    end(terminal, signal.SIGTERM)


def test_swift_source_is_watched(watched, spec):
    source = """import SwiftUI
struct Main: View { var body: some View { TabView { Tab("A", systemImage: "house", value: 1) { Text("a") }
    Tab("B", systemImage: "tray", value: 2) { Text("b") } } } }
"""
    spec(source, "App/Main.swift")
    terminal = watched("lint", "App")

    again(terminal, r"\[R5\.1\]", lambda: spec(source.replace("value: 2", "value: 1"), "App/Main.swift"))
    end(terminal)


def test_layouts_are_compared_again(tabpreview, watched, spec, tmp_path):
    spec(GOOD)
    assert tabpreview("test", "--update").returncode == 0
    terminal = watched("test")
    assert "no differences" in terminal.text

    again(terminal, "differ from", lambda: spec(GOOD.replace("Inbox", "Mail")))
    again(terminal, "no differences", lambda: tabpreview("test", "--update"))
    end(terminal)


def test_nothing_is_done_while_nothing_changes(watched, spec):
    terminal = watched("lint", spec(INFO))

    def ticks():
        with open(f"/proc/{terminal.process.pid}/stat") as file:
            return sum(map(int, file.read().rsplit(")", 1)[1].split()[11:13]))

    start, began = ticks(), time.monotonic()
    assert not terminal.has_seen("(?s)Watching.*Watching", 3)
    used = (ticks() - start) / os.sysconf("SC_CLK_TCK")
    assert used < 0.2 * (time.monotonic() - began), used
    end(terminal)


def test_a_pipe_gets_no_escape_sequences(spec, tmp_path):
    from subprocess import PIPE, Popen

    from program import BINARY, clean_environment, line

    process = Popen([BINARY, "lint", spec(ERROR), "--watch"], cwd=tmp_path, env=clean_environment(), stdout=PIPE, stderr=PIPE, text=True)
    assert "[R5.1]" in line(process) and "fix" in line(process) and "1 error" in line(process)
    spec(GOOD)
    assert line(process) == "No findings in 1 file.\n"
    process.send_signal(signal.SIGTERM)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 0 and output == "" and re.fullmatch(r"(Watching for changes\. .*\n){2}", errors), errors


@pytest.mark.parametrize("arguments, message", [
    (["lint", "-"], '"-"'), (["lint", "--baseline", "b.json", "--update"], "--update"), (["test", "--update"], "--update"),
    (["test", "--pictures", "shots"], "--pictures"),
])
def test_what_makes_no_sense_twice_is_64(tabpreview, spec, arguments, message):
    spec(GOOD)
    refused = tabpreview(*arguments, "--watch")

    assert refused.returncode == 64 and "--watch" in refused.stderr and message in refused.stderr
