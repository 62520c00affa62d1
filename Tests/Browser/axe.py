"""Asks axe about what a page shows. The script comes with the package axe-playwright-python."""

from importlib.resources import files

SCRIPT = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
# What is folded away is still laid out, and axe would judge it over whatever is there instead.
SEEN = {"exclude": [["details:not([open]) > :not(summary)"]]}
# The rules whose answer depends on the scheme and on the width; the others read markup alone.
OF_LOOKS = ["color-contrast", "scrollable-region-focusable", "link-in-text-block"]
RUN = """async ([context, type, values]) => {
    const options = { resultTypes: ['violations'], ...(values && { runOnly: { type, values } }) };
    const { violations } = await axe.run(context, options);
    return violations.flatMap(one => one.nodes.map(node => `${one.id}: ${node.target} ${node.failureSummary}`));
}"""


def violations(page, rules=None, tags=None):
    """Every violation with its element and its reason; of the named rules or tags only, if some are named."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SCRIPT)
    return page.evaluate(RUN, [SEEN, "tag" if tags else "rule", tags or rules])
