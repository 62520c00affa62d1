#!/usr/bin/env bash
# Package:  lsprotocol 2025.0.0 (PyPI), the types that pygls servers and clients use
# Expected: LSP 3.17, textDocument/codeAction: an element whose `command` is an object is a CodeAction; only in a
#           Command is `command` a string.
# Actual:   The converter makes a Command of it. Its `command` is the object's Python text; kind and edit are gone.
# Seen:     Command with command "{'title': 'Fix', 'command': 'demo.fix'}"
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    lsprotocol==2025.0.0 cattrs==26.2.1 attrs==26.1.0 typing_extensions==4.16.0

now=$("$work/venv/bin/python" - <<'PYTHON'
from lsprotocol import converters, types

action = {"title": "Fix", "kind": "quickfix", "edit": {"changes": {}},
          "command": {"title": "Fix", "command": "demo.fix"}}
answer = {"jsonrpc": "2.0", "id": 1, "result": [action]}
read = converters.get_converter().structure(answer, types.CodeActionResponse).result[0]
print(f"{type(read).__name__} with command {read.command!r}".replace('\n', ' '))
PYTHON
)
seen="Command with command \"{'title': 'Fix', 'command': 'demo.fix'}\""
echo "lsprotocol 2025.0.0, a code action that has a kind, an edit, and a command:"
echo "  expected: CodeAction with a Command in its command (LSP 3.17, textDocument/codeAction)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
