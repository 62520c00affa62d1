import PreviewPages
import TabModel
import Testing

/// Shapes after reading, each worked out by hand.
@Suite struct ShapeTests {
    @Test(arguments: [
        ("<path d=\"M1 2L3 4Z\"/>", "M1 2L3 4Z"), ("<path d=\"m1,2 3,4-1-1z\"/>", "M1 2L4 6L3 5Z"),
        ("<path d=\"M1 2H9V4h-2v-1\"/>", "M1 2L9 2L9 4L7 4L7 3"),
        ("<path d=\"M0 0C1 1 2 1 3 0S5-1 6 0\"/>", "M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0"),
        ("<path d=\"M0 0c1 1 2 1 3 0s2-1 3 0\"/>", "M0 0C1 1 2 1 3 0C4 -1 5 -1 6 0"),
        ("<path d=\"M0 0Q3 3 6 0T12 0\"/>", "M0 0C2 2 4 2 6 0C8 -2 10 -2 12 0"),
        ("<path d=\"M0 0S1 1 2 2T4 4\"/>", "M0 0C0 0 1 1 2 2C2 2 2.667 2.667 4 4"),
        ("<path d=\"M.5.5.25-.5\"/>", "M0.5 0.5L0.25 -0.5"), ("<path d=\"M1e1 2E-1L+3 4\"/>", "M10 0.2L3 4"),
        ("<path d=\"M0 0a1 1 0 0110 0\"/>", "M0 0C0 -2.761 2.239 -5 5 -5C7.761 -5 10 -2.761 10 0"),
        ("<path d=\"M0 0A0 5 0 0 1 4 4\"/>", "M0 0L4 4"), ("<path d=\"M1 1ZL2 2\"/>", "M1 1ZL2 2"),
        ("<line x1=\"1\" y1=\"2\" x2=\"3\" y2=\"4px\"/>", "M1 2L3 4"),
        ("<polyline points=\"1,2 3,4\"/>", "M1 2L3 4"), ("<polygon points=\" 1 2,3 4 \"/>", "M1 2L3 4Z"),
        ("<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>", "M1 2L4 2L4 6L1 6Z"),
        (
            "<circle cx=\"10\" cy=\"10\" r=\"10\"/>",
            "M20 10C20 15.523 15.523 20 10 20C4.477 20 0 15.523 0 10C0 4.477 4.477 0 10 0C15.523 0 20 4.477 20 10Z"
        ),
        (
            "<rect width=\"8\" height=\"4\" rx=\"9\" ry=\"1\"/>",
            "M4 0L4 0C6.209 0 8 0.448 8 1L8 3C8 3.552 6.209 4 4 4L4 4C1.791 4 0 3.552 0 3L0 1C0 0.448 1.791 0 4 0Z"
        ),
    ])
    func `redraws shapes as lines and curves`(inner: String, data: String) throws {
        #expect(try Reading.drawn(inner) == "<path d=\"\(data)\"/>")
    }

    @Test(arguments: [
        ("translate(2 3)", "M3 4L4 5"), ("translate(2)", "M3 1L4 2"), ("scale(2)", "M2 2L4 4"),
        ("scale(2,3)", "M2 3L4 6"), ("rotate(90)", "M-1 1L-2 2"), ("rotate(180,2,2)", "M3 3L2 2"),
        ("matrix(0 1 -1 0 5 6)", "M4 7L3 8"), ("skewX(45)", "M2 1L4 2"), ("skewY(45)", "M1 2L2 4"),
        ("translate(1,1),scale(2)", "M3 3L5 5"), ("scale(2) translate(1,1)", "M4 4L6 6"), ("", "M1 1L2 2"),
    ])
    func `applies transforms, outer ones last`(transform: String, data: String) throws {
        #expect(try Reading.drawn("<path transform=\"\(transform)\" d=\"M1 1L2 2\"/>") == "<path d=\"\(data)\"/>")
        let shifted = try Reading.drawn(
            "<g transform=\"translate(0 0)\"><g transform=\"\(transform)\"><path d=\"M1 1L2 2\"/></g></g>"
        )
        #expect(shifted == "<path d=\"\(data)\"/>")
    }

    @Test(arguments: [
        ("0 0 48 48", "M0 0L12 12"), ("0 0 12 12", "M0 0L48 48"), ("-12 -12 24 24", "M12 12L36 36"),
        ("0 0 48 24", "M0 6L12 18"), ("0,0,24,48", "M6 0L18 12"),
    ])
    func `brings every view box into the field of 24, whole and centered`(box: String, data: String) throws {
        let read = try Reading.file("<svg viewBox=\"\(box)\"><path d=\"M0 0L24 24\"/></svg>")
        #expect(try Reading.content(of: #require(read.drawing?.markup)) == "<path d=\"\(data)\"/>")
    }

    @Test func `takes width and height for a view box, or what is drawn`() throws {
        let sized = try Reading.file("<svg width=\"12px\" height=\"12pt\"><path d=\"M0 0L12 12\"/></svg>")
        #expect(sized.drawing?.markup.contains("M0 0L24 24") == true)
        let bare = try Reading.file("<svg width=\"1em\"><path d=\"M100 100L110 120\"/></svg>")
        #expect(bare.drawing?.markup.contains("M7 2L17 22") == true)
    }

    @Test(arguments: ["0 0 24", "0 0 0 24", "0 0 24 -1", "a b c d", "0 0 24 24 5", "0 0 NaN 24", ""])
    func `refuses a view box that is none`(box: String) throws {
        let read = try Reading.file("<svg viewBox=\"\(box)\"><path d=\"M0 0L1 1\"/></svg>")
        #expect(read.drawing == nil)
        #expect(read.diagnostics.first?.text.hasPrefix("viewBox has") == true)
    }
}
