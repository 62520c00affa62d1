import Testing

/// Initializers that an app adds to texts and labels: they take what their parameters take.
@Suite struct OwnInitializerTests {
    @Test func `a literal is no value of the app`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            struct ShelfView: View {
                var body: some View {
                    TabView {
                        Text("1").tabItem { Text("Novels") }
                        Text("2").tabItem { Label("Maps", systemImage: "map") }
                        Text("3").tabItem { Label { Text("Charts") } icon: { Image(systemName: "chart.bar") } }
                    }
                }
            }
            struct Price { var amount: Int; var text: String { "\(amount)" } }
            extension Text { init(_ price: Price) { self.init(verbatim: price.text) } }
            extension Label where Title == Text, Icon == Image {
                init(_ price: Price, systemImage: String) { self.init(price.text, systemImage: systemImage) }
            }
            """#
        )

        #expect(
            lines == [
                "Novels –",
                "Maps map",
                "Charts chart.bar",
            ]
        )
    }

    @Test func `a literal is no list of texts`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct ShelfView: View {
                var body: some View {
                    TabView {
                        Text("1").tabItem { Text("Novels") }
                        Text("2").tabItem { Label("Maps", systemImage: "map") }
                        Text("3").tabItem { Label { Text("Charts") } icon: { Image(systemName: "chart.bar") } }
                    }
                }
            }
            extension Text {
                init(_ words: [Text]) {
                    self.init(verbatim: "")
                    for word in words { self = self + word }
                }
            }
            """
        )

        #expect(
            lines == [
                "Novels –",
                "Maps map",
                "Charts chart.bar",
            ]
        )
    }

    @Test func `a string is made by the system's initializer`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct ShelfView: View {
                var body: some View {
                    TabView {
                        Text("1").tabItem { Text(String("Novels")) }
                        Text("2").tabItem { Text(String(localized: "Maps")) }
                    }
                }
            }
            extension String {
                init(_ words: [String]) { self = words.joined(separator: " ") }
                init(_ count: Int) { self = "count" }
            }
            """
        )

        #expect(
            lines == [
                "Novels –",
                "Maps –",
            ]
        )
    }

    @Test func `an initializer that takes what it is given is used`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct ShelfView: View {
                var body: some View {
                    TabView {
                        Text("1").tabItem { Text(Shelf.novels) }
                        Text("2").tabItem { Label(shelf: .maps) }
                    }
                }
            }
            enum Shelf: String { case novels, maps }
            extension Text { init(_ shelf: Shelf) { self.init(verbatim: shelf.rawValue.capitalized) } }
            extension Label where Title == Text, Icon == Image {
                init(shelf: Shelf) { self.init(shelf.rawValue.capitalized, systemImage: "books.vertical") }
            }
            """
        )

        #expect(
            lines == [
                "Novels –",
                "Maps books.vertical",
            ]
        )
    }
}
