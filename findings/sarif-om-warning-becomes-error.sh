#!/usr/bin/env bash
# Package:  sarif-om 1.0.4 with jschema-to-python 1.2.3 (PyPI), read by sarif-tools 3.0.5
# Expected: SARIF 2.1.0, section 3.27.10: a result's level is what the result says, and only if it says nothing, what
#           its rule's defaultConfiguration says.
# Actual:   to_json leaves out what equals the default of its class, and that of level is "warning". A result that is a
#           warning, of a rule whose default is "error", is read as an error.
# Seen:     demo,error,R1,No title,tabs.json,3
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check \
    sarif-om==1.0.4 jschema-to-python==1.2.3 sarif-tools==3.0.5 attrs==26.1.0

"$work/venv/bin/python" - >"$work/warning.sarif" <<'PYTHON'
import sarif_om as sarif
from jschema_to_python.to_json import to_json

rule = sarif.ReportingDescriptor(id="R1", default_configuration=sarif.ReportingConfiguration(level="error"))
place = sarif.PhysicalLocation(artifact_location=sarif.ArtifactLocation(uri="tabs.json"),
                               region=sarif.Region(start_line=3))
result = sarif.Result(rule_id="R1", rule_index=0, level="warning", message=sarif.Message(text="No title"),
                      locations=[sarif.Location(physical_location=place)])
tool = sarif.Tool(driver=sarif.ToolComponent(name="demo", rules=[rule]))
print(to_json(sarif.SarifLog(version="2.1.0", runs=[sarif.Run(tool=tool, results=[result])])))
PYTHON
"$work/venv/bin/sarif" csv --output "$work/warning.csv" "$work/warning.sarif" >/dev/null
now=$(sed -n 2p "$work/warning.csv" | tr -d '\r')
seen="demo,error,R1,No title,tabs.json,3"
echo "sarif-om 1.0.4, a result with the level warning, of a rule whose default is error, written and read:"
echo "  expected: demo,warning,R1,No title,tabs.json,3 (SARIF 2.1.0, section 3.27.10)"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
