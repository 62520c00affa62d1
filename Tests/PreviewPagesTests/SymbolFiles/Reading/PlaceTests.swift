import PreviewPages
import TabModel
import Testing

/// The places of diagnostics.
@Suite struct PlaceTests {
    @Test func `counts lines from 1 and columns in characters, and tells all errors at once`() throws {
        let read = try Reading.file(
            "<svg viewBox=\"0 0 24 24\">\n<!-- é --><image/>\n  <path d=\"M1 x\"/>\n<text/></svg>"
        )

        #expect(
            read.diagnostics.map(\.line) == [
                "mark.svg:2:11: error: <image> is not supported, and the picture would look different without it. "
                    + "Draw it with shapes. Embedded pictures are not supported. [unknownKey]",
                "mark.svg:3:15: error: The path's d has \"x\" where a number was expected. Export it again. [value]",
                "mark.svg:4:1: error: <text> is not supported, and the picture would look different without it. "
                    + "Convert the text to paths. [unknownKey]",
            ]
        )
    }

    @Test func `says a thing once, where it comes first`() throws {
        let read = try Reading.shapes(
            "\n<path d=\"M1 1L2 2\" filter=\"url(#a)\"/><path d=\"M1 1L2 2\" filter=\"url(#b)\"/>"
        )
        #expect(read.diagnostics.map(\.location) == [SourceLocation(line: 2, column: 28)])
    }
}
