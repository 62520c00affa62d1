"""Swift source of which a part wasn't read: what is said of it, and that nothing depends on it."""

import pytest

VIEW = """import BrandKit
import SwiftUI
struct Root: View {
    @AppStorage("order") private var order: TabViewCustomization
    var body: some View {
        %s {
            Tab("Home", systemImage: "house") { Text("1") }%s
            %s
            TabSection("More") {
                Tab("Songs", systemImage: "music.note") { Text("2") }%s.defaultVisibility(.hidden, for: .tabBar)
            }%s
        }
        %s
    }
}
"""
KNOWN = ".tabViewStyle(.sidebarAdaptable).tabViewCustomization($order)"


def view(modifiers, entry="", container="TabView", has_ids=True):
    ids = [f'.customizationID("{name}")' if has_ids else "" for name in ("home", "songs", "more")]
    return VIEW % (container, ids[0], entry, ids[1], ids[2], modifiers)


@pytest.mark.parametrize(
    "source, notes",
    [
        (view(KNOWN, "BrandTab()"), ["the tab BrandTab() isn't declared in any file that was read"]),
        (
            view(".tabViewStyle(Brand.style).tabViewCustomization(Brand.order)", has_ids=False),
            ['tabViewStyle is unknown: "Brand.style"', 'tabViewCustomization is unknown: "Brand.order"'],
        ),
    ],
)
def test_no_finding_depends_on_what_wasnt_read(tabpreview, tmp_path, source, notes):
    (tmp_path / "A.swift").write_text(source)
    done = tabpreview("lint", "A.swift")
    assert done.returncode == 0 and "No findings in 1 file." in done.stdout, done.stdout
    for note in notes:
        assert note in done.stderr


def test_the_same_is_found_where_all_was_read(tabpreview, tmp_path):
    (tmp_path / "A.swift").write_text(view(KNOWN, has_ids=False))
    assert "[R5.7]" in tabpreview("lint", "A.swift").stdout


def test_a_container_of_a_package_is_named(tabpreview, tmp_path):
    (tmp_path / "A.swift").write_text(view("", container="BrandTabs"))
    done = tabpreview("lint", "A.swift")
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        'tabpreview: error: No tab view was found in "A.swift". 1 Swift file was searched.',
        "A.swift:6:9: info: BrandTabs isn't declared in any file that was read, but contains tabs. If it shows them, also read the "
        "directory that declares it. [unread-container]",
    ]


@pytest.mark.parametrize("command", ["lint", "check"])
def test_directories_that_need_each_other_are_hinted_at(tabpreview, tmp_path, command):
    for folder in ("App", "Packages"):
        (tmp_path / folder).mkdir()
    (tmp_path / "App/A.swift").write_text(view(".brandTabs()"))
    (tmp_path / "Packages/B.swift").write_text(
        "import SwiftUI\nextension View { func brandTabs() -> some View { tabViewStyle(.sidebarAdaptable) } }\n"
    )
    hint = '"App" and "Packages" are read as separate apps. If one uses declarations of another, name the directory that contains both.'
    assert hint in tabpreview(command, "App", "Packages").stderr
    alone = tabpreview(command, ".")
    assert "read as separate apps" not in alone.stderr and "brandTabs" not in alone.stderr + alone.stdout


@pytest.mark.parametrize("command", ["lint", "check"])
def test_conflict_markers_are_errors_in_the_words_of_specs(tabpreview, tmp_path, command):
    tabs = ['Tab("%s", systemImage: "star") { Text("") }' % name for name in "AB"]
    marked = f"<<<<<<< HEAD\n{tabs[0]}\n=======\n{tabs[1]}\n>>>>>>> other\n"
    (tmp_path / "A.swift").write_text("import SwiftUI\nstruct R: View { var body: some View { TabView {\n" + marked + "} } }\n")
    done = tabpreview(command, "A.swift")
    assert done.returncode == 1 and "skipped" not in done.stdout + done.stderr
    lines = [line for line in done.stdout.splitlines() if ": error: " in line]
    assert lines == [
        "A.swift:3:1: error: Line 3 is a Git conflict marker. Choose one of the two versions, and remove the lines "
        "that begin with <<<<<<<, ======= and >>>>>>>. [syntax]"
    ]
    serving = tabpreview("serve", "A.swift")
    assert serving.returncode == 1 and "A.swift:3:1: error: Line 3 is a Git conflict marker." in serving.stderr


@pytest.mark.parametrize("command", ["lint", "check", "test", "import", "serve"])
def test_a_directory_without_a_tab_view_is_in_quotes(tabpreview, tmp_path, command):
    (tmp_path / "A.swift").write_text("struct A {}\n")
    assert 'No tab view was found in ".". 1 Swift file was searched.' in tabpreview(command, ".").stderr


def test_a_line_has_one_prefix(tabpreview, tmp_path):
    (tmp_path / "A.swift").write_text(
        "import SwiftUI\nstruct R: View { var body: some View { TabView { Text(name) } } }\n"
    )
    lines = tabpreview("check", "A.swift").stderr.splitlines()
    assert lines == [
        'tabpreview: error: "A.swift" has no tab view with known contents.',
        "A.swift:2:40: info: R.body is skipped: the app draws its own bar. [passedOver]",
    ]


def test_a_types_name_stands_for_its_only_tab_view(tabpreview, tmp_path):
    two = view(KNOWN) + view(KNOWN).replace("struct Root", "struct Other").split("import SwiftUI")[1]
    (tmp_path / "A.swift").write_text(two)
    assert '"title": "Home"' in tabpreview("import", "A.swift", "--view", "Other").stdout
    wrong = tabpreview("import", "A.swift", "--view", "Othr")
    assert wrong.returncode == 64 and 'There is no tab view named "Othr". Did you mean "Other"?' in wrong.stderr
    history = tabpreview("history", "A.swift", "--view", "Other")
    assert "There is no tab view named" not in history.stderr
