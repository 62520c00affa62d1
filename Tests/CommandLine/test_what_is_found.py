"""What a directory has: every command finds the same specs and the same Swift source, and says what it skipped."""

import json

import pytest

SPEC = "title: Shop\ntabs:\n  - { title: Home, value: home, systemImage: house }\n"
APP = """import SwiftUI

struct AppView: View {
    var body: some View {
        TabView {
            Tab("Start", systemImage: "house", value: 0) { Text("A") }
            Tab("News", systemImage: "newspaper", value: 1) { Text("B") }
        }
    }
}
"""
NESTED = json.dumps({"pages": {"tabs": [{"title": "A"}]}})


@pytest.fixture
def mixed(tmp_path):
    for name in ["Specs", "App", ".hidden", "node_modules"]:
        (tmp_path / name).mkdir()
    (tmp_path / "Specs" / "tabs.yaml").write_text(SPEC)
    (tmp_path / "App" / "AppView.swift").write_text(APP)
    (tmp_path / "report.json").write_text(NESTED)
    for name in [".hidden", "node_modules"]:
        (tmp_path / name / "tabs.yaml").write_text("tabs: 3\n")
    return tmp_path


@pytest.mark.parametrize("command", ["check", "lint", "test", "resolve"])
def test_a_directory_is_its_specs_and_its_swift_source(tabpreview, mixed, command):
    done = tabpreview(command, ".")

    assert "1 spec, 1 Swift file; skipped: report.json.\n" in done.stderr
    assert "report.json:" not in done.stdout
    assert done.returncode == {"check": 0, "lint": 0, "test": 2, "resolve": 0}[command], done.stdout + done.stderr


def test_both_are_linted(tabpreview, mixed):
    (mixed / "Specs" / "tabs.yaml").write_text(SPEC.replace("title: Home", "titel: Home"))
    (mixed / "App" / "AppView.swift").write_text(APP.replace("value: 1", "value: 0"))

    done = tabpreview("lint", ".")

    assert done.returncode == 1
    assert "Specs/tabs.yaml:3:" in done.stdout and "App/AppView.swift:7:" in done.stdout


def test_an_export_beside_the_spec_is_no_spec(tabpreview, mixed):
    (mixed / "App" / "AppView.swift").unlink()
    assert tabpreview("export", "Specs/tabs.yaml", "--format", "json", "-o", "Specs/out.json").returncode == 0

    done = tabpreview("lint", "Specs")

    assert (done.returncode, done.stderr) == (0, "1 spec; skipped: out.json.\n")


def test_swift_source_without_a_tab_view_is_no_reason_to_fail_beside_specs(tabpreview, mixed):
    (mixed / "App" / "AppView.swift").write_text("struct Model {}\n")

    for command in ["check", "lint", "resolve"]:
        assert tabpreview(command, ".").returncode == 0
    assert tabpreview("lint", "App").returncode == 1


def test_broken_files_that_may_be_specs_are_reported(tabpreview, mixed):
    (mixed / "a.json").write_text('{"title": "A, "tabs": []}')
    (mixed / "b.yaml").write_text("<<<<<<< HEAD\ntabs: []\n=======\ntabs: [A]\n>>>>>>> x\n")

    done = tabpreview("check", ".")

    assert done.returncode == 1
    assert "a.json:1:" in done.stdout and "b.yaml:" in done.stdout


@pytest.mark.parametrize("command", ["check", "lint", "test", "resolve", "serve", "share create", "history"])
def test_a_directory_with_neither_is_missing_input(tabpreview, tmp_path, command):
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / "report.json").write_text(NESTED)

    done = tabpreview(*command.split(), "empty")

    assert done.returncode == 66
    assert 'The directory "empty" contains no spec: ' in done.stderr and "(skipped: report.json)" in done.stderr


def test_serve_shows_both(tabpreview, mixed):
    _, event = tabpreview.serve(".", "--port", "0")

    assert [preview["file"] for preview in event["previews"]] == ["Specs/tabs.yaml", "AppView.body (App/AppView.swift)"]


def test_one_spec_is_chosen_aloud(tabpreview, mixed):
    done = tabpreview("customize", ".", "--op", '{"op": "resetAll"}')

    assert done.stderr.startswith("Using Specs/tabs.yaml, not the Swift source. To use another one, name it.\n")
    (mixed / "tabs.json").write_text('{"tabs": []}')
    (mixed / "tabs.yaml").write_text("tabs: []\n")
    assert tabpreview("check").stderr == "Using tabs.json, not tabs.yaml. To use another one, name it.\n"


@pytest.mark.parametrize("command", [
    "check", "lint", "resolve", "export --format json", "test", "customize --op {}", "import", "diff Specs/tabs.yaml", "config",
    "share create", "share list", "history", "serve", "publish --to http://127.0.0.1:1", "lint Specs/tabs.yaml --customization",
])
@pytest.mark.parametrize("name, meant", [
    ("Specs/tbas.yaml", "Specs/tabs.yaml"), ("Spec/tabs.yaml", "Specs/tabs.yaml"), ("Specs/tabs.json", "Specs/tabs.yaml"),
    ("Spesc", "Specs"), ("App/AppVeiw.swift", "App/AppView.swift"),
])
def test_a_missing_file_is_66_with_a_suggestion(tabpreview, mixed, command, name, meant):
    words = [word.replace("{}", '{"op": "resetAll"}') for word in command.split()]

    done = tabpreview(*words, name)

    assert done.returncode == 66, done.stderr
    assert f": {name}. Did you mean {meant}?" in done.stderr


@pytest.mark.parametrize("command", ["check", "lint", "resolve", "customize --op resetAll", "history"])
def test_a_missing_file_is_66_with_options_of_swift_source_too(tabpreview, mixed, command):
    done = tabpreview(*command.split(), "none.yaml", "--view", "AppView.body")

    assert done.returncode == 66 and "No such file: none.yaml" in done.stderr, done.stderr


@pytest.mark.parametrize("name", ["x.yaml", "nope.yaml", "tabsofmine.yaml"])
def test_only_a_name_that_is_like_it_is_suggested(tabpreview, mixed, name):
    (mixed / "s.yaml").write_text("tabs: []\n")
    (mixed / "dup1.yaml").write_text("tabs: []\n")

    assert "Did you mean" not in tabpreview("check", name).stderr


def test_a_command_for_one_spec_takes_the_usual_one_and_says_how_to_name_another(tabpreview, mixed):
    missing = tabpreview("share", "revoke", "x")
    assert missing.returncode == 66 and "Name a spec with --spec: Specs/tabs.yaml" in missing.stderr

    (mixed / "tabs.json").write_text('{"tabs": [{"title": "A", "value": "a"}], "tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "x"}')
    assert tabpreview("customize", "--op", "resetAll").returncode == 0


def test_a_comma_at_the_end_of_a_list_adds_nothing(tabpreview, mixed):
    assert tabpreview("lint", "Specs/tabs.yaml", "--platform", "iPhone,", "--os", "26,").returncode in (0, 2)
    assert tabpreview("lint", "Specs/tabs.yaml", "--platform", ",").returncode == 64


def test_agents_lint_what_the_command_does(tabpreview, mixed):
    from test_mcp import call

    said, failed = call(mixed, "lint", {"file": "."})
    missing, _ = call(mixed, "lint", {"file": "Specs/tabs.yml"})

    assert not failed and said.startswith("1 spec, 1 Swift file; skipped: report.json\n")
    assert "in 2 files" in said
    assert missing.endswith("Did you mean Specs/tabs.yaml?")
