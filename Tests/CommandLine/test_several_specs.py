"""resolve and export of several specs: each for itself, and what fails keeps no other from its result."""

import json

import pytest

HEAD = "tabs:\n"


@pytest.fixture
def specs(tmp_path):
    """Two specs, one with an error, and one of the same name in a directory."""
    (tmp_path / "other").mkdir()
    for path, title in [("one.yaml", "One"), ("two.yaml", "Two"), ("other/one.yaml", "Other")]:
        (tmp_path / path).write_text(f"{HEAD}  - {{ title: {title}, systemImage: house, value: {title.lower()} }}\n")
    (tmp_path / "wrong.yaml").write_text(HEAD + "  - { titel: Wrong }\n")
    return tmp_path


def test_resolve_prints_each_under_its_name(tabpreview, specs):
    done = tabpreview("resolve", "one.yaml", "two.yaml", "--platform", "iPhone")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [lines[lines.index(name) + 2].split() for name in ("one.yaml", "two.yaml")] == [["bar", "One"], ["bar", "Two"]]


def test_resolve_of_several_is_one_json_document(tabpreview, specs):
    answer = json.loads(tabpreview("resolve", "one.yaml", "two.yaml", "--platform", "iPhone", "--format", "json").stdout)
    assert [(one["spec"], one["layout"]["selection"]) for one in answer["specs"]] == [
        ("one.yaml", "one"), ("two.yaml", "two")]
    table = json.loads(tabpreview("resolve", "one.yaml", "two.yaml", "--all", "--format", "json").stdout)
    assert [set(one) for one in table["specs"]] == [{"spec", "layouts"}] * 2
    assert json.loads(tabpreview("resolve", "one.yaml", "--platform", "iPhone", "--format", "json").stdout) == answer["specs"][0]["layout"]


def test_a_directory_stands_for_its_specs_and_nothing_for_the_usual_one(tabpreview, specs):
    (specs / "wrong.yaml").unlink()
    answer = json.loads(tabpreview("resolve", ".", "--format", "json").stdout)
    assert [one["spec"] for one in answer["specs"]] == ["one.yaml", "other/one.yaml", "two.yaml"]
    (specs / "two.yaml").rename(specs / "tabs.yaml")
    assert json.loads(tabpreview("resolve", "--format", "json").stdout)["selection"] == "two"


def test_what_can_not_be_read_keeps_no_other_from_being_resolved(tabpreview, specs):
    done = tabpreview("resolve", "wrong.yaml", "one.yaml", "none.yaml")
    assert done.returncode == 66
    assert "One appears" in done.stdout
    assert "wrong.yaml:2:7: error:" in done.stderr and "No such file: none.yaml. Did you mean one.yaml?" in done.stderr
    assert tabpreview("resolve", "wrong.yaml", "one.yaml").returncode == 1


def test_an_answer_need_not_be_to_a_condition_of_each_spec(tabpreview, specs):
    condition = "conditions:\n  isPro: { usually: true }\n"
    (specs / "two.yaml").write_text(condition + HEAD + "  - { title: Two, systemImage: house, when: { if: [isPro] } }\n")
    assert tabpreview("resolve", "one.yaml", "two.yaml", "--if", "isPro=true").returncode == 0
    refused = tabpreview("resolve", "one.yaml", "two.yaml", "--if", "isPr=true")
    assert refused.returncode == 64 and "isPro" in refused.stderr


@pytest.mark.parametrize("format", ["swift", "png"])
def test_export_writes_each_to_a_file_of_its_own(tabpreview, specs, format):
    done = tabpreview("export", "one.yaml", "two.yaml", "--format", format, "--output", "made/here/")
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in (specs / "made/here").iterdir()) == [f"one.{format}", f"two.{format}"]
    if format == "swift":
        assert 'Tab("Two"' in (specs / "made/here/two.swift").read_text()


def test_export_goes_on_after_a_spec_with_errors(tabpreview, specs):
    (specs / "made").mkdir()
    done = tabpreview("export", "wrong.yaml", "two.yaml", "--format", "json", "--output", "made")
    assert done.returncode == 1 and "wrong.yaml:2:7: error:" in done.stderr
    assert [path.name for path in (specs / "made").iterdir()] == ["two.export.json"]


@pytest.mark.parametrize("arguments, said", [
    (["one.yaml", "two.yaml", "--format", "json"], "Standard output can't contain several exports. Name a directory"),
    (["one.yaml", "two.yaml", "--output", "all.html"], "all.html can't contain several exports. Name a directory"),
    (["one.yaml", "other/one.yaml", "--format", "json", "--output", "made/"],
     "one.yaml and other/one.yaml would both be made/one.export.json. Export them one at a time."),
    (["one.yaml", "two.yaml", "--output", "made/"], "No output format."),
    (["one.json", "--output", "one.json"], "one.json is the input file. Name another file with --output."),
    (["one.json", "--format", "spec", "--output", "."], "one.json is the input file. Name another file with --output."),
])
def test_export_overwrites_nothing_that_it_should_keep(tabpreview, specs, arguments, said):
    own = '{"tabs": [{"title": "Own", "systemImage": "house"}]}'
    (specs / "one.json").write_text(own)
    refused = tabpreview("export", *arguments)
    assert refused.returncode == 64 and said in refused.stderr
    assert (specs / "one.json").read_text() == own and not (specs / "made").exists()


def test_export_says_why_a_directory_can_not_be_made(tabpreview, specs):
    refused = tabpreview("export", "one.yaml", "two.yaml", "--format", "json", "--output", "two.yaml/")
    assert refused.returncode == 74 and "two.yaml/ can't be created: " in refused.stderr
