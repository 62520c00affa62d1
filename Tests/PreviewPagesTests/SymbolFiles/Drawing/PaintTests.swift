import PreviewPages
import TabModel
import Testing

/// Fills, lines and opacities after reading.
@Suite struct PaintTests {
    private static let line = " d=\"M1 1L9 9\"/>"

    @Test(arguments: [
        "fill=\"black\"", "fill=\"#123\"", "fill=\"#112233\"", "fill=\"currentColor\"", "fill=\"rgb(1, 2, 3)\"",
        "fill=\"hsl(120,50%,50%)\"", "style=\"fill: red\"", "fill=\"none\" style=\"fill:red\"", "fill=\"inherit\"", "",
        "id=\"a\" class=\"b\" data-x=\"1\" aria-label=\"c\" sodipodi:nodetypes=\"cc\" clip-path=\"none\"",
    ])
    func `draws every color in the tint`(paint: String) throws {
        let read = try Reading.shapes("<path \(paint)\(Self.line)")
        #expect(try Reading.content(of: #require(read.drawing?.markup)) == "<path\(Self.line)")
        #expect(read.diagnostics == [])
    }

    @Test(arguments: [
        ("stroke=\"#000\"", " stroke=\"currentColor\" stroke-width=\"1\""),
        (
            "fill=\"none\" stroke=\"red\" stroke-width=\"2px\"",
            " fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\""
        ),
        (
            "style=\"fill:none;stroke:#000;stroke-linecap:round;stroke-linejoin:bevel\"",
            " fill=\"none\" stroke=\"currentColor\" stroke-width=\"1\" stroke-linecap=\"round\" "
                + "stroke-linejoin=\"bevel\""
        ),
        (
            "stroke=\"red\" stroke-miterlimit=\"10\"",
            " stroke=\"currentColor\" stroke-width=\"1\" stroke-miterlimit=\"10\""
        ),
        ("fill-rule=\"evenodd\"", " fill-rule=\"evenodd\""), ("stroke=\"red\" stroke-width=\"0\"", ""),
        ("fill=\"#00000000\" stroke=\"red\"", " fill=\"none\" stroke=\"currentColor\" stroke-width=\"1\""),
    ])
    func `keeps lines and rules`(paint: String, drawn: String) throws {
        #expect(try Reading.drawn("<path \(paint)\(Self.line)") == "<path\(drawn)\(Self.line)")
    }

    @Test func `inherits from groups and from the root, and multiplies opacities`() throws {
        let inner = """
            <g stroke="red" opacity=".5"><path opacity="50%"\(Self.line)</g><path d="M0 0L1 1"/>
            """
        let line = "stroke=\"currentColor\" stroke-width=\"3\""
        #expect(
            try Reading.drawn(inner, root: " fill=\"none\" stroke-width=\"3\" stroke=\"blue\"")
                == "<path fill=\"none\" \(line) stroke-opacity=\"0.25\"\(Self.line)"
                + "<path fill=\"none\" \(line) d=\"M0 0L1 1\"/>"
        )
    }

    @Test func `draws what is pale all over at full strength, and leaves out what is clear`() throws {
        let inner = "<rect width=\"24\" height=\"24\" opacity=\"0\"/><path fill-opacity=\".85\"\(Self.line)"
        #expect(try Reading.drawn(inner) == "<path\(Self.line)")
    }

    @Test(arguments: ["white", "#FFF", "#ffffff", "rgb(255, 255, 255)"])
    func `leaves white open, and says so once`(white: String) throws {
        let ground = "<rect width=\"24\" height=\"24\" fill=\"\(white)\"/>"
        let read = try Reading.shapes(ground + ground + "<path\(Self.line)")
        #expect(try Reading.content(of: #require(read.drawing?.markup)) == "<path\(Self.line)")
        #expect(read.diagnostics.count == 1 && read.diagnostics[0].text.hasPrefix("White is drawn as transparent"))
    }

    @Test func `grows lines with the drawing`() throws {
        let read = try Reading.file(
            "<svg viewBox=\"0 0 48 48\"><path stroke=\"red\" stroke-width=\"4\"\(Self.line)</svg>"
        )
        #expect(read.drawing?.markup.contains("stroke-width=\"2\"") == true)
    }

    @Test func `leaves hidden parts out`() throws {
        let inner = """
            <g display="none"><path visibility="visible" d="M5 5L6 6"/></g><path visibility="hidden" d="M5 5L6 6"/>
            <defs><path d="M5 5L6 6"/></defs><clipPath id="a"><path d="M5 5L6 6"/></clipPath><path\(Self.line)
            """
        #expect(try Reading.drawn(inner) == "<path\(Self.line)")
    }
}
