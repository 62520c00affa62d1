import PreviewPages
import TabModel
import TestTools
import Testing

/// Markup in an SVG image that tries to run, to reach or to exhaust something (S33, S97).
@Suite struct SVGImageAttackTests {
    private static let circle = "<circle cx=\"12\" cy=\"12\" r=\"9\"/>"

    @Test(arguments: [
        ("<script>alert(1)</script>", "<script> is not supported"),
        ("<style>path{fill:red}</style>", "<style> is not supported"),
        ("<animate attributeName=\"r\" to=\"3\"/>", "<animate> is not supported"), ("<foo/>", "<foo> is not supported"),
        ("<path d=\"M1 1\"><set attributeName=\"d\"/></path>", "<set> is not supported"),
        ("<use href=\"#a\"/>", "<use> is not supported"),
        ("<image href=\"https://other.example/a.png\"/>", "<image> is not supported"),
        ("<text>A</text>", "<text> is not supported"),
        ("<foreignObject/>", "<foreignObject> is not supported"),
        ("<a href=\"https://other.example\"/>", "<a> is not supported"),
        ("<svg/>", "<svg> is not supported"), ("<switch/>", "<switch> is not supported"),
        ("<path d=\"M1 1\" onload=\"alert(1)\"/>", "onload of <path>: an image can't have scripts"),
        ("<g href=\"https://other.example\"/>", "href of <g>: an image can't have scripts or references"),
        ("<path d=\"M1 1\" xlink:href=\"#a\"/>", "xlink:href of <path>"),
        ("<path d=\"M1 1\" filter=\"url(#f)\"/><filter id=\"f\"/>", "filter of <path> is not supported"),
        ("<path d=\"M1 1\" style=\"filter:blur(2px)\"/>", "filter of <path> is not supported"),
        ("<g mask=\"url(#m)\"/>", "mask of <g> is not supported"),
        ("<path d=\"M1 1\" marker-end=\"url(#m)\"/>", "marker-end of <path>"),
        ("<path d=\"M1 1\" stroke-dasharray=\"1 2\"/>", "stroke-dasharray of <path> is not supported"),
        ("<g style=\"mix-blend-mode:multiply\"/>", "mix-blend-mode of <g>"),
        ("<g style=\"transform:scale(2)\"/>", "transform of <g>"),
        ("<path d=\"M1 1\" style=\"d:path('M1 1')\"/>", "d of <path> is not supported"),
        ("<path d=\"M1 1\" fill=\"url(#p)\"/><pattern id=\"p\"/>", "fill of <path> is not supported"),
        ("<path d=\"M1 1\" clip-path=\"url(#p)\"/><mask id=\"p\"/>", "clip-path of <path> is not supported"),
        ("<path d=\"M1 1\" fill=\"url(https://other.example#a)\"/>", "refers outside the image"),
        ("<path d=\"M1 1\" fill=\"url(//other.example/a.svg#a)\"/>", "refers outside the image"),
        ("<path d=\"M1 1\" style=\"fill:url(data:image/png,a)\"/>", "refers outside the image"),
        ("<path d=\"M1 1\" fill=\"var(--a)\"/>", "is not a supported fill"),
        ("<path d=\"M1 1\" fill=\"red;url(x)\"/>", "is not a supported fill"),
        ("<path d=\"M1 1\" stroke-width=\"calc(1px)\"/>", "is not a supported stroke-width"),
        ("<path d=\"M1 1\" stroke-linecap=\"round' onload='x\"/>", "is not a supported stroke-linecap"),
        ("<path d=\"M1 1\" opacity=\"NaN\"/>", "is not a supported opacity"),
        ("<circle r=\"1e9\"/>", "where a number was expected"),
        ("<circle r=\"-1\"/>", "where a number was expected"), ("<rect width=\"1em\"/>", "where a number was expected"),
        ("<path d=\"M1 1L1e7 1\"/>", "where a number was expected"),
        ("<path d=\"M1 1X\"/>", "where a command such as M"),
        ("<g transform=\"scale(999999) scale(999999)\"/>", "moves it outside the drawing"),
        ("<g transform=\"url(#a)\"/>", "Expected matrix"),
        ("<path d=\"M1 1\" fill=\"url(#a)\"/><linearGradient id=\"a\" href=\"#a\"/>", "refers to more than 8 others"),
        (
            "<g clip-path=\"url(#a)\"/><clipPath id=\"a\"><circle r=\"1\" clip-path=\"url(#a)\"/></clipPath>",
            "clip-path of <circle>"
        ),
        ("<g clip-path=\"url(#a)\"/><clipPath id=\"a\"><use/></clipPath>", "<use> is not supported"),
        ("&a;", "Entities are not supported"), ("</svg><svg>", "Unexpected element"), ("<g", "Expected a space"),
    ])
    func `refuses what acts, refers, or would look otherwise, with the place and what to do`(
        inner: String,
        sentence: String
    ) throws {
        let found = try #require(refusal(of: Self.circle + "\n" + inner))
        #expect(found.text.contains(sentence), "\(found.text)")
        #expect(found.file == "a.svg" && found.location?.line == 2 && found.fix?.isEmpty == false)
    }

    @Test func `refuses a document type that declares entities`() throws {
        let text = "<!DOCTYPE svg [<!ENTITY a \"aa\">]><svg xmlns=\"http://www.w3.org/2000/svg\"/>"
        #expect(try #require(refusal(whole: text)).text.contains("DOCTYPE contains declarations"))
    }

    /// Each is one past its limit, and drawn if it is one less.
    @Test(arguments: [
        (1_000, "<path d=\"M0 0\"/>", "", "more than 1000 shapes"),
        (9_999, "h1", "<path d=\"M0 0", "more than 10000 lines"),
        (100, "<g opacity=\".5\"/>", "", "more than 100 clipped or transparent"),
        (8, "<g opacity=\".5\">", "", "More than 8 clipped or transparent parts are nested in each other"),
        (63, "<g>", "", "nested more than 64 levels"),
    ])
    func `draws at a limit and stops past it`(most: Int, part: String, before: String, sentence: String) throws {
        func inner(_ count: Int) -> String {
            let after = before.isEmpty ? "" : "\"/>"
            let ends = part.hasSuffix("\">") || part == "<g>" ? String(repeating: "</g>", count: count) : ""
            return before + String(repeating: part, count: count) + after + ends
        }
        #expect(refusal(of: inner(most)) == nil)
        #expect(try #require(refusal(of: inner(most + 1))).text.contains(sentence))
    }

    @Test func `counts a clip path each time that it clips something`() {
        func clips(_ count: Int) -> String {
            "<clipPath id=\"c\">\(String(repeating: "<circle r=\"1\"/>", count: 20))</clipPath>"
                + String(repeating: "<g clip-path=\"url(#c)\"/>", count: count)
        }
        #expect(refusal(of: clips(50)) == nil)
        #expect(refusal(of: clips(51))?.text.contains("more than 1000 shapes") == true)
    }

    @Test func `counts gradients, their colors and the sides of an image`() throws {
        func gradients(_ count: Int, stops: Int) -> String {
            (0..<count).map { number in
                "<linearGradient id=\"g\(number)\">\(String(repeating: "<stop/>", count: stops))</linearGradient>"
                    + "<path d=\"M1 1\" fill=\"url(#g\(number))\"/>"
            }.joined()
        }
        #expect(refusal(of: gradients(100, stops: 1)) == nil && refusal(of: gradients(1, stops: 64)) == nil)
        #expect(refusal(of: gradients(101, stops: 1))?.text.contains("100 gradients and clip paths") == true)
        #expect(refusal(of: gradients(1, stops: 65))?.text.contains("more than 64 colors") == true)
        for side in ["width=\"10001\"", "height=\"105in\"", "width=\"626em\""] {
            let found = refusal(whole: "<svg xmlns=\"http://www.w3.org/2000/svg\" \(side)/>")
            #expect(found?.text.contains("more than 10000 points") == true, "\(side)")
        }
    }

    private static let seed = """
        <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="24" viewBox="0 0 24 24" \
        style="stroke:#000;stroke-width:2">
        <g transform="rotate(30 12 12)" opacity=".5" clip-path="url(#c)"><path d="M1-2.5l3 4H5a5 6 30 01-1 2z" \
        fill="url(#g) red"/></g>
        <rect x="1" y="2" width="9" height="50%" rx="2"/><polygon points="1,2 3,4 5 6" fill="rgb(1, 2, 3)"/>
        <defs><clipPath id="c"><circle r="3"/></clipPath><linearGradient id="g"><stop \
        offset="1"/></linearGradient></defs></svg>
        """
    private static let pieces: [[UInt8]] = [
        "<", ">", "\"", "'", "&", ";", "/", "=", "&#60;", "&quot;", "<!--", "url(https://other.example)",
        "onload=\"a\"", "<script>",
        "<style>", "href=\"#c\"", "\u{0}", "é", " ", "", "1e9", "\u{202E}",
    ].map { Array($0.utf8) }

    @Test(arguments: 0..<4)
    func `gives an image of our own words, or a refusal, for every changed file`(round: Int) throws {
        var numbers = SeededGenerator(seed: UInt64(round) &* 7919 &+ 3)
        let pattern = try Regex(Self.harmless)
        var drawn = 0
        for _ in 0..<500 {
            var bytes = Array(Self.seed.utf8)
            for _ in 0...Int.random(in: 0...1, using: &numbers) {
                let place = Int.random(in: 0..<bytes.count, using: &numbers)
                let end = min(bytes.count, place + Int.random(in: 0...6, using: &numbers))
                bytes.replaceSubrange(place..<end, with: Self.pieces.randomElement(using: &numbers) ?? [])
            }
            guard let document = try? SVGImageReader.read(bytes, file: "a.svg") else { continue }
            drawn += 1
            let text = String(decoding: document, as: UTF8.self)
            #expect(text.wholeMatch(of: pattern) != nil, "\(text)")
        }
        #expect(drawn > 20 && drawn < 480)
    }

    /// Elements and attributes by name, with values that hold no quote, no angle bracket and no address.
    private static let harmless: String = {
        let names = [
            "xmlns", "width", "height", "viewBox", "transform", "opacity", "clip-path", "d", "fill", "stroke",
            "stroke-width", "x", "y",
            "rx", "r", "points", "id", "offset", "clip-rule",
        ].joined(separator: "|")
        let value = "(?:http://www\\.w3\\.org/2000/svg|url\\(#d[0-9]+\\)|[-A-Za-z0-9 .,+%()#/\\n]*)"
        let elements = "svg|g|path|rect|polygon|circle|defs|clipPath|linearGradient|stop"
        return "(?:</?(?:\(elements))(?: (?:\(names))=\"\(value)\")*/?>)+\\n"
    }()

    private func refusal(of inner: String) -> Diagnostic? {
        refusal(whole: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(inner)</svg>")
    }

    private func refusal(whole text: String) -> Diagnostic? {
        do throws(SVGImageError) {
            _ = try SVGImageReader.read(Array(text.utf8), file: "a.svg")
            return nil
        } catch {
            return error.diagnostic
        }
    }
}
