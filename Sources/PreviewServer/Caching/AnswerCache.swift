import PreviewCore
import PreviewPages

/// What makes two answers the same bytes.
struct AnswerKey: Hashable, Sendable {
    var path: PathPattern
    var revision: Revision?
    var theme: Int
    var viewpoint = Viewpoint.owner
    var rawQuery = ""
    /// The tag of the page that the reader shows already.
    var shownTag: String?
    /// What the owner can switch to: it changes without a revision of the preview.
    var siblings: [PreviewSibling] = []

    /// As far as the answers of a route depend on a request; the token of a link is part of none of them.
    init(_ request: ViewRequest, path: PathPattern, for sharing: Route.KeptFor, revision: Revision) {
        self.path = path
        theme = request.theme.generation
        guard sharing != .all else { return }
        self.revision = revision
        rawQuery = request.rawQuery
        shownTag = request.shownTag
        let (profile, pin) = (request.viewpoint.profile, request.viewpoint.pin)
        let rights = request.viewpoint.rights.reading
        switch sharing {
        case .all: break
        case .pin: viewpoint = Viewpoint(rights: rights, pin: pin)
        case .profile: viewpoint = Viewpoint(rights: rights, profile: profile, pin: pin)
        case .rights:
            viewpoint = request.viewpoint
            siblings = request.siblings
        }
    }
}

extension PageRights {
    /// The rights by which data of a preview differ: those who see the same have the same.
    fileprivate var reading: Self { self == .owner || edits ? self : .view }
}

/// Answers by revision and address: asking again renders nothing.
///
/// Every window asks for its page after a change, and a hundred viewers of one link for the same: drawing takes 2 to
/// 7 ms, a kept answer less than a tenth of one. What is made after a key was asked for is never older than the key's
/// revision, so everyone may have it.
typealias AnswerCache = MadeOnce<AnswerKey, Answer>

extension MadeOnce<AnswerKey, Answer> {
    func keep(_ answer: Answer, for key: AnswerKey) {
        guard case .bytes(let bytes) = answer.body else { return }
        keep(answer, for: key, cost: bytes.count + key.rawQuery.utf8.count + 1024)
    }
}
