import HTTPServing
import PreviewCore
import PreviewPages

/// The key of a response; equal keys have the same bytes.
struct ResponseCacheKey: Hashable, Sendable {
    var path: PathPattern
    var revision: Revision?
    var theme: Int
    var viewpoint = Viewpoint.owner
    var rawQuery = ""
    /// The tag of the page that the reader already shows.
    var shownTag: String?
    /// The previews that the owner can switch to, which change without a revision of the preview.
    var siblings: [PreviewSibling] = []

    /// Creates a key of the parts of a request that the responses of a route depend on, never the token of a link.
    init(_ request: ViewRequest, path: PathPattern, for sharing: Route.CacheScope, revision: Revision) {
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

extension Right {
    /// The rights by which the data of a preview differ: viewers with the same data have the same value.
    fileprivate var reading: Self { self == .owner || edits ? self : .view }
}

/// The responses by revision and address: a repeated request renders nothing.
///
/// Every window requests its page after a change, and a hundred viewers of one link request the same one: rendering
/// takes 2 to 7 ms, a cached response less than a tenth of one. A response that is made after the request for a key is
/// never older than the key's revision, so all readers may have it.
typealias ResponseCache = SingleFlightCache<ResponseCacheKey, RouteResponse>

extension SingleFlightCache<ResponseCacheKey, RouteResponse> {
    func insert(_ response: RouteResponse, for key: ResponseCacheKey) {
        guard case .bytes(let bytes) = response.body else { return }
        insert(response, for: key, cost: bytes.count + key.rawQuery.utf8.count + 1024)
    }
}
