#!/usr/bin/env bash
# Package:  sarif-tools 3.0.5 (PyPI)
# Expected: SARIF 2.1.0, section 3.11.7: a result may name its message by `id`; the text is the rule's message string
#           of that id, with the result's arguments in place of {0} and {1}.
# Actual:   The id is taken for the text, in each of its formats.
# Seen:     demo,warning,R1,empty,tabs.json,3
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check sarif-tools==3.0.5

cat >"$work/id.sarif" <<'JSON'
{"version": "2.1.0", "runs": [{
    "tool": {"driver": {"name": "demo", "rules": [
        {"id": "R1", "messageStrings": {"empty": {"text": "The {0} of {1} is empty"}}}]}},
    "results": [{"ruleId": "R1", "ruleIndex": 0, "message": {"id": "empty", "arguments": ["title", "Home"]},
        "locations": [{"physicalLocation": {"artifactLocation": {"uri": "tabs.json"}, "region": {"startLine": 3}}}]}]}]}
JSON
"$work/venv/bin/sarif" csv --output "$work/id.csv" "$work/id.sarif" >/dev/null
now=$(sed -n 2p "$work/id.csv" | tr -d '\r')
seen="demo,warning,R1,empty,tabs.json,3"
echo "sarif-tools 3.0.5, sarif csv, a result that names its message by id:"
echo "  expected: demo,warning,R1,The title of Home is empty,tabs.json,3 (SARIF 2.1.0, section 3.11.7)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
