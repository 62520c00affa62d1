"""Finds the tests that cite rules: in their name, their arguments, the comments above and their body."""
import re
from typing import NamedTuple

from catalogue import citations

# Here ids are samples or the subject itself, not what the test proves.
SAMPLES = (
    "Tests/ArchitectureTests/", "Tests/TabReportsTests/", "Tests/TabRulesTests/",
    "Tests/CommandLine/test_rules_command.py",
)
NAME = re.compile(r"\bfunc (?:`([^`]+)`|([A-Za-z0-9_]+))")


class Proof(NamedTuple):
    file: str
    test: str
    ids: tuple


def tests(root, samples=()):
    """Every test of the package: its file, its name, and its text with what stands above it."""
    for file in sorted((root / "Tests").rglob("*"), key=lambda file: str(file.relative_to(root))):
        path = str(file.relative_to(root))
        reader = examples if "/Examples/" in path else READERS.get(file.suffix)
        if reader is None or path.startswith(samples) or (file.suffix == ".txt" and "/Situations/" not in path):
            continue
        for test, text in reader(file.read_text().split("\n")):
            yield path, test, text


def proofs(root, known):
    found = []
    for path, test, text in tests(root, SAMPLES):
        cited = citations(text, known)
        if cited:
            found.append(Proof(path, test, tuple(sorted(cited, key=order))))
    return merged(found)


def order(one):
    return [int(part) for part in one[1:].split(".")]


def merged(found):
    """One proof for each test: a table's title may stand for several of its lines."""
    result = {}
    for proof in found:
        ids = result.get(proof[:2], ()) + proof.ids
        result[proof[:2]] = tuple(sorted(set(ids), key=order))
    return [Proof(*key, ids) for key, ids in result.items()]


def swift(lines):
    """Each test function with the comment above, its attribute and its body."""
    at = 0
    while at < len(lines):
        if not lines[at].strip().startswith("@Test"):
            at += 1
            continue
        top = at
        while top > 0 and lines[top - 1].strip().startswith("//"):
            top -= 1
        named = at
        while named < len(lines) and not NAME.search(lines[named]):
            named += 1
        if named == len(lines):
            return
        match = NAME.search(lines[named])
        closing = lines[at][: len(lines[at]) - len(lines[at].lstrip())] + "}"
        end = named
        while end < len(lines) - 1 and lines[end] != closing and not (end == named and lines[end].endswith("}")):
            end += 1
        yield match.group(1) or match.group(2), "\n".join(lines[top : end + 1])
        at = end + 1


def situations(lines):
    """Each line of a table with the comment it stands under."""
    title = ""
    for line in lines:
        if line.startswith("# "):
            title = line[2:]
        if title:
            yield title, line


def python(lines):
    """Each test function with its decorators."""
    for at, line in enumerate(lines):
        if not line.startswith("def test_"):
            continue
        top = at
        while top > 0 and lines[top - 1].strip():
            top -= 1
        end = at + 1
        while end < len(lines) and (not lines[end] or lines[end][0] in " )"):
            end += 1
        yield line[4:].split("(")[0], "\n".join(lines[top:end])


EXAMPLE = re.compile(r"    (R5\.[0-9]+ (?:error|warning|info)\b.*)")


def examples(lines):
    """The examples of a finding, by the line that heads them."""
    for line in lines:
        match = EXAMPLE.fullmatch(line)
        if match:
            yield match.group(1), line


READERS = {".swift": swift, ".txt": situations, ".py": python}
