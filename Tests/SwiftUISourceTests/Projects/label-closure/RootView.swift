// swift-format-ignore-file
import SwiftUI

struct RootView: View {
    @Environment(\.horizontalSizeClass) private var width
    let model: Model

    var body: some View {
        TabView {
            Tab { Text("A") } label: {
                Label("First", systemImage: "1.circle").environment(\.symbolVariants, .none)
            }
            Tab { Text("B") } label: { second }
            Tab { Text("C") } label: {
                if width == .compact {
                    Label("Short", systemImage: "3.circle")
                } else {
                    Label("A longer title", systemImage: "3.circle")
                }
            }
            Tab { Text("D") } label: { Image(systemName: "4.circle") }
            Tab { Text("E") } label: { Label(model.title, systemImage: model.isNew ? "star" : "circle") }
        }
    }

    private var second: some View { Label("Second", image: "logo") }
}
