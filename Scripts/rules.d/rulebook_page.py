"""The rulebook as a page: what the program prints, and below each table the tests that prove its rules."""
import json
import re
import subprocess
from pathlib import PurePosixPath

PATH = "docs/rules.md"
PROGRAM = ".build/debug/tabpreview"
ROW = re.compile(r'\| <a id="(R[0-9.]+)"></a>')


def printed(root, format):
    return subprocess.run(
        [root / PROGRAM, "rules", "--format", format], capture_output=True, text=True, encoding="utf-8", check=True
    ).stdout


def standings(root):
    """Each rule's id with whether the program applies it, in the rulebook's order."""
    return {rule["id"]: rule["standing"] == "applied" for rule in json.loads(printed(root, "json"))["rules"]}


def text(root, proofs):
    lines, rules = [], []
    for line in printed(root, "markdown").split("\n"):
        row = ROW.match(line)
        if row:
            rules.append(row.group(1))
        elif rules:
            listed = [one for rule in rules for one in proof_lines(rule, proofs)]
            lines += ["", *listed] if listed else []
            rules = []
        lines.append(line)
    return "\n".join(lines)


def proof_lines(rule, proofs):
    """One line with every test that proves the rule, those of a file together."""
    tests = {}
    for proof in proofs:
        if rule in proof.rules:
            tests.setdefault(proof.file, []).append(f"`{proof.test}`")
    files = [f"[{PurePosixPath(file).name}](../{file}) {', '.join(names)}" for file, names in tests.items()]
    return [f"- Proof of {rule}: {'; '.join(files)}"] if files else []


def mistakes(standings, proofs):
    """What is wrong with the proofs, each as a sentence."""
    for proof in proofs:
        for rule in proof.rules:
            if rule not in standings:
                yield f"{proof.file}: {proof.test}: proves {rule}, which the rulebook lacks"
            elif not standings[rule]:
                yield f"{proof.file}: {proof.test}: proves {rule}, which is not applied according to the rulebook"
    proven = {rule for proof in proofs for rule in proof.rules}
    for rule, is_applied in standings.items():
        if is_applied and rule not in proven:
            yield (f"{rule} is applied, but no test proves it: declare it at a test that fails without it, or state in "
                   "Sources/TabRules/rulebook.json why the program can't apply it")
