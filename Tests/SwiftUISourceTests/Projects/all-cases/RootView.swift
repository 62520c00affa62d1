// swift-format-ignore-file
import SwiftUI

struct RootView: View {
    @State private var place = Place.home

    var body: some View {
        TabView(selection: $place) {
            ForEach(Place.allCases) { place in
                place.screen
                    .tabItem { place.label }
                    .tag(place)
            }
        }
    }
}

struct SidebarView: View {
    var body: some View {
        TabView {
            ForEach(Array(Place.shown.enumerated()), id: \.offset) { index, place in
                Tab("\(place)", systemImage: "\(index).circle", value: place) { place.screen }
            }
        }
    }
}

enum Place: Int, CaseIterable, Identifiable {
    case home, map
    #if os(macOS)
    case menu
    #endif
    case people

    static let shown: [Place] = [.people, .home]

    var id: Self { self }

    @ViewBuilder var label: some View {
        switch self {
        case .home: Label("Home", systemImage: "house")
        case .map:
            Label {
                Text("Map")
            } icon: {
                Image(systemName: "map")
            }
        case .people: Label("People \(rawValue)", systemImage: "person.2")
        #if os(macOS)
        case .menu: Text("Menu")
        #endif
        }
    }

    @ViewBuilder var screen: some View { Text("Screen") }
}
