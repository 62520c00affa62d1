#!/usr/bin/env bash
# Package:  httpx-sse 0.4.3 (PyPI), with httpx 0.28.1
# Expected: HTML standard, "Server-sent events", "Interpreting an event stream": a blank line after which no data has
#           come dispatches no event. So servers keep connections open with comments: ": heartbeat".
# Actual:   Once an event had an id, each comment with its blank line is delivered as an event without data. Without an
#           id it isn't.
# Seen:     ['3 tabs', '', '', '4 tabs']
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check httpx-sse==0.4.3 httpx==0.28.1

now=$("$work/venv/bin/python" - <<'PYTHON'
import httpx
import httpx_sse

stream = "id: 7\ndata: 3 tabs\n\n: heartbeat\n\n: heartbeat\n\ndata: 4 tabs\n\n"
response = httpx.Response(200, headers={"Content-Type": "text/event-stream"}, text=stream)
with httpx.Client(transport=httpx.MockTransport(lambda request: response)) as client:
    with httpx_sse.connect_sse(client, "GET", "http://localhost/events") as source:
        print([event.data for event in source.iter_sse()])
PYTHON
)
seen="['3 tabs', '', '', '4 tabs']"
echo "httpx-sse 0.4.3, two events, and two heartbeats between them, after an id:"
echo "  expected: ['3 tabs', '4 tabs'] (HTML standard, Interpreting an event stream)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
