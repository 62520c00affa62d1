"""`tabpreview import`: SwiftUI source as specs."""

import base64
import json
import pathlib
import plistlib
import re
import shutil

import pytest

from program import ROOT

APP = """import SwiftUI

struct AppView: View {
    let store: Store

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("Home") }
            Tab("Inbox", systemImage: "tray") { Text("Inbox") }.badge(3)
            TabSection("Courses") {
                ForEach(store.courses) { course in
                    Tab(course.name, systemImage: "book") { Text(course.name) }
                }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}
"""


@pytest.fixture
def app(tmp_path):
    folder = tmp_path / "App"
    folder.mkdir()
    (folder / "AppView.swift").write_text(APP, encoding="utf-8")
    return folder


def test_a_folder_is_answered_with_its_tab_views_and_places(tabpreview, app):
    done = tabpreview("import", "App")
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["version"] == 1
    [view] = answer["tabViews"]
    assert (view["name"], view["kind"], view["file"], view["line"]) == ("AppView.body", "tabBar", "AppView.swift", 7)
    assert [entry["title"] for entry in view["spec"]["tabs"]] == ["Home", "Inbox", "Courses"]
    assert view["spec"]["tabs"][1]["at"]["line"] == 9


def test_every_run_returns_equal_bytes(tabpreview):
    """Each process iterates over sets and dictionaries in an order of its own."""
    projects = ROOT / "Tests/SwiftUISourceTests/Projects"
    answers = {tabpreview("import", projects).stdout for _ in range(3)}
    assert len(answers) == 1
    assert len(json.loads(answers.pop())["tabViews"]) > 20


def test_one_tab_view_becomes_a_spec_that_can_be_checked(tabpreview, app):
    done = tabpreview("import", "App", "--output", "tabs.yaml")
    assert done.returncode == 0 and done.stderr.endswith("\nWrote tabs.yaml.\n"), done.stderr
    text = (app.parent / "tabs.yaml").read_text(encoding="utf-8")
    assert "- { title: Home, systemImage: house" in text
    assert "over: store.courses" in text and "at:" not in text
    assert tabpreview("check", "tabs.yaml").returncode == 0
    assert tabpreview("resolve", "tabs.yaml", "--platform", "iPhone").returncode == 0


def test_what_only_the_app_knows_is_noted_with_its_place(tabpreview, app):
    done = tabpreview("import", "App", "--format", "yaml")
    assert done.returncode == 0
    assert "AppView.swift:11:" in done.stderr and "store.courses" in done.stderr


PICTURES = pathlib.Path(__file__).parents[1] / "SwiftUISourceTests" / "Projects" / "pictures"


def test_a_spec_beside_the_asset_catalog_draws_its_images_and_symbols(tabpreview, tmp_path):
    shutil.copytree(PICTURES, tmp_path / "Ferries")
    done = tabpreview("import", "Ferries", "--output", "Ferries/App/tabs.yaml")
    assert done.returncode == 0, done.stderr
    text = (tmp_path / "Ferries/App/tabs.yaml").read_text(encoding="utf-8")
    assert "assetCatalog: Assets.xcassets\n" in text and "imageAsset: ferry" in text
    done = tabpreview("export", "Ferries/App/tabs.yaml", "--output", "page.html")
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    drawings = [base64.b64decode(data).decode() for data in re.findall(r"data:image/svg\+xml;base64,([\w+/=]+)", page)]
    # Of the symbol's template only the regular drawing, in its own field; of the image set its file, redrawn.
    assert any('viewBox="0 0 24 24" fill="currentColor"><path d="M' in drawing for drawing in drawings)
    assert any("M2 22L12 2L22 22Z" in drawing for drawing in drawings)
    assert not any("Weight/Scale" in drawing for drawing in drawings)


def test_a_spec_away_from_the_asset_catalog_names_none_and_says_why(tabpreview, tmp_path):
    shutil.copytree(PICTURES, tmp_path / "Ferries")
    (tmp_path / "Specs").mkdir()
    done = tabpreview("import", "Ferries", "--output", "Specs/tabs.yaml")
    assert done.returncode == 0, done.stderr
    assert "assetCatalog" not in (tmp_path / "Specs/tabs.yaml").read_text(encoding="utf-8")
    assert "App/Assets.xcassets: info: to see its images in the preview, save the spec in this directory or in a parent directory." in done.stderr
    here = tabpreview("import", "Ferries", "--format", "yaml")
    assert "assetCatalog: Ferries/App/Assets.xcassets\n" in here.stdout


def test_one_of_several_tab_views_is_named(tabpreview, app):
    (app / "Other.swift").write_text(APP.replace("AppView", "OtherView"), encoding="utf-8")
    done = tabpreview("import", "App", "--format", "yaml")
    assert done.returncode == 64
    assert "There are 2 tab views. Choose one with --view." in done.stderr
    assert "AppView.body" in done.stderr and "OtherView.body" in done.stderr
    named = tabpreview("import", "App", "--view", "OtherView.body")
    assert named.returncode == 0
    assert json.loads(named.stdout)["tabs"][0]["title"] == "Home"
    wrong = tabpreview("import", "App", "--view", "Nobody.body")
    assert wrong.returncode == 64 and 'no tab view named "Nobody.body"' in wrong.stderr


def test_a_folder_without_tab_views_ends_with_1(tabpreview, app):
    (app / "AppView.swift").write_text("import SwiftUI\n", encoding="utf-8")
    assert tabpreview("import", "App").returncode == 1
    assert 'No tab view was found in "App".' in tabpreview("import", "App").stderr
    done = tabpreview("import", "App", "--output", "tabs.json")
    assert done.returncode == 1 and 'No tab view was found in "App".' in done.stderr
    assert not (app.parent / "tabs.json").exists()


@pytest.mark.parametrize("words, said", [
    (["import", "tabs.yaml"], "tabs.yaml is not Swift source."), (["import", "App", "-o", "x.txt"], "Name it x.txt.yaml or x.txt.json."),
    (["import", "App", "--define", "debug=1"], "expected the name of a compilation condition"),
])
def test_what_can_not_be_imported_is_said(tabpreview, app, words, said):
    (app.parent / "tabs.yaml").write_text("tabs: [{ title: A }]\n")
    done = tabpreview(*words)
    assert done.returncode == 64 and said in done.stderr and not done.stdout
    assert not (app.parent / "x.txt").exists()


def test_of_source_with_an_error_a_part_is_written_and_said(tabpreview, app):
    source = (app / "AppView.swift").read_text(encoding="utf-8")
    (app / "AppView.swift").write_text(source.replace("TabView {", "TabView { let = ", 1), encoding="utf-8")
    for more in ([], ["--output", "tabs.yaml"]):
        done = tabpreview("import", "App", *more)
        assert done.returncode == 1 and "so the output is incomplete" in done.stderr


def test_what_is_not_there_ends_with_66(tabpreview):
    done = tabpreview("import", "Nowhere")
    assert done.returncode == 66 and "No such file or directory: Nowhere." in done.stderr


def test_a_file_the_parser_hangs_on_is_left_out(tabpreview, app):
    (app / "Hard.swift").write_text("let hard = TabView { " + "[" * 60 + "\n", encoding="utf-8")
    done = tabpreview("import", "App")
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert [view["name"] for view in answer["tabViews"]] == ["AppView.body"]
    assert any(one["file"] == "Hard.swift" for one in answer["diagnostics"])


def test_the_readers_memory_is_a_setting(tabpreview, app):
    done = tabpreview("import", "App", "--reader-memory", "512")
    assert done.returncode == 64
    assert '--reader-memory: "512" is not a whole number from 1024 to 1048576.' in done.stderr
    assert tabpreview("import", "App", "--reader-memory", "2048").returncode == 0


def test_the_readers_deadlines_are_settings(tabpreview, app):
    done = tabpreview("import", "App", environment={"TABPREVIEW_READER_FILE_SECONDS": "0"})
    assert done.returncode == 64
    assert 'TABPREVIEW_READER_FILE_SECONDS: "0" is not a whole number from 1 to 3600.' in done.stderr
    assert tabpreview("import", "App", environment={"TABPREVIEW_READER_FILE_SECONDS": "60"}).returncode == 0


def test_source_that_cant_be_read_is_a_warning_and_the_rest_is_read(tabpreview, app):
    (app / "Large.swift").write_bytes(b"/" * (4 * 1024 * 1024 + 1))
    done = tabpreview("import", "App", "--format", "yaml")
    assert done.returncode == 0
    assert "Large.swift: warning: the file is larger than 4 MiB and was excluded." in done.stderr
    assert "title: Home" in done.stdout


def test_titles_and_symbols_have_the_places_of_their_literals(tabpreview, tmp_path):
    """Of a `case` in another file, of what a helper is given, and of a modifier."""
    (tmp_path / "Place.swift").write_text(
        """enum Place: CaseIterable {
    case home, inbox
    var title: String {
        switch self {
        case .home: "Home"
        case .inbox: String(localized: "Inbox")
        }
    }
    var symbol: String { self == .home ? "house" : "tray" }
}
"""
    )
    (tmp_path / "RootView.swift").write_text(
        """import SwiftUI
struct RootView: View {
    func tab(_ title: String) -> some TabContent { Tab(title, systemImage: "star") { Text("") } }
    var body: some View {
        TabView {
            ForEach(Place.allCases, id: \\.self) { place in Tab(place.title, systemImage: place.symbol) { Text("") } }
            tab("Third").badge(3)
        }
    }
}
"""
    )
    [view] = json.loads(tabpreview("import", ".").stdout)["tabViews"]

    def places(entry):
        members = {key: at for key, at in entry["at"].items() if isinstance(at, dict)}
        return {key: f'{at["file"]}:{at["line"]}:{at["column"]}' for key, at in members.items()}

    assert [places(entry) for entry in view["spec"]["tabs"]] == [
        {"title": "Place.swift:5:21", "systemImage": "Place.swift:9:42"},
        {"title": "Place.swift:6:40", "systemImage": "Place.swift:9:52"},
        {"title": "RootView.swift:7:17", "systemImage": "RootView.swift:3:76", "badge": "RootView.swift:7:26"},
    ]


def titles(tabpreview, tmp_path, table, data):
    """The titles of the tabs `a` and `k` with a table of their texts, and what is said beside them."""
    path = tmp_path / "Lists" / "en.lproj" / table
    path.parent.mkdir(parents=True)
    path.write_bytes(data)
    (tmp_path / "Lists" / "A.swift").write_text(
        'struct V: View { var body: some View { TabView { Tab("a", systemImage: "x") {}; Tab("k", systemImage: "x") {} } } }'
    )
    done = tabpreview("import", "Lists", "--output", "-")
    assert done.returncode == 0, done.stderr
    return [tab["title"] for tab in json.loads(done.stdout)["tabs"]], done.stderr


@pytest.mark.parametrize(("data", "expected"), [
    (b'"a" = "first";\n"a" = "last";\n', ["last", "k"]), (b'"a" = "\\Ud83d\\Ude00";', ["\N{GRINNING FACE}", "k"]),
    (b"'k' = 'v'; a;", ["a", "v"]), ('"a" = "é";'.encode("utf-16"), ["é", "k"]),
    (plistlib.dumps({"a": "Start"}), ["Start", "k"]),
    (plistlib.dumps({"a": "Start"}, fmt=plistlib.FMT_BINARY), ["Start", "k"])])
def test_string_tables_are_read_as_foundation_reads_them(tabpreview, tmp_path, data, expected):
    assert titles(tabpreview, tmp_path, "Localizable.strings", data) == (expected, "")


@pytest.mark.parametrize("form", [plistlib.FMT_XML, plistlib.FMT_BINARY])
def test_tables_of_forms_are_read_in_xml_and_binary(tabpreview, tmp_path, form):
    rules = {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "other": "Many"}
    data = plistlib.dumps({"a": {"NSStringLocalizedFormatKey": "%#@n@", "n": rules}}, fmt=form)
    assert titles(tabpreview, tmp_path, "Localizable.stringsdict", data) == (["Many", "k"], "")


@pytest.mark.parametrize(("data", "said"), [
    (b'"a" = "b"\n"k" = "c";', ':1:10: warning: expected ";" after the string. None of the file\'s strings are used.'),
    (b"<plist>\n<dict><key>a</dict></plist>", ":2:1: warning: the file is not a valid property list: its XML is invalid here."),
    (b"bplist00", ": warning: the file starts like a binary property list, but isn't a valid one.")])
def test_a_damaged_string_table_is_named_with_its_line(tabpreview, tmp_path, data, said):
    shown, errors = titles(tabpreview, tmp_path, "Localizable.strings", data)
    assert shown == ["a", "k"]
    assert f"Lists/en.lproj/Localizable.strings{said}" in errors
    assert "CFPropertyList" not in errors and len(errors.splitlines()) == 3
