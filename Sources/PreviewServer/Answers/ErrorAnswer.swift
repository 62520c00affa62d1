import PreviewLinks
import PreviewCore
import PreviewPages
import TabModel
import TabResolver
import TabSpecCoding

/// The one place where errors become answers (S29: a code and a short text, nothing from inside).
struct ErrorAnswer: Sendable {
    var status: Int
    var id: String
    var title: String
    var text: String
    var diagnostics: [Diagnostic]?
    var fields: [(name: String, value: String)] = []

    /// Reads any error thrown on the way to an answer.
    init(_ error: any Error) {
        switch error {
        case let refusal as Refusal: self.init(refusal)
        case let session as SessionError: self.init(session)
        case let share as ShareError: self.init(share)
        case let refused as RefusedText:
            self.init(refused.status, refused.id, "Can't be read", refused.text, refused.diagnostics)
        default:
            self.init(500, "internal", "Something went wrong", "The server could not answer this. Its log says why.")
        }
    }

    private init(_ refusal: Refusal) {
        self.init(refusal.status, refusal.id, refusal.title, refusal.text)
        if let allow = refusal.allow { fields.append(("Allow", allow)) }
        if let seconds = refusal.retryAfter { fields.append(("Retry-After", String(seconds))) }
    }

    private init(_ error: SessionError) {
        switch error {
        case .noSpec(let diagnostics):
            self.init(503, "noSpec", "No spec yet", Self.noSpec, diagnostics)
        case .refused(let refusal):
            let status = refusal.kind == .unknown ? 409 : 422
            self.init(status, refusal.rule, "Not possible", refusal.text)
        case .preconditionFailed(let tag):
            self.init(412, "changed", "Changed meanwhile", Self.changed)
            if let tag { fields.append(("ETag", tag.text)) }
        case .invalidSpec(let diagnostics): self.init(422, "spec", "Not a spec", Self.invalidSpec, diagnostics)
        case .notEdited(let why, let isUnknown):
            self.init(isUnknown ? 409 : 422, why.id, "Not possible", why.text, [why])
        case .specReadOnly(let text): self.init(409, "readOnly", "Not saved", text)
        case .specFull(let text): self.init(507, "full", "Not saved", text)
        case .specUnwritable(let text): self.init(503, "unwritable", "Not saved", text)
        case .unknownRevision(let number):
            self.init(
                404,
                "unknownRevision",
                "No such revision",
                "The history has no revision \(number), or keeps it no longer."
            )
        case .unknownProfile(let name):
            self.init(404, "unknownProfile", "No such profile", "The profile \"\(name)\" has no customization here.")
        case .storeFull(let text): self.init(507, "storeFull", "Not stored", text)
        case .storeUnavailable(let text): self.init(503, "store", "Not stored", text)
        }
    }

    private init(_ error: ShareError) {
        switch error {
        case .unknown: self.init(404, "unknownShare", "No such link", error.text)
        case .expired: self.init(409, "expiredShare", "Expired", error.text)
        case .unreadable: self.init(409, "unreadableShare", "Can't be read", error.text)
        case .endNotStored(_, let isFull):
            self.init(isFull ? 507 : 503, "endNotStored", "Closed, not stored", error.text)
        case .pinnedEdit: self.init(422, "pinned", "Not possible", error.text)
        case .noSpec(let diagnostics): self.init(503, "noSpec", "No spec yet", error.text, diagnostics)
        case .impossibleLifetime: self.init(422, "expires", "Not possible", error.text)
        case .invalidProfile: self.init(422, "profile", "Not possible", error.text)
        case .invalidLabel: self.init(422, "label", "Not possible", error.text)
        case .invalidPassword: self.init(422, "password", "Not possible", error.text)
        case .tooMany, .pinsTooLarge: self.init(409, "manyShares", "Too many links", error.text)
        case .storeFull: self.init(507, "storeFull", "Not stored", error.text)
        case .storeUnavailable: self.init(503, "store", "Not stored", error.text)
        }
    }

    private init(
        _ status: Int,
        _ id: String,
        _ title: String,
        _ text: String,
        _ diagnostics: [Diagnostic]? = nil
    ) {
        self.status = status
        self.id = id
        self.title = title
        self.text = text
        self.diagnostics = diagnostics
    }

    private static let noSpec = "There has been no good spec to show yet. The diagnostics say what is wrong with it."
    private static let invalidSpec =
        "The text is no spec, so it is neither shown nor saved. The diagnostics say what is wrong with it."
    private static let changed =
        "It changed meanwhile. Fetch it again, then try again with its new ETag in If-Match."
}

extension ErrorAnswer {
    /// The answer to a request for `target`: JSON for whoever takes it, else a page.
    func answer(accept: String?, target: String, theme: Site.Theme) -> Answer {
        var answer = MediaRange.prefersJSON(accept: accept) ? Answer.json(json) : .html(page(target, theme))
        answer.status = status
        answer.caching = .never
        answer.tag = nil
        answer.fields = fields
        return answer
    }

    private var json: String {
        var members = [JSONMember("id", .string(id)), JSONMember("text", .string(text))]
        if let diagnostics {
            members.append(JSONMember("diagnostics", .array(diagnostics.map(DiagnosticCoding.value))))
        }
        return JSONValue.object([JSONMember("error", .object(members))]).text()
    }

    /// The page; it stands at any depth.
    ///
    /// Whoever has no link gets its files at the root, which are open to all; whoever misses a password, under the link.
    private func page(_ target: String, _ theme: Site.Theme) -> String {
        let hash = theme.assets.hash
        let linked = AssetPaths(hash: hash, base: Self.wayToPreview(from: target))
        if id == Refusal.locked.id, let page = try? theme.renderer.unlock(assets: linked) { return page }
        let lines = [text] + (diagnostics ?? []).map(\.line)
        let assets = AssetPaths(hash: hash, base: "/")
        let page = try? theme.renderer.message(
            title: title,
            text: lines.joined(separator: "\n"),
            preview: id == Refusal.notFound.id ? "./\(Self.wayToPreview(from: target))" : nil,
            assets: assets
        )
        return page ?? "<!DOCTYPE html><html lang=\"en\"><title>Error \(status)</title><p>Error \(status)</p></html>"
    }
}

extension ErrorAnswer {
    /// The way from an address to the preview's own: at the root, or under a link, whose token it does not name (S14).
    static func wayToPreview(from target: String) -> String {
        let top = SecretText.isUnderLink(target) ? 3 : 1
        let depth = (try? RequestTarget(target)).map { $0.segments.count - top } ?? 0
        return String(repeating: "../", count: max(0, depth))
    }
}
