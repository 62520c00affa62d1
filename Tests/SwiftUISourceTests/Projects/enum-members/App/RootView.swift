import SwiftUI

struct RootView: View {
    @State private var selection: Place = .inbox

    var body: some View {
        TabView(selection: $selection) {
            Tab(Place.inbox.name, systemImage: Place.inbox.symbol, value: .inbox) { Text("Inbox") }
                .customizationID(Place.inbox.customizationID)
            Tab(Place.sent.name, systemImage: Place.sent.symbol, value: .sent) { Text("Sent") }
                .customizationID(Place.sent.customizationID)
            Tab(Place.folder(.archive).name, systemImage: Place.folder(.archive).symbol, value: .folder(.archive)) {
                Text("Archive")
            }
        }
    }
}
