import HTTPServing
import PreviewCore
import PreviewPages
import TabModel
import TabResolver
import TabSpecCoding

/// The conversion of errors to refusals, all in one place (S29: a code and a short text, nothing internal).
extension HTTPError {
    /// Creates a refusal from any error of a request.
    init(_ error: any Error) {
        switch error {
        case let refusal as HTTPError: self = refusal
        case let request as RequestError: self.init(request)
        case let session as SessionError: self.init(session)
        case let share as ShareError: self.init(share)
        case let comment as CommentError: self.init(comment)
        case let host as HostError: self.init(host)
        case is PreviewRemoved: self = .removedPreview
        case let storage as any StorageFailure: self.init(SessionError(store: storage))
        default:
            self.init(500, "internal", "Something went wrong", "Internal error. See the server's log.")
        }
    }

    /// Returns the refusal of a body that could not be read, with every error in it.
    static func body(_ id: String, _ text: String, _ mistakes: [Diagnostic] = [], status: Int = 400) -> Self {
        Self(status, id, "Invalid request", text, mistakes)
    }

    /// Creates a refusal of a request in a wrong form.
    init(_ error: RequestError) {
        switch error {
        case .unreadable:
            self.init(400, "badRequest", "Bad request", "The request is not valid HTTP/1.1, or it is ambiguous.")
        case .largeHead: self.init(431, "headTooLarge", "Header too large", Self.largeHead)
        case .longTarget: self.init(414, "targetTooLong", "URL too long", Self.longTarget)
        case .malformedTarget: self.init(400, "badRequest", "Bad request", Self.malformedTarget)
        case .largeBody(let limit):
            self.init(413, "tooLarge", "Too large", "The body is larger than \(limit / 1024) KiB.")
        case .slowBody: self.init(408, "timeout", "Too slow", Self.slowBody)
        }
    }

    private static let largeHead =
        "A request can have 100 header fields of 8 KiB each and 16 KiB in total. "
        + "The same limits apply to the lines between chunks."
    private static let longTarget = "The URL is longer than 8 KiB. Open the preview again and choose fewer settings."
    private static let malformedTarget =
        "The URL contains invalid characters or sequences. Open the preview again."
    private static let slowBody =
        "The body didn't arrive in time, or it doesn't match the header. Send the request again."

    private init(_ error: SessionError) {
        switch error {
        case .noSpec(let diagnostics): self.init(503, "noSpec", "No spec yet", Self.noSpec, diagnostics)
        case .refused(let refusal):
            self.init(refusal.kind == .unknown ? 409 : 422, refusal.rule, "Not possible", refusal.text)
        case .preconditionFailed(let tag):
            self.init(412, "changed", "Changed", Self.changed, fields: tag.map { ["ETag": $0.text] } ?? [:])
        case .invalidSpec(let diagnostics): self.init(422, "spec", "Not a spec", Self.invalidSpec, diagnostics)
        case .notEdited(let why, let isUnknown):
            self.init(isUnknown ? 409 : 422, why.id, "Not possible", why.text, [why])
        case .specReadOnly(let text): self.init(409, "readOnly", "Not saved", text)
        case .specFull(let text): self.init(507, "full", "Not saved", text)
        case .specUnwritable(let text): self.init(503, "unwritable", "Not saved", text)
        case .unknownRevision(let number):
            let text = "The history has no revision \(number); it may have been deleted."
            self.init(404, "unknownRevision", "No such revision", text)
        case .unknownProfile(let name):
            self.init(404, "unknownProfile", "No such profile", "The profile \"\(name)\" has no customization here.")
        case .storeFull(let text): self.init(507, "storeFull", "Not stored", text)
        case .storeUnavailable(let text):
            self.init(503, "store", "Not stored", text, fields: ["Retry-After": Self.storeRetry])
        case .removed: self = .removedPreview
        }
    }

    private init(_ error: ShareError) {
        switch error {
        case .unknown: self.init(404, "unknownShare", "No such link", error.text)
        case .expired: self.init(409, "expiredShare", "Expired", error.text)
        case .unreadable: self.init(409, "unreadableShare", "Invalid request", error.text)
        case .endNotStored(_, let isFull):
            self.init(isFull ? 507 : 503, "endNotStored", "Revoked, not stored", error.text)
        case .pinnedEdit: self.init(422, "pinned", "Not possible", error.text)
        case .noSpec(let diagnostics): self.init(503, "noSpec", "No spec yet", error.text, diagnostics)
        case .impossibleLifetime: self.init(422, "expires", "Not possible", error.text)
        case .invalidProfile: self.init(422, "profile", "Not possible", error.text)
        case .invalidLabel: self.init(422, "label", "Not possible", error.text)
        case .invalidPassword: self.init(422, "password", "Not possible", error.text)
        case .tooMany, .pinsTooLarge: self.init(409, "manyShares", "Too many links", error.text)
        case .storeFull: self.init(507, "storeFull", "Not stored", error.text)
        case .storeUnavailable:
            self.init(503, "store", "Not stored", error.text, fields: ["Retry-After": Self.storeRetry])
        case .removed: self = .removedPreview
        }
    }

    private init(_ error: CommentError) {
        switch error {
        case .invalidName: self.init(422, "name", "Not possible", error.text)
        case .invalidText: self.init(422, "text", "Not possible", error.text)
        case .tooMany: self.init(409, "manyComments", "Too many comments", error.text)
        case .tooFast(let seconds):
            self.init(429, "fast", "Too many comments", error.text, fields: ["Retry-After": String(seconds)])
        case .unknown: self.init(404, "unknownComment", "No such comment", error.text)
        case .unknownLink: self.init(404, "unknownShare", "No such link", error.text)
        case .store(let error): self.init(error)
        }
    }

    private static let removedPreview = Self(
        404,
        "unknownPreview",
        "No such preview",
        ShareError.removed.text
    )
    private static let noSpec = "There is no valid tab view yet. See the diagnostics."
    private static let invalidSpec =
        "The spec has errors, so it was not saved. See the diagnostics."
    private static let changed =
        "It has changed. Fetch it again, and send the new ETag in If-Match."
}

// MARK: - Responses

extension HTTPError {
    /// A Boolean value that indicates whether the store failed.
    var isOfStore: Bool { ["store", "storeFull", "endNotStored", "notReady"].contains(id) }

    /// Returns the response to a request: JSON for clients that accept it, otherwise a page.
    ///
    /// `address` is nil if it can't be read, `hasList` indicates whether the server has several previews, `root` is the
    /// path of the server's root in browsers.
    func response(
        accept: String?,
        at address: SiteAddress?,
        hasList: Bool = false,
        root: String = "/",
        theme: ServerResources.Theme
    ) -> RouteResponse {
        var response =
            MediaRange.prefersJSON(accept: accept)
            ? RouteResponse.json(json) : .html(page(address, hasList, root, theme))
        response = response.uncached
        response.status = status
        response.fields = fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        return response
    }

    private var json: String {
        var members = [JSONMember("id", .string(id)), JSONMember("text", .string(text))]
        if let diagnostics {
            members.append(JSONMember("diagnostics", .array(diagnostics.map(DiagnosticCoding.value))))
        }
        return JSONValue.object([JSONMember("error", .object(members))]).text()
    }

    /// Returns the page, which may be at any depth.
    ///
    /// A visitor without a link gets its files at the root, which are open to all; a visitor without the password,
    /// under the link.
    private func page(
        _ address: SiteAddress?,
        _ hasList: Bool,
        _ root: String,
        _ theme: ServerResources.Theme
    ) -> String {
        let hash = theme.assets.hash
        if self == .locked,
            let page = try? theme.renderer.unlock(assets: AssetPaths(hash: hash, base: address?.wayToTop ?? ""))
        {
            return page
        }
        let lines = [text] + (diagnostics ?? []).map(\.line)
        let page = try? theme.renderer.message(
            title: title,
            text: lines.joined(separator: "\n"),
            way: address.flatMap { way(from: $0, hasList: hasList) },
            assets: AssetPaths(hash: hash, base: root)
        )
        return page ?? "<!DOCTYPE html><html lang=\"en\"><title>Error \(status)</title><p>Error \(status)</p></html>"
    }

    /// Returns the link away from a page about a missing resource.
    private func way(from address: SiteAddress, hasList: Bool) -> MessageLink? {
        let isOfList = hasList && address.name == nil
        return switch self {
        case .notFound where !isOfList: MessageLink(href: "./\(address.wayToTop)", title: "Open the preview")
        case .notFound, .unknownPreview: MessageLink(href: "./\(address.wayToList)", title: "Show all previews")
        default: nil
        }
    }
}
