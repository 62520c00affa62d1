import PreviewCore
import TabModel
import TabSpecCoding

/// A link as its owner sees it in a list, without secrets.
struct ListedLink: Equatable {
    let id: ShareID
    let role: String
    let label: String?
    var publisher: String?
    let created: Double
    let expires: Double?
    let pinned: String?
    let profile: String
    let hasPassword: Bool
    let lastUsed: Double?
    let views: Int
    let online: Int
    var comments = 0
    var openComments = 0
    var approvals = 0
    /// A Boolean value that indicates whether the stored link could be read; otherwise it can't be opened.
    var isReadable = true
}

extension ListedLink {
    /// Creates a link from an entry of `GET /shares`; nil for any other value.
    init?(_ value: JSONValue) {
        guard let id = value["id"]?.text, let role = value["role"]?.text, let created = value["created"]?.seconds,
            let profile = value["profile"]?.text, case .bool(let hasPassword)? = value["password"],
            case .integer(let views)? = value["views"], case .integer(let online)? = value["online"]
        else { return nil }
        self.id = id
        self.role = role
        self.created = created
        self.profile = profile
        self.hasPassword = hasPassword
        self.views = views
        self.online = online
        comments = value["comments"]?.count ?? 0
        openComments = value["openComments"]?.count ?? 0
        approvals = value["approvals"]?.count ?? 0
        label = value["label"]?.text
        publisher = value["publisher"]?.text
        expires = value["expires"]?.seconds
        pinned = value["pinned"]?.text
        lastUsed = value["lastUsed"]?.seconds
        isReadable = value["unreadable"] != .bool(true)
    }

    /// The link as an entry of `GET /shares`.
    var json: JSONValue {
        .object(members + (isReadable ? [] : [JSONMember("unreadable", .bool(true))]))
    }

    private var members: [JSONMember] {
        [
            JSONMember("id", .string(id)), JSONMember("role", .string(role)), JSONMember("label", JSONValue(label)),
            JSONMember("publisher", JSONValue(publisher)),
            JSONMember("created", JSONValue(seconds: created)), JSONMember("expires", JSONValue(seconds: expires)),
            JSONMember("pinned", JSONValue(pinned)), JSONMember("profile", .string(profile)),
            JSONMember("password", .bool(hasPassword)), JSONMember("lastUsed", JSONValue(seconds: lastUsed)),
            JSONMember("views", .integer(views)), JSONMember("online", .integer(online)),
            JSONMember("comments", .integer(comments)), JSONMember("openComments", .integer(openComments)),
            JSONMember("approvals", .integer(approvals)),
        ]
    }
}

extension JSONValue {
    /// The number, if it is a whole one.
    fileprivate var count: Int? {
        if case .integer(let number) = self { number } else { nil }
    }

    /// The string; nil for any other value.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The time in seconds; nil for anything but a number.
    var seconds: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    /// Creates a time in whole seconds, or null where there is none.
    init(seconds: Double?) {
        self = seconds.flatMap { Int(exactly: $0.rounded(.down)) }.map(JSONValue.integer) ?? .null
    }
}
