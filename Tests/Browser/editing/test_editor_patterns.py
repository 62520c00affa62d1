"""Patterns that take longer than the second that one may take: the page goes on, and says so."""

import pytest

from editor_host import SOUND, source  # noqa: F401
from product import eventually
from test_editor_find import counts, opened

# Some seconds, twice as many for each letter more; it comes to an end by itself.
SLOW = "(a+)+$"
TEXT = "title: " + "a" * 27 + "b\nnote: aaa\n"
TOO_LONG = "This regular expression takes too long."


@pytest.fixture
def parts(source):
    parts = opened(source, TEXT, "yaml")
    parts["Replace"].click()
    parts["Regular expression"].click()
    yield parts
    source.mount()


def test_the_page_answers_keys_while_a_slow_pattern_is_at_work(source, parts):
    longest = """() => {
        globalThis.longest = 0;
        let last = performance.now();
        const tick = () => {
            const now = performance.now();
            globalThis.longest = Math.max(globalThis.longest, now - last);
            last = now;
            globalThis.ticking = setTimeout(tick);
        };
        tick();
    }"""
    source.run(longest)
    parts["Find"].fill(SLOW)
    source.run("editor.focus()")
    source.type("kept ")
    assert source.text == "kept " + TEXT
    counts(source, TOO_LONG)
    assert source.run("clearTimeout(ticking), longest") < 900, "no task of the page waits for the pattern"
    assert parts["Find"].get_attribute("aria-invalid") == "true"
    assert source.page.locator("#host .is-found").count() == 0


def test_what_is_typed_next_is_sought_next_and_what_was_meant_before_is_dropped(source, parts):
    parts["Find"].fill(SLOW)
    for query in ["(a+)+!$", "no", "not", "note"]:
        parts["Find"].fill(query)
    counts(source, "1 of 1")
    assert source.run("editor.text.slice(editor.selection.start, editor.selection.end)") == "note"
    parts["Find"].fill(SLOW)
    parts["Regular expression"].click()
    counts(source, "Not found")   # as words it is found at once, whatever the pattern does
    parts["Find"].fill("aaa")
    counts(source, "10 of 10")


def test_a_slow_pattern_steps_nowhere_and_replaces_nothing(source, parts):
    parts["Replace with"].fill("x")
    for act in (lambda: parts["Find"].press("Enter"), lambda: parts["Find"].press("Shift+Enter"),
                parts["Replace this one"].click, parts["Replace all"].click):
        parts["Find"].fill("")
        parts["Find"].fill(SLOW)
        act()
        counts(source, TOO_LONG)
        assert source.text == TEXT
    parts["Find"].fill("a{3}$")
    counts(source, "1 of 1")
    parts["Replace all"].click()
    eventually(lambda: source.text == TEXT.replace("aaa\n", "x\n"), lambda: source.text)


def workers(source):
    source.page.wait_for_timeout(10)   # in which the browser tells of them
    return len(source.page.workers)


def test_closing_the_bar_ends_what_is_at_work(source, parts):
    parts["Find"].fill(SLOW)
    eventually(lambda: workers(source) == 1, "one is at work")
    source.press("Escape")
    eventually(lambda: workers(source) == 0, "none is left")
    source.press("Control+f")
    eventually(lambda: workers(source) == 1, "one is at work again")
    source.run("editor.destroy()")
    eventually(lambda: workers(source) == 0, "nor does one outlive the editor")


def test_steps_asked_for_while_a_pattern_is_at_work_are_all_taken(source, parts):
    parts["Find"].fill("a")
    for _ in range(3):
        parts["Find"].press("Enter")
    counts(source, "4 of 30")


def test_a_worker_that_can_not_be_had_is_reported(source, parts):
    source.press("Escape")
    source.page.route("**/editor-search-worker.js", lambda route: route.abort())
    source.press("Control+f")
    parts["Find"].fill("a+")
    counts(source, "Regular expressions can’t be used now. Reload the page.")
    source.page.unroute("**/editor-search-worker.js")
    parts["Find"].fill("a+b")
    counts(source, "1 of 1")
    source.page.problems[:] = [text for text in source.page.problems if "editor-search-worker" not in text]


def test_a_hundred_thousand_places_are_found_stepped_through_and_replaced(source, parts):
    text = "\n".join("# " + "tab " * 50 for _ in range(2000))
    source.put("|" + text, "yaml")
    for query, substitute, wanted in [("TAB", "page", "page "), ("t(a)(b)", "$2$1", "ba ")]:
        parts["Find"].fill(query)
        counts(source, "1 of 100000")
        parts["Find"].press("Enter")
        counts(source, "2 of 100000")
        parts["Replace with"].fill(substitute)
        parts["Replace all"].click()
        eventually(lambda: source.text == text.replace("tab ", wanted), "all are replaced")
        assert source.run("editor.selection.start") < 20, "the cursor stays"
        source.run("editor.undo()")
        assert source.text == text
        source.run("editor.select(0)")
    parts["Regular expression"].click()
    parts["Find"].fill("tab t")
    counts(source, "1 of 50000")
    assert source.run(SOUND) == []
