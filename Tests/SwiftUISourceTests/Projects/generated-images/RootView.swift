// swift-format-ignore-file
import SwiftUI

struct RootView: View {
    @State private var selection: Place = .home

    var body: some View {
        TabView(selection: $selection) {
            Tab(value: .home) { Text("Home") } label: { Place.home.image(selection).swiftUIImage }
            Tab(value: .map) { Text("Map") } label: { Place.map.image(selection).swiftUIImage }
            Tab("Logo", image: "brand/logo", value: .logo) { Text("Logo") }
            Tab("Symbol", image: .tabSymbol, value: .symbol) { Text("Symbol") }
            Tab("Static", image: Asset.nowhere.name, value: .none) { Text("None") }
            Tab(value: .fountain) { Text("Fountain") } label: {
                Label { Text("Fountain") } icon: { Image.fountain }
            }
        }
    }
}

extension Image {
    static let fountain = Image(.fountain)
}

private enum Place {
    case home, map, logo, symbol, fountain

    func image(_ selection: Place) -> ImageAsset {
        switch self {
        case .home: selection == self ? Asset.icHomeFill : Asset.icHome
        default: selection == self ? Asset.icMapFill : Asset.icMap
        }
    }
}
