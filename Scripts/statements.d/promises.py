"""Reads the statements, and finds the tests that prove them."""
import re
import tomllib
from typing import NamedTuple

from readers import tests

PATH = "Scripts/statements.d/statements.toml"
CITATION = re.compile(r"(?<![A-Za-z0-9.])S([0-9]{1,2})(?: to S([0-9]{1,2}))?(?![A-Za-z0-9])")
# What must be accounted for: who may ask, links, what is served, the page; and writes and processes.
WANTED = [*range(1, 39), *range(51, 61)]


class Statement(NamedTuple):
    id: str
    promise: str
    # Where more could be asked for than is done: why, and what follows. Empty if there is nothing.
    otherwise: str
    # Why it can't hold here at all, so that no test can prove it. Empty if it can.
    impossible: str
    # The tests that prove it: file and name.
    proofs: tuple
    # Tests that the statement names and nobody has.
    missing: tuple


def cited(text):
    """The numbers of the statements that a text cites; "S7 to S9" cites the one between too."""
    found = set()
    for first, last in CITATION.findall(text):
        found.update(range(int(first), int(last or first) + 1))
    return found


def statements(root):
    """Every statement in the order of their numbers."""
    known = list(tests(root))
    by_name = {(file, test) for file, test, _ in known}
    citing = [(file, test, cited(text)) for file, test, text in known if "Tests/Docs/" not in file]
    with open(root / PATH, "rb") as text:
        read = tomllib.load(text)
    result = []
    for id in sorted(read, key=lambda id: int(id[1:])):
        entry = read[id]
        named = [tuple(name.split(": ", 1)) for name in entry.get("tests", [])]
        proofs = {(file, test) for file, test, numbers in citing if int(id[1:]) in numbers}
        proofs |= {name for name in named if name in by_name}
        missing = tuple(": ".join(name) for name in named if name not in by_name)
        words = (" ".join(entry.get(key, "").split()) for key in ("promise", "otherwise", "impossible"))
        result.append(Statement(id, *words, tuple(sorted(proofs)), missing))
    return result


def mistakes(statement):
    """What is wrong with one statement, each as a sentence."""
    if not statement.promise:
        yield f"{statement.id} has no promise: add one in {PATH}"
    if not statement.proofs and not statement.impossible:
        yield f"{statement.id} has neither a test nor a reason: cite it in a test, or state in {PATH} why it is impossible"
    if statement.proofs and statement.impossible:
        yield f"{statement.id} is impossible according to {PATH}, but has tests"
    for name in statement.missing:
        yield f"{statement.id} names a test that is not there: {name}"
