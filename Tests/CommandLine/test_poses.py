"""iPhone Duo on the command line: poses, what they decide, and what has no effect."""

import json

import pytest

SPEC = """platforms: [iPhone, iPhoneDuo]
selection: home
tabs:
  - title: Home
    systemImage: house
    value: home
    toolbarItems: [{ title: Share, systemImage: square.and.arrow.up }]
  - { title: Library, systemImage: books.vertical, value: library }
"""


def layout(tabpreview, spec, *options):
    return json.loads(tabpreview("resolve", str(spec), "--format", "json", "--platform", "iPhoneDuo", *options).stdout)


@pytest.mark.parametrize("pose, chrome, edge", [
    (None, "verticalBar", "right"), ("outerLandscape", "verticalBar", "right"), ("innerPortrait", "bottomBar", None),
    ("innerLandscape", "verticalBar", "right"), ("splitLeft", "verticalBar", "left"), ("splitRight", "verticalBar", "right")])
def test_the_pose_decides_where_the_bar_is(tabpreview, spec, pose, chrome, edge):
    found = layout(tabpreview, spec, *(["--pose", pose] if pose else []))
    assert found["chrome"] == chrome
    assert (found.get("column") or {}).get("edge") == edge
    assert ("compressed" in found["bar"]) == (chrome == "verticalBar")
    if edge:
        assert found["column"] == {"edge": edge, "overflow": [], "toolbar": ["Share"]}


def test_all_has_the_six_poses_if_the_spec_names_the_device(tabpreview, spec, tmp_path):
    def poses(path):
        entries = json.loads(tabpreview("resolve", str(path), "--all", "--format", "json").stdout)["layouts"]
        return [one["environment"].get("pose") for one in entries if one["environment"]["platform"] == "iPhoneDuo"]

    assert poses(spec) == ["outerPortrait", "outerLandscape", "innerPortrait", "innerLandscape", "splitLeft", "splitRight"]
    (tmp_path / "other.yaml").write_text("tabs: [{ title: A }]", encoding="utf-8")
    assert poses(tmp_path / "other.yaml") == []


def test_no_other_device_has_a_pose(tabpreview, spec):
    entries = json.loads(tabpreview("resolve", str(spec), "--all", "--format", "json").stdout)["layouts"]
    assert all(("pose" in one["environment"]) == (one["environment"]["platform"] == "iPhoneDuo") for one in entries)


@pytest.mark.parametrize("options, said", [
    (("--size-class", "regular"), "--size-class has no effect on iPhoneDuo: use --pose."),
    (("--orientation", "landscape"), "--orientation has no effect on iPhoneDuo: use --pose."),
    (("--form", "sidebar"), "--form has no effect on iPhoneDuo: use --pose."),
    (("--os", "26"), "--os has no effect on iPhoneDuo, which runs OS 27.1."),
    (("--editing",), "--editing has no effect here")])
def test_what_the_pose_decides_is_a_warning(tabpreview, spec, options, said):
    result = tabpreview("resolve", str(spec), "--platform", "iPhoneDuo", *options)
    assert said in result.stderr and "verticalBar" in result.stdout
    assert said not in tabpreview("resolve", str(spec), "--platform", "iPhoneDuo", "--os", "27.1").stderr


def test_a_pose_elsewhere_is_a_warning_and_an_unknown_one_an_error(tabpreview, spec):
    result = tabpreview("resolve", str(spec), "--platform", "iPad", "--pose", "splitLeft")
    assert "--pose has no effect here: only iPhoneDuo has poses." in result.stderr
    unknown = tabpreview("resolve", str(spec), "--platform", "iPhoneDuo", "--pose", "folded")
    assert unknown.returncode == 64 and "innerLandscape" in unknown.stderr


def test_folding_keeps_the_selection(tabpreview, spec):
    found = layout(tabpreview, spec, "--then", "choose library", "--then", "pose innerPortrait")
    assert found["chrome"] == "bottomBar" and found["shown"] == "library"


def test_a_rebuild_with_27_1_brings_the_column(tabpreview, spec):
    text = tabpreview("diff", "--sdk", "27..27.1", str(spec), "--platform", "iPhoneDuo").stdout
    assert "iPhone Duo closed" in text and "vertical bar" in text
