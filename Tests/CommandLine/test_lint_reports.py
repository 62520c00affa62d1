"""`tabpreview lint` as teams run it: what is reported, severities and paths of a project, baselines, forms for CI servers."""

import json
import xml.etree.ElementTree as ElementTree

import pytest

from test_lint import BROKEN, ERROR, GOOD, INFO, WARNING, lines, spec  # noqa: F401

ALL = WARNING.replace("systemImage: house", "systemImage: house.fill")  # an info and a warning


def settings(tmp_path, **lint):
    (tmp_path / "tabpreview.json").write_text(json.dumps({"tabpreview": {"lint": lint}}))


def severities(result):
    return [line.split(": ")[1] for line in lines(result) if "[R5." in line]


# What is reported


@pytest.mark.parametrize("arguments, reported, status", [
    ([], ["info", "warning"], 2), (["--min-severity", "info"], ["info", "warning"], 2),
    (["--min-severity", "warning"], ["warning"], 2), (["--min-severity", "error"], [], 0), (["--quiet"], ["warning"], 2),
    (["--quiet", "--fail-on", "info"], ["info", "warning"], 2), (["-q", "--fail-on", "error"], ["warning"], 0),
    (["--quiet", "--min-severity", "info"], ["info", "warning"], 2),
    (["--min-severity", "error", "--fail-on", "info"], [], 0),
], ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_what_is_less_serious_is_not_reported_and_fails_nothing(tabpreview, spec, arguments, reported, status):
    result = tabpreview("lint", spec(ALL), *arguments)

    assert (sorted(severities(result)), result.returncode, result.stderr) == (reported, status, "")
    found = json.loads(tabpreview("lint", "tabs.yaml", *arguments, "--format", "json").stdout)["diagnostics"]
    assert sorted(one["severity"] for one in found) == reported


def test_what_is_hidden_is_counted_by_severity(tabpreview, spec):
    count = lines(tabpreview("lint", spec(ALL), "--min-severity", "error"))

    assert count == ["No findings in 1 file; hidden: 1 warning, 1 info."]
    assert lines(tabpreview("lint", "tabs.yaml", "--min-severity", "warning"))[-1] == "1 warning in 1 file; hidden: 1 info."
    assert lines(tabpreview("lint", "tabs.yaml", "--min-severity", "error", "--quiet")) == []


# A project's severities and paths


def test_a_project_gives_rules_another_severity(tabpreview, spec, tmp_path):
    name = spec(ALL)
    settings(tmp_path, severity={"R5.27": "error", "R5.16": "info"})

    assert sorted(severities(tabpreview("lint", name))) == ["error", "info"]
    assert tabpreview("lint", name, "--fail-on", "error").returncode == 2
    layout = json.loads(tabpreview("resolve", name, "--format", "json").stdout)
    assert {"R5.27": "error"}.items() <= {one["id"]: one["severity"] for one in layout["findings"]}.items()
    ours = {"TABPREVIEW_LINT_SEVERITY": "R5.27=warning"}
    assert sorted(severities(tabpreview("lint", name, environment=ours))) == ["warning", "warning"]
    sarif = json.loads(tabpreview("lint", name, "--format", "sarif").stdout)["runs"][0]
    assert {one["ruleId"]: one["level"] for one in sarif["results"]} == {"R5.27": "error", "R5.16": "note"}


def test_a_wrong_severity_is_64_with_its_place(tabpreview, spec, tmp_path):
    name = spec(GOOD)
    settings(tmp_path, severity={"R5.27": "off"})
    result = tabpreview("lint", name)

    assert result.returncode == 64
    assert result.stderr.startswith("tabpreview.json:1:48: error: tabpreview.lint.severity: R5.27: expected error, warning or info")
    assert "lint.off" in result.stderr


@pytest.mark.parametrize("command", ["lint", "check"])
@pytest.mark.parametrize("lint, expected", [
    ({}, ["Old/a.yaml", "Specs/a.yaml", "Specs/Deep/b.yaml", "tabs.yaml"]), ({"exclude": ["Old"]}, ["Specs/a.yaml", "Specs/Deep/b.yaml", "tabs.yaml"]),
    ({"include": ["Specs/**"]}, ["Specs/a.yaml", "Specs/Deep/b.yaml"]), ({"include": ["Specs/*.yaml", "tabs.yaml"]}, ["Specs/a.yaml", "tabs.yaml"]),
    ({"include": ["Specs"], "exclude": ["**/Deep"]}, ["Specs/a.yaml"]), ({"exclude": ["*/a.yaml"]}, ["Specs/Deep/b.yaml", "tabs.yaml"]),
], ids=str)
def test_a_project_says_which_files_of_a_directory_are_linted(tabpreview, spec, tmp_path, command, lint, expected):
    for name in ("tabs.yaml", "Specs/a.yaml", "Specs/Deep/b.yaml", "Old/a.yaml"):
        spec(BROKEN, name)
    settings(tmp_path, **lint)

    def files(*arguments):
        return sorted({line.split(":")[0] for line in lines(tabpreview(command, *arguments)) if ".yaml:" in line})

    assert files(".") == sorted(expected)
    assert files("Specs") == sorted(one for one in expected if one.startswith("Specs"))
    assert files("Old/a.yaml") == ["Old/a.yaml"], "a file that is named is linted"


@pytest.mark.parametrize("command", ["lint", "check"])
def test_where_the_settings_leave_nothing_no_green_is_shown(tabpreview, spec, tmp_path, command):
    spec(GOOD, "Specs/a.yaml")
    settings(tmp_path, exclude=["**"])
    result = tabpreview(command, "Specs")

    assert result.returncode == 66 and "lint.exclude" in result.stderr and '"Specs"' in result.stderr


def test_an_app_that_is_left_out_keeps_no_spec_from_being_linted(tabpreview, spec, tmp_path):
    spec(ERROR, "tabs.yaml"), spec("import SwiftUI\nstruct A: View { var body: some View { TabView { Tab(\"A\", systemImage: \"house\") { } } } }\n", "App/A.swift")
    settings(tmp_path, exclude=["App"])

    assert lines(tabpreview("lint", "."))[-1] == "1 error in 1 file."
    assert tabpreview("lint", "App").returncode == tabpreview("check", "App").returncode == 66
    assert "A.swift" in tabpreview("check", "App/A.swift").stdout


# Baselines


def test_a_baseline_leaves_what_is_new(tabpreview, spec, tmp_path):
    name = spec(ALL)
    written = tabpreview("lint", name, "--baseline", "base.json", "--update")
    assert (written.returncode, lines(written)) == (0, ["No findings in 1 file; in the baseline: 1 warning, 1 info."])
    assert written.stderr == "base.json: info: It has 2 findings. Commit it. [baseline]\n"

    known = tabpreview("lint", name, "--baseline", "base.json")
    assert (known.returncode, known.stderr, severities(known)) == (0, "", [])

    spec("# one\n# two\n" + ALL + "  - { title: Sent, value: home, systemImage: tray }\n")
    new = tabpreview("lint", name, "--baseline", "base.json")
    assert new.returncode == 2 and severities(new) == ["error"] and "[R5.1]" in new.stdout
    for format in ("json", "sarif", "github", "checkstyle", "codeclimate", "junit"):
        other = tabpreview("lint", name, "--baseline", "base.json", "--format", format)
        assert other.returncode == 2 and "R5.1" in other.stdout and "R5.16" not in other.stdout, format


def test_a_baseline_is_the_same_from_every_directory(tabpreview, spec, tmp_path):
    spec(WARNING, "App/Specs/tabs.yaml")
    tabpreview("lint", "App", "--baseline", "App/base.json", "--update")
    before = (tmp_path / "App/base.json").read_text()

    assert '"file":"Specs/tabs.yaml"' in before
    for name in ("App/Specs", "./App/Specs/tabs.yaml", tmp_path / "App/Specs/tabs.yaml"):
        assert tabpreview("lint", name, "--baseline", "App/base.json").returncode == 0
    again = tabpreview("lint", tmp_path / "App", "--baseline", tmp_path / "App/base.json", "--update")
    assert again.returncode == 0 and (tmp_path / "App/base.json").read_text() == before


def test_what_is_fixed_is_said_and_removed_with_update(tabpreview, spec, tmp_path):
    spec(ALL), spec(WARNING, "other.yaml")
    both = ("lint", "tabs.yaml", "other.yaml", "--baseline", "base.json")
    tabpreview(*both, "--update")
    spec(GOOD)

    fixed = tabpreview(*both)
    assert fixed.returncode == 0
    assert fixed.stderr == "base.json:5:5: info: 2 findings in it aren't found anymore. To remove fixed findings, add --update. [baseline]\n"
    assert tabpreview("lint", "other.yaml", "--baseline", "base.json").stderr == "", "nobody looked"
    assert tabpreview(*both, "--platform", "watch").stderr == "", "nobody looked everywhere"
    tabpreview("lint", "tabs.yaml", "--baseline", "base.json", "--update")
    kept = json.loads((tmp_path / "base.json").read_text())["findings"]
    assert {one["file"] for one in kept} == {"other.yaml"}, "what was not looked at stays"
    (tmp_path / "other.yaml").unlink()
    assert "1 finding in it isn't found anymore" in tabpreview("lint", "tabs.yaml", "--baseline", "base.json").stderr


def test_a_spec_with_errors_is_in_no_baseline(tabpreview, spec):
    name = spec(BROKEN)
    assert tabpreview("lint", name, "--baseline", "base.json", "--update").returncode == 1
    assert tabpreview("lint", name, "--baseline", "base.json").returncode == 1


@pytest.mark.parametrize("text, status, message", [
    (None, 66, 'The baseline "base.json" doesn\'t exist. To create it, run: tabpreview lint --baseline base.json --update'),
    ('{"version": 1,\n<<<<<<< HEAD', 1, "base.json:2:1: error: "), ('{"findings": []}', 1, "base.json:1:1: error: This is not a baseline"),
    ('{"version": 1, "findings": [\n  {"file": 1}]}', 1, "base.json:2:3: error: Expected a finding such as"),
    ('{"version": 9, "findings": []}', 1, "Update tabpreview"),
])
def test_a_missing_or_damaged_baseline_is_an_error_with_its_place(tabpreview, spec, tmp_path, text, status, message):
    if text is not None:
        (tmp_path / "base.json").write_text(text)
    result = tabpreview("lint", spec(WARNING), "--baseline", "base.json")

    assert (result.returncode, result.stdout) == (status, "") and message in result.stderr
    updated = tabpreview("lint", "tabs.yaml", "--baseline", "base.json", "--update")
    assert updated.returncode == (1 if "9" in (text or "") else 0)


def test_update_requires_a_baseline(tabpreview, spec):
    assert "--update requires --baseline" in tabpreview("lint", spec(GOOD), "--update").stderr


# Forms for CI servers


def test_checkstyle_has_the_findings_by_file(tabpreview, spec):
    result = tabpreview("lint", spec(ERROR), spec(GOOD, "good.yaml"), spec(BROKEN, "broken.yaml"), "none.yaml", "--format", "checkstyle")

    root = ElementTree.fromstring(result.stdout)
    assert root.tag == "checkstyle" and [file.get("name") for file in root] == ["tabs.yaml", "good.yaml", "broken.yaml", "none.yaml"]
    error = root[0][0]
    assert error.tag == "error" and error.get("message").startswith("Inbox ")
    assert [error.get(key) for key in ("line", "column", "severity", "source")] == ["4", "21", "error", "tabpreview.R5.1"]
    assert root[2][0].get("source") == "tabpreview.unknownKey" and "none.yaml" in root[3][0].get("message")


def test_codeclimate_has_what_gitlab_needs(tabpreview, spec):
    def found(text):
        return json.loads(tabpreview("lint", spec(text), "./tabs.yaml", "--format", "codeclimate").stdout)

    (error,) = found(ERROR)
    assert error["check_name"] == "R5.1" and error["severity"] == "major" and error["description"].startswith("Inbox ")
    assert error["location"] == {"path": "tabs.yaml", "lines": {"begin": 4}}
    assert found("# one\n" + ERROR)[0]["fingerprint"] == error["fingerprint"] and found(GOOD) == []


def test_junit_has_a_case_for_each_finding_and_fails_as_the_exit_code_does(tabpreview, spec):
    names = spec(ALL), spec(GOOD, "good.yaml")
    for threshold, failures in (("error", 0), ("warning", 1), ("info", 2)):
        result = tabpreview("lint", *names, "--format", "junit", "--fail-on", threshold)
        root = ElementTree.fromstring(result.stdout)
        assert [suite.get("name") for suite in root] == list(names)
        assert [len(root.findall(f".//{kind}")) for kind in ("testcase", "failure", "error")] == [3, failures, 0]
        assert (result.returncode == 2) == (failures > 0)


@pytest.mark.parametrize("word", ["\"><x>&]]>", "\x1b[31m\u202e", "new\nline", "\ufffe", "::error::x", "##[error]x"], ids=ascii)
def test_hostile_words_break_no_form(tabpreview, spec, word):
    title = json.dumps(word)
    name = spec(f"tabs:\n  - {{ title: {title}, value: {title} }}\n  - {{ title: B, value: {title} }}\n", f"a{word}.yaml")

    for format in ("checkstyle", "junit"):
        text = tabpreview("lint", name, "--format", format).stdout
        assert "R5.1" in text and ElementTree.fromstring(text) is not None
        assert not any(sign in text for sign in ("\x1b", "\u202e", "\ufffe", "##[", "new\nline"))
    (found,) = [one for one in json.loads(tabpreview("lint", name, "--format", "codeclimate").stdout) if one["check_name"] == "R5.1"]
    assert found["location"]["path"] == name and "\x1b" not in found["description"]
