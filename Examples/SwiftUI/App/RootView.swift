import SwiftUI

struct RootView: View {
    @Environment(TripLibrary.self) private var library
    @AppStorage("isSignedIn") private var isSignedIn = true
    @AppStorage("tabs") private var customization: TabViewCustomization
    @State private var selection = "explore"

    var body: some View {
        TabView(selection: $selection) {
            ForEach([AppTab.explore, .map, .saved]) { tab in
                Tab(tab.title, systemImage: tab.symbol, value: tab.id) {
                    NavigationStack { TabContent(tab: tab) }
                }
                .customizationID(tab.id)
            }

            if isSignedIn {
                Tab("Friends", systemImage: "person.2", value: "friends") {
                    NavigationStack { FriendsView() }
                }
                .customizationID("friends")
                .badge(2)
            }

            Tab(value: "search", role: .search) {
                NavigationStack { SearchView() }
            }

            TabSection("Trips") {
                ForEach(library.trips) { trip in
                    Tab(trip.name, image: "signpost.fork", value: trip.id) {
                        NavigationStack { TripView(trip: trip) }
                    }
                    .customizationID(trip.id)
                }
            }
            .customizationID("trips")
            .defaultVisibility(.hidden, for: .tabBar)

            #if DEBUG
                Tab("Debug", systemImage: "ladybug", value: "debug") {
                    Text(verbatim: "Debug")
                }
            #endif
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($customization)
        .tabBarMinimizeBehavior(.onScrollDown)
    }
}
