import TabModel
import TestTools
import Testing

@testable import TabSpecCoding

/// The `Contents.json` of image sets and groups (R1.116).
@Suite struct AssetContentsTests {
    private static func set(_ text: String) throws(AssetContentsError) -> ImageSet? {
        try AssetContents(Array(text.utf8), file: "Contents.json").imageSet(in: "A/Home.imageset")
    }

    private static func images(_ entries: String...) -> String { #"{"images": [\#(entries.joined(separator: ", "))]}"# }

    private static func entry(_ name: String, _ more: String = "") -> String { #"{"filename": "\#(name)"\#(more)}"# }

    private static let light = #", "appearances": [{"appearance": "luminosity", "value": "light"}]"#
    private static let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#

    @Test(.proves("R1.116"))
    func `takes what Xcode writes, places without file and members it doesn't know included`() throws {
        let set = try Self.set(
            """
            {
              "images" : [
                { "filename" : "home.png", "idiom" : "universal", "scale" : "1x" },
                { "filename" : "home@2x.png", "idiom" : "universal", "scale" : "2x" },
                { "idiom" : "universal", "scale" : "3x" }
              ],
              "info" : { "author" : "xcode", "version" : 1 },
              "properties" : { "template-rendering-intent" : "original", "on-demand-resource-tags" : ["a"] }
            }
            """
        )

        #expect(set == ImageSet(.init("A/Home.imageset/home@2x.png", scale: 2), rendering: .original))
    }

    @Test(
        .proves("R1.116"),
        arguments: [
            (images(entry("a.png"), entry("b@3x.png", #", "scale": "3x""#)), "b@3x.png", 3),
            (images(entry("b@3x.png", #", "scale": "3x""#), entry("a.svg", #", "scale": "2x""#)), "a.svg", 1),
            (images(entry("pad.svg", #", "idiom": "ipad""#), entry("a.jpg")), "a.jpg", 1),
            (images(entry("pad.png", #", "idiom": "ipad", "scale": "2x""#)), "pad.png", 2),
            (images(entry("a.pdf"), entry("a.PNG", #", "scale": "1x""#)), "a.PNG", 1),
            (images(entry("a.pdf")), "a.pdf", 1), (images(entry("a.heic"), entry("a.jpeg")), "a.jpeg", 1),
            (images(entry("night.png", dark)), "night.png", 1),
            (images(entry("a.png", #", "scale": "9x""#)), "a.png", 1),
        ]
    )
    func `chooses what can be drawn, for all idioms, as a vector, with most pixels`(
        text: String,
        name: String,
        scale: Int
    ) throws {
        let set = try #require(try Self.set(text))

        #expect(set.file == ImageSet.File("A/Home.imageset/\(name)", scale: scale))
        #expect(set.dark == nil)
    }

    @Test(.proves("R1.116"))
    func `draws the light file before the one for any appearance`() throws {
        let both = [Self.entry("night.png", Self.dark), Self.entry("day.png", Self.light)]
        for entries in [both, [Self.entry("any.png")] + both] {
            let set = try #require(try Self.set("{\"images\": [\(entries.joined(separator: ", "))]}"))

            #expect(set.file.path == "A/Home.imageset/day.png" && set.dark?.path == "A/Home.imageset/night.png")
        }
    }

    @Test(.proves("R1.116"))
    func `has a file for dark schemes of its own, and none for high contrast`() throws {
        let contrast = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#
        let text = Self.images(Self.entry("a.png"), Self.entry("night.svg", Self.dark), Self.entry("c.svg", contrast))

        let set = try #require(try Self.set(text))

        #expect(set.file.path.hasSuffix("/a.png"))
        #expect(set.dark?.path == "A/Home.imageset/night.svg")
        #expect(try Self.set(Self.images(Self.entry("a.png"), Self.entry("b.pdf", Self.dark)))?.dark == nil)
    }

    @Test(arguments: ["{}", #"{"images": []}"#, images("{}"), images(entry("a.heic")), images(entry("png"))])
    func `has no image set without a file of a format that is drawn`(text: String) throws {
        #expect(try Self.set(text) == nil)
    }

    @Test(arguments: [("template", ImageRendering.template), ("original", .original), ("other", .automatic)])
    func `says how the image is drawn`(intent: String, rendering: ImageRendering) throws {
        let properties = #""properties": {"template-rendering-intent": "\#(intent)"}"#
        #expect(try Self.set(#"{"images": [{"filename": "a.png"}], \#(properties)}"#)?.rendering == rendering)
    }

    @Test func `says whether a group provides a namespace`() throws {
        for (value, isOne) in [("true", true), ("false", false)] {
            let text = #"{"properties": {"provides-namespace": \#(value)}}"#
            #expect(try AssetContents(Array(text.utf8), file: "Contents.json").providesNamespace == isOne)
        }
        #expect(try !AssetContents(Array("{}".utf8), file: "Contents.json").providesNamespace)
    }

    @Test(
        arguments: [
            ("", 1, 1), ("[]", 1, 1), (#"{"images": {}}"#, 1, 12), (#"{"images": [1]}"#, 1, 13),
            ("{\n  \"images\": [\n    {\"filename\": 3}]}", 3, 18), (images(entry("../a.png")), 1, 26),
            (images(entry("")), 1, 26), (images(entry("a/b.png")), 1, 26), (images(entry("..")), 1, 26),
            (images(entry("a\\u0000.png")), 1, 26), (images(entry("a.png", #", "scale": 2"#)), 1, 44),
            (images(entry("a.png", #", "idiom": []"#)), 1, 44),
            (images(entry("a.png", #", "appearances": "dark""#)), 1, 50),
            (images(entry("a.png", #", "appearances": ["dark"]"#)), 1, 51), (#"{"properties": 1}"#, 1, 16),
            (#"{"properties": {"template-rendering-intent": 1}}"#, 1, 46),
            (#"{"properties": {"provides-namespace": "yes"}}"#, 1, 39), (#"{"images": [}"#, 1, 13),
        ]
    )
    func `says where a file is wrong`(text: String, line: Int, column: Int) throws {
        let error = #expect(throws: AssetContentsError.self) { try Self.set(text) }

        let diagnostic = try #require(error?.diagnostic)
        #expect(diagnostic.location == SourceLocation(line: line, column: column))
        #expect(diagnostic.file == "Contents.json" && diagnostic.text.hasSuffix("."))
    }

    @Test func `reads no more than 256 KiB, 5,000 values and a depth of 16`() {
        let many = String(repeating: "0,", count: 5_000) + "0"
        func deep(_ levels: Int) -> String {
            let nested = String(repeating: "[", count: levels - 1) + String(repeating: "]", count: levels - 1)
            return #"{"x": \#(nested), "images": []}"#
        }
        for text in [
            String(repeating: " ", count: 256 << 10) + "{}", #"{"images": [\#(many)]}"#,
            deep(17),
        ] {
            #expect(throws: AssetContentsError.self) { try Self.set(text) }
        }
        #expect(throws: Never.self) { try Self.set(deep(16)) }
    }
}
