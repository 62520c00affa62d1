import PreviewPages
import TabModel
import Testing

/// SVG images that are drawn: what comes out is what went in, in our own words (S33, S97).
@Suite struct SVGImageTests {
    @Test(arguments: [
        // A shape of each kind, as it is.
        "<path d=\"M1-2.5l3 4H5v6.5c1 2 3 4 5 6Z\" fill=\"#ff8800\"/>",
        "<rect x=\"1\" y=\"2\" width=\"50%\" height=\"9\" rx=\"2px\"/>",
        "<circle cx=\"12\" cy=\"12\" r=\"9\" fill=\"none\" stroke=\"rgb(0 0 0 / 50%)\" stroke-width=\"1.25\"/>",
        "<ellipse cx=\"3\" cy=\"4\" rx=\"5\" ry=\"1e1\" fill=\"currentColor\" color=\"red\"/>",
        "<line x1=\"1\" y1=\"2\" x2=\"3\" y2=\"4\" stroke=\"hsl(10,20%,30%)\" stroke-linecap=\"round\"/>",
        "<polyline points=\"1,2 3,4 5 6\" fill=\"transparent\" stroke=\"black\" stroke-linejoin=\"bevel\"/>",
        "<polygon points=\"1,2 3,4 5 6\" fill-rule=\"evenodd\" fill-opacity=\"50%\" vector-effect=\"non-scaling-stroke\"/>",
        // Groups pass on what they say, and hide what is in them.
        "<g transform=\"rotate(30 12 12) scale(.5,1)\" fill=\"red\" opacity=\".5\"><g display=\"none\"><rect width=\"9\" height=\"9\"/></g></g>",
        "<path d=\"M1 1L2 2\" paint-order=\"stroke fill\" stroke-miterlimit=\"3\" stroke-opacity=\"0.5\" visibility=\"hidden\"/>",
    ])
    func `writes shapes, groups and colors as they are`(inner: String) throws {
        #expect(try drawn(inner) == inner)
    }

    @Test(arguments: [
        (
            "<path d=\"M1 1\" id=\"a\" class=\"b\" data-x=\"1\" inkscape:label=\"c\" font-size=\"3\" filter=\"none\"/>",
            "<path d=\"M1 1\"/>"
        ),
        ("<title>A</title><desc>B</desc><metadata><rdf:RDF/></metadata><sodipodi:namedview id=\"c\"/>", ""),
        ("<path d=\"M1 1\"><title>A</title></path>", "<path d=\"M1 1\"/>"),
        ("<!-- a --><?xml-stylesheet href=\"https://other.example/a.css\"?>", ""),
        // Declarations win over attributes.
        (
            "<path d=\"M1 1\" fill=\"red\" style=\"fill: blue !important; -inkscape-stroke:none;mix-blend-mode:normal\"/>",
            "<path d=\"M1 1\" fill=\"blue\"/>"
        ),
        // What refers to nothing is not painted.
        ("<path d=\"M1 1\" fill=\"url(#none)\"/>", "<path d=\"M1 1\" fill=\"none\"/>"),
        ("<path d=\"M1 1\" fill=\"url(#none) red\"/>", "<path d=\"M1 1\" fill=\"red\"/>"),
        (
            "<defs><filter id=\"f\"/><pattern id=\"p\"/><path id=\"q\" d=\"M1 1\"/></defs><symbol id=\"s\"><path d=\"M1 1\"/></symbol>",
            ""
        ),
    ])
    func `leaves out what draws nothing`(inner: String, expected: String) throws {
        #expect(try drawn(inner) == expected)
    }

    @Test func `gives gradients names of our own, with what they take from each other`() throws {
        let inner = """
            <defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/><stop offset="100%" style="stop-color:blue;stop-opacity:.5"/>\
            </linearGradient><linearGradient id="b" xlink:href="#a" x1="0" x2="24" gradientUnits="userSpaceOnUse" \
            gradientTransform="rotate(9)"/><radialGradient id="c" href="#a" cx="50%" r="0.5" spreadMethod="reflect"/>\
            <linearGradient id="unused"/></defs><path d="M1 1" fill="url(#b)" stroke="url('#c') red"/><path d="M2 2" fill="url(#b)"/>
            """
        let stops =
            "<stop offset=\"0\" stop-color=\"#f00\"/><stop offset=\"100%\" stop-color=\"blue\" stop-opacity=\".5\"/>"
        let linear =
            "<linearGradient id=\"d1\" x1=\"0\" x2=\"24\" gradientUnits=\"userSpaceOnUse\" gradientTransform=\"rotate(9)\">"
        let radial = "<radialGradient id=\"d2\" cx=\"50%\" r=\"0.5\" spreadMethod=\"reflect\">"
        #expect(
            try drawn(inner)
                == "<path d=\"M1 1\" fill=\"url(#d1)\" stroke=\"url(#d2)\"/><path d=\"M2 2\" fill=\"url(#d1)\"/>"
                + "<defs>\(linear)\(stops)</linearGradient>\(radial)\(stops)</radialGradient></defs>"
        )
    }

    @Test func `clips as an export of a drawing program does`() throws {
        let inner = """
            <g clip-path="url(#clip0_1_2)"><path d="M1 1" fill="red"/></g><defs><clipPath id="clip0_1_2"><rect width="24" \
            height="24" fill="white" transform="translate(1)" clip-rule="evenodd"/></clipPath></defs>
            """
        #expect(
            try drawn(inner)
                == "<g clip-path=\"url(#d1)\"><path d=\"M1 1\" fill=\"red\"/></g><defs><clipPath id=\"d1\">"
                + "<rect width=\"24\" height=\"24\" transform=\"translate(1)\" clip-rule=\"evenodd\"/></clipPath></defs>"
        )
    }

    @Test(arguments: [
        ("width=\"24\" height=\"32px\"", "width=\"24\" height=\"32px\""), ("width=\"100%\" height=\"auto\"", ""),
        ("height=\"5mm\" viewBox=\"0,0 2.5 3\"", "height=\"5mm\" viewBox=\"0,0 2.5 3\""),
        ("preserveAspectRatio=\"xMinYMin slice\"", "preserveAspectRatio=\"xMinYMin slice\""),
        ("preserveAspectRatio=\"a b\" version=\"1.1\" xml:space=\"preserve\"", ""), ("fill=\"none\"", "fill=\"none\""),
        ("width=\"10000\" height=\"1in\"", "width=\"10000\" height=\"1in\""),
    ])
    func `keeps the size of an image and what of the drawing it shows`(attributes: String, expected: String) throws {
        let bytes = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)></svg>".utf8)
        let document = String(decoding: try SVGImageReader.read(bytes, file: "a.svg"), as: UTF8.self)
        let space = expected.isEmpty ? "" : " "
        #expect(document == "<svg xmlns=\"http://www.w3.org/2000/svg\"\(space)\(expected)></svg>\n")
    }

    @Test func `is the same when it is read again`() throws {
        let once = try document(
            "<g opacity=\".5\" clip-path=\"url(#a)\"><path d=\"M1 1\"/></g><clipPath id=\"a\"><circle r=\"3\"/></clipPath>"
        )
        #expect(try SVGImageReader.read(Array(once.utf8), file: "a.svg") == Array(once.utf8))
    }

    private func document(_ inner: String) throws -> String {
        let bytes = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(inner)</svg>".utf8)
        return String(decoding: try SVGImageReader.read(bytes, file: "a.svg"), as: UTF8.self)
    }

    private func drawn(_ inner: String) throws -> String {
        let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">"
        let text = try document(inner)
        try #require(text.hasPrefix(head) && text.hasSuffix("</svg>\n"))
        return String(text.dropFirst(head.count).dropLast("</svg>\n".count))
    }
}
