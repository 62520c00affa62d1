import SwiftUI

struct RootView: View {
    enum Tab: String { case first, second }

    @State private var selection: Tab = .first

    var body: some View {
        VStack {
            TabView()
            Text("x")
        }
    }

    struct TabView: View {
        @State private var selection = AppState.Tab.one

        var body: some View {
            SwiftUI.TabView(selection: $selection) {
                SwiftUI.Tab(AppState.Tab.one.title, systemImage: "1.circle", value: AppState.Tab.one) { Text("1") }
                SwiftUI.Tab("Two", systemImage: "2.circle", value: AppState.Tab.two) { Text("2") }
            }
        }
    }
}

enum AppState {
    enum Tab: String {
        case one, two

        var title: String { "The \(rawValue)" }
    }
}

struct OtherView: View {
    enum Tab: String { case one }

    var body: some View {
        TabView {
            Text("1").tabItem { Label(Tab.one.rawValue, systemImage: "circle") }
        }
    }
}
