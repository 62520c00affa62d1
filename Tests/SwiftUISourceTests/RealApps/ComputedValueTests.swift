import Testing

@testable import SwiftUISource

/// Values that are computed of constants.
@Suite struct ComputedValueTests {
    @Test func `whole numbers are calculated`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            @main struct A: App { var body: some Scene { WindowGroup { Main() } } }
            struct Main: View {
                let titles = ["One", "Two", "Three"]
                var body: some View {
                    TabView {
                        ForEach(0..<titles.count, id: \.self) { i in
                            Tab(titles[i], systemImage: i % 2 == 0 ? "circle" : "square") { Text("") }
                        }
                        ForEach(titles.indices, id: \.self) { i in
                            Tab(titles[i].lowercased(), systemImage: i.isMultiple(of: 2) ? "circle" : "square") { Text("") }
                        }
                    }
                }
            }
            """#
        )
        #expect(
            lines == [
                "One circle",
                "Two square",
                "Three circle",
                "one circle",
                "two square",
                "three circle",
            ]
        )
    }

    @Test func `a dictionary of pairs has its values`() {
        let lines = AppText.lines(
            #"""
            import SwiftUI
            @main struct A: App { var body: some Scene { WindowGroup { Main() } } }
            enum F: String, CaseIterable { case maps, art
                static let icons: [(F, String)] = [(.maps, "map"), (.art, "paintbrush")]
                static let keyed = Dictionary(uniqueKeysWithValues: icons)
                static let grouped: [String: String] = { var d: [String: String] = [:]; for (f, i) in icons { d[f.rawValue] = i }; return d }()
                var icon1: String { Self.icons.first { $0.0 == self }?.1 ?? "circle" }
                var icon2: String { Self.keyed[self] ?? "circle" }
                var icon3: String { Self.grouped[rawValue] ?? "circle" }
                var icon4: String { Self.icons.first(where: { $0.0 == self })!.1 }
                var title: String { Self.names[safe: index] ?? "Untitled" }
                static let names = ["Maps", "Art"]
                var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
                var title2: String { Self.names[index] }
                init(int: Int) { self = int == 0 ? .maps : .art }
                var alt: String { F(rawValue: "art")?.rawValue ?? "none" }
            }
            extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
            struct Main: View {
                var body: some View {
                    TabView {
                        ForEach(F.allCases, id: \.self) { f in Tab(f.title, systemImage: f.icon1) { Text("") } }
                        ForEach(F.allCases, id: \.self) { f in Tab(f.title2, systemImage: f.icon2) { Text("") } }
                        ForEach(F.allCases, id: \.self) { f in Tab(f.alt, systemImage: f.icon3) { Text("") } }
                        ForEach(F.allCases, id: \.self) { f in Tab("x", systemImage: f.icon4) { Text("") } }
                    }
                }
            }
            """#
        )
        #expect(
            lines == [
                "Maps map",
                "Art paintbrush",
                "Maps map",
                "Art paintbrush",
                "art map",
                "art paintbrush",
                "x map",
                "x paintbrush",
            ]
        )
    }

    @Test func `a closure that is called at once is a value`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Root: View {
                private let a: String = { "X" }()
                private let b: String = { return "X" }()
                private let d: String = { let x = "Q"; return x }()
                private let e: String = { if Bool.random() { return "X" } else { return "Y" } }()
                private let f: String = { if Bool.random() { return "X" }; return "Y" }()
                private let g: String = { if #available(iOS 26, *) { return "X" }; return "Y" }()
                static let h: String = { if #available(iOS 26, *) { return "X" }; return "Y" }()
                var body: some View { TabView {
                  Tab(a, systemImage: "a") { Text("1") }
                  Tab(b, systemImage: "b") { Text("1") }
                  Tab(d, systemImage: "d") { Text("1") }
                  Tab(e, systemImage: "e") { Text("1") }
                  Tab(f, systemImage: "f") { Text("1") }
                  Tab(g, systemImage: "g") { Text("1") }
                  Tab(Self.h, systemImage: "h") { Text("1") }
             } }
            }
            """
        )
        #expect(
            lines == [
                "boolRandom: Bool.random(), usually true",
                "X a",
                "X b",
                "Q d",
                #"X e {"variants":[{"when":{"unless":["boolRandom"]},"title":"Y"}]}"#,
                #"X f {"variants":[{"when":{"unless":["boolRandom"]},"title":"Y"}]}"#,
                #"X g {"variants":[{"when":{"beforeOS":"26"},"title":"Y"}]}"#,
                #"X h {"variants":[{"when":{"beforeOS":"26"},"title":"Y"}]}"#,
            ]
        )
    }

    @Test func `a ternary asks its condition of both views`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            struct Root: View {
                static var usesGlass: Bool { if #available(iOS 26, *) { return true } else { return false } }
                var body: some View { Self.usesGlass ? AnyView(Glass()) : AnyView(Flat()) }
            }
            struct Glass: View { var body: some View { TabView { Tab("A", systemImage: "house") { Text("1") }; Tab("B", systemImage: "tray") { Text("1") } } } }
            struct Flat: View { var body: some View { TabView { Text("1").tabItem { Label("A", systemImage: "house") }; Text("1").tabItem { Label("B", systemImage: "tray") } } } }
            """
        )
        #expect(
            lines == [
                "Glass.body: tabBar",
                "A house",
                "B tray",
                "Flat.body: tabBar",
                #"A house {"when":{"beforeOS":"26"}}"#,
                #"B tray {"when":{"beforeOS":"26"}}"#,
            ]
        )
    }
}
