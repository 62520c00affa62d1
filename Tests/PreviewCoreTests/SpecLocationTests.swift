import PreviewCore
import TabSpecCoding
import Testing

/// Which files a link in the spec's place may lead to (S58).
@Suite struct SpecLocationTests {
    private let spec = Array(#"{"tabs": [{"title": "Home", "value": "home"}]}"#.utf8)
    private let other = Array("TOKEN=secret\n".utf8)

    private func location(_ folder: String = "/project", followsLinks: Bool = false) -> SpecLocation {
        SpecLocation(
            folder: Array(folder.utf8),
            name: Array("tabs.json".utf8),
            format: .json,
            followsLinks: followsLinks
        )
    }

    private func objection(_ location: SpecLocation, _ text: [UInt8], at path: String) -> String? {
        location.objection(to: text, at: Array(path.utf8))
    }

    @Test func `the file that was named is shown, good or broken`() {
        #expect(objection(location(), spec, at: "/project/tabs.json") == nil)
        #expect(objection(location(), other, at: "/project/tabs.json") == nil)
        #expect(objection(location("/"), other, at: "/tabs.json") == nil)
    }

    @Test(arguments: ["/home/secret.json", "/project", "/project2/tabs.json", "/projec/tabs.json", "/tabs.json"])
    func `no file outside the folder is opened, not even a spec`(path: String) throws {
        let sentence = try #require(objection(location(), spec, at: path))

        #expect(
            sentence.contains("is a symbolic link to a file outside its directory")
                && sentence.contains("--follow-links")
        )
        #expect(!sentence.contains(path))
        #expect(location(followsLinks: true).objection(toFileAt: Array(path.utf8)) == nil)
    }

    @Test(arguments: [false, true])
    func `another file counts from when it holds a spec, and then also while it is broken`(followsLinks: Bool) throws {
        let location = location(followsLinks: followsLinks)
        let path = followsLinks ? "/dotfiles/tabs.json" : "/project/..data/tabs.json"

        let refused = try #require(objection(location, other, at: path))
        #expect(refused.contains("is a symbolic link to a file that is not a spec (line 1, column 1)"))
        #expect(!refused.contains("secret") && !refused.contains("TOKEN"))
        #expect(!location.isTaken(Array(path.utf8)))
        #expect(objection(location, spec, at: path) == nil)
        #expect(objection(location, other, at: path) == nil)
        #expect(location.isTaken(Array(path.utf8)))
        #expect(objection(location, other, at: "/project/.env") != nil)
    }

    @Test func `names no option where there is none`() throws {
        let location = SpecLocation(
            folder: Array("/project".utf8),
            name: Array("tabs.json".utf8),
            format: .json,
            option: nil
        )
        let sentence = try #require(objection(location, spec, at: "/home/tabs.json"))

        #expect(sentence.hasSuffix("so it is not followed. Replace it with a file."))
    }

    @Test func `two names that look alike are two files`() {
        let location = SpecLocation(folder: Array("/caf\u{E9}".utf8), name: Array("x.json".utf8), format: .json)

        #expect(location.objection(toFileAt: Array("/cafe\u{301}/x.json".utf8)) != nil)
    }
}
