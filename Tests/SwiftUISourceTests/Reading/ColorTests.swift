import TabModel
import Testing

@testable import SwiftUISource

/// The tint of a tab view, in the ways in which apps write colors.
@Suite struct ColorTests {
    private static let brand = """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "0x12", "green": "0.500", "blue": "255", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"components": {"red": "1.000", "green": "0", "blue": "0.000", "alpha": "1.000"}}}
        ], "info": {"author": "xcode", "version": 1}}
        """

    private func spec(_ modifiers: String, _ declarations: String = "", accent: String? = nil) throws -> TabSpec {
        let source = """
            import SwiftUI
            \(declarations)
            struct Desk: View {
                let theme: Theme
                @State private var isLoud = false
                var body: some View {
                    TabView { Tab("Notes", systemImage: "note") { Text("1") } }\(modifiers)
                }
            }
            """
        var files = ["App/Desk.swift": source, "App/Assets.xcassets/Deep/Brand.colorset/Contents.json": Self.brand]
        files["App/Assets.xcassets/AccentColor.colorset/Contents.json"] = accent
        return try #require(Reading.reading(files).tabViews.first?.spec)
    }

    private func own(_ light: String, _ dark: String? = nil, _ name: String? = nil) -> Tint? {
        HexColor(light).map { .own(OwnColor($0, dark: dark.flatMap { HexColor($0) }, name: name)) }
    }

    @Test(arguments: [
        "Color(\"Brand\")", "Color(.brand)", "Color.brand", ".brand", "Asset.brand.swiftUIColor",
        "Color(\"Brand\", bundle: .main)", "Color(uiColor: UIColor(named: \"Brand\"))",
    ])
    func `a color of the asset catalog has its values in light and dark appearance`(color: String) throws {
        #expect(try spec(".tint(\(color))").tint == own("#1280FF", "#FF0000", "Brand"))
    }

    @Test(arguments: [
        ("Color(red: 0.2, green: 102 / 255, blue: 1)", "#3366FF"), ("Color(white: 0.5)", "#808080"),
        ("Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)", "#FF000080"), ("Color(hex: \"#12ab34\")", "#12AB34"),
        ("Color(hex: 0x0B6E4F)", "#0B6E4F"), ("Color(\"#12AB34\")", "#12AB34"), (".white", "#FFFFFF"),
    ])
    func `a color in numbers is read`(color: String, hex: String) throws {
        #expect(try spec(".tint(\(color))").tint == own(hex))
    }

    @Test func `a color in digits is read though the initializer computes with them`() throws {
        let hex = """
            extension Color {
                init(hex: UInt) { self.init(red: Double((hex >> 16) & 0xFF) / 255, green: 0, blue: 0) }
                static let leaf = Color(hex: 0x0B6E4F)
            }
            """
        #expect(try spec(".tint(Color(hex: 0x12AB34))", hex).tint == own("#12AB34"))
        #expect(try spec(".tint(.leaf)", hex).tint == own("#0B6E4F"))
    }

    @Test(arguments: [
        "Color.red", ".red", "Color(uiColor: .systemRed)", "Color(UIColor.systemRed)", "SwiftUI.Color.red",
    ])
    func `a color of the system is its word`(color: String) throws {
        #expect(try spec(".tint(\(color))").tint == .system(.red))
        #expect(try spec(".accentColor(\(color))").tint == .system(.red))
    }

    @Test(arguments: [
        "theme.red", "Palette.red", "isDark ? .one : .two", "Color(\"Missing\")", "Color.red.opacity(0.4)",
    ])
    func `a color that isn't known is a stand-in, whatever its name is`(color: String) throws {
        let spec = try spec(".tint(\(color))")
        #expect(spec.tint == nil)
        #expect(spec.standIns[.tint] != nil)
    }

    @Test func `a color by a condition is a variant`() throws {
        let spec = try spec(".tint(isLoud ? .red : Color(\"Brand\"))")
        #expect(Set([spec.tint].compactMap(\.self)).count == 1)
        #expect(spec.variants.flatMap(\.values).map(\.key) == ["tint"])
    }

    @Test func `the catalog's accent color counts where nothing else is said`() throws {
        let empty = "{\"colors\": [{\"idiom\": \"universal\"}]}"
        let teal = "{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"systemTealColor\"}}]}"

        #expect(try spec("", accent: teal).tint == .system(.teal))
        #expect(try spec(".tint(.red)", accent: teal).tint == .system(.red))
        #expect(try spec("", accent: empty).tint == nil)
        #expect(try spec("", accent: Self.brand).tint == own("#1280FF", "#FF0000", "AccentColor"))
        #expect(try spec("").standIns.keys == [])
    }
}
