import PreviewLinks
import PreviewCore

/// Where links are made and ended: a running preview, or the store while none runs.
protocol LinkService: Sendable {
    /// All links, in the order of their creation.
    func links() async throws(CommandFailure) -> [ListedLink]
    /// Makes a link.
    func create(_ terms: ShareTerms, at place: LinkPlace) async throws(CommandFailure) -> AnnouncedLink
    /// Gives a link another token; the old one opens nothing any more.
    func rotate(_ id: ShareID, at place: LinkPlace) async throws(CommandFailure) -> AnnouncedLink
    /// Ends a link.
    func revoke(_ id: ShareID) async throws(CommandFailure)
    /// Gives back what was opened.
    func close() async
}

/// Where a link leads besides its token.
struct LinkPlace: Equatable {
    /// One of the running preview's own addresses, `http://192.168.1.20:8080/`; nil takes the one for this machine.
    var address: String?
    /// The view it opens with: a query without its question mark.
    var view: String?
}

/// A link that was just made or rotated, with the one telling of its secret.
struct AnnouncedLink: Equatable {
    let id: ShareID
    /// The whole address, or only its path where no preview runs that it could lead to.
    let address: String
    let role: String
    /// When it ends, in seconds since 1970; nil if it does not.
    let expires: Double?

    /// Whether the address can be opened as it is.
    var isWhole: Bool { !address.hasPrefix("/") }
}

extension AnnouncedLink: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The id without the secret (S14).
    var description: String { "AnnouncedLink(\(id))" }
    /// The same as ``description``.
    var debugDescription: String { description }
    /// The id without the secret.
    var customMirror: Mirror { Mirror(self, children: ["id": id]) }
}
