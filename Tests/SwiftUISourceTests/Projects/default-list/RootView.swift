import SwiftUI

struct RootView: View {
    let settings: Settings?

    private var places: [Place] { settings?.places() ?? Place.usual }
    private var none: [Place] { settings?.hidden() ?? [] }
    private var title: String { settings?.title ?? "A default while there is none" }

    var body: some View {
        TabView {
            ForEach(places, id: \.self) { place in
                Tab(place.rawValue, systemImage: "circle", value: place) { Text("Place") }
            }
            ForEach(none, id: \.self) { place in
                Tab(place.rawValue, systemImage: "circle", value: place) { Text("Place") }
            }
            Tab(title, systemImage: "textformat") { Text("Title") }
        }
    }
}

enum Place: String {
    case here, there

    static let usual: [Place] = [.there, .here]
}
