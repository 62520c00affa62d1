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
        case let refused as RefusedText:
            self.init(refused.status, refused.id, "Can't be read", refused.text, refused.diagnostics)
        default:
            self.init(500, "internal", "Something went wrong", "The server could not answer this. Its log says why.")
        }
    }

    private init(_ refusal: Refusal) {
        self.init(refusal.status, refusal.id, refusal.title, refusal.text)
        if let allow = refusal.allow { fields.append(("Allow", allow)) }
        if refusal.status == 503 { fields.append(("Retry-After", "5")) }
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
            fields.append(("ETag", tag.text))
        case .unknownProfile(let name):
            self.init(404, "unknownProfile", "No such profile", "The profile \"\(name)\" has no customization here.")
        case .storeFull(let text): self.init(507, "storeFull", "Not stored", text)
        case .storeUnavailable(let text): self.init(503, "store", "Not stored", text)
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
    private static let changed =
        "The customization changed meanwhile. Fetch it again, then try again with its new ETag in If-Match."
}

extension ErrorAnswer {
    /// The answer: JSON for whoever takes it, else a page.
    func answer(accept: String?, looks: Site.Looks) -> Answer {
        var answer = MediaRange.prefersJSON(accept: accept) ? Answer.json(json) : .html(page(looks))
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

    private func page(_ looks: Site.Looks) -> String {
        let lines = [text] + (diagnostics ?? []).map(\.line)
        let assets = AssetPaths(hash: looks.assets.hash)
        let page = try? looks.renderer.message(title: title, text: lines.joined(separator: "\n"), assets: assets)
        return page ?? "<!DOCTYPE html><html lang=\"en\"><title>Error \(status)</title><p>Error \(status)</p></html>"
    }
}

extension Refusal {
    static let conditionRequired = Self(
        status: 428,
        id: "ifMatch",
        title: "Condition required",
        text: "Send If-Match with the ETag of the customization that is to be replaced, or * for any."
    )
    static let badProfile = Self(
        status: 400,
        id: "profile",
        title: "Bad profile",
        text: "A profile's name has 1 to 64 of A-Z, a-z, 0-9, dot, underscore and hyphen."
    )
    static let tooManyStreams = Self(
        status: 503,
        id: "streams",
        title: "Too many open pages",
        text: "As many pages listen as can. Close some, then reload."
    )

    static func noText(_ file: String) -> Self {
        Self(status: 404, id: "noFile", title: "No file", text: "There is no readable file \"\(file)\" at the moment.")
    }
}
