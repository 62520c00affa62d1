#!/usr/bin/env bash
# Package:  whatthepatch 1.0.7 (PyPI)
# Expected: The diffutils manual, "Detailed Description of Unified Format": a hunk's header says how many lines it has,
#           so the --- and +++ lines behind them begin the next file.
# Actual:   Without lines such as `diff -u` between the files, the second file becomes changed lines of the first.
# Seen:     [('home.json', 6)]
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check whatthepatch==1.0.7

now=$("$work/venv/bin/python" - <<'PYTHON'
import whatthepatch

patch = "".join(f"--- {name}\n+++ {name}\n@@ -1 +1 @@\n-old\n+new\n" for name in ("home.json", "search.json"))
print([(diff.header.new_path, len(diff.changes)) for diff in whatthepatch.parse_patch(patch)])
PYTHON
)
seen="[('home.json', 6)]"
echo "whatthepatch 1.0.7, the files and numbers of changed lines in a unified diff of two files:"
echo "  expected: [('home.json', 2), ('search.json', 2)]"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
