"""Swift source where the commands take a spec."""

import json
import os
import shutil
import subprocess

import pytest

from program import BINARY
from test_diff import git

APP = """import SwiftUI

struct AppView: View {
    let store: Store
    @State private var isSignedIn = true

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house", value: 1) { Text("Home") }
            Tab("Inbox", systemImage: "tray", value: 1) { Text("Inbox") }
            if store.isOpen {
                Tab("Shop", systemImage: "cart", value: 3) { Text("Shop") }
            }
            ForEach(store.courses) { course in
                Tab(course.name, systemImage: "book", value: course.id) { Text(course.name) }
            }
        }
    }
}
"""
PLACE = "App/AppView.swift:10:13"
BAR = 'import SwiftUI\nstruct %s: View { var body: some View { TabView { Tab("%s", systemImage: "star") { Text("") } } } }\n'
OWN_BAR = """import SwiftUI
struct Own: View {
    @State private var chosen = 0
    var body: some View {
        VStack { TabView(selection: $chosen) { Text("A").tag(0); Text("B").tag(1) }; Text("bar") }
    }
}
"""
WATCHED = """import SwiftUI
#if os(tvOS)
struct Television: View {
    var body: some View {
        TabView {
            Tab("Watch", systemImage: "tv", value: 1) { Text("") }
            Tab("Again", systemImage: "tv", value: 1) { Text("") }
        }
    }
}
#endif
"""


@pytest.fixture
def app(tmp_path):
    folder = tmp_path / "App"
    folder.mkdir()
    (folder / "AppView.swift").write_text(APP, encoding="utf-8")
    return folder


def write(folder, **files):
    for name, text in files.items():
        (folder / f"{name}.swift").write_text(text, encoding="utf-8")


def test_findings_are_at_their_swift_line_in_every_form(tabpreview, app):
    text = tabpreview("lint", "App")
    assert text.returncode == 2
    assert f'{PLACE}: error: Inbox has the value "1", which Home already has. [R5.1]' in text.stdout
    assert "in 1 file." in text.stdout

    answer = json.loads(tabpreview("lint", "App", "--format", "json").stdout)["diagnostics"]
    assert ("App/AppView.swift", 10, 13) in [(one["file"], one["line"], one["column"]) for one in answer]
    github = tabpreview("lint", "App", "--format", "github").stdout.splitlines()
    assert any(one.startswith("::error file=App/AppView.swift,line=10,col=13,title=R5.1::") for one in github)
    [run] = json.loads(tabpreview("lint", "App", "--format", "sarif").stdout)["runs"]
    places = [result["locations"][0]["physicalLocation"] for result in run["results"] if result["ruleId"] == "R5.1"]
    assert places == [
        {"artifactLocation": {"uri": "App/AppView.swift"}, "region": {"startLine": 10, "startColumn": 13}}
    ]


@pytest.mark.parametrize(
    "folder, argument, place",
    [("", "App/", "App/AppView.swift"), ("App", ".", "AppView.swift"), ("App", "AppView.swift", "AppView.swift")],
)
def test_paths_are_seen_from_the_working_directory(tabpreview, app, folder, argument, place):
    tabpreview.folder = tabpreview.folder / folder
    assert f"{place}:10:13: error:" in tabpreview("lint", argument).stdout


def test_what_is_not_known_is_no_finding(tabpreview, app):
    done = tabpreview("lint", "App", "--off", "R5.1", "--fail-on", "info")
    assert done.returncode == 0, done.stdout
    assert done.stdout == "No findings in 1 file.\n"
    assert 'App/AppView.swift:15:21: info: the title "course.name" is known only at runtime.' in done.stderr
    assert tabpreview("lint", "App", "--quiet", "--off", "R5.1").stderr == ""


def test_all_tab_views_are_linted_and_own_bars_are_named(tabpreview, app):
    write(app, Own=OWN_BAR, Television=WATCHED)
    done = tabpreview("lint", "App")
    assert done.returncode == 2
    assert f"{PLACE}: error:" in done.stdout and "App/Television.swift:7:13: error: Again has the value" in done.stdout
    assert "App/Own.swift:5:18: info: Own.body is skipped: the app draws its own bar." in done.stderr
    assert "in 2 files." in done.stdout

    one = tabpreview("lint", "App", "--view", "Television.body")
    assert "Again" in one.stdout and "Inbox" not in one.stdout


def test_check_reads_all_tab_views_and_tells_what_is_not_known(tabpreview, app):
    write(app, Other=BAR % ("Other", "Star"))
    done = tabpreview("check", "App")
    assert done.returncode == 0, done.stderr
    assert "App/AppView.swift: AppView.body: no errors.\n" in done.stdout
    assert "App/Other.swift: Other.body: no errors.\n" in done.stdout
    assert "App/AppView.swift:15:21: info: the title" in done.stdout
    answer = json.loads(tabpreview("check", "App", "--format", "json").stdout)["diagnostics"]
    assert {one["file"] for one in answer} == {"App/AppView.swift"}


def test_resolve_and_export_take_the_only_tab_view_with_a_bar(tabpreview, app):
    write(app, Own=OWN_BAR)
    done = tabpreview("resolve", "App", "--platform", "iPhone", "--format", "json")
    assert done.returncode == 0, done.stderr
    layout = json.loads(done.stdout)
    assert [one["title"] for one in layout["bar"]["items"]][:3] == ["Home", "Inbox", "Shop"]
    assert ("App/AppView.swift", 10) in [(one["file"], one["line"]) for one in layout["findings"]]
    closed = json.loads(tabpreview("resolve", "App", "--platform", "iPhone", "--format", "json", "--if", "isOpen=false").stdout)
    assert "Shop" not in json.dumps(closed["bar"])
    spec = json.loads(tabpreview("export", "App", "--format", "json").stdout)["spec"]
    assert [one["title"] for one in spec["tabs"]][:2] == ["Home", "Inbox"] and "at" not in spec["tabs"][0]
    assert "struct AppView: View" in tabpreview("export", "App/AppView.swift", "--format", "swift").stdout


@pytest.mark.parametrize("command", [["resolve"], ["export", "--format", "json"], ["diff", "App/AppView.swift"]])
def test_one_of_several_is_named(tabpreview, app, command):
    write(app, Other=BAR % ("Other", "Star"))
    done = tabpreview(*command, "App")
    assert done.returncode == 64
    assert "There are 2 tab views. Choose one with --view." in done.stderr
    assert "  Other.body  tabBar  App/Other.swift:2:" in done.stderr
    wrong = tabpreview(command[0], *command[1:], "App", "--view", "No.body")
    assert wrong.returncode == 64 and 'There is no tab view named "No.body".' in wrong.stderr
    if command[0] != "diff":
        named = tabpreview(*command, "App", "--view", "Other.body")
        assert named.returncode == 0 and "Star" in named.stdout


def test_one_for_the_latest_systems_needs_no_name(tabpreview, app):
    new = 'TabView { Tab("New", systemImage: "star") { Text("") } }'
    old = 'TabView { Text("").tabItem { Label("Old", systemImage: "clock") } }'
    body = f"if #available(iOS 26, *) {{ {new} }} else {{ {old} }}"
    (app / "AppView.swift").write_text(f"import SwiftUI\nstruct Bars: View {{ var body: some View {{ {body} }} }}\n")
    done = tabpreview("resolve", "App", "--platform", "iPhone", "--format", "json")
    assert done.returncode == 0, done.stderr
    assert [one["title"] for one in json.loads(done.stdout)["bar"]["items"]] == ["New"]
    named = tabpreview("export", "App", "--format", "json", "--view", "Bars.body #2")
    assert "Old" in named.stdout


def test_export_has_both_kinds_of_view(tabpreview, app):
    write(app, Other=BAR % ("Other", "Star"))
    done = tabpreview("export", "App", "--view", "all", "--view", "Other.body", "--output", "tabs.html")
    assert done.returncode == 0, done.stderr
    page = (app.parent / "tabs.html").read_text(encoding="utf-8")
    assert "Star" in page and "Inbox" not in page
    assert tabpreview("export", "App", "--view", "every", "--output", "tabs.html").returncode == 64


def test_flags_and_languages_reach_the_reader(tabpreview, app):
    flagged = APP.replace("if store.isOpen {", "#if DEBUG").replace("value: 3) { Text(\"Shop\") }\n            }", "value: 3) { Text(\"Shop\") }\n#endif")
    write(app, AppView=flagged)
    for language, text in [("en", "Start"), ("de", "Anfang")]:
        strings = app / f"{language}.lproj"
        strings.mkdir()
        (strings / "Localizable.strings").write_text(f'"Home" = "{text}";\n', encoding="utf-8")

    def titles(*arguments):
        layout = json.loads(tabpreview("resolve", "App", "--platform", "iPhone", "--format", "json", *arguments).stdout)
        return [one["title"] for one in layout["bar"]["items"]]

    assert titles()[0] == "Start" and "Shop" not in titles()
    assert titles("--locale", "de")[0] == "Anfang"
    assert titles("--locale", "ja")[0] == "Start"
    assert titles("--locale", "en-XA")[0].startswith("[")
    assert "Shop" in titles("--define", "DEBUG")


def test_a_spec_in_the_directory_is_read_too(tabpreview, app):
    assert f"{PLACE}: error:" in tabpreview("lint", "App").stdout
    (app / "tabs.json").write_text('{"tabs": [{"title": "Mine", "systemImage": "star"}]}', encoding="utf-8")
    both = tabpreview("lint", "App")
    assert both.stderr.startswith("1 spec, 1 Swift file.\n")
    (app / "Other.swift").write_text("struct Other {}\n", encoding="utf-8")
    assert tabpreview("lint", "App").stderr.startswith("1 spec, 2 Swift files.\n")
    assert f"{PLACE}: error:" in both.stdout and "in 2 files." in both.stdout
    assert "Mine" in tabpreview("resolve", "App").stdout
    for command in ("lint", "check", "resolve"):
        assert "Mine" not in tabpreview(command, "App", "--view", "AppView.body").stdout
        refused = tabpreview(command, "App/tabs.json", "--view", "AppView.body")
        assert refused.returncode == 64 and "--view AppView.body only applies to Swift source" in refused.stderr
    assert f"{PLACE}: error:" in tabpreview("lint", "App/AppView.swift").stdout


def test_a_folder_may_be_named_by_a_link(tabpreview, app):
    (app.parent / "Link").symlink_to("App")
    assert "Link/AppView.swift:10:13: error:" in tabpreview("lint", "Link").stdout
    assert "Inbox" in tabpreview("resolve", "Link", "--platform", "iPhone").stdout


def test_a_window_of_settings_is_linted_on_the_mac(tabpreview, app):
    settings = "".join(f'            Tab("T{n}", systemImage: "star") {{ Text("") }}\n' for n in range(7))
    body = f"import SwiftUI\nstruct Preferences: View {{\n  var body: some View {{\n    TabView {{\n{settings}    }}\n  }}\n}}\n"
    scene = "import SwiftUI\nstruct TheApp: App { var body: some Scene { Settings { Preferences() } } }\n"
    write(app, AppView=body, TheApp=scene)
    done = tabpreview("lint", "App", "--fail-on", "warning")
    assert done.returncode == 0 and "[R5.86]" in done.stdout and "1 info in 1 file." in done.stdout, done.stdout + done.stderr


def test_a_file_of_another_program_is_no_spec(tabpreview, app):
    (app / "project.yml").write_text("name: App\ntargets: {}\n", encoding="utf-8")
    assert "Inbox" in tabpreview("resolve", "App", "--platform", "iPhone").stdout


def test_fix_says_where_and_writes_nothing(tabpreview, app):
    filled = APP.replace('"house"', '"house.fill"')
    write(app, AppView=filled)
    for more in ([], ["--dry-run"]):
        done = tabpreview("lint", "App", "--fix", *more)
        said = done.stderr if more else done.stdout
        assert done.returncode == 2
        assert "App/AppView.swift:9:38: not fixed: Fix the Swift source yourself. Give Home the outline house:" in said
        assert f"No fixes {'would be applied' if more else 'applied'}." in said
    assert (app / "AppView.swift").read_text(encoding="utf-8") == filled


def test_a_mixture_is_read_each_once(tabpreview, app, messages):
    other = app.parent / "Other"
    other.mkdir()
    write(other, Bar=BAR % ("Bar", "Star"))
    done = tabpreview("lint", "App", "App/AppView.swift", "Other/Bar.swift", "messages.yaml", "App/../App", "--format", "json")
    found = [one for one in json.loads(done.stdout)["diagnostics"] if one["id"] == "R5.1"]
    assert [one["file"] for one in found] == ["App/AppView.swift"]
    both = tabpreview("check", "App", "Other", "messages.yaml")
    assert both.returncode == 0
    assert [line for line in both.stdout.splitlines() if line.endswith("no errors.")] == [
        "App/AppView.swift: AppView.body: no errors.",
        "Other/Bar.swift: Bar.body: no errors.",
        "messages.yaml: no errors.",
    ]


@pytest.mark.parametrize("command, status", [("lint", 66), ("check", 66), ("resolve", 66), ("export", 66)])
@pytest.mark.parametrize("content", [None, "notes.txt"])
def test_a_folder_without_swift_is_no_source(tabpreview, tmp_path, command, status, content):
    (tmp_path / "Empty").mkdir()
    if content:
        (tmp_path / "Empty" / content).write_text("TabView { }", encoding="utf-8")
    done = tabpreview(command, "Empty", *(["--format", "json"] if command == "export" else []))
    assert done.returncode == status
    assert "no spec" in done.stderr


@pytest.mark.parametrize("command", ["lint", "check", "resolve"])
def test_no_tab_view_says_what_was_looked_at(tabpreview, app, command):
    write(app, AppView="import SwiftUI\n", Second="struct A {}\n")
    (app / "Pods").mkdir()
    done = tabpreview(command, "App")
    assert done.returncode == 1
    assert 'No tab view was found in "App". 2 Swift files were searched. Excluded: Pods.' in done.stderr
    github = tabpreview("lint", "App", "--format", "github")
    assert github.stdout.startswith('::error::No tab view was found in "App".')


@pytest.mark.parametrize("command", ["lint", "check", "resolve"])
def test_what_is_not_there_ends_with_66(tabpreview, command):
    done = tabpreview(command, "Nowhere.swift")
    assert done.returncode == 66 and "No such file: Nowhere.swift." in done.stderr


def test_the_highest_code_is_told(tabpreview, app):
    empty = app.parent / "Nothing"
    empty.mkdir()
    write(empty, A="struct A {}\n")
    assert tabpreview("lint", "App", "Nothing").returncode == 1
    assert tabpreview("lint", "App", "Nothing", "Nowhere.swift").returncode == 66
    assert tabpreview("lint", "App", "Nothing", "Nowhere.swift", "nowhere.json").returncode == 66


def test_without_its_reader_what_to_do_is_told(app, tmp_path):
    alone = tmp_path / "alone"
    alone.mkdir()
    shutil.copy(BINARY, alone)
    for words in (["lint", "App"], ["check", "App"], ["resolve", "App"], ["diff", "App", "App"]):
        done = subprocess.run([alone / BINARY.name, *words], cwd=tmp_path, capture_output=True, text=True, timeout=60)
        assert done.returncode == 69
        assert "Reinstall tabpreview" in done.stderr


def test_an_unreadable_folder_is_no_source(app, tmp_path):
    # Root reads everything, unless it has given that up.
    limited = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
    app.chmod(0)
    done = subprocess.run([*limited, BINARY, "lint", "App"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    app.chmod(0o700)
    assert done.returncode == 74


def test_names_can_not_steer_a_terminal(tabpreview, tmp_path):
    folder = tmp_path / "A b\n\x1b[31m\u202e"
    folder.mkdir()
    title = 'Tab("Inbox\\u{202E}", systemImage: "tray", value: 1)'
    write(folder, AppView=APP.replace('Tab("Inbox", systemImage: "tray", value: 1)', title))
    for done in (
        tabpreview("lint", folder.name),
        tabpreview("check", folder.name),
        tabpreview("resolve", folder.name, "--platform", "iPhone"),
        tabpreview("lint", folder.name, "--view", "\x1b[31m\u202e"),
        tabpreview("publish", folder.name, "--to", "http://127.0.0.1:9"),
    ):
        said = done.stdout + done.stderr
        assert "\x1b" not in said and "\u202e" not in said
        assert "\\u{1b}[31m\\u{202e}" in said
    annotations = tabpreview("lint", folder.name, "--format", "github").stdout.splitlines()
    messages = [one.split("::", 2)[2] for one in annotations]
    assert "Inbox\\u{202e} has the value" in "".join(messages) and "\u202e" not in "".join(messages)
    assert "file=A b%0A\\u{1b}[31m\\u{202e}/AppView.swift," in annotations[0]


def test_publish_names_the_command_that_makes_a_spec(tabpreview, app):
    for path in ("App", "App/AppView.swift"):
        done = tabpreview("publish", path, "--to", "http://127.0.0.1:9")
        assert done.returncode == 64
        assert f"{path} is Swift source. Publish a spec instead. To create one, run: tabpreview import {path}" in done.stderr


@pytest.fixture
def repository(app):
    """An app in one revision, with another badge staged and one more tab in its folder."""
    root = app.parent
    git(root, "init", "--quiet")
    (root / ".gitignore").write_text("*.html\n", encoding="utf-8")
    git(root, "add", ".")
    git(root, "commit", "--quiet", "-m", "Add the app")
    staged = APP.replace('"Inbox", systemImage: "tray", value: 1) { Text("Inbox") }', '"Inbox", systemImage: "tray", value: 1) { Text("Inbox") }.badge(3)')
    write(app, AppView=staged)
    git(root, "add", ".")
    write(app, AppView=staged.replace('            if store', '            Tab("New", systemImage: "star", value: 9) { Text("") }\n            if store'))
    return root


@pytest.mark.parametrize(
    "old, new, changes",
    [
        ("git:HEAD:App", "App", ["added", "changed"]),
        ("git:HEAD:App/AppView.swift", "App/AppView.swift", ["added", "changed"]),
        ("git:HEAD:App", "git::App", ["changed"]),
        ("git::App/AppView.swift", "App", ["added"]),
        ("git:HEAD:./App/", "git:HEAD:App/AppView.swift", []),
    ],
)
def test_diff_compares_source_of_revisions(tabpreview, repository, tmp_path_factory, old, new, changes):
    temporary = tmp_path_factory.mktemp("temporary")
    done = tabpreview("diff", old, new, "--format", "json", environment={"TMPDIR": str(temporary)})
    assert done.returncode == 0, done.stderr
    assert [one["kind"] for one in json.loads(done.stdout)["changes"]] == changes
    assert not [one.name for one in temporary.iterdir() if one.name.startswith("tabpreview-")]


def test_diff_compares_a_spec_with_source(tabpreview, repository):
    assert tabpreview("import", "App", "--output", "tabs.yaml").returncode == 0
    done = tabpreview("diff", "tabs.yaml", "App", "--fail-on", "any")
    assert (done.returncode, done.stdout) == (0, "No differences.\n")
    rebuilt = tabpreview("diff", "App", "--sdk", "26..27")
    assert rebuilt.returncode == 0, rebuilt.stderr


def test_source_of_a_revision_is_named_by_it(tabpreview, repository):
    write(repository / "App", Other=BAR % ("Other", "Star"))
    git(repository, "add", ".")
    git(repository, "commit", "--quiet", "-m", "Two")
    done = tabpreview("diff", "git:HEAD:App", "App")
    assert done.returncode == 64
    assert "  Other.body  tabBar  git:HEAD:App/Other.swift:2:" in done.stderr
    assert tabpreview("diff", "git:HEAD:App", "App", "--view", "Other.body").stdout == "No differences.\n"


@pytest.mark.parametrize(
    "name, status, said",
    [
        ("git:HEAD:Nothing", 66, 'has no "Nothing"'),
        ("git:nope:App", 66, 'no revision "nope"'),
        ("git:HEAD:Docs", 66, "git:HEAD:Docs contains no spec and no Swift file. Name a spec, or a directory with Swift source."),
        ("git:HEAD:Specs", 1, 'git:HEAD:Specs/tabs.json:1:1: error: "tabs" is missing'),
        ("git:HEAD:Plain", 1, 'No tab view was found in "git:HEAD:Plain". 1 Swift file was searched.'),
        ("git:HEAD:Plain/A.swift", 1, 'No tab view was found in "git:HEAD:Plain/A.swift".'),
        ("git::Nothing", 66, 'has no "Nothing"'),
    ],
)
def test_a_folder_of_a_revision_that_is_no_source(tabpreview, repository, name, status, said):
    for path, text in [("Docs/a.md", "a"), ("Specs/tabs.json", "{}"), ("Specs/A.swift", "a"), ("Plain/A.swift", "a")]:
        (repository / path).parent.mkdir(exist_ok=True)
        (repository / path).write_text(text, encoding="utf-8")
    git(repository, "add", "Docs", "Specs", "Plain")
    git(repository, "commit", "--quiet", "-m", "More")
    done = tabpreview("diff", name, "App")
    assert done.returncode == status, done.stderr
    assert said in done.stderr


def test_layouts_of_all_tab_views_are_in_one_lock_file(tabpreview, app, tmp_path):
    write(app, Other=BAR % ("Other", "One"))
    environment = {"TABPREVIEW_TEST_MATRICES": '{"a": {"platforms": ["iPhone"], "os": ["27"], "sizeClasses": ["compact"]}}'}

    assert tabpreview("test", "App", "--update", environment=environment).returncode == 0
    lock = (app / "tabpreview.layouts").read_text(encoding="utf-8")
    assert "[AppView.body: iPhone compact, OS 27]\n" in lock and "[Other.body: iPhone compact, OS 27]\n" in lock
    assert "bar       One [star]\n" in lock
    write(app, Other=BAR % ("Other", "Two"))
    changed = tabpreview("test", "App", environment=environment)
    assert changed.returncode == 2 and "On Other.body: iPhone compact, OS 27:\n" in changed.stdout
    assert '"One" is now called "Two".' in changed.stdout and "1 of 2 layouts differs" in changed.stdout
    single = tabpreview("test", "App/Other.swift", "--update", environment=environment)
    assert single.returncode == 0 and (app / "Other.swift.layouts").exists()


PAGES = 'import SwiftUI\nstruct %s: View { var body: some View { TabView { Text("1"); Text("2") }.tabViewStyle(.page) } }\n'


@pytest.mark.parametrize(("pages", "others"), [
    (["Intro"], "Intro.body"),
    ([f"Page{number}" for number in range(1, 8)], "Page1.body, Page2.body, Page3.body, Page4.body, Page5.body and 2 more"),
])
def test_a_tab_view_that_is_chosen_among_several_is_named(tabpreview, tmp_path, pages, others):
    app = tmp_path / "App"
    app.mkdir()
    (app / "Bar.swift").write_text(BAR % ("Bar", "Home"), encoding="utf-8")
    for page in pages:
        (app / f"{page}.swift").write_text(PAGES % page, encoding="utf-8")
    remark = (f"App/Bar.swift:2:42: info: of {len(pages) + 1} tab views, only Bar.body has a current tab bar, "
              f"so it is shown. Choose another with --view: {others}. [chosen]")

    assert remark in tabpreview("resolve", "App").stderr.splitlines()
    assert "[chosen]" not in tabpreview("resolve", "App", "--view", "Bar.body").stderr
    assert "[chosen]" not in tabpreview("lint", "App").stderr
