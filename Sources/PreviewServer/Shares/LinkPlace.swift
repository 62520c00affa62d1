import TabModel

/// Where a new link leads besides its token: under which name of this server, and to which view.
struct LinkPlace: Hashable, Sendable {
    /// `http://192.168.1.5:8080`; nil is the name that the asking page was opened with.
    var root: String?
    /// The sender's view, to stand behind the question mark; nil shows the page as it begins.
    var view: String?

    /// The members of a body that say so.
    static let members = ["address", "view"]
    /// How many bytes a view may have: with the longest address it still fits into a QR code.
    static let viewLimit = 2000

    /// Makes the place that an empty body asks for.
    init() {}

    /// Reads the two members; `addresses` are the server's own, as they stand in its pages.
    init(_ object: inout StrictObject, addresses: [String]) {
        if let address = object.text("address") {
            root = addresses.first { $0 == address || $0 == address + "/" }.map { String($0.dropLast()) }
            if root == nil { object.refuse("address", Self.expected(address, addresses)) }
        }
        guard let text = object.text("view") else { return }
        let query = text.first == "?" ? String(text.dropFirst()) : text
        if query.utf8.count <= Self.viewLimit, (try? RequestTarget("/?\(query)")) != nil {
            view = query.isEmpty ? nil : query
        } else {
            object.refuse("view", "expected the query of a page's address, at most \(Self.viewLimit) bytes long.")
        }
    }

    private static func expected(_ address: String, _ addresses: [String]) -> String {
        let choice = WordList.or(addresses.map { "\"\($0)\"" })
        let expected = addresses.isEmpty ? "Leave it out: others can't reach the server." : "Expected \(choice)."
        return "\(StrictObject.quoted(address)) is no address of this server. \(expected)"
    }

    /// The whole address of a link.
    func url(token: String, from visited: VisitedAddress) -> String {
        "\(root ?? visited.root)/s/\(token)/" + (view.map { "?\($0)" } ?? "")
    }
}
