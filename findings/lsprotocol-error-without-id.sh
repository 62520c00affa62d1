#!/usr/bin/env bash
# Package:  lsprotocol 2025.0.0 (PyPI), the types that pygls servers and clients use
# Expected: JSON-RPC 2.0, section 5: a response has an `id`, and it is null if the request's id couldn't be read. LSP
#           3.17 says the same: `id: integer | string | null`, not optional.
# Actual:   The converter leaves a null id out, so the answer to a broken request is no valid response.
# Seen:     error, jsonrpc
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    lsprotocol==2025.0.0 cattrs==26.2.1 attrs==26.1.0 typing_extensions==4.16.0

now=$("$work/venv/bin/python" - <<'PYTHON'
from lsprotocol import converters, types

error = types.ResponseError(code=types.ErrorCodes.ParseError.value, message="Not JSON")
written = converters.get_converter().unstructure(types.ResponseErrorMessage(id=None, error=error))
print(", ".join(sorted(written)))
PYTHON
)
seen="error, jsonrpc"
echo "lsprotocol 2025.0.0, the keys of the answer to a request that couldn't be parsed:"
echo "  expected: error, id, jsonrpc (JSON-RPC 2.0, section 5)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
