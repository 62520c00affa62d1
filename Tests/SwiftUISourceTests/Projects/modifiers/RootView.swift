import SwiftUI

struct RootView: View {
    let store: Store
    @State private var query = ""

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") {
                NavigationStack {
                    HomeView()
                        .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
                        .toolbarMinimizationRestoration(.atScrollEdge, for: .navigationBar)
                        .toolbar {
                            ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} }
                            Button {
                                share()
                            } label: {
                                Text("Select")
                            }
                        }
                }
                .toolbarVerticalBehavior(.disabled)
            }
            .help("What is new")
            .accessibilityLabel(store.isNew ? "News" : "Start")
            .accessibilityHint(store.hint)
            Tab("Player", systemImage: "play") {
                PlayerView()
                    .toolbarVisibility(store.isPlaying ? .hidden : .automatic, for: .tabBar)
                    .toolbarVerticalCompressionBehavior(.prefersTabBar)
            }
            Tab("Map", systemImage: "map") {
                MapView()
                    .toolbarMinimizationBehavior(.onScrollUp, for: .bottomBar)
                    .toolbar(.hidden, for: .bottomBar, .tabBar)
                    .toolbar { ForEach(store.actions) { action in Button(action.title) {} } }
            }
            .tabPlacement(store.placement)
            .badge(store.isNew ? store.count : 3)
            Tab(store.isNew ? store.title : "Old", systemImage: "clock") {}
            TabSection("Shelves") {
                Tab("First", systemImage: "1.circle") {}
            }
            .defaultSectionExpansion(.collapsed)
            .sectionActions {
                Button("New", systemImage: "plus") {}
                Button("Sort") {}
            }
            TabSection("Others") {
                Tab("Second", systemImage: "2.circle") {}
            }
            .sectionActions { if store.isNew { Button("Sort") {} } }
        }
        .tabViewSidebarHeader { Label("Ana", systemImage: "person") }
        .tabViewSidebarFooter { FooterView() }
        .tabViewSidebarBottomBar { Image(systemName: "gear") }
        .tabViewBottomAccessory(isEnabled: store.isPlaying) { Text("Now playing") }
        .defaultTabBarPlacement(.sidebar)
        .tint(Color.orange)
        .modifier(Searching(query: $query))
    }
}

struct Searching: ViewModifier {
    @Binding var query: String
    @Environment(\.horizontalSizeClass) private var width

    func body(content: Content) -> some View {
        if width == .compact { content } else { content.searchable(text: $query) }
    }
}

struct PagesView: View {
    var body: some View {
        TabView {
            Text("One").toolbar(.hidden, for: .tabBar)
            Text("Two")
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
    }
}

struct LegacyView: View {
    var body: some View {
        TabView {
            NavigationView { Text("One").toolbar(.hidden, for: .tabBar) }
                .tabItem { Label("One", systemImage: "1.circle") }
            Text("Two").toolbar(.visible, for: .tabBar).tabItem { Text("Two") }
        }
    }
}
