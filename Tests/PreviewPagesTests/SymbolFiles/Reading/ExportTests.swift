import PreviewPages
import TabModel
import Testing

/// Files as drawing programs write them.
@Suite struct ExportTests {
    @Test(arguments: [
        // SF Symbols' own export
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!--Generator: Apple Native CoreSVG 326-->
        <!DOCTYPE svg
        PUBLIC "-//W3C//DTD SVG 1.1//EN"
               "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="24" height="24">
         <g><rect height="24" opacity="0" width="24" x="0" y="0"/><path d="M2 2L22 22" fill="black" fill-opacity="0.85"/></g>
        </svg>
        """,
        // Figma
        """
        <svg width="24" height="24" viewBox="0 0 24 24" fill="none" xmlns="http://www.w3.org/2000/svg">
        <path fill-rule="nonzero" clip-rule="evenodd" d="M2 2L22 22" fill="#1E1E1E"/></svg>
        """,
        // Sketch
        """
        <svg viewBox="0 0 24 24" version="1.1" xmlns="http://www.w3.org/2000/svg">
        <title>mark</title><desc>Created with Sketch.</desc>
        <g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="nonzero">
        <g id="mark" transform="translate(1.000000, 1.000000)" fill="#000000"><polyline points="1 1 21 21"></polyline></g></g></svg>
        """,
        // Inkscape
        """
        <svg:svg xmlns:svg="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="24"
        height="24" viewBox="0 0 24 24" version="1.1" id="svg5" inkscape:version="1.2" xml:space="preserve">
        <sodipodi:namedview id="n"><inkscape:grid/></sodipodi:namedview><svg:defs id="d"/>
        <svg:g inkscape:label="Layer 1" id="layer1"><svg:path style="fill:#000000;stroke-width:0.26;-inkscape-stroke:none"
        d="M 2,2 22,22" id="path1" /></svg:g></svg:svg>
        """,
    ])
    func `reads what drawing programs write, without a word`(text: String) throws {
        let read = try Reading.file(text)
        #expect(read.diagnostics == [])
        #expect(try Reading.content(of: #require(read.drawing?.markup)) == "<path d=\"M2 2L22 22\"/>")
    }

    private static func template(_ groups: String) -> String {
        """
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <style>.SFSymbolsPreview{fill:#000}</style>
        <g id="Notes"><rect height="2200" id="artboard" style="fill:white;opacity:1" width="3300" x="0" y="0"/>
        <text style="stroke:none" transform="matrix(1 0 0 1 263 322)">Weight/Scale Variations</text></g>
        <g id="Guides"><line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/></g>
        <g id="Symbols">\(groups)</g></svg>
        """
    }

    @Test(arguments: [
        (["Black-S", "Regular-S", "Ultralight-S"], 1), (["Black-M", "Regular-S", "Regular-M"], 2), (["Regular-L"], 0),
    ])
    func `takes the regular weight out of a template, M before S`(names: [String], taken: Int) throws {
        let groups = names.enumerated().map { index, name in
            "<g id=\"\(name)\" transform=\"matrix(1 0 0 1 \(index)00 696)\">"
                + "<path class=\"monochrome-0\" d=\"M0 0L\(50 + index) 0L\(50 + index) -108L0 -108Z\"/></g>"
        }
        let read = try Reading.file(Self.template(groups.joined()))

        let half = Double(50 + taken) / 108 * 10
        let right = String(format: 12 + half)
        #expect(read.diagnostics == [])
        #expect(read.drawing?.markup.contains("L\(right) 22L\(right) 2L") == true, "\(read.drawing?.markup ?? "")")
    }

    @Test func `says when a template lacks the regular weight`() throws {
        let read = try Reading.file(Self.template("<g id=\"Black-S\"><path d=\"M0 0L5 5\"/></g>"))
        #expect(read.drawing == nil)
        #expect(
            read.diagnostics.map(\.text) == [
                "The template has no group called Regular-M, Regular-S or Regular-L. "
                    + "Export the template again with its regular weight."
            ]
        )
    }
}

extension String {
    /// A number with three decimals at most.
    fileprivate init(format number: Double) {
        let rounded = (number * 1000).rounded() / 1000
        self = "\(rounded)"
    }
}
