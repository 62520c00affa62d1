import SwiftUI

struct RootView: View {
    @State private var place: Place = .home

    var body: some View {
        TabView(selection: $place) {
            mainTabs
            library(title: "Library")
            legacy
        }
    }

    @TabContentBuilder<Place>
    private var mainTabs: some TabContent<Place> {
        ForEach(Place.main, id: \.self) { place in
            tab(for: place)
        }
    }

    @TabContentBuilder<Place>
    private func tab(for place: Place) -> some TabContent<Place> {
        switch place {
        case .home: Tab("Home", systemImage: "house", value: .home) { Text("Home") }
        case .map:
            Tab("Map", systemImage: "map", value: place) { Text("Map") }
                .badge(badge(of: place))
        default: Tab("Other", systemImage: "circle", value: place) { Text("Other") }
        }
    }

    private func badge(of place: Place) -> Int {
        if place == .map { return 5 }
        return 0
    }

    private func library(title: LocalizedStringKey) -> some TabContent<Place> {
        TabSection(title) {
            Tab("Albums", systemImage: "square.stack", value: .albums) { Text("Albums") }
        }
    }

    private var legacy: some View {
        Text("Legacy").tabItem { Label("Legacy", systemImage: "clock") }
    }
}

enum Place: Hashable {
    case home, map, albums

    static var main: [Place] { [.map, .home] }
}
