import SwiftUI

struct RootView: View {
    var body: some View {
        TabView {
            Text("Films").tabItem { item("Films", "film") }
            Text("Books").tabItem { BarLabel(title: "Books", systemImage: "book") }
            Text("Music").tabItem { OutsideLabel(title: "Music", icon: "music.note") }
            Tab(route: .games) { Text("Games") }
            makeTab(StartScreen.self)
            makeOutside("Nothing")
        }
    }

    private func item(_ title: LocalizedStringKey, _ symbol: String) -> some View {
        Label(title, systemImage: symbol)
    }

    private func makeTab(_ screen: (some Screen).Type) -> some TabContent<String> {
        Tab(String(localized: screen.title), systemImage: screen.symbol.rawValue, value: screen.id) { screen.init() }
            .customizationID(screen.id)
    }
}

struct BarLabel: View {
    let title: String
    var systemImage = "circle"

    var body: some View {
        Label(title, systemImage: systemImage).accessibilityLabel(title)
    }
}
