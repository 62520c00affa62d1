import SwiftUI

/// The window of settings on the Mac.
struct SettingsView: View {
    var body: some View {
        TabView {
            Tab("General", systemImage: "gearshape") {
                Form { Text("Units") }
            }
            Tab("Maps", systemImage: "map") {
                Form { Text("Offline maps") }
            }
        }
    }
}
