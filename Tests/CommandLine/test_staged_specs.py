"""`git::FILE`: commands look at what is staged, or at another revision, with the files that belong to it."""

import json
import shutil

import pytest

from program import Program
from test_diff import git
from test_lint import BROKEN, ERROR, GOOD, WARNING, lines, spec  # noqa: F401

SWIFT = """import SwiftUI
struct Main: View {
    var body: some View {
        TabView {
            Tab("Home", systemImage: "house", value: 1) { Text("a") }
            Tab("Inbox", systemImage: "tray", value: 1) { Text("b") }
        }
    }
}
"""


@pytest.fixture
def stage(tmp_path, spec):
    git(tmp_path, "init", "-q")

    def stage(text, name="tabs.yaml", now=None):
        git(tmp_path, "add", "--", spec(text, name))
        if now is not None:
            spec(now, name)

    return stage


def test_what_is_staged_is_linted_and_not_the_file(tabpreview, stage, tmp_path):
    stage(ERROR, "App/tabs.yaml", now=GOOD)

    found = tabpreview("lint", "git::App/tabs.yaml")
    assert found.returncode == 2 and lines(found)[0].startswith("git::App/tabs.yaml:4:21: error: ")
    assert tabpreview("lint", "App/tabs.yaml").returncode == 0
    assert Program(tmp_path / "App")("lint", "git::./tabs.yaml").returncode == 2
    for command in ("check", "resolve"):
        assert tabpreview(command, "git::App/tabs.yaml").returncode == 0
    stage(BROKEN, "App/tabs.yaml", now=GOOD)
    assert tabpreview("check", "git::App/tabs.yaml").returncode == tabpreview("lint", "git::App/tabs.yaml").returncode == 1
    assert tabpreview("check", "App/tabs.yaml").returncode == 0


def test_several_are_compared_and_a_directory_is_for_all_in_it(tabpreview, stage):
    text = "tabViewStyle: sidebarAdaptable\ntabViewCustomization: key\n" + GOOD
    for name in ("Specs/a.yaml", "Specs/Deep/b.yaml"):
        stage(text, name, now="gone")
    stage('{"dependencies": {}}', "Specs/package.json"), stage(SWIFT, "App/Main.swift", now="")

    for names in (["git::Specs/a.yaml", "git::Specs/Deep/b.yaml"], ["git::Specs"], ["git::./Specs/"]):
        found = tabpreview("lint", *names)
        assert "[R5.59]" in found.stdout and "in 2 files." in lines(found)[-1], found.stdout + found.stderr
    swift = tabpreview("lint", "git::App")
    assert swift.returncode == 2 and "git::App/Main.swift:6:" in swift.stdout and "[R5.1]" in swift.stdout
    assert tabpreview("lint", "git::Nothing").returncode == 66


def test_images_and_catalogs_are_those_of_the_revision(tabpreview, stage, tmp_path):
    catalog = {"sourceLanguage": "en", "version": "1.0", "strings": {"home": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Start page"}}}}}}
    text = GOOD.replace("title: Home, value: home, systemImage: house", "title: home, value: home, image: home.svg")
    stage("stringsCatalog: App.xcstrings\n" + text, "App/tabs.yaml")
    stage('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>', "App/home.svg")
    stage(json.dumps(catalog), "App/App.xcstrings")
    shutil.rmtree(tmp_path / "App")

    assert "home.svg" not in tabpreview("check", "git::App/tabs.yaml").stdout
    for name in ("git::App/tabs.yaml", "git::App"):
        assert "home.svg" not in tabpreview("lint", name, "--min-severity", "info").stdout
    assert "Start page" in tabpreview("resolve", "git::App/tabs.yaml").stdout
    git(tmp_path, "rm", "-q", "--cached", "App/home.svg")
    missing = tabpreview("check", "git::App/tabs.yaml").stdout
    assert "home.svg" in missing, missing


@pytest.mark.parametrize("format, path", [
    ("github", "file=App/tabs.yaml,"), ("sarif", '"uri": "App/tabs.yaml"'), ("checkstyle", 'name="App/tabs.yaml"'),
    ("codeclimate", '"path": "App/tabs.yaml"'), ("junit", 'name="App/tabs.yaml"'),
])
def test_services_get_the_path_of_the_repository(tabpreview, stage, format, path):
    stage(WARNING, "App/tabs.yaml", now=GOOD)

    assert path in tabpreview("lint", "git::App/tabs.yaml", "--format", format).stdout


def test_a_baseline_and_the_settings_count_for_what_is_staged(tabpreview, stage, spec, tmp_path):
    stage(WARNING, "App/tabs.yaml")
    tabpreview("lint", "App", "--baseline", "base.json", "--update")
    assert tabpreview("lint", "git::App/tabs.yaml", "--baseline", "base.json").returncode == 0

    spec('{"tabpreview": {"lint": {"severity": {"R5.16": "info"}, "exclude": ["Old"]}}}', "App/tabpreview.json")
    stage(ERROR, "App/Old/tabs.yaml")
    assert tabpreview("lint", "git::App").returncode == tabpreview("lint", "App").returncode == 0
    assert tabpreview("lint", "git::App/Old/tabs.yaml").returncode == 2, "a file that is named is linted"


@pytest.mark.parametrize("command", [["lint", "--fix"], ["lint", "--watch"], ["test"]], ids=" ".join)
def test_what_is_in_git_is_neither_changed_nor_watched(tabpreview, stage, command):
    stage(GOOD)
    refused = tabpreview(*command, "git::tabs.yaml")

    assert refused.returncode == 64 and '"git::tabs.yaml"' in refused.stderr
