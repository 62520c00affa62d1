import SwiftUI

struct RootView: View {
    @State private var selection: Place = .home
    @State private var isComposing = false

    var body: some View {
        TabView(selection: .init(get: { selection }, set: { choose($0) })) {
            Tab("Home", systemImage: "house", value: Place.home) { Text("Home") }
            Tab("Post", systemImage: "plus", value: Place.post) { Text("Post") }
        }
    }

    private func choose(_ place: Place) {
        if place == .post {
            isComposing = true
            return
        }
        selection = place
    }
}

struct ChangeView: View {
    @State private var selection: Place = .home

    var body: some View {
        TabView(selection: $selection) {
            Tab("Home", systemImage: "house", value: Place.home) { Text("Home") }
            Tab("Post", systemImage: "plus", value: Place.post) { Text("Post") }
        }
        .onChange(of: selection) { old, new in
            if new == .post { selection = old }
        }
    }
}

enum Place { case home, post }
