"""Every command and every spec in the documentation is run exactly as written."""

import json
import os
import re
import shutil
import signal
import subprocess
import urllib.request
from pathlib import Path

import pytest

from snippets import PAGES, ROOT, snippets
from tested import program

BINARY = program()
ALL = list(snippets())
SHELL = [snippet for snippet in ALL if snippet.language == "sh" and snippet.page != "README.md"]
# `yaml lint R5.16` is a spec that shows what these findings are about.
SPECS = [snippet for snippet in ALL if snippet.language in ("json", "yaml") and snippet.tags[:1] in ((), ("lint",))]
SETTINGS = [snippet for snippet in ALL if snippet.language == "json" and "config" in snippet.tags]
OPERATIONS = [snippet for snippet in ALL if "operation" in snippet.tags]
KNOWN = {"sh", "json", "yaml", "", "http", "swift", "html", "caddyfile", "text"}


# Replaces the compiler: what it would build exists already, and building it would take minutes.
BUILT = f"""#!/bin/sh
case "$*" in
*--show-bin-path) echo '{BINARY.parent}' ;;
build*--product\\ tabpreview) ;;
*) exit 1 ;;
esac
"""


@pytest.fixture
def workplace(tmp_path):
    """A folder with the examples and scripts, and the program on the path."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "swift").write_text(BUILT)
    (tmp_path / "bin" / "swift").chmod(0o755)
    (tmp_path / "bin" / "tabpreview").symlink_to(BINARY)
    shutil.copytree(ROOT / "Examples", tmp_path / "Examples")
    for folder in ("Scripts", "Templates", "Public"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    return tmp_path


def environment(workplace):
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TABPREVIEW_")}
    return {**kept, "PATH": f"{workplace / 'bin'}:{os.environ['PATH']}", "CI": "true", "BROWSER": ""}


def run(command, workplace):
    return subprocess.run(
        ["bash", "-c", command], cwd=workplace, env=environment(workplace), capture_output=True, text=True, timeout=300
    )


def serve(command, workplace):
    """Starts a command that serves, asks for the page, and stops it as Ctrl-C would."""
    process = subprocess.Popen(
        ["bash", "-c", f"exec {command} --format json --port 0"],
        cwd=workplace,
        env=environment(workplace),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        url = re.search(r'"url":\s*"([^"]+)"', process.stdout.readline()).group(1)
        with urllib.request.urlopen(url, timeout=60) as answer:
            assert answer.status == 200
            assert b"<html" in answer.read()
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0


@pytest.mark.parametrize("snippet", SHELL, ids=lambda snippet: snippet.name)
def test_commands_do_what_the_page_says(snippet, workplace):
    for command in filter(None, map(str.strip, snippet.text.splitlines())):
        if command.startswith("#"):
            continue
        if command == "Scripts/test":
            assert os.access(ROOT / "Scripts" / "test", os.X_OK)
        elif re.match(r"(tabpreview serve|Scripts/serve)\b", command):
            serve(command.replace("Scripts/serve", f"{ROOT}/Scripts/serve Examples/destination-video.json"), workplace)
        else:
            result = run(command, workplace)
            # The spec with mistakes is there to find them in.
            assert result.returncode in ((0, 2) if "-mistakes.yaml" in command else (0,)), f"{command}\n{result.stdout}\n{result.stderr}"


@pytest.mark.parametrize("snippet", SPECS, ids=lambda snippet: snippet.name)
def test_specs_have_the_findings_that_the_page_tells_of(snippet, workplace):
    if '"tabs"' not in snippet.text and "tabs:" not in snippet.text:
        return pytest.fail(f"{snippet.name} is no spec; name what it is after the language")
    file = workplace / f"spec.{snippet.language}"
    file.write_text(snippet.text, encoding="utf-8")
    result = run(f"tabpreview check {file}", workplace)
    assert result.returncode == 0, result.stderr
    add_files(workplace)
    findings = json.loads(run(f"tabpreview lint {file} --format json", workplace).stdout)
    assert sorted(snippet.tags[1:]) == sorted({finding["id"] for finding in findings["diagnostics"]}), findings


def add_files(workplace):
    """Writes the files that specs of the documentation name."""
    (workplace / "Localizable.xcstrings").write_text('{"sourceLanguage": "en", "strings": {}, "version": "1.0"}')
    catalog = workplace / "Assets.xcassets"
    for folder, contents in {
        "Home.imageset": {"images": [{"filename": "a.svg", "idiom": "universal"}]},
        "Tabs": {"properties": {"provides-namespace": True}},
        "Tabs/Trips.imageset": {"images": [{"filename": "a.svg", "idiom": "universal"}]},
        "Avatar.imageset": {"images": [{"filename": "a.svg", "idiom": "universal"}]},
    }.items():
        (catalog / folder).mkdir(parents=True)
        (catalog / folder / "Contents.json").write_text(json.dumps(contents))
        (catalog / folder / "a.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="9"/></svg>'
        )


@pytest.mark.parametrize("snippet", SETTINGS, ids=lambda snippet: snippet.name)
def test_settings_are_read_without_an_error(snippet, workplace):
    (workplace / "tabpreview.json").write_text(snippet.text, encoding="utf-8")
    result = run("tabpreview config --explain", workplace)
    assert result.returncode == 0, result.stderr
    assert "tabpreview.json:" in result.stdout


@pytest.mark.parametrize("snippet", OPERATIONS, ids=lambda snippet: snippet.name)
def test_operations_are_done(snippet, workplace):
    result = run(f"tabpreview customize Examples/destination-video.json --op '{snippet.text}'", workplace)
    assert result.returncode == 0, result.stderr


def test_every_block_says_what_it_is():
    assert {snippet.language for snippet in ALL} <= KNOWN
    assert SHELL and SPECS and SETTINGS


def test_every_link_and_picture_is_there():
    link = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
    for page in PAGES:
        for target in link.findall(page.read_text(encoding="utf-8")):
            if not target.startswith("http"):
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def anchors(page):
    """The places of a page that an address can name: its headings, as GitHub writes them, and what has an id."""
    text = page.read_text(encoding="utf-8")
    headings = (re.sub(r"[`*]", "", heading).lower() for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE))
    named = {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in headings}
    return named | set(re.findall(r'<a id="([^"]+)"', text))


def test_every_place_that_a_link_names_is_there():
    link = re.compile(r"\]\(([^)#\s]*)#([^)\s]+)\)")
    named = [(page, *found) for page in PAGES for found in link.findall(page.read_text(encoding="utf-8"))]
    places = [(page, page.parent / path if path else page, anchor) for page, path, anchor in named if ":" not in path]
    assert len(places) > 20
    for page, target, anchor in places:
        if target.suffix == ".md":
            assert anchor in anchors(target), f"{page.name}: {target.name}#{anchor}"


def test_every_example_is_read_without_an_error(workplace):
    examples = sorted((workplace / "Examples").glob("[!.]*"))
    assert len(examples) >= 6
    for example in examples:
        assert run(f"tabpreview check '{example}'", workplace).returncode == 0, example.name
