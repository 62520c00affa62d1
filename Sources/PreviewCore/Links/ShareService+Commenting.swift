import Concurrency
import Synchronization

extension ShareService {
    /// Returns the comments of a link, or of all links, oldest first.
    public func comments(of link: ShareID? = nil) -> [ShareComment] {
        book.withLock { $0.comments.list(of: link) }
    }

    /// The number of open comments.
    public var openComments: Int {
        book.withLock { $0.comments.counts.values.reduce(0) { $0 + $1.open } }
    }

    /// Stores a visitor's comment on a link, and notifies the link's pages and the owner's.
    public func comment(_ draft: CommentDraft, on link: ShareID) async throws(CommentError) -> ShareComment {
        try draft.check()
        return try await mutex.withLock { () throws(CommentError) in
            let uptime = clock.now.uptime
            guard book.withLock({ $0.links[link] != nil }) else { throw .unknownLink }
            try book.withLock { book throws(CommentError) in try book.comments.take(link, at: uptime) }
            let comment = ShareComment(
                id: SecretToken.newID(),
                link: link,
                kind: draft.kind,
                author: draft.author,
                text: draft.text,
                tab: draft.tab,
                revision: draft.revision,
                time: clock.wall().rounded(.down),
                isResolved: false
            )
            try await keep(comment)
            return comment
        }
    }

    /// Resolves a comment or opens it again; `link` is the one whose comments may be changed, nil for all.
    public func resolve(
        _ id: String,
        _ isResolved: Bool,
        on link: ShareID? = nil
    ) async throws(CommentError) -> ShareComment {
        try await mutex.withLock { () throws(CommentError) in
            guard var comment = book.withLock({ $0.comments.comment(id, of: link) }), comment.kind == .comment else {
                throw .unknown
            }
            guard comment.isResolved != isResolved else { return comment }
            comment.isResolved = isResolved
            try await keep(comment)
            return comment
        }
    }

    /// Deletes a comment for good.
    public func deleteComment(_ id: String) async throws(CommentError) {
        try await mutex.withLock { () throws(CommentError) in
            guard let comment = book.withLock({ $0.comments.comment(id, of: nil) }) else { throw .unknown }
            do { try await commit(.removeComment(id)) } catch { throw .store(ShareError(store: error)) }
            book.withLock { $0.comments.remove(id) }
            session.hub.commentsChanged(of: comment.link)
        }
    }

    /// Stores a comment; its link may have ended by then.
    private func keep(_ comment: ShareComment) async throws(CommentError) {
        do { try await commit(.saveComment(comment)) } catch { throw .store(ShareError(store: error)) }
        let isKept = book.withLock { book in
            guard book.links[comment.link] != nil else { return false }
            book.comments.insert(comment)
            return true
        }
        guard isKept else { throw .unknownLink }
        session.hub.commentsChanged(of: comment.link)
    }
}
