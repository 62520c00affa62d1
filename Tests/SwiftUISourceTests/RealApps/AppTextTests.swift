import Testing

/// Texts and symbols that string tables and generated constants give.
@Suite struct AppTextTests {
    @Test func `a key has the text of the nearest table, whatever its format`() {
        let lines = AppText.lines([
            "Aside/Localizable.xcstrings": """
            {"sourceLanguage":"en","version":"1.0","strings":{"maps.name":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"The aside"}}}}}}
            """,
            "Reader/Views/ShelfView.swift": """
            import SwiftUI
            struct ShelfView: View {
                var body: some View { TabView { Text("1").tabItem { Label("maps.name", systemImage: "map") } } }
            }
            """,
            "Reader/Texts/en.lproj/Localizable.strings": """
            "maps.name" = "Maps";
            """,
        ])

        #expect(
            lines == [
                "Maps map"
            ]
        )
    }

    @Test func `a table of another target says nothing`() {
        let lines = AppText.lines([
            "Aside/en.lproj/Localizable.strings": """
            "maps.name" = "The aside";
            """,
            "Reader/Views/ShelfView.swift": """
            import SwiftUI
            struct ShelfView: View {
                var body: some View { TabView { Text("1").tabItem { Label("maps.name", systemImage: "map") } } }
            }
            """,
            "Reader/Localizable.xcstrings": """
            {"sourceLanguage":"en","version":"1.0","strings":{"maps.name":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Maps"}}}}}}
            """,
        ])

        #expect(
            lines == [
                "Maps map"
            ]
        )
    }

    @Test func `the constants of Tuist are keys of the target that they name`() {
        let lines = AppText.lines([
            "Project.swift": """
            import ProjectDescription
            let project = Project(name: "Shelf", targets: [
                .target(name: "ShelfTexts", product: .framework, resources: ["Texts/**"]),
                .target(name: "Shelf", product: .app, sources: ["Code/**"], dependencies: [.target(name: "ShelfTexts")]),
            ])
            """,
            "Texts/en.lproj/Localizable.strings": """
            "novelsName" = "Novels"; "maps.name" = "Maps";
            """,
            "Code/ShelfView.swift": """
            import SwiftUI
            struct ShelfView: View {
                var body: some View {
                    TabView {
                        Text("1").tabItem { Label(ShelfTextsStrings.Localizable.novelsName, systemImage: "book") }
                        Text("2").tabItem { Label(ShelfTextsStrings.Localizable.Maps.name, systemImage: "map") }
                    }
                }
            }
            """,
        ])

        #expect(
            lines == [
                "Novels book",
                "Maps map",
            ]
        )
    }

    @Test func `texts in the app's own language are in no table, and nothing is noted`() {
        let lines = AppText.lines([
            "Settings.bundle/en.lproj/Root.strings": """
            "Shelves" = "Shelves";
            """,
            "ShelfView.swift": """
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
            """,
        ])

        #expect(
            lines == [
                "Novels –",
                "Maps map",
                "Charts chart.bar",
            ]
        )
    }

    @Test func `the constants of SFSafeSymbols are symbols, digits included`() {
        let lines = AppText.lines(
            #"""
            import SFSafeSymbols
            import SwiftUI
            enum Shelf: String, CaseIterable {
                case novels, maps, charts
                var icon: SFSymbol {
                    switch self {
                    case .novels: .squareGrid3x3Fill
                    case .maps: .rectangleGrid3x2
                    case .charts: .person2
                    }
                }
            }
            struct ShelfView: View {
                var body: some View {
                    TabView {
                        ForEach(Shelf.allCases, id: \.self) { shelf in
                            Tab { Text("1") } label: { Label(shelf.rawValue.capitalized, systemSymbol: shelf.icon) }
                        }
                    }
                }
            }
            """#
        )

        #expect(
            lines == [
                "Novels square.grid.3x3.fill",
                "Maps rectangle.grid.3x2",
                "Charts person.2",
            ]
        )
    }
}
