"""Names of files and texts of specs are neither options nor commands of a CI service (S82)."""

import json
import re

import pytest

from test_mcp import call

OTHER = "tabs:\n  - { title: %s, value: a }\n  - { title: B, value: a }\n"
COMMANDS = ["::add-mask::x", "::error::x", "::stop-commands::x", "##[error]x", "x##[add-mask]y", "##vso[task.setvariable]x",
            "##teamcity[x]"]
# What a service looks for: GitHub in ActionCommand.TryParseV2 and TryParse, Azure in Command.TryParse.
COMMAND = re.compile(r"^\s*::[a-z]|##\w*\[", re.MULTILINE)


def outputs(tabpreview, *files):
    """What commands print for people, and as data that people let a log show."""
    for format in ("text", "json", "sarif", "checkstyle", "codeclimate", "junit"):
        yield tabpreview("lint", "--format", format, "--", *files)
    yield tabpreview("check", "--", *files)
    yield tabpreview("resolve", "--", files[0])
    yield tabpreview("resolve", "--format", "json", "--", files[0])
    for format in ("text", "markdown", "json"):
        yield tabpreview("diff", "--format", format, "--", files[0], files[-1])
    for format in ("text", "markdown", "json", "junit"):
        yield tabpreview("test", "--format", format, "--", *files)
    yield tabpreview("lint", "--", *files, f"{files[0]}.none")


def test_no_line_of_a_log_is_a_command(tabpreview, tmp_path):
    """S82"""
    titles = "".join(f"  - {{ title: {json.dumps(command)}, value: a }}\n" for command in COMMANDS)
    names = [f"{command}.yaml" for command in COMMANDS]
    for name in names:
        (tmp_path / name).write_text(f"tabs:\n{titles}")
        (tmp_path / f"{name}.json").write_text(json.dumps({"tabs": [{name: 1}]}))
    (tmp_path / "other.yaml").write_text(OTHER % "A")
    broken = [f"{name}.json" for name in names]
    for done in outputs(tabpreview, *names, "other.yaml"), outputs(tabpreview, *broken, names[0]):
        texts = [one.stdout + one.stderr for one in done]
        assert sum("::x" in text and "error]x" in text for text in texts) > 8
        for text in texts:
            assert not COMMAND.search(text), text
    found = json.loads(tabpreview("lint", "--format", "json", "--", *names).stdout)["diagnostics"]
    assert {one["file"] for one in found} == set(names)


def test_no_line_about_settings_is_a_command(tabpreview, tmp_path):
    """S38, S82"""
    folder = tmp_path / "::error::\x1b[31mx"
    folder.mkdir()
    (folder / "tabs.yaml").write_text(OTHER % "A")
    (folder / "tabpreview.json").write_text(json.dumps({"tabpreview": {"##[error]\x1b[31mx": 1}}))
    for command in ("lint", "check", "config", "resolve"):
        refused = tabpreview(command, folder / "tabs.yaml")
        assert refused.returncode == 64 and "is not a setting" in refused.stderr
        assert not COMMAND.search(refused.stderr) and "\x1b" not in refused.stderr, refused.stderr


def test_annotations_have_names_that_steer_nothing(tabpreview, tmp_path):
    """S38, S82"""
    (tmp_path / "\x1b[31m\u202ex.yaml").write_text(OTHER % "A")
    done = tabpreview("lint", "--format", "github", "\x1b[31m\u202ex.yaml")
    assert "file=\\u{1b}[31m\\u{202e}x.yaml,line=3" in done.stdout
    assert not re.search("[\x00-\x09\x0b-\x1f\u202e]", done.stdout)


@pytest.mark.parametrize("arguments", [
    ["lint", "--config=cfg/tabs.yaml"], ["lint", "other.yaml", "--fix"], ["check", "-h"], ["export", "--output=x", "other.yaml"],
])
def test_a_word_that_is_a_file_too_is_not_taken_for_an_option(tabpreview, tmp_path, arguments):
    """S82"""
    for name in ("other.yaml", "cfg/tabs.yaml", "--config=cfg/tabs.yaml", "--fix", "-h", "--output=x"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(OTHER % "A")
    word = next(word for word in arguments if word.startswith("-"))
    refused = tabpreview(*arguments)
    assert refused.returncode == 64
    assert f"{word} is an option and also the name of a file in this directory. For the file, write ./{word}" in refused.stderr
    assert (tmp_path / "other.yaml").read_text() == OTHER % "A"
    for named in (["--", word], [f"./{word}"]):
        found = tabpreview("lint", *named)
        assert found.returncode == 2 and f"{named[-1]}:3:" in found.stdout, found.stdout + found.stderr


STEERING = "\x1b[31m\u202e"


def agent_calls(folder):
    spec = json.dumps({"tabs": [{"title": f"Home{STEERING}", "value": f"h{STEERING}"}, {"title": f"H{STEERING}", "value": f"h{STEERING}"},
                                {"title": "C", "value": "c", "customizationID": f"c{STEERING}"}]})
    (folder / f"{STEERING}.json").write_text(spec)
    (folder / "broken.json").write_text(json.dumps({f"x{STEERING}": 1, "tabs": []}))
    (folder / "App.swift").write_text(
        'import SwiftUI\nstruct Main: View { var body: some View { TabView { Tab("Home\\u{1B}[31m\\u{202E}", systemImage: "x") { Text("a") } } } }\n',
        encoding="utf-8",
    )
    for file in (f"{STEERING}.json", "broken.json", f"no{STEERING}.json", "App.swift"):
        yield "lint", {"file": file}
        yield "resolve", {"file": file}
        yield "resolve", {"file": file, "all": True}
        yield "compare", {"beforeFile": file, "afterText": '{"tabs": [{"title": "X", "value": "c"}]}'}
    yield "import_swift", {"path": "App.swift"}
    yield "import_swift", {"path": f"no{STEERING}"}
    yield "complete", {"text": spec.replace('"customizationID"', '"systemImage": "", "customizationID"'), "line": 1, "column": 70}
    yield "explain", {"search": f"no{STEERING}"}
    yield "explain", {"rule": f"R{STEERING}"}


def test_an_agent_s_terminal_is_not_steered(tmp_path):
    """S38"""
    escaped = 0
    for tool, arguments in agent_calls(tmp_path):
        said, _ = call(tmp_path, tool, arguments)
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", said), (tool, arguments, said)
        escaped += "\\u{1b}" in said or "\\u001b" in said
    assert escaped > 8
