"""docs/rules.md lists every rule with the tests that prove it; what counts is declared at the test."""

import sys

import pytest

from snippets import ROOT

sys.path.insert(0, str(ROOT / "Scripts/rules.d"))

import declarations  # noqa: E402
import rulebook_page  # noqa: E402


@pytest.fixture(scope="module")
def standings():
    return rulebook_page.standings(ROOT)


@pytest.fixture(scope="module")
def declared():
    return declarations.declarations(ROOT)


def test_every_declaration_belongs_to_a_test_and_names_rules(declared):
    assert [str(mistake) for mistake in declared[1]] == []


def test_every_applied_rule_has_a_proof_and_every_proof_an_applied_rule(standings, declared):
    assert list(rulebook_page.mistakes(standings, declared[0])) == []
    assert sum(standings.values()) > 280 and len(declared[0]) > 300


def test_the_page_is_what_the_program_prints_and_the_tests_declare(declared):
    page = (ROOT / rulebook_page.PATH).read_text(encoding="utf-8")
    assert page == rulebook_page.text(ROOT, declared[0]), "run Scripts/rules write"
    assert "\n- Proof of R2.33: " in page


STANDINGS = {"R1.1": True, "R1.5": False}


@pytest.mark.parametrize("rules, word", [
    ([], "no test proves it"), (["R1.1", "R9.9"], "which the rulebook lacks"), (["R1.1", "R1.5"], "not applied")])
def test_a_missing_an_unknown_and_a_needless_proof_are_errors(rules, word):
    (mistake,) = rulebook_page.mistakes(STANDINGS, [declarations.Proof("Tests/A.swift", "draws", tuple(rules))])
    assert word in mistake


def test_a_line_names_each_test_once_below_its_file():
    proofs = [declarations.Proof("Tests/A.swift", "draws", ("R1.1",)), declarations.Proof("Tests/B.txt", "x", ("R1.2",)),
              declarations.Proof("Tests/A.swift", "holds", ("R1.2", "R1.1"))]
    assert rulebook_page.proof_lines("R1.1", proofs) == ["- Proof of R1.1: [A.swift](../Tests/A.swift) `draws`, `holds`"]
    assert rulebook_page.proof_lines("R1.3", proofs) == []


def read(reader, text):
    """The proofs as `name: rules`, the errors as `line: words`."""
    found = list(reader("T", text))
    return [f"{one.test}: {' '.join(one.rules)}" for one in found if isinstance(one, declarations.Proof)], [
        f"{one.line}: {one.says}" for one in found if isinstance(one, declarations.Mistake)]


@pytest.mark.parametrize("text, proofs", [
    ('@Test(.proves("R2.33"))\nfunc `R1.1 draws (it)`() {}', ["R1.1 draws (it): R2.33"]),
    ('@Test(\n  .proves("R2.33", "R2.4"),\n  arguments: [f(")", 1)]\n)\nprivate func draws(a: Int) {}', ["draws: R2.33 R2.4"]),
    ('@Test(.timeLimit(.minutes(1)), .proves("R1.1")) @MainActor func `a`() {}', ["a: R1.1"]),
    ('@Test func `R2.33 draws`() { let rule = "R2.33" } // R2.33', []),
    ('// @Test(.proves("R2.33"))\n@Test func a() { text(#".proves("R2.33")"#) }', []),
    ('let text = """\n  @Test(.proves("R2.33")) func a() {}\n  """', [])])
def test_in_swift_the_argument_of_a_test_counts_and_no_mention(text, proofs):
    assert read(declarations.swift, text) == (proofs, [])


@pytest.mark.parametrize("text, mistake", [
    ('\n@Suite(.proves("R2.33")) struct A {}', "2: .proves belongs to no test"),
    ('let it = RuleProof.proves("R2.33")', "1: .proves belongs to no test"),
    ('@Test(.proves("R2.33")) let a = 1', "1: .proves belongs to no test"),
    ('@Test(arguments: [of(.proves("R2.33"))]) func a() {}', "1: .proves is no argument of @Test itself"),
    ('@Test(.proves(id)) func a() {}', "1: .proves takes rules as string literals"),
    ('@Test(.proves()) func a() {}', "1: .proves takes rules as string literals"),
    ('@Test(.proves("R2.33", "2.4")) func a() {}', "1: 2.4 is proven"),
    ('@Test(.proves("R2.3 R2.4")) func a() {}', "1: R2.3 R2.4 is proven")])
def test_in_swift_any_other_declaration_is_an_error(text, mistake):
    proofs, (found,) = read(declarations.swift, text)
    assert proofs == [] and found.startswith(mistake)


@pytest.mark.parametrize("text, proofs, mistakes", [
    ('@pytest.mark.proves("R2.33")\n@other\ndef test_a(b):\n    pass', ["test_a: R2.33"], []),
    ('def test_R2_33():\n    """R2.33"""\n    go("/rules#R2.33")  # @pytest.mark.proves("R2.33")', [], []),
    ('@pytest.mark.proves("R2.33")\ndef helper():\n    pass', [], ["1: pytest.mark.proves belongs to no test"]),
    ('pytestmark = pytest.mark.proves("R2.33")', [], ["1: pytest.mark.proves belongs to no test"]),
    ('@pytest.mark.proves(RULE)\ndef test_a():\n    pass', [], ["1: proves takes rules as string literals"]),
    ('@pytest.mark.proves\ndef test_a():\n    pass', [], ["1: pytest.mark.proves belongs to no test"]),
    ('@pytest.mark.proves("R2")\ndef test_a():\n    pass', [], ["1: R2 is proven"])])
def test_in_python_the_marker_of_a_test_counts(text, proofs, mistakes):
    found = read(declarations.python, text)
    assert found[0] == proofs and [one.split(":")[0] for one in found[1]] == [one.split(":")[0] for one in mistakes]
    assert all(one.startswith(mistake) for one, mistake in zip(found[1], mistakes))


@pytest.mark.parametrize("text, proofs, mistakes", [
    ("# R2.31: children.\nproves R2.31 R2.32\nspec  T a\niR | a", ["R2.31: children.: R2.31 R2.32"], []),
    ("# Notes\n\nproves R2.1\nP26 | a\nproves R2.2\nP26 | a", ["Notes: R2.1", "Notes: R2.2"], []),
    ("# R2.31: children.\nspec  T a\niR | a | note R2.31 a", [], []),
    ("# a\nproves R2.31\nspec  T a\n# b\niR | a", ["a: R2.31"], ["2: proves has no case below"]),
    ("# a\nproves R2.31\n\niR | a", ["a: R2.31"], ["2: proves has no case below"]),
    ("# a\nproves\niR | a", [], ["2: nothing is proven"]),
    ("# a\nproves R2.31, R2.32\niR | a", [], ["2: R2.31, is proven"]),
    ("proves R2.31\niR | a", [], ["1: the proof has no comment"])])
def test_in_situations_the_line_above_the_cases_counts(text, proofs, mistakes):
    found = read(declarations.situations, text)
    assert found[0] == proofs and len(found[1]) == len(mistakes)
    assert all(one.startswith(mistake) for one, mistake in zip(found[1], mistakes))


def test_in_examples_the_line_that_heads_them_counts():
    text = 'let a = """\n    R5.14 warning -\n    finds   T a\n    R5.18 info b\n    """'
    assert read(declarations.examples, text) == (["R5.14 warning -: R5.14", "R5.18 info b: R5.18"], [])
