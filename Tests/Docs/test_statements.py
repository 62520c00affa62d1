"""Every statement about security has a test or a reason, and docs/security.md says which."""

import sys

import pytest

from snippets import ROOT

sys.path.insert(0, str(ROOT / "Scripts/statements.d"))

import page  # noqa: E402
import promises  # noqa: E402

STATEMENTS = promises.statements(ROOT)


@pytest.mark.parametrize("statement", STATEMENTS, ids=lambda statement: statement.id)
def test_a_statement_has_a_test_or_a_reason_and_names_no_test_that_is_gone(statement):
    assert list(promises.mistakes(statement)) == []


def test_no_statement_is_left_out():
    assert {int(one.id[1:]) for one in STATEMENTS} >= set(promises.WANTED)


def test_the_table_is_what_tests_and_statements_say():
    assert page.is_current(ROOT, STATEMENTS), "run Scripts/statements write"


PROOF = (("Tests/A.swift", "holds"),)


@pytest.mark.parametrize("statement, word", [
    (promises.Statement("S1", "It holds.", "", "", (), ()), "neither"),
    (promises.Statement("S1", "It holds.", "Not all of it.", "", (), ()), "neither"),
    (promises.Statement("S1", "It holds.", "", "", PROOF, ("Tests/Gone.swift: is gone",)), "Tests/Gone.swift"),
    (promises.Statement("S1", "", "", "", PROOF, ()), "has no promise"),
    (promises.Statement("S1", "It holds.", "", "It can't.", PROOF, ()), "is impossible")])
def test_a_lack_and_a_lost_test_are_errors(statement, word):
    (mistake,) = promises.mistakes(statement)
    assert word in mistake


def test_a_reason_replaces_tests():
    assert list(promises.mistakes(promises.Statement("S1", "It holds.", "", "It can't.", (), ()))) == []
    assert list(promises.mistakes(promises.Statement("S1", "It holds.", "", "", PROOF, ()))) == []


@pytest.mark.parametrize("text, numbers", [
    ("holds (S5)", {5}), ("S7 to S9", {7, 8, 9}), ("S3, S12.", {3, 12}), ("RS5 S5x XS1 S_1 S123", set()), ("test_S30_S22_no_answer", {30, 22}),
    ("``refuses it (S24)``", {24})])
def test_citations_are_found(text, numbers):
    assert promises.cited(text) == numbers
