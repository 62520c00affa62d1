@testable import PreviewCore
import PreviewFakes
import Synchronization
import Foundation
import Testing

/// The valid terms of a link.
@Suite struct ShareTermsTests {
    @Test(arguments: [
        ("never", ShareLifetime.never), ("1s", .seconds(1)), ("90m", .seconds(5400)), ("12h", .seconds(43200)),
        ("7d", .seconds(604_800)), ("3650d", .seconds(315_360_000)),
    ])
    func `reads a number with its unit`(text: String, lifetime: ShareLifetime) {
        #expect(ShareLifetime(text) == lifetime)
    }

    @Test(arguments: [
        "", "7", "d", "0s", "-1d", "+7d", " 7d", "7 d", "7D", "1w", "3651d", "315360001s", "9223372036854775807d",
        "99999999999999999999s", "1.5h", "Never", "7dd", "٧d",
    ])
    func `reads nothing else as a lifetime`(text: String) {
        #expect(ShareLifetime(text) == nil)
    }

    @Test func `lets look, for seven days, by default (S16)`() async throws {
        let sharing = try await Sharing()
        let share = try await sharing.service.create(ShareTerms()).share

        #expect(share.role == .view)
        #expect(share.expires == sharing.clock.wall + 7 * 86400)
        #expect(share.created == sharing.clock.wall)
        #expect(share.pinned == nil && share.label == nil && share.lastUsed == nil)
        #expect(share.profile == "default")
        #expect(share.views == 0 && share.online == 0 && !share.hasPassword && !share.isExpired)
        #expect(ShareRole.allCases.sorted { $0.right < $1.right } == [.view, .comment, .customize, .edit])
    }

    @Test(arguments: [
        (ShareTerms(role: .edit, isPinned: true), "pinned"),
        (ShareTerms(lifetime: .seconds(0)), "expires"),
        (ShareTerms(lifetime: .seconds(.max)), "expires"),
        (ShareTerms(profile: ""), "profile"),
        (ShareTerms(profile: "a/b"), "profile"),
        (ShareTerms(profile: String(repeating: "a", count: 65)), "profile"),
        (ShareTerms(label: ""), "label"),
        (ShareTerms(label: "two\nlines"), "label"),
        (ShareTerms(label: String(repeating: "a", count: 101)), "label"),
        (ShareTerms(password: ""), "password"),
        (ShareTerms(password: String(repeating: "ü", count: 513)), "password"),
        (ShareTerms(password: "secret\u{0}"), "password"),
        (ShareTerms(password: "two\nlines"), "password"),
    ])
    func `refuses terms that can't be, and makes nothing`(terms: ShareTerms, word: String) async throws {
        let sharing = try await Sharing()

        let error = await #expect(throws: ShareError.self) { try await sharing.service.create(terms) }

        #expect(try #require(error).text.localizedCaseInsensitiveContains(word))
        #expect(sharing.service.shares().isEmpty)
        #expect(sharing.store.state.withLock(\.linkWrites) == 0)
    }

    @Test func `gives a link that customizes a profile of its own that nobody has`() async throws {
        let sharing = try await Sharing()
        var profiles: Set<String> = []
        for _ in 0..<100 {
            let share = try await sharing.service.create(ShareTerms(role: .customize)).share
            #expect(ProfileName.isValid(share.profile))
            profiles.insert(share.profile)
        }

        #expect(profiles.count == 100)
        #expect(!profiles.contains("default"))
        let shared = try await sharing.service.create(ShareTerms(role: .customize, profile: "team")).share
        #expect(shared.profile == "team")
        #expect(try await sharing.service.create(ShareTerms(role: .edit)).share.profile == "default")
    }
}
