"""The SDK that an app is built with: `--sdk` with every command, and what a rebuild changes."""

import json

import pytest

SPEC = """platforms: [iPhone, iPad, mac]
tabViewStyle: sidebarAdaptable
tabs:
  - { title: Home, systemImage: house, value: home }
  - { title: Library, systemImage: books.vertical, value: library, help: All books }
  - { role: search, value: search }
"""


def layout(tabpreview, spec, *options):
    return json.loads(tabpreview("resolve", str(spec), "--format", "json", "--platform", "iPhone", *options).stdout)


@pytest.mark.parametrize("options, is_apart", [
    ((), False), (("--os", "26"), True), (("--os", "27", "--sdk", "26"), True), (("--os", "26", "--sdk", "27"), True),
    (("--os", "27", "--sdk", "27"), False), (("--os", "27.1", "--sdk", "18"), False), (("--os", "18"), False)])
def test_the_older_of_system_and_sdk_decides(tabpreview, spec, options, is_apart):
    bar = layout(tabpreview, spec, *options)["bar"]
    assert ((bar["detached"] or {}).get("id") == "search") == is_apart
    assert ("search" in [one["id"] for one in bar["items"]]) != is_apart


def test_resolve_names_the_sdk_where_one_was_given(tabpreview, spec):
    text = tabpreview("resolve", str(spec), "--platform", "iPhone", "--sdk", "26").stdout
    assert "OS 27, built with SDK 26: bottomBar" in text
    assert "built with" not in tabpreview("resolve", str(spec), "--platform", "iPhone").stdout
    entries = json.loads(tabpreview("resolve", str(spec), "--all", "--format", "json", "--sdk", "26").stdout)["layouts"]
    environments = [entry["environment"] for entry in entries]
    assert {environment["sdk"] for environment in environments} == {"26"}
    assert {environment["os"] for environment in environments} == {"18", "26", "27"}
    plain = json.loads(tabpreview("resolve", str(spec), "--all", "--format", "json").stdout)["layouts"]
    assert all("sdk" not in entry["environment"] for entry in plain)


def test_the_state_can_go_to_another_sdk(tabpreview, spec):
    there = layout(tabpreview, spec, "--then", "sdk 26")
    assert there["bar"]["detached"]["id"] == "search"
    assert layout(tabpreview, spec, "--then", "sdk 26", "--then", "sdk 27.1")["bar"]["detached"] is None


@pytest.mark.parametrize("command", [["resolve"], ["lint"], ["diff"], ["export", "--format", "swift"]])
@pytest.mark.parametrize("sdk", ["17", "27.10", "26.", "newest", ""])
def test_an_unknown_sdk_is_a_wrong_command_line(tabpreview, spec, command, sdk):
    result = tabpreview(*command, str(spec), "--sdk", sdk)
    assert result.returncode == 64
    assert "18, 26, 27 or 27.1" in result.stderr


def test_lint_checks_every_pair(tabpreview, spec):
    def ids(*options):
        found = json.loads(tabpreview("lint", str(spec), "--format", "json", *options).stdout)["diagnostics"]
        return [(finding["id"], finding["entry"]) for finding in found]

    assert ("R5.26", "search") in ids() and ("R5.70", "library") not in ids()
    assert ("R5.26", "search") not in ids("--sdk", "26") and ("R5.70", "library") in ids("--sdk", "26")
    both = ids("--sdk", "26,27", "--os", "26", "--os", "27")
    assert ("R5.26", "search") in both and ("R5.70", "library") in both
    assert len(both) == len(set(both))


def test_a_rebuild_is_told_in_sentences_with_rules(tabpreview, spec):
    result = tabpreview("diff", "--sdk", "26..27", str(spec))
    assert result.returncode == 0, result.stderr
    lines = result.stdout.splitlines()
    assert lines[0].startswith("On OS 27, building with SDK 27 instead of 26: ")
    assert '  "Search" joins the bar: its role alone no longer detaches it. [R2.50]' in lines
    assert '  "Library": help takes effect. [R6.8]' in lines
    assert any(line.endswith("[R5.26]") for line in lines[lines.index("New findings:"):])
    assert any(line.endswith("[R5.70]") for line in lines[lines.index("Resolved findings:"):])


def test_a_rebuild_as_json_and_markdown(tabpreview, spec):
    found = json.loads(tabpreview("diff", "--sdk", "26..27", str(spec), "--format", "json").stdout)
    assert set(found) == {"sdk", "changes", "rebuild", "findings"}
    assert found["sdk"] == {"from": "26", "to": "27"} and found["changes"] == []
    search = [one for one in found["rebuild"] if one["entry"] == "search"]
    assert [(one["platform"], one["rule"]) for one in search] == [("iPhone", "R2.50"), ("iPad", "R2.50")]
    assert [one["id"] for one in found["findings"]["added"]] == ["R5.26"]
    assert [one["id"] for one in found["findings"]["removed"]] == ["R5.70"]
    text = tabpreview("diff", "--sdk", "26..27", str(spec), "--format", "markdown").stdout
    assert text.startswith("**On OS 27, building with SDK 27 instead of 26") and "`Search` joins the bar" in text


def test_a_rebuild_that_changes_nothing(tabpreview, spec):
    result = tabpreview("diff", "--sdk", "27..27.1", str(spec), "--fail-on", "any")
    assert (result.returncode, result.stdout) == (
        0, "On OS 27, building with SDK 27.1 instead of 27 changes nothing.\n")
    assert tabpreview("diff", "--sdk", "26..27", str(spec), "--fail-on", "any").returncode == 2
    assert tabpreview("diff", "--sdk", "27..26", str(spec), "--platform", "mac").returncode == 0


@pytest.mark.parametrize("arguments, words", [
    (["--sdk", "26..27", "{spec}", "{spec}"], "Name one file"),
    (["--sdk", "26", "{spec}"], "Name two files, or one file and two SDKs, such as --sdk 26..27."),
    (["{spec}"], "Name two specs, or one spec and two SDKs"),
    (["--sdk", "26..27..27.1", "{spec}"], "more than two SDKs"),
    (["--sdk", "26..", "{spec}"], "18, 26, 27 or 27.1"),
    (["--sdk", "26..27", "{spec}", "--customization", "c.json"], "--customization has no effect with two SDKs")])
def test_what_can_not_be_compared_says_what_to_do(tabpreview, spec, arguments, words):
    result = tabpreview("diff", *[argument.format(spec=spec) for argument in arguments])
    assert result.returncode == 64 and words in " ".join(result.stderr.split())


def test_a_broken_spec_is_refused_with_its_place(tabpreview, tmp_path):
    (tmp_path / "bad.yaml").write_text("tabs:\n  - { titel: A }\n", encoding="utf-8")
    result = tabpreview("diff", "--sdk", "26..27", str(tmp_path / "bad.yaml"))
    assert result.returncode == 1 and "bad.yaml:2:7" in result.stderr


def test_two_specs_are_compared_with_one_sdk(tabpreview, spec, tmp_path):
    (tmp_path / "new.yaml").write_text(SPEC.replace("role: search", "role: search, title: Find"), encoding="utf-8")
    text = tabpreview("diff", str(spec), str(tmp_path / "new.yaml"), "--sdk", "26").stdout
    assert '"Find": title: none → "Find"' in text
