import Testing

@testable import PreviewCore

/// Digests and tags.
struct IdentityTests {
    /// The digest of "abc" as FIPS 180-2 gives it.
    @Test func `digests with SHA-256`() {
        #expect(
            ContentDigest(of: "abc").hexadecimal == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        )
    }

    @Test func `compares digests whole (S12)`() {
        let digest = ContentDigest(of: "abc")
        #expect(digest.isEqualInConstantTime(to: ContentDigest(of: "abc")))
        #expect(!digest.isEqualInConstantTime(to: ContentDigest(of: "abd")))
    }

    @Test func `names a preview by store and spec, in digits that hold neither`() {
        let name = PreviewIdentity.text(store: 7, spec: "/home/ann/tabs.json")
        #expect(name.count == 16 && name.allSatisfy(\.isHexDigit))
        #expect(name == PreviewIdentity.text(store: 7, spec: "/home/ann/tabs.json"))
        #expect(name != PreviewIdentity.text(store: 8, spec: "/home/ann/tabs.json"))
        #expect(name != PreviewIdentity.text(store: 7, spec: "/home/bob/tabs.json"))
    }

    @Test func `quotes a tag, and lets a condition name it`() {
        let tag = EntityTag(of: "abc".utf8)
        #expect(tag.text.hasPrefix("\"ba7816bf") && tag.text.hasSuffix("\""))
        #expect(WriteCondition.anyState.allows(tag))
        #expect(!WriteCondition.anyState.allows(nil))
        #expect(WriteCondition.nothing.allows(nil))
        #expect(!WriteCondition.nothing.allows(tag))
        #expect(!WriteCondition.oneOf([tag]).allows(nil))
        #expect(WriteCondition.oneOf([EntityTag(of: "x".utf8), tag]).allows(tag))
        #expect(!WriteCondition.oneOf([]).allows(tag))
        #expect(!WriteCondition.oneOf([EntityTag(of: "x".utf8)]).allows(tag))
    }

    @Test func `tells a store's failure apart from any other error`() {
        guard case .storeUnavailable(let text) = SessionError(store: CancellationError()) else {
            Issue.record("expected storeUnavailable")
            return
        }
        #expect(text.contains("Nothing was changed"))
    }
}
