import Foundation
import PreviewAssets
import TabResolver
import Testing

@testable import PreviewPages

/// Which symbols turn where text runs from right to left.
@Suite struct SymbolDirectionTests {
    private static func drawn() throws -> Set<String> {
        let sprite = try Data(contentsOf: PreviewAssets.publicFolder.appending(path: "symbols.svg"))
        return InlineSymbols(symbols: Array(sprite), glyphs: []).catalog.names
    }

    @Test(arguments: [
        "chevron.forward", "chevron.backward.circle.fill", "arrow.up.forward", "sidebar.leading", "list.bullet",
        "list.bullet.clipboard.fill", "text.bubble.fill", "doc.text", "book.closed.fill", "books.vertical",
        "music.note.list", "newspaper.fill", "person.text.rectangle",
    ])
    func `turns what points along the text, and what shows lines of it`(name: String) {
        #expect(SymbolDirection.turns(name))
    }

    @Test(arguments: [
        "play.fill", "forward.fill", "backward", "clock", "magnifyingglass", "checkmark", "chevron.left",
        "chevron.right", "arrow.left", "arrow.right.circle.fill", "arrow.clockwise", "sidebar.left", "sidebar.right",
        "bubble.left", "list.number", "text.alignleft", "textformat", "questionmark.circle", "music.note",
        "slider.horizontal.3", "signpost.right", "house", "square.and.pencil", "listbullet", "",
    ])
    func `leaves alone what has its direction in its name, and things`(name: String) {
        #expect(!SymbolDirection.turns(name))
    }

    @Test func `decides about every drawn symbol whose name speaks of direction or text`() throws {
        let words: Set<Substring> = ["forward", "backward", "leading", "trailing", "list", "text", "checklist"]
        let drawn = try Self.drawn().filter { !Set($0.split(separator: ".")).isDisjoint(with: words) }
        try #require(drawn.count > 40)

        let staying = drawn.filter { !SymbolDirection.turns($0) }

        #expect(
            staying == [
                "list.number", "forward", "forward.fill", "forward.circle", "forward.circle.fill", "forward.end",
                "forward.end.fill", "backward", "backward.fill", "backward.circle", "backward.circle.fill",
                "backward.end", "backward.end.fill", "text.alignleft", "text.aligncenter", "text.alignright",
                "text.justify", "text.justify.left", "bubble.left.and.text.bubble.right",
                "bubble.left.and.text.bubble.right.fill", "square.fill.text.grid.1x2", "text.below.photo",
                "text.below.photo.fill",
            ]
        )
    }

    @Test func `has no name of a filled form, and none twice`() throws {
        #expect(SymbolDirection.turning.allSatisfy { !$0.split(separator: ".").contains("fill") })
        #expect(SymbolDirection.turning.count == 113)
    }
}
