import PreviewCore

/// The comments of one spec in memory, and how fast they come.
struct ShareComments: Sendable {
    /// How many one link can have.
    static let linkLimit = 200
    /// How many one spec can have: with the longest words, about 18 MB.
    static let limit = 2000
    /// How many may come from one link in a minute.
    static let perMinute = 10
    /// How many may come from one link in an hour.
    static let perHour = 60

    private var comments: [ShareComment] = []
    /// When comments came from each link in the last hour, by the clock that nobody can set.
    private var times: [ShareID: [Double]] = [:]

    /// The comments of a link, or of all links, oldest first.
    func list(of link: ShareID?) -> [ShareComment] {
        link.map { link in comments.filter { $0.link == link } } ?? comments
    }

    /// How many comments each link has, and how many of them are open.
    var counts: [ShareID: CommentCount] {
        comments.reduce(into: [:]) { counts, comment in
            counts[comment.link, default: CommentCount()].add(comment)
        }
    }

    func comment(_ id: String, of link: ShareID?) -> ShareComment? {
        comments.first { $0.id == id && (link == nil || $0.link == link) }
    }

    /// Takes a place for one more comment from a link; throws if there is none now.
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

    /// Puts comments in, each in place of the one with its id.
    mutating func insert(_ comment: ShareComment) {
        if let index = comments.firstIndex(where: { $0.id == comment.id }) {
            comments[index] = comment
        } else {
            comments.append(comment)
        }
    }

    /// Takes what a store has; returns the links whose comments are others.
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

/// How many comments a link has.
public struct CommentCount: Hashable, Sendable {
    /// All of them, approvals left out.
    public private(set) var total = 0
    /// Those that are not resolved.
    public private(set) var open = 0
    /// How often someone said that it looks right.
    public private(set) var approvals = 0

    /// Makes a count of nothing.
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
