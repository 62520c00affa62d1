/// The comments of one spec in memory, with their rate, which has limits for a minute and for an hour.
struct ShareComments: Sendable {
    /// The maximum number of comments on one link.
    static let linkLimit = 200
    /// The maximum number of comments of one spec: with the longest texts, about 18 MB.
    static let limit = 2000
    /// The maximum number of comments from one link in a minute.
    static let perMinute = 10
    /// The maximum number of comments from one link in an hour.
    static let perHour = 60

    private var comments: [ShareComment] = []
    /// The times of the comments from each link in the last hour, by the monotonic clock.
    private var times: [ShareID: [Double]] = [:]

    /// Returns the comments of a link, or of all links, oldest first.
    func list(of link: ShareID?) -> [ShareComment] {
        link.map { link in comments.filter { $0.link == link } } ?? comments
    }

    /// The number of comments of each link, with the number of open ones.
    var counts: [ShareID: CommentCount] {
        comments.reduce(into: [:]) { counts, comment in
            counts[comment.link, default: CommentCount()].add(comment)
        }
    }

    func comment(_ id: String, of link: ShareID?) -> ShareComment? {
        comments.first { $0.id == id && (link == nil || $0.link == link) }
    }

    /// Reserves a place for one more comment from a link; throws if there is none now.
    mutating func take(_ link: ShareID, at uptime: Double) throws(CommentError) {
        guard comments.count < Self.limit else { throw .tooMany(limit: Self.limit) }
        guard comments.count(where: { $0.link == link }) < Self.linkLimit else {
            throw .tooMany(limit: Self.linkLimit)
        }
        let known = times[link, default: []].filter { uptime - $0 < 3600 }
        let recent = known.filter { uptime - $0 < 60 }
        if recent.count >= Self.perMinute { throw .tooFast(seconds: Self.wait(recent[0] + 60 - uptime)) }
        if known.count >= Self.perHour { throw .tooFast(seconds: Self.wait(known[0] + 3600 - uptime)) }
        times[link] = known + [uptime]
    }

    private static func wait(_ seconds: Double) -> Int { max(1, Int(seconds.rounded(.up))) }

    /// Inserts a comment, or replaces the one with its id.
    mutating func insert(_ comment: ShareComment) {
        if let index = comments.firstIndex(where: { $0.id == comment.id }) {
            comments[index] = comment
        } else {
            comments.append(comment)
        }
    }

    /// Replaces the comments by those of a store; returns the links whose comments have changed.
    mutating func follow(_ stored: [ShareComment]) -> Set<ShareID> {
        guard stored != comments else { return [] }
        let known = Dictionary(grouping: comments, by: \.link)
        let found = Dictionary(grouping: stored, by: \.link)
        comments = stored
        return Set(known.keys).union(found.keys).filter { known[$0] != found[$0] }
    }

    mutating func remove(_ id: String) { comments.removeAll { $0.id == id } }

    mutating func removeAll(of link: ShareID) {
        comments.removeAll { $0.link == link }
        times[link] = nil
    }
}

/// The number of comments of a link.
public struct CommentCount: Hashable, Sendable {
    /// The number of comments, without approvals.
    public private(set) var total = 0
    /// The number of unresolved comments.
    public private(set) var open = 0
    /// The number of approvals.
    public private(set) var approvals = 0

    /// Creates a count of zero.
    public init() {}

    mutating func add(_ comment: ShareComment) {
        switch comment.kind {
        case .approval: approvals += 1
        case .comment:
            total += 1
            open += comment.isResolved ? 0 : 1
        }
    }
}
