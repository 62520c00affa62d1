import SwiftUI

struct RootView: View {
    private let verbatim = "tabs.home"

    var body: some View {
        TabView {
            Tab("tabs.home", systemImage: "house") { Text("Home") }
            Tab(verbatim, systemImage: "house") { Text("A string is no key") }
            Tab(String(localized: "tabs.trips", table: "Travel"), systemImage: "airplane") { Text("Trips") }
            Tab("tabs.missing", systemImage: "questionmark") { Text("Missing") }
            Tab("tabs.plural \(2)", systemImage: "number") { Text("Plural") }
            Tab(NSLocalizedString("tabs.old", comment: ""), systemImage: "clock") { Text("Old") }
            Tab(L10n.Tabs.home, systemImage: "house") { Text("Generated") }
            Tab(R.string.localizable.tabsOld(), systemImage: "clock") { Text("Generated") }
            Tab("tabs.old".translated, systemImage: "clock") { Text("Helper") }
            Tab(L10n.nowhere, systemImage: "xmark") { Text("Not found") }
            Tab(LocalizedStringKey("tabs.home"), systemImage: "house") { Text("Key") }
        }
    }
}

extension String {
    var translated: String { NSLocalizedString(self, comment: "") }
}
