"""tabpreview rules: the rulebook on the command line."""

import json
import re

import pytest
import yaml

from program import ROOT

BOOK = json.loads((ROOT / "Sources/TabRules/rulebook.json").read_text(encoding="utf-8"))
RULES = [rule for chapter in BOOK["chapters"] for section in chapter["sections"] for rule in section["rules"]]


def test_prints_every_rule_by_section(tabpreview):
    result = tabpreview("rules")

    assert result.returncode == 0, result.stderr
    lines = result.stdout.splitlines()
    assert lines[0] == "1 The model"
    assert [line.split()[0] for line in lines if line.startswith("  R")] == [rule["id"] for rule in RULES]
    assert any(line.startswith("  R2.33  ") and line.endswith("(documented, observed)") for line in lines)


def test_prints_one_rule_with_its_sources(tabpreview):
    result = tabpreview("rules", "R2.33")

    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith("R2.33  documented, observed\n")
    assert "https://developer.apple.com/documentation/" in result.stdout
    assert "Tests/" not in result.stdout, "names of tests are no part of the program"


def test_prints_rules_in_the_order_asked_for(tabpreview):
    rules = json.loads(tabpreview("rules", "R4.1", "R1.53", "--format", "json").stdout)["rules"]

    assert [rule["id"] for rule in rules] == ["R4.1", "R1.53"]
    assert [rule["standing"] for rule in rules] == ["applied", "notApplicable"]
    assert rules[0]["reason"] is None and "proofs" not in rules[0]
    assert rules[1]["reason"].endswith(".")


def test_prints_every_rule_as_json(tabpreview):
    rules = json.loads(tabpreview("rules", "--format", "json").stdout)["rules"]

    assert [(rule["id"], rule["text"], rule["certainties"]) for rule in rules] == [
        (rule["id"], rule["text"], rule["certainties"]) for rule in RULES]
    assert [[source["title"] for source in rule["sources"]] for rule in rules] == [
        [BOOK["sources"][name]["title"] for name in rule.get("sources", [])] for rule in RULES]
    assert [rule["reason"] for rule in rules] == [rule.get("notApplicable") for rule in RULES]


def test_prints_the_page_of_the_documentation_but_for_the_proofs(tabpreview):
    printed = tabpreview("rules", "--format", "markdown").stdout
    page = (ROOT / "docs/rules.md").read_text(encoding="utf-8")

    assert "Tests/" not in printed
    assert re.sub(r"\n(- Proof of R.*\n)+", "", page) == printed


def test_prints_some_rules_as_a_table(tabpreview):
    lines = tabpreview("rules", "R2.24", "R2.25", "--format", "markdown").stdout.splitlines()

    assert len(lines) == 4 and lines[0].startswith("| Rule |") and '<a id="R2.25"></a>' in lines[3]


@pytest.mark.parametrize(
    "wrong, hint",
    [("R5.76", "Did you mean R5.75, R5.77 or R5.74?"), ("5.76", "Did you mean R5.75, R5.77 or R5.74?"),
     ("search", "Expected an id such as R2.33."), ("\x1b[31mR1", "Expected an id")],
)
def test_names_the_nearest_rules_for_an_unknown_one(tabpreview, wrong, hint):
    result = tabpreview("rules", "R2.33", wrong)

    assert result.returncode == 64
    assert not result.stdout
    assert hint in result.stderr and "is not a rule" in result.stderr
    assert "\x1b" not in result.stderr


def test_names_all_unknown_rules_at_once(tabpreview):
    result = tabpreview("rules", "R5.76", "R7.1")

    assert result.returncode == 64
    assert '"R5.76"' in result.stderr and '"R7.1"' in result.stderr


@pytest.mark.parametrize("typed", ["r2.33", "2.33", " R2.33 "])
def test_an_id_is_known_however_it_is_typed(tabpreview, typed):
    assert tabpreview("rules", typed).stdout == tabpreview("rules", "R2.33").stdout


def test_rules_are_found_by_their_words(tabpreview):
    found = tabpreview("rules", "search", "Sidebar", "row").stdout.splitlines()

    assert len(found) > 1 and all(line.startswith("R") for line in found)
    assert all(line.endswith(")") for line in found)
    assert tabpreview("rules", "sidebar", "row").stdout.splitlines() == found
    assert any(line.startswith("R2.34 ") for line in tabpreview("rules", "sidebarOnly").stdout.splitlines())
    ids = [line.split()[0] for line in found]
    assert [rule["id"] for rule in json.loads(tabpreview("rules", "search", "sidebar", "row", "--format", "json").stdout)["rules"]] == ids


@pytest.mark.parametrize("words, said", [(["search", "zzzz"], 'No rule contains "zzzz"'), (["zz\x1bzz"], "No rule contains"), (["search"], "Add words to search for")])
def test_words_that_no_rule_has_are_64(tabpreview, words, said):
    result = tabpreview("rules", *words)

    assert (result.returncode, result.stdout) == (64, "")
    assert said in result.stderr and "\x1b" not in result.stderr


def test_prints_what_an_agent_must_know(tabpreview):
    result = tabpreview("rules", "--format", "skill")

    assert result.returncode == 0, result.stderr
    _, head, body = result.stdout.split("---\n", 2)
    front = yaml.safe_load(head)
    assert front["name"] == "swiftui-tabs" and len(front["description"]) < 1024
    ids = re.findall(r"^- (R\d+\.\d+): ", body, re.MULTILINE)
    assert len(set(ids)) == len(ids) > 60
    texts = {rule["id"]: rule["text"] for rule in RULES}
    assert all(f"- {id}: {texts[id]}\n" in body for id in ids)
    assert len(result.stdout.encode()) < 20_000


def test_the_skill_takes_no_rules(tabpreview):
    result = tabpreview("rules", "R2.33", "--format", "skill")

    assert result.returncode == 64
    assert "--format skill covers all rules and takes no arguments" in result.stderr
