"""tabpreview rules: the rulebook on the command line."""

import json

import pytest

from program import ROOT


def test_prints_every_rule_by_section(tabpreview):
    result = tabpreview("rules")

    assert result.returncode == 0, result.stderr
    lines = result.stdout.splitlines()
    assert lines[0] == "1 The model"
    assert sum(line.startswith("  R") for line in lines) == 327
    assert any(line.startswith("  R2.33  ") and line.endswith("(documented, observed)") for line in lines)


def test_prints_one_rule_with_sources_and_proofs(tabpreview):
    result = tabpreview("rules", "R2.33")

    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith("R2.33  documented, observed\n")
    assert "https://developer.apple.com/documentation/" in result.stdout
    assert "  Tests/TabResolverTests/Situations/ipad-bar.txt: R2.33, SW2" in result.stdout


def test_prints_rules_in_the_order_asked_for(tabpreview):
    rules = json.loads(tabpreview("rules", "R4.1", "R1.53", "--format", "json").stdout)["rules"]

    assert [rule["id"] for rule in rules] == ["R4.1", "R1.53"]
    assert [rule["standing"] for rule in rules] == ["applied", "notApplicable"]
    assert rules[0]["proofs"] and rules[0]["reason"] is None
    assert rules[1]["reason"].endswith(".")


def test_every_proof_names_a_file_of_the_package(tabpreview):
    rules = json.loads(tabpreview("rules", "--format", "json").stdout)["rules"]

    assert len(rules) == 327
    files = {proof["file"] for rule in rules for proof in rule["proofs"]}
    assert len(files) > 20 and all((ROOT / file).is_file() for file in files)


def test_prints_the_page_of_the_documentation(tabpreview):
    assert tabpreview("rules", "--format", "markdown").stdout == (ROOT / "docs/rules.md").read_text(encoding="utf-8")


def test_prints_some_rules_as_a_table(tabpreview):
    lines = tabpreview("rules", "R2.24", "R2.25", "--format", "markdown").stdout.splitlines()

    assert len(lines) == 4 and lines[0].startswith("| Rule |") and '<a id="R2.25"></a>' in lines[3]


@pytest.mark.parametrize(
    "wrong, hint",
    [("R2.91", "Did you mean R2.90, R2.89 or R2.88?"), ("2.33", "Did you mean R2.33, R2.32 or R2.34?"),
     ("search", "Expected an id such as R2.33."), ("\x1b[31mR1", "Expected an id")],
)
def test_names_the_nearest_rules_for_an_unknown_one(tabpreview, wrong, hint):
    result = tabpreview("rules", "R2.33", wrong)

    assert result.returncode == 64
    assert not result.stdout
    assert hint in result.stderr and "is no rule" in result.stderr
    assert "\x1b" not in result.stderr


def test_names_all_unknown_rules_at_once(tabpreview):
    result = tabpreview("rules", "R2.91", "R7.1")

    assert result.returncode == 64
    assert '"R2.91"' in result.stderr and '"R7.1"' in result.stderr
