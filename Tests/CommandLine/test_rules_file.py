"""The file of the rules, which comes with the program: what runs without it, and what the rest says."""

import shutil
import subprocess

import pytest

from program import BINARY, ROOT, clean_environment

BUNDLE = "tabpreview_TabRules"


@pytest.fixture(scope="module")
def moved(tmp_path_factory):
    """The program in another folder, with all that comes with it but the rules."""
    folder = tmp_path_factory.mktemp("moved")
    shutil.copy2(BINARY, folder)
    for bundle in [*BINARY.parent.glob("*.resources"), *BINARY.parent.glob("*.bundle")]:
        if bundle.stem != BUNDLE:
            (folder / bundle.name).symlink_to(bundle.resolve())
    return folder


@pytest.fixture
def file(moved):
    """Where the program looks for the rules."""
    (found,) = [path for path in BINARY.parent.iterdir() if path.stem == BUNDLE and path.is_dir()]
    folder = moved / found.name
    folder.mkdir()
    yield folder / "rulebook.json"
    shutil.rmtree(folder)


@pytest.fixture
def run(moved, messages):
    """Runs the program that was moved, in the folder of a spec."""
    return lambda *words: subprocess.run(
        [moved / BINARY.name, *words], cwd=messages.parent, env=clean_environment(), capture_output=True, text=True, timeout=60)


SHOW_RULES = [
    ["rules"], ["rules", "R2.33"], ["rules", "search", "sidebar"], ["lint", "--explain"], ["lint", "--format", "sarif"],
    ["export", "messages.yaml", "--format", "html"], ["serve", "messages.yaml", "--port", "0"]]


@pytest.mark.parametrize("words", SHOW_RULES, ids=" ".join)
def test_what_shows_rules_says_that_they_are_missing_and_what_to_do(run, words):
    result = run(*words, *(["messages.yaml"] if words[0] == "lint" else []))

    assert (result.returncode, result.stdout) == (74, "")
    (line,) = result.stderr.splitlines()
    assert line.startswith("tabpreview: error: The rules can't be read from ") and "doesn't exist" in line
    assert "rebuild it with swift build" in line and BUNDLE in line


@pytest.mark.parametrize("words", [["check", "messages.yaml"], ["lint", "messages.yaml"], ["rules", "--help"], ["--version"]], ids=" ".join)
def test_what_shows_no_rules_needs_none(run, words):
    result = run(*words)

    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize("text, says", [
    ('{"chapters": [', "Unexpected end of file"), ('{"chapters": []}', 'the whole has no "switches"')])
def test_a_wrong_file_is_named_with_what_is_wrong(run, file, text, says):
    file.write_text(text, encoding="utf-8")
    result = run("rules", "R6.9")

    assert (result.returncode, result.stdout) == (74, "")
    assert f"{file}: {says}" in result.stderr


def test_the_rules_are_those_beside_the_program(run, file):
    text = (ROOT / "Sources/TabRules/rulebook.json").read_text(encoding="utf-8")
    file.write_text(text.replace("An Apple Watch shows pages", "An Apple Watch shows leaves"), encoding="utf-8")

    assert "An Apple Watch shows leaves" in run("rules", "R2.7").stdout
