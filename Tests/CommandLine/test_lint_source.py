"""`tabpreview lint` of an app's source: no error that isn't certain."""

import json

import pytest

BAR = """import SwiftUI
struct %sView: View {
%s    var body: some View {
        TabView {
            Tab("Nets", systemImage: "basket", value: 1) { Text("1") }
            %s
        }
        %s
    }
}
"""
SAME = 'Tab("Rods", systemImage: "line.diagonal", value: 1) { Text("2") }'
OTHER = SAME.replace("value: 1", "value: 2")
PACKAGE = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Lathe", platforms: [.macOS(.v15)], targets: [.executableTarget(name: "Lathe")])
"""
SEVEN = "\n".join(f'Tab("{name}", systemImage: "star") {{ Text("") }}' for name in "Oak Ash Elm Fir Yew Box Bay".split())
DEVICES = """import SwiftUI
enum Group: String, CaseIterable, Identifiable {
    case everything, fish, gear
    var id: Self { self }
    var places: [Place] {
        switch self {
        case .everything: [.trout, .nets]
        case .fish: [.trout, .perch]
        case .gear: [.nets]
        }
    }
}
enum Place: String, Identifiable {
    case trout, perch, nets
    var id: Self { self }
}
struct LakeView: View {
    @State private var place = Place.trout
    private var groups: [Group] {
        UIDevice.current.userInterfaceIdiom == .pad ? [.fish, .gear] : [.everything]
    }
    var body: some View {
        TabView(selection: $place) {
            ForEach(groups) { group in
                TabSection(group.rawValue.capitalized) {
                    ForEach(group.places) { place in
                        Tab(place.rawValue.capitalized, systemImage: "star", value: place) { Text("1") }
                    }
                }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}
"""
RIGHT = {
    "Pond/Pond Watch App/PondApp.swift": """import SwiftUI
@main
struct PondApp: App {
    var body: some Scene {
        WindowGroup { TabView { Text("Depth"); Text("Ice") }.tabViewStyle(.verticalPage) }
    }
}
""",
    "Angler/CatchesView.swift": """import SwiftUI
struct CatchesView: View {
    let photos: [URL]
    @State private var shown = 0
    var body: some View {
        TabView(selection: $shown) {
            ForEach(photos.indices, id: \\.self) { number in AsyncImage(url: photos[number]) }
        }
        .tabViewStyle(.page)
    }
}
""",
    "Lake/LakeView.swift": DEVICES,
    "Lathe/Package.swift": PACKAGE,
    "Lathe/Sources/Lathe/LatheView.swift": "import SwiftUI\nstruct LatheView: View { var body: some View { TabView {\n%s\n} } }\n" % SEVEN,
    "Radio/RadioView.swift": BAR % ("Radio", "", OTHER, ".tabViewBottomAccessory { OnAir() }")
    + "struct OnAir: View {\n    let show: Show\n    var body: some View { HStack { show.cover; Text(show.name) } }\n}\n",
}


@pytest.fixture
def found(tabpreview, tmp_path):
    """The findings in some files, as their place, severity and rule."""

    def lint(files):
        for name, text in files.items():
            file = tmp_path / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        folders = sorted({name.split("/")[0] for name in files})
        done = tabpreview("lint", *folders, "--format", "json")
        assert done.returncode in (0, 2), done.stderr
        findings = json.loads(done.stdout)["diagnostics"]
        return [f'{one["file"]}:{one["line"]}: {one["severity"]} {one["id"]}' for one in findings if one["severity"] != "info"]

    return lint


def test_what_is_right_somewhere_is_no_finding(found):
    assert found(RIGHT) == []


def test_what_can_not_be_right_is_an_error(found):
    files = {
        "A/A.swift": BAR % ("A", "", SAME, ""),
        "B/B.swift": BAR % ("B", "", OTHER, ".tabViewBottomAccessory { EmptyView() }"),
    }
    assert found(files) == ["A/A.swift:6: error R5.1", "B/B.swift:4: warning R5.64"]


def test_what_is_wrong_on_some_devices_only_is_a_warning(found):
    selection = "    @State private var place = 2\n"
    pad = "if UIDevice.current.userInterfaceIdiom == .pad { %s }" % OTHER
    source = (BAR % ("A", selection, pad, "")).replace("TabView {", "TabView(selection: $place) {")
    assert found({"A/A.swift": source}) == ["A/A.swift:7: warning R5.4"]


def test_what_depends_on_something_unknown_is_nothing(found):
    files = {
        "A/A.swift": BAR % ("A", "    let shop: Shop\n", SAME.replace("value: 1", "value: shop.number"), ""),
        "B/B.swift": BAR % ("B", "", OTHER + '\nTab(role: .search) { Text("3") }', ".anglerBar()"),
        "C/C.swift": BAR % ("C", "", OTHER, ".tabViewBottomAccessory { AnglerKit.OnAir() }"),
    }
    assert found(files) == []
