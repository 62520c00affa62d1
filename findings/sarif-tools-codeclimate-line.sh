#!/usr/bin/env bash
# Package:  sarif-tools 3.0.5 (PyPI)
# Expected: Code Climate's specification, "Locations": lines.begin is a number. SARIF 2.1.0, section 3.29.4: a location
#           without a region is the whole file.
# Actual:   `sarif codeclimate` writes the string "1" for such a location, and numbers for all others.
# Seen:     "1"
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check sarif-tools==3.0.5

cat >"$work/file.sarif" <<'JSON'
{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "demo"}}, "results": [{"ruleId": "R1",
    "message": {"text": "No tabs"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "tabs.json"}}}]}]}]}
JSON
"$work/venv/bin/sarif" codeclimate --output "$work/file.json" "$work/file.sarif" >/dev/null
now=$(python3 -c 'import json, sys; print(json.dumps(json.load(sys.stdin)[0]["location"]["lines"]["begin"]))' \
    <"$work/file.json")
seen='"1"'
echo "sarif-tools 3.0.5, sarif codeclimate, lines.begin of a result about a whole file:"
echo "  expected: 1 (a number, by Code Climate's specification)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
