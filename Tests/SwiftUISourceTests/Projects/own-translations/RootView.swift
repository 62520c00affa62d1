import SwiftUI

struct RootView: View {
    @State private var language = "English"

    var body: some View {
        TabView {
            Text("Home").tabItem { Label(Words.of("home", in: language), systemImage: "house") }
            Text("Car").tabItem { Label(Words.of("car", in: language), systemImage: "car") }
        }
    }
}

enum Words {
    static let all: [String: [String: String]] = [
        "Deutsch": ["home": "Start"],
        "English": ["home": "Home"],
    ]

    static func of(_ key: String, in language: String) -> String { all[language]?[key] ?? key }
}
