@testable import PreviewCore
import PreviewFakes
import Testing

/// Comments on links: what is kept, who is told, and what is refused (S62).
@Suite(.timeLimit(.minutes(20)))
struct CommentTests {
    private func draft(_ text: String = "Too long a title", kind: ShareComment.Kind = .comment) -> CommentDraft {
        CommentDraft(
            kind: kind,
            author: "Anna",
            text: kind == .approval ? "" : text,
            tab: kind == .approval ? nil : ShareComment.TabMark(id: "notes", title: "Notes"),
            revision: 3
        )
    }

    @Test func `keeps what was written, also after a restart, and counts it on its link`() async throws {
        let sharing = try await Sharing()
        let link = try await sharing.open(ShareTerms(role: .comment)).made.share.id
        let other = try await sharing.open().made.share.id
        let comment = try await sharing.service.comment(draft(), on: link)
        _ = try await sharing.service.comment(draft("Second"), on: link)
        _ = try await sharing.service.comment(draft(kind: .approval), on: link)
        _ = try await sharing.service.resolve(comment.id, true)

        for service in [sharing.service, try await sharing.restarted().service] {
            #expect(service.comments(of: link).map(\.text).sorted() == ["", "Second", "Too long a title"])
            #expect(service.comments(of: other).isEmpty)
            #expect(service.openComments == 1)
            let count = try #require(service.shares().first { $0.id == link }?.comments)
            #expect((count.total, count.open, count.approvals) == (2, 1, 1))
        }
        #expect(comment.tab == ShareComment.TabMark(id: "notes", title: "Notes") && comment.revision == 3)
        #expect(comment.time == sharing.clock.clock.wall())
    }

    @Test func `is resolved, opened again and deleted, on its own link only`() async throws {
        let sharing = try await Sharing()
        let link = try await sharing.open(ShareTerms(role: .comment)).made.share.id
        let other = try await sharing.open(ShareTerms(role: .comment)).made.share.id
        let comment = try await sharing.service.comment(draft(), on: link)
        let approval = try await sharing.service.comment(draft(kind: .approval), on: link)

        #expect(try await sharing.service.resolve(comment.id, true, on: link).isResolved)
        #expect(try await !sharing.service.resolve(comment.id, false, on: link).isResolved)
        await #expect(throws: CommentError.unknown) {
            try await sharing.service.resolve(comment.id, true, on: other)
        }
        await #expect(throws: CommentError.unknown) { try await sharing.service.resolve(approval.id, true) }
        try await sharing.service.deleteComment(comment.id)
        await #expect(throws: CommentError.unknown) { try await sharing.service.deleteComment(comment.id) }
        #expect(sharing.service.comments() == [approval])
        #expect(try await sharing.restarted().service.comments() == [approval])
    }

    @Test func `goes with its link`() async throws {
        let sharing = try await Sharing()
        let link = try await sharing.open(ShareTerms(role: .comment)).made.share.id
        _ = try await sharing.service.comment(draft(), on: link)

        _ = try await sharing.service.rotate(link)
        #expect(sharing.service.comments(of: link).count == 1)
        try await sharing.service.revoke(link)

        #expect(sharing.service.comments().isEmpty)
        await #expect(throws: CommentError.unknownLink) { try await sharing.service.comment(draft(), on: link) }
        #expect(try await sharing.restarted().service.comments().isEmpty)
    }

    @Test(arguments: [
        ("", "text", CommentError.invalidName), (" \t", "text", .invalidName), ("a\u{7}b", "text", .invalidName),
        (String(repeating: "x", count: 61), "text", .invalidName), ("Anna", "", .invalidText),
        ("Anna", " \n", .invalidText), ("Anna", String(repeating: "x", count: 1001), .invalidText),
        ("Anna", "a\0b", .invalidText), ("e" + String(repeating: "\u{301}", count: 300), "text", .invalidName),
    ])
    func `refuses names and words that are missing or too long`(
        name: String,
        text: String,
        error: CommentError
    ) async throws {
        let sharing = try await Sharing()
        let link = try await sharing.open(ShareTerms(role: .comment)).made.share.id
        var draft = draft()
        (draft.author, draft.text) = (name, text)
        await #expect(throws: error) { try await sharing.service.comment(draft, on: link) }
        #expect(sharing.service.comments().isEmpty)
    }

    @Test func `takes ten a minute and sixty an hour from one link, and two hundred in all (S62)`() throws {
        var book = ShareComments()
        func refused(_ uptime: Double) -> CommentError? {
            do throws(CommentError) { try book.take("a", at: uptime) } catch { return error }
            return nil
        }
        for second in 0..<10 { #expect(refused(Double(second)) == nil) }
        #expect(refused(10) == .tooFast(seconds: 50))
        try book.take("b", at: 10)
        for minute in 1..<6 {
            for second in 0..<10 { #expect(refused(Double(60 * minute + 10 + second)) == nil) }
        }
        #expect(refused(1000) == .tooFast(seconds: 2600))
        #expect(refused(3600) == nil)

        for number in 0..<200 {
            book.insert(
                ShareComment(
                    id: "\(number)",
                    link: "a",
                    kind: .comment,
                    author: "Anna",
                    text: "text",
                    tab: nil,
                    revision: 1,
                    time: 0,
                    isResolved: false
                )
            )
        }
        #expect(refused(100_000) == .tooMany(limit: 200))
        book.remove("7")
        #expect(refused(100_000) == nil)
    }

    @Test func `leaves everything as it was where the store fails`() async throws {
        struct Failure: Error {}
        let sharing = try await Sharing()
        let link = try await sharing.open(ShareTerms(role: .comment)).made.share.id
        let comment = try await sharing.service.comment(draft(), on: link)
        sharing.store.fail([.links], with: Failure())

        await #expect(throws: CommentError.self) { try await sharing.service.comment(draft(), on: link) }
        await #expect(throws: CommentError.self) { try await sharing.service.resolve(comment.id, true) }
        await #expect(throws: CommentError.self) { try await sharing.service.deleteComment(comment.id) }

        #expect(sharing.service.comments() == [comment])
    }

    @Test func `is told to the owner and to the pages of its link, pinned or not`() async throws {
        let sharing = try await Sharing()
        let (made, visit) = try await sharing.open(ShareTerms(role: .comment, isPinned: true))
        let stranger = try await sharing.open(ShareTerms(role: .comment)).visit
        let streams = [nil, visit, stranger].map { sharing.service.subscribe(as: $0) }
        _ = try await sharing.service.comment(draft(), on: made.share.id)
        sharing.session.hub.finish()

        var told: [Bool] = []
        for stream in streams {
            var events: [PreviewEvent] = []
            for await event in stream { events.append(event) }
            told.append(events.contains(.comments(group: made.share.id)))
        }
        #expect(told == [true, true, false])
    }
}
