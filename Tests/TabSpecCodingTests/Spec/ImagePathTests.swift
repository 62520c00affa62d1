import TabModel
import TabSpecCoding
import Testing

@Suite struct ImagePathTests {
    private static let refused: [(String, String)] = [
        ("", "is not a path. Name an image file."),
        ("/etc/passwd.png", "is an absolute path. Write it relative to the spec's directory."),
        ("//host/share.png", "is an absolute path. Write it relative to the spec's directory."),
        ("../up.png", "is outside the spec's directory. Put the image beside the spec."),
        ("a/../../up.png", "is outside the spec's directory. Put the image beside the spec."),
        ("a/..", "is outside the spec's directory. Put the image beside the spec."),
        ("https://example.com/a.png", "is a URL. Images must be files beside the spec, because nothing is downloaded."),
        ("file:a.png", "is a URL. Images must be files beside the spec, because nothing is downloaded."),
        ("C:a.png", "is a URL. Images must be files beside the spec, because nothing is downloaded."),
        ("data:image/png;base64,AA", "is a URL. Images must be files beside the spec, because nothing is downloaded."),
        (#"a\\b.png"#, #"contains a backslash. Separate directories with "/"."#),
        (#"a\u0000.png"#, "contains a control character. Name an image file."),
        (#"a\n.png"#, "contains a control character. Name an image file."),
        // A combining mark behind the slash makes another Character of it, but no other path.
        (#"/\u0301a.png"#, "is an absolute path. Write it relative to the spec's directory."),
    ]

    @Test(arguments: refused)
    func `refuses image paths that leave the spec's folder or are fetched (S25, S27)`(path: String, why: String) {
        let text = #"{"tabs": [{"image": "\#(path)"}, {"content": {"image": "\#(path)"}}]}"#

        let found = MarkedText(text).read(.json).diagnostics
        #expect(found.map(\.id) == ["value", "value"])
        #expect(found.allSatisfy { $0.text.hasSuffix(" " + why) })
        #expect(found.first?.location == Place(line: 1, column: 21))
    }

    @Test(arguments: ["a.png", "images/été 1.webp", "./a.png", "a..b/c...png", "1:2.png", "a/b:c.png", "..a/b.png"])
    func `keeps other image paths as written`(path: String) throws {
        let spec = try #require(MarkedText(#"{"tabs": [{"image": "\#(path)"}]}"#).read(.json).spec)

        #expect(spec.tabs[0].label.image == path)
    }
}
