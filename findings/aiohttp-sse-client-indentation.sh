#!/usr/bin/env bash
# Package:  aiohttp-sse-client 0.2.1 (PyPI)
# Expected: HTML standard, "Server-sent events", "Interpreting an event stream": of a value, one leading space is
#           dropped, and no more.
# Actual:   All leading spaces are dropped, so a source text that is sent line by line loses its indentation.
# Seen:     'tabs:\n- title: Home\nid: home'
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check aiohttp-sse-client==0.2.1 aiohttp==3.14.5

now=$("$work/venv/bin/python" - <<'PYTHON'
import asyncio
from aiohttp import web
from aiohttp_sse_client.client import EventSource

async def events(request):
    return web.Response(text="data: tabs:\ndata: - title: Home\ndata:   id: home\n\n", content_type="text/event-stream")

async def main():
    application = web.Application()
    application.router.add_get("/", events)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    async with EventSource(f"http://127.0.0.1:{port}/") as source:
        async for event in source:
            print(repr(event.data))
            break
    await runner.cleanup()

asyncio.run(asyncio.wait_for(main(), 30))
PYTHON
)
seen="'tabs:\\n- title: Home\\nid: home'"
echo "aiohttp-sse-client 0.2.1, an event of three lines, the third of them indented by two spaces:"
printf '  expected: %s (HTML standard, Interpreting an event stream)\n' "'tabs:\n- title: Home\n  id: home'"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
