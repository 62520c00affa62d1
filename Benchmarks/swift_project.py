"""An app's Swift source of any size, with the file sizes of real apps: median 2.3 KB, mean 4.9 KB, one in ten above 10 KB."""

import itertools
import random
import subprocess

ROOT_VIEW = """import SwiftUI

struct RootView: View {
    @State private var selection = AppTab.home
    let title = "Save0x"

    var body: some View {
        TabView(selection: $selection) {
            Tab(title, systemImage: "star", value: AppTab.home) { Text(title) }
            ForEach(AppTab.allCases) { tab in
                Tab(tab.title, systemImage: tab.symbol, value: tab) { Text(tab.title) }
            }
            Tab("settings.title", image: "ferry", value: AppTab.settings) { Text("settings.title") }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}
"""
TABS = """import SwiftUI

enum AppTab: String, CaseIterable, Identifiable {
    case home, inbox, map, settings

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .home: "Home"
        case .inbox: "Inbox"
        case .map: "Map"
        case .settings: "Preferences"
        }
    }

    var symbol: String {
        switch self {
        case .home: "house"
        case .inbox: "tray"
        case .map: "map"
        case .settings: "gearshape"
        }
    }
}
"""
CATALOG = """{
  "sourceLanguage" : "en",
  "strings" : {
%s
    "settings.title" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Settings" } } } }
  },
  "version" : "1.0"
}
"""
DRAWING = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
           '<path d="M4 18 L20 18 L18 22 L6 22 Z"/><path d="M11 2 L13 2 L13 %d L11 %d Z"/></svg>\n')
CONTENTS = '{ "info" : { "author" : "xcode", "version" : 1 }, "images" : [ { "filename" : "ferry.svg", "idiom" : "universal" } ] }\n'


def member(source, number):
    """A few lines as apps have them."""
    name = f"value{number}"
    return source.choice([
        f"    let {name} = {source.randrange(1000)}\n",
        f"    var {name}: String {{ \"Item \\(count) of {number}\" }}\n",
        f"    /// Adds what was chosen to the list.\n    func {name}(_ item: Int) -> Int {{\n        guard item > 0 else "
        f"{{ return {number} }}\n        return [1, 2, 3].map {{ $0 * item }}.reduce(0, +)\n    }}\n",
        f"    var {name}View: some View {{\n        VStack(alignment: .leading) {{\n            Text(\"Row {number}\")\n"
        f"                .font(.headline)\n            if count > {number} {{ Image(systemName: \"star\") }}\n        }}\n    }}\n",
    ])


def file(source, number):
    """A Swift file that no tab view asks for."""
    size = min(200_000, int(source.lognormvariate(7.74, 1.2)))
    text = [f"import SwiftUI\n\nstruct Screen{number}: View {{\n    let count = {number}\n"]
    length = len(text[0])
    for part in itertools.count():
        if length >= size:
            break
        text.append(member(source, part))
        length += len(text[-1])
    return "\n".join(text) + f"\n    var body: some View {{ Text(\"Screen {number}\") }}\n}}\n"


def write(folder, count, seed=1):
    """Writes a project with so many Swift files, and returns their bytes."""
    source = random.Random(seed)
    (folder / "App").mkdir(parents=True)
    (folder / "App/RootView.swift").write_text(ROOT_VIEW)
    (folder / "App/AppTab.swift").write_text(TABS)
    keys = "\n".join(
        f'    "key.{n}" : {{ "localizations" : {{ "en" : {{ "stringUnit" : {{ "state" : "translated", "value" : "Text {n}" }} }} }} }},'
        for n in range(count))
    (folder / "App/Localizable.xcstrings").write_text(CATALOG % keys)
    images = folder / "App/Assets.xcassets/ferry.imageset"
    images.mkdir(parents=True)
    (images / "Contents.json").write_text(CONTENTS)
    (images / "ferry.svg").write_text(DRAWING % (18, 18))
    size = 0
    for number in range(count - 2):
        place = folder / f"Sources/Module{number // 50}"
        place.mkdir(parents=True, exist_ok=True)
        text = file(source, number)
        size += len(text)
        (place / f"Screen{number}.swift").write_text(text)
    return size


def reader_of(service):
    """The process id of the reader that a server has started."""
    found = subprocess.run(["pgrep", "-P", str(service.process.pid), "-f", "tabpreview-swiftui"], capture_output=True, text=True)
    return int(found.stdout.split()[0])
