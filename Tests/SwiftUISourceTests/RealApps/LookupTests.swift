import Testing

/// Names that several targets, modules or overloads declare.
@Suite struct LookupTests {
    @Test func `titles are of the extension beside the type`() {
        let lines = AppText.lines([
            "Pad/Shelf.swift": """
            enum Shelf: CaseIterable { case novels, maps }
            """,
            "Pad/Shelf+Names.swift": """
            extension Shelf {
                var name: String { self == .novels ? "Stories" : "Atlases" }
                var icon: String { self == .novels ? "text.book.closed" : "globe" }
            }
            """,
            "Reader/ShelfView.swift": #"""
            import SwiftUI
            struct ShelfView: View {
                var body: some View {
                    TabView { ForEach(Shelf.allCases, id: \.self) { Tab($0.name, systemImage: $0.icon) { Text("1") } } }
                }
            }
            """#,
            "Reader/Shelf.swift": """
            enum Shelf: CaseIterable { case novels, maps }
            """,
            "Reader/Shelf+Names.swift": """
            extension Shelf {
                var name: String { self == .novels ? "Novels" : "Maps" }
                var icon: String { self == .novels ? "book" : "map" }
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

    @Test func `an overload is chosen by the case that it is given`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Near { case novels, search }
            enum Far { case maps, charts, search }
            enum Names {
                static func name(_ place: Near) -> String {
                    switch place {
                    case .novels: "Novels"
                    case .search: ""
                    }
                }
                static func name(_ place: Far) -> String {
                    switch place {
                    case .maps: "Maps"
                    case .charts: "Charts"
                    case .search: "Look up"
                    }
                }
            }
            struct ShelfView: View {
                var body: some View {
                    TabView {
                        Tab(Names.name(.maps), systemImage: "map") { Text("1") }
                        Tab(Names.name(.novels), systemImage: "book") { Text("2") }
                        Tab(Names.name(Far.search), systemImage: "magnifyingglass") { Text("3") }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "Maps map",
                "Novels book",
                "Look up magnifyingglass",
            ]
        )
    }

    @Test func `a value that is none of a switch's cases is not its last`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Shelf { case novels, maps }
            func name(of shelf: Shelf) -> String {
                switch shelf {
                case .novels: "Novels"
                case .maps: "Maps"
                }
            }
            struct ShelfView: View {
                var body: some View {
                    TabView {
                        Tab(name(of: .novels), systemImage: "book") { Text("1") }
                        Tab(name(of: .charts), systemImage: "map") { Text("2") }
                    }
                }
            }
            """
        )

        #expect(
            lines == [
                "Novels book",
                #"[name(of: .charts)] map {"standIns":{"title":{"text":"name(of: .charts)","why":"runTime"}}}"#,
            ]
        )
    }

    @Test func `of two enumerations of one name, the one with the member is meant`() {
        let lines = AppText.lines([
            "App/ShelfView.swift": """
            import SwiftUI
            struct ShelfView: View {
                var body: some View {
                    TabView {
                        Text("1").tabItem { Label(Words.Novels.name, systemImage: "book") }
                        Text("2").tabItem { Label(Words.Maps.name, systemImage: "map") }
                    }
                }
            }
            """,
            "Packages/Aside/Sources/Words.swift": """
            public enum Words { public enum Aside { public static let name = "Aside" } }
            """,
            "Packages/Main/Sources/Words.swift": """
            public enum Words {
                public enum Novels { public static let name = tr("novels.name", fallback: "Novels") }
                public enum Maps { public static let name = tr("maps.name", fallback: "Maps") }
                private static func tr(_ key: String, fallback: String) -> String {
                    NSLocalizedString(key, tableName: "Words", bundle: .module, value: fallback, comment: "")
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

    @Test func `a title that no file declares is the expression at the call`() {
        let lines = AppText.lines(
            """
            import Words
            import SwiftUI
            struct ShelfView: View {
                var body: some View {
                    TabView {
                        Text("1").tabItem { item(Words.novels, "book") }
                        Text("2").tabItem { item(Words.maps(in: .atlas), "map") }
                    }
                }
                private func item(_ name: String, _ icon: String) -> some View { Label(name, systemImage: icon) }
            }
            """
        )

        #expect(
            lines == [
                #"[Words.novels] book {"standIns":{"title":{"text":"Words.novels","why":"notFound"}}}"#,
                #"[Words.maps(in: .atlas)] map {"standIns":{"title":{"text":"Words.maps(in: .atlas)","why":"notFound"}}}"#,
                "A.swift:10: unresolved-title",
                "A.swift:10: unresolved-title",
            ]
        )
    }

    @Test func `an initializer that is named makes labels, pages and lists`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Port { let name: String; var icon = "ferry" }
            struct PortLabel: View { var body: some View { Label("Open Sea", systemImage: "water.waves") } }
            struct Ports: View {
                private let ports = ["Oslo", "Riga"].map(Port.init)
                private let more = ["Gdansk"].map(Port.init(name:))
                var body: some View {
                    TabView {
                        ForEach(ports + more, id: \\.name) { Text("1").tabItem { Label($0.name, systemImage: $0.icon) } }
                        Text("2").tabItem(PortLabel.init)
                    }
                }
            }
            """
        )
        #expect(lines.last == "Open Sea water.waves")
        #expect(lines.dropLast().map { $0.prefix { $0 != "{" } } == ["Oslo ferry ", "Riga ferry ", "Gdansk ferry "])
    }

    @Test func `a function that the app adds to roles is called`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            extension TabRole { static func search(if isOn: Bool) -> TabRole? { isOn ? .search : nil } }
            struct Ports: View {
                var body: some View {
                    TabView {
                        Tab("Ports", systemImage: "ferry", role: .search(if: false)) { Text("1") }
                        Tab("Find", systemImage: "magnifyingglass", role: .search(if: true)) { Text("2") }
                    }
                }
            }
            """
        )
        #expect(lines == ["Ports ferry", #"Find magnifyingglass {"role":"search"}"#])
    }

    @Test func `a type that an extension of a system's type declares is found by its name`() {
        let lines = AppText.lines([
            "Kit/Texts.swift": """
            import Foundation
            extension String {
                public struct Texts {
                    let table: String
                    public init(table: String) { self.table = table }
                    public func text(_ key: String) -> String {
                        NSLocalizedString(key, tableName: table, bundle: .main, comment: "")
                    }
                }
            }
            """,
            "App/Ports.swift": """
            import SwiftUI
            extension String { static var ports: Texts { .init(table: "Ports") } }
            struct Ports: View {
                var body: some View { TabView { Tab(String.ports.text("title"), systemImage: "ferry") { Text("1") } } }
            }
            """,
            "App/en.lproj/Ports.strings": #""title" = "Harbors";"#,
        ])
        #expect(lines == ["Harbors ferry"])
    }

    @Test func `what a program adds to a library's type is meant in the program`() {
        func root(_ title: String, _ symbol: String) -> String {
            """
            import Models
            import SwiftUI
            extension Place { var title: String { "\(title)" } }
            extension Place { var symbol: String { "\(symbol)" } }
            struct Root: View {
                var body: some View {
                    TabView {
                        ForEach(Place.allCases, id: \\.self) { Tab($0.title, systemImage: $0.symbol) { Text("1") } }
                    }
                }
            }
            """
        }
        let lines = AppText.lines([
            "Package.swift": """
            import PackageDescription
            let package = Package(name: "Ports", targets: [
                .executableTarget(name: "Desk", dependencies: ["Models"]),
                .executableTarget(name: "Phone", dependencies: ["Models"]),
                .target(name: "Models"),
            ])
            """,
            "Sources/Models/Place.swift": "public enum Place: CaseIterable { case start }",
            "Sources/Desk/Root.swift": root("Home", "macwindow"),
            "Sources/Phone/Root.swift": root("Start", "house"),
        ])
        #expect(lines.filter { !$0.hasPrefix("Root.body") } == ["Home macwindow", "Start house"])
    }
}
