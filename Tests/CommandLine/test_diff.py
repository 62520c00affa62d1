"""`tabpreview diff`: two specs, from files, standard input and git revisions."""

import json
import os
import re
import subprocess

import pytest

OLD = """title: Books
tabViewStyle: sidebarAdaptable
tabViewCustomization: tabs
tabs:
  - { title: Home, value: home, customizationID: home }
  - { title: Library, value: library, customizationID: library, badge: 3 }
  - title: Collections
    customizationID: collections
    tabs:
      - { title: Favorites, value: favorites, customizationID: favorites }
      - { title: Recent, value: recent, customizationID: recent }
"""
NEW = OLD.replace("customizationID: library, badge: 3", "customizationID: books, badge: 4").replace(
    "  - { title: Home", "  - { title: Radio, value: radio }\n  - { title: Home"
)
STORED = {
    "schema": "tabpreview.customization",
    "version": 1,
    "tabs": {"library": {"tabBar": "hidden"}, "gone": {"sidebar": "hidden"}, "home": {"tabBar": "visible"}},
    "sections": {"collections": {"tabOrder": ["recent", "favorites"]}},
}


@pytest.fixture
def specs(tmp_path):
    (tmp_path / "old.yaml").write_text(OLD, encoding="utf-8")
    (tmp_path / "new.yaml").write_text(NEW, encoding="utf-8")
    (tmp_path / "stored.json").write_text(json.dumps(STORED), encoding="utf-8")


def git(folder, *arguments):
    environment = {
        **os.environ,
        **{f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")},
        "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_SYSTEM": "/dev/null",
    }
    subprocess.run(["git", *arguments], cwd=folder, env=environment, check=True, capture_output=True, timeout=60)


@pytest.fixture
def repository(tmp_path):
    """A spec in two revisions, with a third version staged and a fourth written."""
    git(tmp_path, "init", "--quiet")
    for text in (OLD, NEW):
        (tmp_path / "tabs.yaml").write_text(text, encoding="utf-8")
        git(tmp_path, "add", "tabs.yaml")
        git(tmp_path, "commit", "--quiet", "-m", "Change the tabs")
    (tmp_path / "tabs.yaml").write_text(NEW.replace("badge: 4", "badge: 5"), encoding="utf-8")
    git(tmp_path, "add", "tabs.yaml")
    (tmp_path / "tabs.yaml").write_text(NEW.replace("badge: 4", "badge: 6"), encoding="utf-8")
    return tmp_path


def test_json_has_the_contracts_shape(tabpreview, specs):
    result = tabpreview("diff", "old.yaml", "new.yaml", "--customization", "stored.json", "--format", "json")

    assert result.returncode == 0, result.stderr
    answer = json.loads(result.stdout)
    assert [(change["kind"], change["entry"]) for change in answer["changes"]] == [
        ("added", "radio"),
        ("renamed", "library"),
        ("changed", "library"),
    ]
    assert answer["changes"][0] == {
        "kind": "added",
        "entry": "radio",
        "from": None,
        "to": {"index": 0, "section": None, "title": "Radio"},
        "platforms": ["iPhone", "iPad"],
    }
    assert answer["changes"][1]["from"] == {"customizationID": "library"}
    assert answer["changes"][1]["platforms"] == []
    assert (answer["changes"][2]["from"], answer["changes"][2]["to"]) == ({"badge": 3}, {"badge": 4})
    assert answer["customization"] == {
        "kept": ["home", "collections", "favorites", "recent"],
        "orphaned": ["library", "gone"],
        "displaced": [],
        "mapping": {"library": "books"},
    }


def test_equal_input_gives_equal_bytes(tabpreview, specs):
    runs = {tabpreview("diff", "old.yaml", "new.yaml", "--format", form).stdout for form in ("json", "json")}

    assert len(runs) == 1


def test_text_is_for_people_with_rule_and_advice(tabpreview, specs):
    result = tabpreview("diff", "old.yaml", "new.yaml")

    assert result.returncode == 0
    assert "Added:\n  \"Radio\": first" in result.stdout
    assert "\nOn iPhone, " in result.stdout and "\nOn iPad with the sidebar, OS 27:\n" in result.stdout
    assert "[R3.32]" in result.stdout and 'rename it to "books"' in result.stdout


def test_text_can_not_steer_a_terminal(tabpreview, specs, tmp_path):
    (tmp_path / "new.yaml").write_text(OLD.replace("title: Home", 'title: "\\e[31mHome"'), encoding="utf-8")

    result = tabpreview("diff", "old.yaml", "new.yaml")

    assert "\x1b" not in result.stdout and "\\u{1b}[31mHome" in result.stdout


def test_markdown_begins_with_one_line_and_escapes_names(tabpreview, specs, tmp_path):
    (tmp_path / "new.yaml").write_text(OLD.replace("title: Home", 'title: "a|<b>@c"'), encoding="utf-8")

    result = tabpreview("diff", "old.yaml", "new.yaml", "--format", "markdown")

    assert result.stdout.startswith("**Tabs: 1 renamed. ")
    assert "`a\\|<b>@c`" in result.stdout
    rows = [row for row in result.stdout.splitlines() if row.startswith("| renamed")]
    assert [len(re.findall(r"(?<!\\)\|", row)) for row in rows] == [6]


def test_no_change_is_said(tabpreview, specs):
    result = tabpreview("diff", "old.yaml", "old.yaml", "--fail-on", "any")

    assert result.returncode == 0
    assert result.stdout == "No differences.\n"


def test_platforms_are_those_asked_for(tabpreview, specs):
    arguments = ["--platform", "mac,tv", "--platform", "watch", "--os", "18", "--format", "json"]
    changes = json.loads(tabpreview("diff", "old.yaml", "new.yaml", *arguments).stdout)["changes"]

    assert [change["platforms"] for change in changes] == [["mac", "tv", "watch"], [], ["mac"]]


@pytest.mark.parametrize(
    "kinds, code",
    [
        (["removed"], 0),
        (["moved,removed"], 0),
        (["displaced"], 0),
        (["any"], 2),
        (["added"], 2),
        (["removed", "orphaned"], 2),
        (["removed,changed"], 2),
    ],
)
def test_fail_on_gives_2(tabpreview, specs, kinds, code):
    options = [word for kind in kinds for word in ("--fail-on", kind)]

    result = tabpreview("diff", "old.yaml", "new.yaml", "--format", "json", *options)

    assert result.returncode == code, result.stderr
    assert json.loads(result.stdout)["changes"]


def test_reads_standard_input(tabpreview, specs):
    result = tabpreview("diff", "-", "new.yaml", "--input", "yaml", "--format", "json", stdin=OLD)

    assert result.returncode == 0, result.stderr
    assert len(json.loads(result.stdout)["changes"]) == 3


@pytest.mark.parametrize(
    "old, new, badge",
    [
        ("git:HEAD~1:tabs.yaml", "git:HEAD:tabs.yaml", (3, 4)),
        ("git:HEAD:tabs.yaml", "git::tabs.yaml", (4, 5)),
        ("git::./tabs.yaml", "tabs.yaml", (5, 6)),
        ("git:HEAD@{1}:tabs.yaml", "tabs.yaml", (3, 6)),
    ],
)
def test_reads_git_revisions(tabpreview, repository, old, new, badge):
    result = tabpreview("diff", old, new, "--format", "json")

    assert result.returncode == 0, result.stderr
    changed = next(change for change in json.loads(result.stdout)["changes"] if change["kind"] == "changed")
    assert (changed["from"]["badge"], changed["to"]["badge"]) == badge


@pytest.mark.parametrize(
    "name, status, words",
    [
        ("git:nope:tabs.yaml", 66, 'no revision "nope"'),
        ("git:HEAD:tabs.yml", 66, 'Did you mean "tabs.yaml"?'),
        ("git:HEAD:../tabs.yaml", 74, "is outside the repository"),
        ("no.yaml", 66, "No such file: no.yaml"),
    ],
)
def test_what_can_not_be_read_is_66_or_74(tabpreview, repository, name, status, words):
    result = tabpreview("diff", name, "tabs.yaml")

    assert result.returncode == status
    assert words in result.stderr and result.stdout == ""


@pytest.mark.parametrize(
    "old, new, code, words",
    [
        ("missing.yaml", "gone.yaml", 66, ["No such file: missing.yaml", "No such file: gone.yaml"]),
        ("missing.yaml", "broken.yaml", 66, ["No such file: missing.yaml", "broken.yaml:1:1: error: "]),
        ("broken.yaml", "old.yaml", 1, ["broken.yaml:1:1: error: "]),
        ("missing.yaml", "old.yaml", 66, ["No such file: missing.yaml"]),
    ],
)
def test_what_is_wrong_with_both_is_reported_at_once(tabpreview, specs, tmp_path, old, new, code, words):
    (tmp_path / "broken.yaml").write_text("title: x\n", encoding="utf-8")

    result = tabpreview("diff", old, new)

    assert result.returncode == code and result.stdout == ""
    assert [word in line for word, line in zip(words, result.stderr.splitlines(), strict=True)] == [True] * len(words)


def test_outside_of_a_repository_is_74(tabpreview, specs, tmp_path):
    result = tabpreview(
        "diff", "git:HEAD:old.yaml", "new.yaml", environment={"GIT_CEILING_DIRECTORIES": str(tmp_path.parent)}
    )

    assert result.returncode == 74
    assert "not in a Git repository" in result.stderr


def test_without_git_is_74(tabpreview, repository):
    result = tabpreview("diff", "git:HEAD:tabs.yaml", "tabs.yaml", environment={"PATH": "/nowhere"})

    assert result.returncode == 74
    assert "Git is not installed" in result.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["-", "-"],
        ["git:HEAD", "tabs.yaml"],
        ["git:HEAD:/etc/passwd", "tabs.yaml"],
        ["git:--output=x:tabs.yaml", "tabs.yaml"],
        ["tabs.yaml"],
        ["tabs.yaml", "tabs.yaml", "--format", "sarif"],
        ["tabs.yaml", "tabs.yaml", "--fail-on", "everything"],
        ["tabs.yaml", "tabs.yaml", "--fail-on", ","],
        ["tabs.yaml", "tabs.yaml", "--platform", "iPod"],
        ["tabs.yaml", "-", "--customization", "-"],
    ],
    ids=" ".join,
)
def test_a_wrong_command_line_is_64(tabpreview, repository, arguments):
    result = tabpreview("diff", *arguments)

    assert result.returncode == 64, result.stderr
    assert result.stdout == ""


def test_errors_of_both_specs_are_reported_with_their_names(tabpreview, repository):
    (repository / "bad.yaml").write_text("tabs: []\n", encoding="utf-8")
    (repository / "worse.yaml").write_text("tabz: 1\n", encoding="utf-8")
    git(repository, "add", "worse.yaml")

    text = tabpreview("diff", "bad.yaml", "git::worse.yaml")
    answer = tabpreview("diff", "bad.yaml", "git::worse.yaml", "--format", "json")

    assert text.returncode == answer.returncode == 1
    assert "bad.yaml:1:" in text.stderr and "git::worse.yaml:1:1: error: " in text.stderr
    assert {found["file"] for found in json.loads(answer.stdout)["diagnostics"]} == {"bad.yaml", "git::worse.yaml"}


def test_a_binary_file_of_a_revision_is_wrong_input(tabpreview, repository):
    (repository / "binary.json").write_bytes(b"\x89PNG\0\0")
    git(repository, "add", "binary.json")

    result = tabpreview("diff", "git::binary.json", "tabs.yaml")

    assert result.returncode == 1
    assert "git::binary.json: error: The file is binary." in result.stderr
