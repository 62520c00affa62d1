import SwiftUI

struct RootView: View {
    @StateObject private var model = TabsModel()
    @State private var extra = [Item(title: "Extra", icon: "plus")]

    var body: some View {
        TabView {
            ForEach(model.tabs) { tab in
                Tab(tab.title, systemImage: tab.icon, value: tab.id) { Text(tab.title) }
            }
            ForEach(extra) { item in
                Tab(item.title, systemImage: item.icon, value: item.title) { Text(item.title) }
            }
            ForEach(model.fixed) { item in
                Tab(item.title, systemImage: item.icon, value: item.title) { Text(item.title) }
            }
        }
    }
}

final class TabsModel: ObservableObject {
    @Published var tabs: [Item] = []
    let fixed = [Item(title: "Fixed", icon: "lock"), Item(title: "Firm", icon: "pin")]
}

struct Item: Identifiable {
    var title: String
    var icon: String

    var id: String { title }
}
