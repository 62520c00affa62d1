import PreviewCore
import TabModel
import Testing

@testable import PreviewPages

/// The review beside the preview of a link.
@Suite struct ReviewTests {
    @Test func `says when it was pinned, and what has changed since, device by device`() throws {
        let review = try #require(SampleReview.reviewed().review)

        #expect(review.moment == "Revision 3 · 14 Nov 2023, 22:13 UTC")
        #expect(review.summary?.hasSuffix("since revision 2, pinned 13 Nov 2023, 22:13 UTC") == true)
        #expect(review.changes.count > 1 && review.changes.allSatisfy { $0.devices.hasPrefix("On ") })
        #expect(review.changes.allSatisfy { change in !change.sentences.isEmpty })
        #expect(review.hasRules && review.rules.allSatisfy { $0.href == "./rules#\($0.id)" })
        #expect(review.moments?.segments.map(\.isCurrent) == [false, true])
        #expect(review.moments?.segments.map(\.href) == ["./?moment=before", "./"])
    }

    @Test func `says what is called otherwise in plain words`() throws {
        let review = try #require(
            SampleReview.reviewed(moment: .before) { tabs in
                guard case .tab(var tab) = tabs[0] else { return }
                tab.label.title = "Start\u{202E}"
                tabs[0] = .tab(tab)
            }.review
        )

        let sentences = review.changes.flatMap(\.sentences)
        #expect(sentences.count == 1 && sentences[0].hasPrefix("\"Start[RLO]\" is now called \""))
        #expect(review.summary?.hasPrefix("1 change since") == true)
        #expect(review.moments?.segments.map(\.isCurrent) == [true, false])
    }

    @Test func `says so where only the arrangement differs, and nothing without an earlier pin`() throws {
        let same = try #require(SampleReview.reviewed { _ in }.review)
        #expect(same.summary?.hasPrefix("Only the arrangement of tabs has changed since revision 2") == true)
        #expect(same.changes.isEmpty && !same.hasRules && same.moments != nil)

        var pinned = SamplePage.snapshot()
        pinned.pinned = PinnedMoment(revision: 3, time: SampleReview.now)
        let first = try #require(SampleValues.page(ViewState(), snapshot: pinned, rights: .comment).review)
        #expect(first.summary == nil && first.moments == nil && first.comments)
        #expect(SampleValues.page(ViewState(), snapshot: pinned, rights: .view).review == nil)
    }

    @Test(arguments: Right.ofPages)
    func `is there for guests who comment, on live links for those alone`(rights: Right) {
        var pinned = SamplePage.snapshot()
        pinned.pinned = PinnedMoment(revision: 3, time: SampleReview.now)
        let live = SampleValues.page(ViewState(), snapshot: SamplePage.snapshot(), rights: rights)
        let still = SampleValues.page(ViewState(), snapshot: pinned, rights: rights)

        #expect((live.review != nil) == (rights == .comment) && (live.reviewStyle != nil) == (rights == .comment))
        #expect((still.review != nil) == (rights != .owner && rights.comments))
        #expect(still.review.map(\.comments) == (still.review == nil ? nil : true))
    }
}
