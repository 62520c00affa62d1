import SwiftUI

@main
struct TrailsApp: App {
    @State private var library = TripLibrary()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(library)
        }
        #if os(macOS)
            Settings {
                SettingsView()
            }
        #endif
    }
}
