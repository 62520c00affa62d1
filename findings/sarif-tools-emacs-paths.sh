#!/usr/bin/env bash
# Package:  sarif-tools 3.0.5 (PyPI)
# Expected: `sarif emacs` is "for viewing in emacs", whose compilation mode jumps to FILE:LINE. By its help, the prefix
#           that the paths share is cut off, as in other formats.
# Actual:   If all results are in one file, the whole path counts as the shared prefix, so no line names the file.
# Seen:     :3: R1 Title is empty
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check sarif-tools==3.0.5

result() {
    printf '{"ruleId": "R1", "message": {"text": "Title is empty"}, "locations": [{"physicalLocation":
        {"artifactLocation": {"uri": "tabs.json"}, "region": {"startLine": %s}}}]}' "$1"
}
cat >"$work/two.sarif" <<JSON
{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "demo"}}, "results":
    [$(result 3), $(result 8)]}]}
JSON
"$work/venv/bin/sarif" emacs --output "$work/two.txt" "$work/two.sarif" >/dev/null
now=$(grep -m 1 'R1 Title is empty' "$work/two.txt")
seen=":3: R1 Title is empty"
echo "sarif-tools 3.0.5, sarif emacs, two results in one file, the first of them:"
echo "  expected: tabs.json:3: R1 Title is empty"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
