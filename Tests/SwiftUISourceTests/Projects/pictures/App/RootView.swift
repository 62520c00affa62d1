import SwiftUI

struct RootView: View {
    var body: some View {
        TabView {
            Tab("Ferries", image: "ferry") { Text("Ferries") }
            Tab("Trips", image: "Tabs/Trips") { Text("Trips") }
            Tab("Badges", image: "badge") { Text("Badges") }
            Tab("About", image: "lgo") { Text("About") }
            #if os(macOS)
                Tab("Window", image: isDark ? "logo" : "lgo") { Text("Window") }
            #endif
        }
    }
}
