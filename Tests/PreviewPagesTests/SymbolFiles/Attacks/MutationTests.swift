import PreviewPages
import TabModel
import TestTools
import Testing

/// A symbol with bytes changed at random: whatever comes of it is a symbol of our own words, or errors with a place.
@Suite struct MutationTests {
    private static let seed = """
        <?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" style="stroke:#000;stroke-width:2">
        <!-- a --><g transform="rotate(30 12 12) scale(.5,1)" opacity=".5"><path d="M1-2.5l3 4H5v6.5c1 2 3 4 5 6S8 9 7 7q1 1 2 \
        2T3 4a5 6 30 01-1 2zm2 2" fill="&#x23;fff" fill-rule="evenodd"/></g><rect x="1" y="2" width="9" height="9" rx="2"/>
        <polygon points="1,2 3,4 5 6" stroke-linejoin="round"/><ellipse cx="3" cy="4" rx="5" ry="1e1"/></svg>
        """
    private static let pieces: [[UInt8]] = [
        "<", ">", "\"", "'", "&", ";", "/", "=", "&#0;", "&#x10FFFF;", "<!--", "]]>", "<![CDATA[", "[", "NaN", "-",
        "1e99",
        "onload=\"a\"", "<script>", "url(#a)", "\u{0}", "é", " ", "", "9999999999", "\u{202E}",
    ].map { Array($0.utf8) }

    @Test(arguments: 0..<8)
    func `gives a harmless symbol or an error for every changed file`(round: Int) throws {
        var numbers = SeededGenerator(seed: UInt64(round) &* 7919 &+ 1)
        let name = try #require(SymbolName("mark"))
        var drawn = 0

        for _ in 0..<500 {
            var bytes = Array(Self.seed.utf8)
            for _ in 0...Int.random(in: 0...3, using: &numbers) {
                let place = Int.random(in: 0..<bytes.count, using: &numbers)
                let end = min(bytes.count, place + Int.random(in: 0...6, using: &numbers))
                bytes.replaceSubrange(place..<end, with: Self.pieces.randomElement(using: &numbers) ?? [])
            }
            let read = SymbolReader.read(bytes, name: name, file: "mark.svg")
            drawn += read.drawing == nil ? 0 : 1
            let isSound = read.drawing.map { Reading.isHarmless($0.markup) } ?? !read.diagnostics.isEmpty
            #expect(isSound, "\(String(decoding: bytes, as: UTF8.self))")
            #expect(read.diagnostics.allSatisfy { $0.location != nil })
        }

        #expect(drawn > 20 && drawn < 480)
    }
}
