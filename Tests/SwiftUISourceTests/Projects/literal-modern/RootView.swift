import SwiftUI

struct RootView: View {
    @State private var selection: Place = .inbox
    @AppStorage("order") private var customization: TabViewCustomization

    var body: some View {
        TabView(selection: $selection) {
            Tab("Inbox", systemImage: "tray", value: .inbox) { Text("Inbox") }
                .badge(12)
                .customizationID("inbox")
                .customizationBehavior(.disabled, for: .sidebar, .tabBar)
            Tab("Badge", image: "logo", value: Place.other("x")) { Text("Other") }
                .badge("New")
            TabSection("Library") {
                Tab("Albums", systemImage: "square.stack", value: .albums) { Text("Albums") }
                    .defaultVisibility(.visible, for: .sidebar)
                    .defaultVisibility(.hidden, for: .tabBar)
                Tab("Songs", systemImage: "music.note", value: .songs) { Text("Songs") }
                    .hidden()
            }
            .tabPlacement(.sidebarOnly)
            TabSection {
                Tab("One", systemImage: "1.circle", value: .one) { Text("1") }
            } header: {
                Label("Numbers", systemImage: "number")
            }
            Tab(value: .search, role: .search) { Text("Search") }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($customization)
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { Label("Now playing", systemImage: "play") }
        .searchable(text: .constant(""))
        .tint(.orange)
    }
}

enum Place: Hashable {
    case inbox, albums, songs, one, search
    case other(String)
}
