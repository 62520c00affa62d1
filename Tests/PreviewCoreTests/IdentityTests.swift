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

    @Test func `quotes a tag, and lets a condition name it`() {
        let tag = EntityTag(of: "abc".utf8)
        #expect(tag.text.hasPrefix("\"ba7816bf") && tag.text.hasSuffix("\""))
        #expect(WriteCondition.anyState.allows(tag))
        #expect(!WriteCondition.anyState.allows(nil))
        #expect(WriteCondition.nothing.allows(nil))
        #expect(!WriteCondition.nothing.allows(tag))
        #expect(!WriteCondition.oneOf([tag.text]).allows(nil))
        #expect(WriteCondition.oneOf(["\"x\"", tag.text]).allows(tag))
        #expect(!WriteCondition.oneOf([]).allows(tag))
        #expect(!WriteCondition.oneOf(["\"x\""]).allows(tag))
    }

    @Test func `tells a store's failure apart from any other error`() {
        guard case .storeUnavailable(let text) = SessionError(store: CancellationError()) else {
            Issue.record("expected storeUnavailable")
            return
        }
        #expect(text.contains("Nothing was changed"))
    }
}
