"""The pure parts of saving, called in the page itself: which lines two texts share, and three texts into one."""

import pathlib

import pytest

from pages import open_page

PROPERTIES = (pathlib.Path(__file__).with_name("merging.js")).read_text().split("\n", 1)[1]
LOAD = """name => import(new URL(`editing/${name}`, document.querySelector('script[type="module"]').src).href)"""


@pytest.fixture(scope="module")
def page(browser, unchanged):
    context = browser.new_context()
    yield open_page(context, unchanged)
    context.close()


@pytest.mark.parametrize("seed", [1, 2026])
def test_holds_for_thousands_of_random_texts(page, seed):
    outcome = page.evaluate(f"async seed => ({PROPERTIES})(seed, 4000, {LOAD})", seed)
    assert outcome["broken"] == []
    assert min(outcome["counted"].values()) > 500, "both kinds were met"


def test_ten_thousand_lines_take_bounded_work(page):
    """Turned round, or alike in every seventh line, they would take a hundred million steps without the bound."""
    found = page.evaluate(f"""async () => {{
        const {{ match }} = await ({LOAD})('diff.js');
        const lines = Array.from({{ length: 10000 }}, (_, at) => `line ${{at}}`);
        const few = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
        const repeated = [1, 3].map(step => lines.map((_, at) => few[(at * at * step) % 7]));
        const moved = [...lines.slice(5000), ...lines.slice(0, 5000)];
        const third = lines.map((line, at) => (at % 3 === 0 ? `other ${{at}}` : line));
        return [[lines, [...lines].reverse()], repeated, [lines, moved], [lines, third]].map(([a, b]) => {{
            const pairs = match(a, b);
            return [pairs.length, pairs.every(([i, j]) => a[i] === b[j])];
        }});
    }}""")
    assert all(equal for _, equal in found)
    assert [found[0][0], found[2][0], found[3][0]] == [1, 5000, 6666]


@pytest.mark.parametrize("raw, changed, wanted", [
    ("\ufeffa\r\nb\r\n", "a\nx\nb\n", "\ufeffa\r\nx\r\nb\r\n"),
    ("a\r\nb\nc\r\n", "a\nx\nb\nc\n", "a\r\nx\r\nb\nc\r\n"),
    ("a\nb", "a\nb\n", "a\nb\n"), ("a\r\nb", "a\nb\nc", "a\r\nb\r\nc"), ("", "a\n", "a\n"), ("a\rb\r", "a\nc\n", "a\rc\r")])
def test_the_files_line_ends_and_mark_come_back(page, raw, changed, wanted):
    got = page.evaluate(f"""async ([raw, changed]) => {{
        const {{ createDocument, decoded }} = await ({LOAD})('document.js');
        const spec = createDocument({{ bytes: new TextEncoder().encode(raw), tag: 't', format: 'json' }});
        const isSame = decoded(spec.bytesOf(spec.text)) === raw && !spec.isDirty(spec.text) && spec.isDirty(`${{raw}}x`);
        return [isSame, decoded(spec.bytesOf(changed))];
    }}""", [raw, changed])
    assert got == [True, wanted]


@pytest.mark.parametrize("base, mine, theirs, wanted", [
    ("a\nb\nc\nd", "A\nb\nc\nd", "a\nb\nc\nD", "A\nb\nc\nD"), ("a\nb\nc", "a\nc", "a\nb\nc\nd", "a\nc\nd"),
    ("a\nb\nc", "a\nx\nc", "a\nx\nc", "a\nx\nc"), ("a", "a\nx", "y\na", "y\na\nx"),
    ("a\nb\nc", "a\nx\nc", "a\ny\nc", None), ("a\nb", "A\nb", "a\nB", None), ("a", "b", "", None)])
def test_takes_what_one_side_changed_and_asks_about_the_rest(page, base, mine, theirs, wanted):
    text = f"async texts => (await ({LOAD})('merge.js')).merge(...texts).text"
    assert page.evaluate(text, [base, mine, theirs]) == wanted
