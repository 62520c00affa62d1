import SwiftUI

struct RootView: View {
    let plan: Plan

    var body: some View {
        @Bindable var plan = plan
        let title = "Local"
        let symbols = ["a.circle", "b.circle"]
        let (first, second) = ("First", "Second")

        TabView {
            Tab(title, systemImage: symbols[1]) { Text("Local") }
            Tab(first, systemImage: symbols.first ?? "x") { Text("First") }
            Tab(second, systemImage: "\(symbols.count).circle") { Text("Second") }
            ForEach(symbols.reversed(), id: \.self) { symbol in
                Tab(symbol.uppercased(), systemImage: symbol) { Text(symbol) }
            }
            ForEach(["x", "y"].map { $0 + "!" }, id: \.self) { Text($0).tabItem { Text("z") } }
        }
    }
}
