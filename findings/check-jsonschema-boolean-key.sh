#!/usr/bin/env bash
# Package:  check-jsonschema 0.39.0 (PyPI), with ruamel.yaml 0.19.1
# Expected: YAML 1.2.2, section 10.2, "JSON schema", has booleans true and false, and as JSON has no keys but strings,
#           the key true is "true" there. check-jsonschema makes strings of keys so that a schema applies.
# Actual:   It makes Python's string of it, "True", which stands in no file.
# Seen:     $: Additional properties are not allowed ('True' was unexpected)
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    check-jsonschema==0.39.0 ruamel.yaml==0.19.1 jsonschema==4.26.0

cat >"$work/schema.json" <<'JSON'
{"$schema": "https://json-schema.org/draft/2020-12/schema",
    "properties": {"true": {}, "2": {}}, "additionalProperties": false}
JSON
printf '%s\n' '2: two' 'true: yes' >"$work/keys.yaml"
now=$("$work/venv/bin/check-jsonschema" --schemafile "$work/schema.json" "$work/keys.yaml" 2>&1 |
    sed -n 's/.*::\(\$: .*\)/\1/p') || true
seen="\$: Additional properties are not allowed ('True' was unexpected)"
echo "check-jsonschema 0.39.0, the keys 2 and true of a YAML file, both in the schema as strings:"
echo "  expected: no finding, as for the key 2"
echo "  seen:     $seen"
echo "  now:      ${now:-no finding}"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
