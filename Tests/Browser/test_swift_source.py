"""Previews of an app's Swift source: their list, switching, places, the source pane, rights, switches, and half-typed
source."""

import urllib.error
import urllib.request

import pytest

from axe import violations
from ledger import Ledger
from pages import open_page, wait_live
from playwright.sync_api import expect
from product import DEADLINE, Product, binary, eventually

APP = {
    "App/AppView.swift": """import SwiftUI

/* Nested /* comments */ are one. */
@main
struct CoursesApp: App {
    var body: some Scene {
        WindowGroup { AppView() }
        Settings { PreferencesView() }
    }
}

struct AppView: View {
    @State private var session = Session()
    let count = 0x1F + 1_000

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") {
                Text("Hello, \\(session.user.name ?? "you (\\(count))")!")
            }
            Tab(AppTab.library.title, systemImage: "books.vertical") { Text("Library") }
                .badge(session.unread)
            if session.isSignedIn {
                Tab("Account", systemImage: "person") { Text(#"Raw "text" \\#(count)"#) }
            }
            ForEach(session.courses) { course in
                Tab(course.name, systemImage: "book") { Text(course.name) }
            }
        }
    }
}

struct PreferencesView: View {
    var body: some View {
        TabView {
            Text("General").tabItem { Label("General", systemImage: "gear") }
        }
    }
}

struct Bar: View {
    @State private var selection = 0

    var body: some View {
        VStack {
            TabView(selection: $selection) {
                Text("One").tag(0)
                Text("Two").tag(1)
            }
            MyBar(selection: $selection)
        }
    }
}
""",
    "Model/AppTab.swift": """enum AppTab {
    case library

    var title: String {
        switch self {
        case .library: "Library"
        }
    }
}
""",
    "Model/Session.swift": """final class Session {
    var isSignedIn = false
    var courses: [Course] = []
    var unread: Int { courses.count }
}
struct Course { var name: String }
""",
}
PAGE = "p/AppView-body/"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


class App(Product):
    """A server of an app's source."""

    def __init__(self, folder):
        super().__init__(binary(), folder)
        self.ledger = Ledger(folder)
        for path, text in APP.items():
            self.save(path, text)

    def save(self, path, text):
        file = self.file / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def change(self, path, old, new):
        text = (self.file / path).read_text(encoding="utf-8")
        assert old in text
        self.save(path, text.replace(old, new))

    def link(self, **terms):
        """The path of a new link of the first tab view."""
        url, self.url = self.url, self.url + PAGE
        try:
            return self.share(**terms)
        finally:
            self.url = url


@pytest.fixture
def app(tmp_path):
    app = App(tmp_path / "Courses")
    app.start()
    yield app
    app.stop()


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """One that no test writes to."""
    app = App(tmp_path_factory.mktemp("source") / "Courses")
    app.start()
    yield app
    app.stop()


def pane(page):
    return page.get_by_role("region", name="Source")


def wait_source(page, file="AppView.swift"):
    pane(page).get_by_role("tab", name=file, selected=True).wait_for()
    page.locator(".source-pane .editor-row").first.wait_for()
    return page.locator(".source-pane textarea")


def current_line(page):
    """The line of the cursor in the source, and its column, both from 1."""
    return page.locator(".source-pane textarea").evaluate("""field => {
        const before = field.value.slice(0, field.selectionStart).split('\\n');
        return [before.length, before.at(-1).length + 1];
    }""")


def status(url):
    try:
        return urllib.request.urlopen(url, timeout=DEADLINE).status
    except urllib.error.HTTPError as refusal:
        return refusal.code


# The list, and switching

def test_the_list_names_each_tab_view_with_its_place_and_kind(context, kept):
    page = context.new_page()
    page.goto(kept.url)
    rows = page.locator(".preview-row")
    assert rows.locator(".preview-title").all_inner_texts() == ["AppView", "PreferencesView", "Bar"]
    assert rows.locator(".preview-file").all_inner_texts() == [
        "App/AppView.swift:17", "App/AppView.swift:35", "App/AppView.swift:46"]
    assert rows.locator(".preview-kind").all_inner_texts() == ["Settings window", "The app draws this bar itself"]
    assert page.get_by_role("list", name="Previews").get_by_role("link").count() == 2
    assert violations(page, tags=TAGS) == []


@pytest.mark.parametrize("looks", [
    dict(viewport={"width": 1280, "height": 800}),
    dict(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, color_scheme="dark")])
def test_the_title_menu_switches_between_tab_views(browser, kept, looks):
    context = browser.new_context(**looks)
    page = open_page(context, kept, PAGE + "?platform=iPad&colorScheme=dark")
    button = page.locator('[data-picker="title"]')
    button.focus()
    page.keyboard.press("Enter")
    menu = page.get_by_role("navigation", name="Tab views")
    assert menu.get_by_role("link").all_inner_texts()[0] == "AppView"
    assert menu.locator("[aria-current=page]").inner_text() == "AppView"
    box = menu.get_by_role("link").last.bounding_box()
    assert box["height"] >= (44 if looks.get("has_touch") else 24)
    menu.get_by_role("link", name="PreferencesView").click()
    page.wait_for_url("**/p/PreferencesView-body/?platform=iPad&colorScheme=dark")
    wait_live(page)
    assert page.title().startswith("PreferencesView")
    assert page.problems == []
    context.close()


# Places and the source pane

def test_each_place_opens_its_file_at_its_line(context, kept):
    page = open_page(context, kept, PAGE + "?platform=iPad&inspector=open&select=tab-1")
    places = page.locator(".origin")
    assert [text.split("\n")[0].split()[0] for text in places.all_inner_texts()] == ["Tab", "Title", "Symbol", "Badge"]
    places.nth(3).get_by_text("The badge is unknown: session.unread is known only at runtime.").wait_for()
    page.get_by_role("link", name="AppTab.swift:6:24").click()
    wait_source(page, "AppTab.swift")
    eventually(lambda: current_line(page) == [6, 24], lambda: current_line(page))
    page.get_by_role("link", name="AppView.swift:21:13").click()
    field = wait_source(page)
    eventually(lambda: current_line(page) == [21, 13], lambda: current_line(page))
    assert field.input_value() == APP["App/AppView.swift"] and field.get_attribute("readonly") is not None
    assert page.problems == []


def colored(page, text):
    return page.locator(".source-pane .editor-row").filter(has_text=text).first.evaluate(
        "row => [...row.children].filter(one => one.textContent.trim())"
        ".map(one => [one.textContent.trim(), one.className.replace(/ ?has-\\w+/, '')])")


def test_swift_is_in_colors(context, kept):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = open_page(context, kept, PAGE + "?platform=iPad&source=open")
    wait_source(page)
    assert colored(page, "Nested") == [["/* Nested /* comments */ are one. */", "is-comment"]]
    assert ["@main", "is-mark"] in colored(page, "@main")
    declaration, numbers = colored(page, "struct CoursesApp"), colored(page, "let count")
    assert ["struct", "is-word"] in declaration and ["App", "is-type"] in declaration
    assert ["0x1F", "is-number"] in numbers and ["1_000", "is-number"] in numbers
    interpolated = colored(page, "Hello")
    assert ["\"Hello, \\", "is-string"] in interpolated and ["count", "is-name"] in interpolated
    assert interpolated[-2:] == [["!\"", "is-string"], [")", "is-sign"]]
    assert ["#\"Raw \"text\" \\#", "is-string"] in colored(page, "Raw")
    assert page.locator(".source-pane .editor-number").first.inner_text() == "1"
    assert page.problems == []


def test_nothing_is_typed_and_everything_is_read_by_keyboard(context, kept):
    page = open_page(context, kept, PAGE + "?platform=iPad")
    page.keyboard.press("u")
    field = wait_source(page)
    field.focus()
    page.keyboard.type("x")
    page.keyboard.press("Tab")
    assert field.input_value() == APP["App/AppView.swift"]
    assert page.locator(".source-save, [data-save], [data-auto-save], [data-format-text]").count() == 0
    page.keyboard.press("Control+f")
    page.keyboard.type("Library")
    page.keyboard.press("Escape")
    pane(page).get_by_role("tab", name="AppView.swift").focus()
    page.keyboard.press("ArrowRight")
    wait_source(page, "AppTab.swift")
    assert page.evaluate("document.activeElement.textContent") == "AppTab.swift"
    page.keyboard.press("End")
    wait_source(page, "Session.swift")
    assert violations(page, tags=TAGS) == []
    assert page.problems == []


def test_what_is_not_known_is_marked_at_its_line(context, kept):
    page = open_page(context, kept, PAGE + "?platform=iPad&source=open")
    wait_source(page)
    page.get_by_role("button", name="infos").click()
    problems = page.get_by_role("list", name="Problems")
    problems.get_by_text("Tabs from session.courses are known only at runtime, so 3 placeholders are drawn.").click()
    eventually(lambda: current_line(page)[0] == 27, lambda: current_line(page))
    assert page.locator('.editor-number[data-severity="information"]').count() >= 2


def test_placeholders_are_dashed_and_say_why_and_where(context, kept):
    page = open_page(context, kept, PAGE + "?platform=iPhone&inspector=open")
    ghosts = page.locator(".frame .entry.is-ghost")
    assert ghosts.first.evaluate("one => getComputedStyle(one).outlineStyle") == "dashed"
    ghosts.first.click()
    fact = page.locator(".origin", has_text="Repeats")
    fact.get_by_text("Tabs from session.courses are known only at runtime, so 3 placeholders are drawn.").wait_for()
    assert fact.get_by_role("link").inner_text().startswith("AppView.swift:2")
    assert page.problems == []


# Rights

@pytest.mark.parametrize("role", ["view", "comment", "customize", "edit"])
def test_source_is_for_those_who_edit(context, kept, role):
    """S67"""
    path = kept.link(role=role)
    page = context.new_page()
    page.goto(kept.url + path + "?platform=iPad&source=open&inspector=open&select=tab-1")
    wait_live(page)
    edits = role == "edit"
    assert page.locator(".origin-place").count() == 4
    assert page.locator(".origin-place[href]").count() == (4 if edits else 0)
    assert page.locator(".source-pane").count() == (1 if edits else 0)
    assert status(f"{kept.url}{path}source-files/0") == (200 if edits else 403)
    assert "case .library" not in page.content()
    assert ("session.courses" in kept.get(path + "spec")) == edits
    assert ("session.courses" in page.content()) == edits
    assert page.get_by_role("navigation", name="Tab views").count() == 0, "a link opens its own preview alone"


def test_the_source_pane_and_the_history_change_nothing(context, kept):
    page = open_page(context, kept, PAGE + "?platform=iPad&source=open")
    wait_source(page)
    assert page.locator("[data-save], .problem-fix").count() == 0
    page.keyboard.press("Escape")
    page.locator('[data-picker="title"]').click()
    page.get_by_role("button", name="History of the layout…").click()
    history = page.get_by_role("dialog", name="History of the layout")
    history.locator(".history-row").first.wait_for()
    assert history.get_by_role("button", name="Restore").count() == 0
    assert page.problems == []


# Design mode

def test_design_mode_renames_a_tab_in_its_swift_file_and_takes_it_back(context, app):
    file = app.file / "App/AppView.swift"
    before = file.read_text()
    page = open_page(context, app, PAGE + "?platform=iPad&mode=design&select=tab-2&if.isSignedIn=true")
    assert "AppView.swift" in page.locator("[data-design]").first.inner_text()
    title = page.get_by_label("Title").first
    title.fill("Profile")
    title.press("Enter")
    page.locator('.frame [data-title="Profile"]').first.wait_for()
    changed = [(old, new) for old, new in zip(before.split("\n"), file.read_text().split("\n")) if old != new]
    assert len(changed) == 1 and changed[0][1] == changed[0][0].replace('"Account"', '"Profile"')
    page.get_by_role("button", name="Undo").first.click()
    page.locator('.frame [data-title="Account"]').first.wait_for()
    assert file.read_text() == before and page.problems == []


def test_the_source_pane_says_that_it_is_read_only(context, kept):
    page = open_page(context, kept, PAGE + "?source=open")
    expect(page.locator(".source-foot .source-end").get_by_text("Read-only", exact=True)).to_be_visible()


def test_what_cannot_be_changed_is_refused_with_the_place(context, app):
    before = (app.file / "App/AppView.swift").read_text()
    page = open_page(context, app, PAGE + "?platform=iPad&mode=design&select=tab-3")
    title = page.get_by_label("Title").first
    title.fill("Fixed")
    title.press("Enter")
    page.locator(".toast, [role=alert]").first.wait_for()
    assert (app.file / "App/AppView.swift").read_text() == before


# Conditions

def test_a_condition_turns_all_devices(context, kept):
    page = open_page(context, kept, PAGE + "?inspector=open")
    condition = page.locator("#condition-isSignedIn")
    assert condition.locator(".switch-label").inner_text() == "session.isSignedIn"
    assert condition.locator("[aria-current]").inner_text() == "false"
    assert page.locator('.frame [data-title="Account"]').count() == 0
    condition.get_by_role("link", name="true").click()
    page.locator('.frame[data-platform="iPad"] [data-title="Account"]').first.wait_for()
    assert page.locator('.frame[data-platform="iPhone"] [data-title="Account"]').count() > 0


# Saves

def test_saves_of_every_file_arrive_and_texts_follow(context, app):
    page = open_page(context, app, PAGE + "?platform=iPad&source=open")
    field = wait_source(page)
    app.change("Model/AppTab.swift", '"Library"', '"Books"')
    page.locator('.frame [data-title="Books"]').first.wait_for()
    app.change("App/AppView.swift", "import SwiftUI\n", "import SwiftUI // a comment\n")
    page.wait_for_function("field => field.value.includes('a comment')", arg=field.element_handle())
    assert page.locator('.frame [data-title="Books"]').count() > 0
    assert page.problems == []


def test_half_typed_source_keeps_the_last_layout_beside_the_lines_that_do_not_parse(context, app):
    page = open_page(context, app, PAGE + "?platform=iPad")
    guest = context.new_page()
    guest.goto(app.url + app.link(role="view") + "?platform=iPad")
    wait_live(guest)
    app.change("Model/AppTab.swift", 'case .library: "Library"', 'case .library: "Lib')
    errors = page.get_by_role("complementary", name="Errors")
    errors.locator(".source-line", has_text='case .library: "Lib').first.wait_for()
    assert "AppTab.swift has" in errors.locator(".panel-title").inner_text()
    assert errors.locator(".place").first.inner_text().startswith("Model/AppTab.swift:6:")
    assert "^" in errors.locator(".caret").first.inner_text()
    assert page.locator('.frame [data-title="Library"]').count() > 0
    guest.get_by_role("complementary", name="Errors").locator(".place").first.wait_for()
    assert 'case .library' not in guest.content()
    app.change("Model/AppTab.swift", 'case .library: "Lib', 'case .library: "Shelf"')
    page.locator('.frame [data-title="Shelf"]').first.wait_for()
    errors.wait_for(state="hidden")
    assert page.problems == []
