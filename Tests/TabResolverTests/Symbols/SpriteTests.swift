import Foundation
import TestTools
import Testing

@testable import TabResolver

/// The set of drawn symbols against the table of filled names (R2.75, R2.76, R2.82).
struct SpriteTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The ids of all symbols, in the file's order.
    private static func drawn() throws -> [String] {
        try text("Public/symbols.svg").matches(of: /<symbol id="([^"]+)"/).map { String($0.output.1) }
    }

    /// The names that the set must have.
    private static func wanted() throws -> [String] {
        try text("Scripts/symbols.d/names.txt").split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }

    @Test(.proves("R2.82"))
    func `R2.82 draws every listed name`() throws {
        let wanted = try Self.wanted()
        #expect(wanted.count > 300)
        #expect(Set(wanted).subtracting(try Self.drawn()) == [])
    }

    @Test(.proves("R2.82"))
    func `R2.82 has a picture for every usual name of a tab bar, if not always its own`() throws {
        let symbols = KnownSymbols(names: Set(try Self.drawn()))
        let usual = try Self.text("Tests/TabResolverTests/Symbols/usual-names.txt").split(separator: "\n")
        #expect(usual.count > 1000)
        #expect(usual.filter { symbols.drawing(of: String($0), filled: true) == nil } == [])
        #expect(usual.filter { !SymbolWords.suggest(String($0)) && !symbols.contains(String($0)) } == [])
    }

    @Test func `R2.75 draws the filled form of every drawn symbol that has one`() throws {
        let drawn = Set(try Self.drawn())
        let missing = drawn.filter { FilledSymbols.variant(of: $0).map { !drawn.contains($0) } ?? false }
        #expect(missing == [])
    }

    @Test func `R2.76 draws no filled form that the table does not name`() throws {
        let drawn = Set(try Self.drawn())
        let named = Set(drawn.filter { !isFilled($0) }.compactMap { FilledSymbols.variant(of: $0) })
        let alone: Set = [
            "tram.fill.tunnel", "flashlight.on.fill", "flashlight.off.fill", "person.fill.checkmark",
            "person.fill.questionmark", "square.fill.text.grid.1x2",
        ]
        #expect(drawn.filter(isFilled).subtracting(named) == alone)
    }

    @Test func `draws each symbol once, with shapes only`() throws {
        let text = try Self.text("Public/symbols.svg")
        let drawn = try Self.drawn()
        let elements = Set(text.matches(of: /<([a-z]+)/).map { String($0.output.1) })
        let attributes = Set(text.matches(of: #/ ([a-zA-Z:-]+)="/#).map { String($0.output.1) })
        #expect(Set(drawn).count == drawn.count)
        #expect(elements.subtracting(["svg", "symbol", "path"]) == [])
        #expect(
            attributes == [
                "xmlns", "id", "viewBox", "overflow", "fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap",
                "stroke-linejoin", "d",
            ]
        )
    }

    private func isFilled(_ name: String) -> Bool {
        name.split(separator: ".").contains("fill")
    }
}
