"""Reads the catalogue of rules, and the code that cites them."""
import re

CITATION = re.compile(r"(?<![A-Za-z0-9.])R([1-6])\.([0-9]+)(?:(?: to |–)R\1\.([0-9]+))?")
ENTRY = re.compile(r'RuleStatement\(\s*"(R[0-9]\.[0-9]+)"(.*?)\n            \)', re.DOTALL)


def statements(root):
    for file in sorted((root / "Sources/TabRules/Catalogue").rglob("*.swift")):
        yield from ENTRY.findall(file.read_text())


def ids(root):
    return {one for one, _ in statements(root)}


def applied(root):
    """The ids of the rules that are applied, in order."""
    found = [one for one, rest in statements(root) if ".notApplicable(" not in rest]
    return sorted(found, key=lambda one: [int(part) for part in one[1:].split(".")])


def citations(text, known):
    """The known ids that a text cites; "R4.6 to R4.8" cites the one between too."""
    found = set()
    for chapter, first, last in CITATION.findall(text):
        for number in range(int(first), int(last or first) + 1):
            found.add(f"R{chapter}.{number}")
    return found & known


def cited(root, known):
    """The ids that the program's own code and pages cite, the catalogue left out."""
    found = set()
    for folder, suffixes in (("Sources", {".swift"}), ("Templates", {".mustache"}), ("Public", {".js", ".css"})):
        for file in (root / folder).rglob("*"):
            if file.suffix in suffixes and "TabRules" not in file.parts:
                found |= citations(file.read_text(), known)
    return found
