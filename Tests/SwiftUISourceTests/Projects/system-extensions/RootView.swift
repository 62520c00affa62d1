import SwiftUI

enum Place: CaseIterable {
    case home, trips

    var title: String {
        switch self {
        case .home: .localized("place.home")
        case .trips: return String.localized("place.trips")
        }
    }
}

extension String {
    static func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }

    /// The text in the app's own language, which is looked up once more if there is none.
    var inOwnLanguage: String {
        let text = NSLocalizedString(self, comment: "")
        return text == self ? fallback() : text
    }

    private func fallback() -> String { "No text" }
}

struct RootView: View {
    var body: some View {
        TabView {
            ForEach(Place.allCases, id: \.self) { place in
                Tab(place.title, systemImage: "mappin", value: "tab.\(place.title)") {}
                    .customizationID("id.\(place.title)")
            }
            Tab(.localized("place.other"), systemImage: "ellipsis") {}
            Tab("place.home".inOwnLanguage, systemImage: "house") {}
            Tab("place.none".inOwnLanguage, systemImage: "questionmark") {}
            Text("").tabItem { Text("tab.title", tableName: "Settings") }
        }
    }
}
