import SwiftUI

enum Place: String, Identifiable {
    case home, inbox, map

    var id: String { rawValue }
    var title: String { rawValue.capitalized }
}

struct RootView: View {
    var body: some View {
        TabView {
            // The first element names the type of the others, `map` is no function of arrays here.
            ForEach([Place.home, .inbox, .map]) { place in
                Tab(place.title, systemImage: "circle", value: place) { Text(place.title) }
            }
        }
    }
}
