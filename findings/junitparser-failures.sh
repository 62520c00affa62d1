#!/usr/bin/env bash
# Package:  junitparser 5.0.3 (PyPI)
# Expected: The JUnit XML schema of Apache Ant's reports: `failures` is the number of tests in the suite that failed, so
#           it's never more than `tests`.
# Actual:   update_statistics counts failure elements, so a test that reports two counts as two failed tests. Merging
#           reports does the same.
# Seen:     tests=1 failures=2
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check junitparser==5.0.3

now=$("$work/venv/bin/python" - <<'PYTHON'
from junitparser import JUnitXml

report = JUnitXml.fromstring("""<testsuites><testsuite name="lint" tests="1" failures="1">
    <testcase name="tabs.json" classname="lint"><failure message="No title"/><failure message="No icon"/></testcase>
</testsuite></testsuites>""")
report.update_statistics()
print(f"tests={report.tests} failures={report.failures}")
PYTHON
)
seen="tests=1 failures=2"
echo "junitparser 5.0.3, the counts of one test that reports two failures:"
echo "  expected: tests=1 failures=1"
echo "  seen:     $seen"
echo "  now:      $now"
[ "$now" = "$seen" ] || { echo "It behaves differently now."; exit 1; }
