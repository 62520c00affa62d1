"""Writes the proofs as Swift: a line for each test, below its file."""
from itertools import groupby
from pathlib import Path

FOLDER = Path("Sources/TabRules/Proofs/Table")
PATTERN = "ProofTable*.swift"
LIMIT = 300

HEAD = """// swift-format-ignore-file
// Written by Scripts/rules: a line for each test, which may be long.

extension ProofTable {
    static let part%d = ##\"\"\"
"""
TAIL = '        """##\n}\n'
INDEX = """// Written by Scripts/rules.

extension ProofTable {
    /// All parts, in the order of the test files.
    static let parts = [%s]
}
"""


def lines(proofs):
    for file, tests in groupby(proofs, key=lambda proof: proof.file):
        yield [f"= {file}", *(f"{' '.join(proof.ids)}: {proof.test}" for proof in tests)]


def chunks(proofs):
    chunk = []
    for file in lines(proofs):
        if chunk and len(chunk) + len(file) > LIMIT:
            yield chunk
            chunk = []
        chunk += file
    yield chunk


def files(proofs):
    parts = list(chunks(proofs))
    result = {}
    for number, part in enumerate(parts, 1):
        body = "".join(f"        {line}\n" for line in part)
        result[FOLDER / f"ProofTable+{number}.swift"] = HEAD % number + body + TAIL
    names = ", ".join(f"part{number}" for number in range(1, len(parts) + 1))
    result[FOLDER / "ProofTable+Parts.swift"] = INDEX % names
    return result
