import Testing

/// Symbols and images whose names are constants, of the app or of SFSafeSymbols, or are put together.
@Suite struct SymbolConstantTests {
    private func tab(_ label: String, _ declarations: String = "", imports: String = "") -> [String] {
        AppText.lines(
            """
            import SwiftUI
            \(imports)
            \(declarations)
            struct TideView: View {
                var body: some View {
                    TabView { Text("1").tabItem { \(label) } }
                }
            }
            """
        )
    }

    @Test func `a constant that the app adds to strings is its value`() {
        let constant = #"extension String { static let tideIcon = "water.waves" }"#
        #expect(tab(#"Label("Tides", systemImage: .tideIcon)"#, constant) == ["Tides water.waves"])
    }

    @Test func `a constant is one of SFSafeSymbols where its module is imported`() {
        let lines = tab(#"Label("Tides", systemImage: .waterWaves)"#, imports: "import SFSafeSymbols")
        #expect(lines == ["Tides water.waves"])
    }

    @Test func `a constant of a module that isn't there is a stand-in`() {
        let lines = tab(#"Label("Tides", systemImage: .tideIcon)"#)
        #expect(lines.first?.contains("standIns") == true)
    }

    @Test(arguments: [".waterWaves", "SFSymbol.waterWaves"])
    func `a symbol of SFSafeSymbols has its type's name or none`(constant: String) {
        let lines = tab(#"Label("Tides", systemSymbol: \#(constant))"#, imports: "import SFSafeSymbols")
        #expect(lines == ["Tides water.waves"])
    }

    @Test func `a name that is put together is filled in`() {
        let lines = AppText.lines(
            """
            import SwiftUI
            enum Shore: String, CaseIterable { case north, south }
            struct TideView: View {
                @State private var shore = Shore.north
                var body: some View {
                    TabView(selection: $shore) {
                        ForEach(Shore.allCases, id: \\.self) { place in
                            Text("1").tabItem {
                                Image(shore == place ? "\\(place.rawValue)-on" : "\\(place.rawValue)-off")
                            }
                        }
                    }
                }
            }
            """
        )
        #expect(lines.filter { $0.contains("north-off") || $0.contains("south-off") }.count == 2, "\(lines)")
    }
}
