"""Swift source that is not read in time, or not survived: commands end, and say what they don't know.

The reader is a program of the test's own, so that no file here has to hurt a parser.
"""

import json
import pathlib
import shutil
import subprocess

import pytest

from program import BINARY, clean_environment

VIEW = """import SwiftUI
struct Main: View {
    var body: some View { TabView { Tab("Home", systemImage: "house") { Text("") } } }
}
"""
READER = """#!/bin/sh
echo $$ >> "$RUNS"
answer() { printf '{"id":%s,"result":%s}\\n' "$id" "$1"; }
printf '{"version":1}\\n'
read -r greeting
while read -r line; do
    id=${line#'{"id":'}
    id=${id%%,*}
    case "$line" in
    *'"method":"views"'*) VIEWS;;
    *) answer '{"files":2,"omissions":null}';;
    esac
done
"""
# Each start of it hangs at another file, which is then set aside: without one deadline, commands never end.
HANGS = 'printf \'{"id":null,"step":"parse","file":"File%s.swift"}\\n\' $$; sleep 600'
SPEC = {"tabs": [{"title": "Home", "systemImage": "house", "value": "home", "at": {
    "file": "Main.swift", "line": 3, "column": 37}}]}
PARTIAL = {
    "version": 1,
    "tabViews": [{
        "name": "Main.body", "kind": "tabBar", "file": "Main.swift", "line": 3, "column": 27, "files": ["Main.swift"],
        "assets": [], "spec": SPEC, "diagnostics": []}],
    "diagnostics": [{
        "id": "notRead", "severity": "warning", "text": "the file was not read in time.", "file": "Deep/Slow.swift",
        "line": None, "column": None, "entry": None, "fix": None, "quote": None}],
}
ANSWERS = f"answer '{json.dumps(PARTIAL)}'"


@pytest.fixture
def with_reader(tmp_path):
    """Runs the program with another reader beside it."""
    (tmp_path / "App").mkdir()
    (tmp_path / "App/Main.swift").write_text(VIEW)
    folder = tmp_path / "bin"
    folder.mkdir()
    shutil.copy(BINARY, folder / "tabpreview")
    for resources in pathlib.Path(BINARY).parent.glob("*.resources"):
        (folder / resources.name).symlink_to(resources)
    runs = tmp_path / "runs"

    def run(views, *words, **environment):
        reader = folder / "tabpreview-swiftui"
        reader.write_text(READER.replace("VIEWS", views))
        reader.chmod(0o700)
        # The reader sees few variables; the path of its notes is written into it.
        reader.write_text(reader.read_text().replace('"$RUNS"', f"'{runs}'"))
        done = subprocess.run(
            [folder / "tabpreview", *words], cwd=tmp_path, env=clean_environment(**environment), capture_output=True,
            text=True, timeout=90)
        done.starts = len(runs.read_text().split()) if runs.exists() else 0
        return done

    return run


COMMANDS = [
    ["import", "App"], ["lint", "App"], ["check", "App"], ["resolve", "App"], ["diff", "App", "App"], ["test", "App"],
    ["export", "App", "--output", "tabs.json"], ["lint", "App", "App/Main.swift"],
]


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(words))
def test_one_deadline_is_for_all_that_a_command_reads(with_reader, words):
    """S95"""
    done = with_reader(
        HANGS, *words, TABPREVIEW_READER_FILE_SECONDS="1", TABPREVIEW_READER_ANSWER_SECONDS="3")
    assert done.returncode == 69, done.stderr
    assert "the reader took longer than 3.0 seconds" in done.stderr
    # A start takes a second: for two sources there is no more time than for one.
    assert 1 <= done.starts <= 5


@pytest.mark.parametrize("words", [
    ["lint", "App"], ["lint", "--quiet", "App"], ["lint", "--format", "github", "App"], ["check", "App"],
    ["diff", "App", "App"]], ids=lambda words: " ".join(words))
def test_a_command_that_judges_fails_where_something_was_not_read(with_reader, words):
    """S95"""
    done = with_reader(ANSWERS, *words)
    assert done.returncode == 69
    said = [line for line in (done.stdout + done.stderr).splitlines() if "App/Deep/Slow.swift" in line]
    assert said and all("the file was not read in time." in line and "[notRead]" in line for line in said)


def test_layouts_are_not_accepted_silently(with_reader):
    assert with_reader(ANSWERS, "test", "--update", "App").returncode == 69
    done = with_reader(ANSWERS, "test", "App")
    assert done.returncode == 69 and "[notRead]" in done.stderr


def test_what_was_read_is_shown_with_what_was_not(with_reader):
    done = with_reader(ANSWERS, "resolve", "App", "--platform", "iPhone")
    assert done.returncode == 0 and "Home" in done.stdout and "[notRead]" in done.stderr
    done = with_reader(ANSWERS, "import", "App")
    assert done.returncode == 0 and json.loads(done.stdout)["diagnostics"][0]["id"] == "notRead"
    nothing = {**PARTIAL, "tabViews": []}
    done = with_reader(f"answer '{json.dumps(nothing)}'", "lint", "App")
    assert done.returncode == 69 and "[notRead]" in done.stderr and '"App" has no tab view with known contents' in done.stderr


def test_a_file_that_the_reader_does_not_survive_fails_lint(with_reader):
    views = ANSWERS.replace("notRead", "tooHard")
    assert with_reader(views, "lint", "App").returncode == 69
