// swift-format-ignore-file
import SwiftUI

struct MainApp: App {
    var body: some Scene {
        WindowGroup { Outer() }
        Settings { PreferencesView() }
    }
}

struct Outer: View {
    var body: some View {
        TabView {
            Tab("Outer", systemImage: "square") {
                TabView {
                    Tab("Inner", systemImage: "square.dashed") { Text("Inner") }
                }
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

struct Pages: View {
    let cards: [Card]

    var body: some View {
        VStack {
            TabView {
                Text("One")
                Text("Two")
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
            TabView {
                ForEach(cards) { card in CardView(card: card) }
            }
        }
        .tabViewStyle(.page)
    }
}

struct HandMade: View {
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

#if os(tvOS)
struct TelevisionView: View {
    var body: some View {
        TabView {
            Tab("Watch", systemImage: "tv") { Text("Watch") }
        }
    }
}
#endif

struct Old: View {
    var body: some View {
        if #available(iOS 18, *) {
            TabView {
                Tab("New", systemImage: "star") { Text("New") }
            }
        } else {
            TabView {
                Text("Old").tabItem { Text("Old") }
            }
        }
    }
}

#Preview {
    TabView {
        Text("Preview").tabItem { Text("Preview") }
    }
}
