import PreviewCore
import TabModel
import Testing

@testable import PreviewPages

/// The page of comments, and their part of the review.
@Suite struct CommentsPageTests {
    private func values(_ rights: Right, _ comments: [ShareComment] = SampleReview.comments) -> CommentsPageValues {
        CommentsBuilder(subject: SampleReview.subject(rights, comments), assets: SamplePage.assets).values
    }

    @Test func `numbers comments, not approvals, and leads each to its tab`() {
        let rows = values(.comment).groups.flatMap(\.rows)

        #expect(rows.map(\.number) == ["1", "2", nil])
        #expect(rows.map(\.isOpen) == [true, false, false] && rows.map(\.isApproval) == [false, false, true])
        #expect(rows[0].tab?.href == "./?select=library")
        #expect(rows[0].lines == ["Too long.", "Really."])
        #expect(rows[0].facts == "5 minutes ago · revision 3")
    }

    @Test func `escapes every word, and marks what would act unseen`() throws {
        for rights in [Right.comment, .owner] {
            let text = try SampleReview.page(rights)
            #expect(text.contains("&lt;b&gt;[RLO]") && text.contains("&lt;script&gt;"))
            #expect(!text.contains("<b>\u{202E}") && !text.contains("<script>"))
        }
    }

    @Test func `offers writing to guests, deleting to the owner, and both resolving`() throws {
        let (guest, owner) = (Markup(try SampleReview.page(.comment)), Markup(try SampleReview.page(.owner)))

        #expect(guest.values(of: "data-comment-do") == ["resolve", "reopen"])
        #expect(owner.values(of: "data-comment-do") == ["resolve", "delete", "reopen", "delete", "delete"])
        #expect(guest.elements(where: "name", is: "text").first?.attributes["maxlength"] == "1000")
        #expect(owner.elements(where: "name", is: "text").isEmpty)
    }

    @Test func `groups them by link for the owner, who alone reads what links are called`() {
        let later = SampleReview.comment("dd", link: "zz", text: "Later")
        let owner = values(.owner, SampleReview.comments + [later])

        #expect(owner.groups.map(\.link) == ["zz", "ab12cd34ef"])
        #expect(owner.groups.map(\.title) == [nil, "Anna & Co"])
        #expect(owner.groups[0].rows.map(\.number) == ["1"])
        #expect(values(.comment).groups.map(\.title) == [nil])
        #expect(values(.owner, []).isEmpty && values(.owner, []).emptyText.contains("permission Comment"))
    }

    @Test func `offers the spec's tabs, not its sections, and knows no others`() throws {
        let titles = TabTitles(SampleSpec.library)
        let form = try #require(values(.comment).form)

        #expect(titles["library"] == "Library" && titles["collections"] == nil && titles["nowhere"] == nil)
        #expect(form.tabs.contains { $0.value == "library" } && !form.tabs.contains { $0.value == "collections" })
        #expect(TabTitles(nil)["library"] == nil)
    }
}
