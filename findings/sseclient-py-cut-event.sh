#!/usr/bin/env bash
# Package:  sseclient-py 1.9.0 (PyPI)
# Expected: HTML standard, "Server-sent events", "Interpreting an event stream": what has no blank line behind it when
#           the stream ends is discarded.
# Actual:   It is delivered. A client whose connection breaks in the middle of an event gets half of it, as if whole.
# Seen:     ['{"tabs": 3}', '{"tabs":']
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check sseclient-py==1.9.0

now=$("$work/venv/bin/python" - <<'PYTHON'
import sseclient

stream = [b'data: {"tabs": 3}\n\n', b'data: {"tabs":\n']
print([event.data for event in sseclient.SSEClient(stream).events()])
PYTHON
)
seen="['{\"tabs\": 3}', '{\"tabs\":']"
echo "sseclient-py 1.9.0, a stream that ends in the middle of its second event:"
echo "  expected: ['{\"tabs\": 3}'] (HTML standard, Interpreting an event stream)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
