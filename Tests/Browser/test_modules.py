"""Pure functions of the script, called in the page itself."""

import re
from pathlib import Path

import pytest

from pages import open_page

pytestmark = pytest.mark.quick

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def run(browser, unchanged):
    context = browser.new_context()
    page = open_page(context, unchanged)

    def call(module, body, *arguments):
        return page.evaluate("""async ([module, body, values]) => {
            const base = document.querySelector('script[type="module"]').src;
            const loaded = await import(new URL(module, base).href);
            const calls = {
                call: (name, ...rest) => loaded[name](...rest),
                pause: failures => [loaded.pauseBefore(failures, () => 0), loaded.pauseBefore(failures, () => 1)],
            };
            return calls[body](...values);
        }""", [module, body, list(arguments)])

    yield call
    context.close()


def boxes(*starts, size=100):
    return [{"left": start, "right": start + size, "top": 0, "bottom": 40} for start in starts]


def rows(*starts):
    return [{"left": 0, "right": 200, "top": start, "bottom": start + 40} for start in starts]


@pytest.mark.parametrize("x, rtl, wanted", [
    (-5, False, 0), (49, False, 0), (51, False, 1), (149, False, 1), (251, False, 3), (999, False, 3),
    (999, True, 0), (251, True, 0), (249, True, 1), (51, True, 2), (49, True, 3), (-5, True, 3)])
def test_an_entry_goes_before_the_first_whose_middle_lies_beyond(run, x, rtl, wanted):
    rects = boxes(200, 100, 0) if rtl else boxes(0, 100, 200)
    assert run("targets.js", "call", "insertionIndex", {"x": x, "y": 20}, rects, "x", rtl) == wanted


@pytest.mark.parametrize("y, wanted", [(-5, 0), (19, 0), (21, 1), (61, 2), (500, 3)])
def test_rows_one_above_the_other_go_by_height(run, y, wanted):
    assert run("targets.js", "call", "insertionIndex", {"x": 5, "y": y}, rows(0, 40, 80), "y", False) == wanted


def test_an_empty_region_has_one_place(run):
    assert run("targets.js", "call", "insertionIndex", {"x": 5, "y": 5}, [], "x", False) == 0


BOUNDS = {"left": 0, "right": 320, "top": 0, "bottom": 40}


@pytest.mark.parametrize("index, rtl, wanted", [
    (0, False, 0), (1, False, 105), (2, False, 210), (0, True, 210), (1, True, 105), (2, True, 0)])
def test_the_mark_is_in_the_middle_of_the_gap(run, index, rtl, wanted):
    rects = boxes(110, 0) if rtl else boxes(0, 110)
    assert run("targets.js", "call", "markAt", index, rects, BOUNDS, "x", rtl) == {"x": wanted, "y": 0, "length": 40}


def test_the_mark_of_an_empty_region_is_in_its_middle(run):
    assert run("targets.js", "call", "markAt", 0, [], BOUNDS, "x", False) == {"x": 160, "y": 0, "length": 40}


def test_the_mark_between_rows_is_as_long_as_they_are_wide(run):
    assert run("targets.js", "call", "markAt", 1, rows(0, 44), BOUNDS, "y", False) == {"x": 0, "y": 42, "length": 200}


@pytest.mark.parametrize("at, wanted", [(500, 0), (0, -1), (20, -0.5), (39, -0.025), (1000, 1), (980, 0.5), (-50, -1)])
def test_scrolls_faster_the_nearer_the_edge(run, at, wanted):
    assert run("targets.js", "call", "scrollSpeed", at, 0, 1000) == wanted


@pytest.mark.parametrize("point, slack, wanted", [
    ((0, 0), 0, True), ((-1, 0), 0, False), ((-1, 0), 1, True), ((321, 41), 1, True), ((321, 42), 1, False)])
def test_contains(run, point, slack, wanted):
    assert run("targets.js", "call", "contains", BOUNDS, {"x": point[0], "y": point[1]}, slack) is wanted


@pytest.mark.parametrize("key, axis, rtl, wanted", [
    ("ArrowRight", "x", False, 1), ("ArrowLeft", "x", False, -1), ("ArrowRight", "x", True, -1),
    ("ArrowLeft", "x", True, 1), ("ArrowDown", "x", False, None), ("ArrowUp", "y", False, -1),
    ("ArrowDown", "y", True, 1), ("ArrowRight", "y", False, None), ("Home", "x", True, "first"),
    ("End", "y", False, "last"), ("a", "x", False, None)])
def test_keys_and_their_steps(run, key, axis, rtl, wanted):
    assert run("roving.js", "call", "stepFor", key, axis, rtl) == wanted


@pytest.mark.parametrize("failures, shortest, longest", [(0, 250, 500), (1, 500, 1000), (3, 2000, 4000), (9, 4000, 8000)])
def test_pauses_grow_and_are_random(run, failures, shortest, longest):
    assert run("stream.js", "pause", failures) == [shortest, longest]


@pytest.mark.parametrize("op, start, end, wanted", [
    ("moveInBar", (2, 5), (4, 5), "Drafts moved from position 2 to position 4 of 5 in the tab bar"),
    ("addToBar", None, (3, 6), "Drafts added to the tab bar at position 3 of 6"),
    ("addToBar", None, None, "Drafts added to the tab bar"),
    ("removeFromBar", (2, 5), None, "Drafts removed from the tab bar, where it was at position 2 of 5"),
    ("removeFromBar", None, None, "Drafts removed from the tab bar"),
    ("hide", None, None, "Drafts hidden"), ("show", None, None, "Drafts shown")])
def test_what_was_done_in_words(run, op, start, end, wanted):
    place = lambda at: at and {"name": "the tab bar", "position": at[0], "count": at[1]}
    assert run("entries.js", "call", "sentence", op, "Drafts", place(start), place(end)) == wanted


ORDER = ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize("entry", ORDER)
@pytest.mark.parametrize("to", range(5))
def test_of_one_that_was_moved_far_it_is_known_which(run, entry, to):
    moved = [other for other in ORDER if other != entry]
    moved.insert(to, entry)
    distance = abs(ORDER.index(entry) - to)
    found = {other for other in ORDER if run("conflict.js", "call", "hasMoved", other, ORDER, moved)}
    passed = {ORDER[to]} if distance == 1 else set()
    assert found == ({entry} | passed if distance else set()), "of two that changed places both count"


@pytest.mark.parametrize("fresh", [["x", "a", "b", "c", "d", "e"], ["a", "c", "e"], ["a", "b", "x", "c", "y", "d", "e"]])
def test_what_comes_and_goes_moves_nothing_else(run, fresh):
    assert [one for one in fresh if one in ORDER and run("conflict.js", "call", "hasMoved", one, ORDER, fresh)] == []


@pytest.mark.parametrize("before, fresh, wanted", [
    ("c", ["a", "b", "c", "d", "e"], "c"), ("c", ["c", "a", "b", "d", "e"], "d"), ("c", ["a", "b", "d", "e"], "d"),
    ("d", ["d", "e", "a", "b", "c"], None), ("c", ["x", "a", "b", "d", "c", "e"], "e"), ("a", ["x", "a", "b", "e"], "x"), ("a", ["b"], None)])
def test_a_place_is_named_by_the_next_that_stays(run, before, fresh, wanted):
    assert run("conflict.js", "call", "newPlaceBefore", "b", before, ORDER, fresh) == wanted


def test_every_name_that_is_imported_is_exported_where_it_comes_from():
    texts = {file: file.read_text() for file in (ROOT / "Public").rglob("*.js")}
    declared = r"^export (?:async )?(?:function\*?|const|let|class) (\w+)"
    named = re.compile(r"import \{([^}]*)\} from '([^']+)'")
    missing = []
    for file, text in texts.items():
        for names, place in named.findall(text):
            exports = re.findall(declared, texts[(file.parent / place).resolve()], re.M)
            wanted = [name.split(" as ")[0].strip() for name in names.split(",") if name.strip()]
            missing += [f"{file.name}: {name} of {place}" for name in wanted if name not in exports]
    assert sum(len(named.findall(text)) for text in texts.values()) > 50 and not missing, missing


def imports_of(file):
    """The modules that a module imports, now or later."""
    pattern = r"^(?:import|\}) [^;'(]*'([^']+)';|\bimport\('([^']+)'\)"
    places = re.findall(pattern, file.read_text(), re.M)
    return [(file.parent / next(filter(None, place))).resolve() for place in places]


def test_no_modules_import_each_other():
    imports = {file: set(imports_of(file)) for file in (ROOT / "Public").rglob("*.js")}
    assert sum(map(len, imports.values())) > 100
    while outside := [file for file, used in imports.items()
                      if not used & imports.keys() or not any(file in others for others in imports.values())]:
        for file in outside:
            del imports[file]
    circles = {file.name: sorted(other.name for other in used & imports.keys()) for file, used in imports.items()}
    assert not circles, circles
