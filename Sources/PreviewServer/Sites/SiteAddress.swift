import HTTPServing

/// The preview and the token in the path of an address, which are not looked up.
///
/// A server with one preview has it at the root, and links at `/s/TOKEN/`. One with several has their list there, each
/// preview at `/p/NAME/` with its links at `/p/NAME/s/TOKEN/`, and all that once more below its own `/s/TOKEN/`.
struct SiteAddress: Hashable, Sendable {
    /// The target of the request.
    let target: RequestTarget
    /// The name of one of several previews; nil for their list, and for the only preview.
    let name: String?
    /// The token in the path; nil if there is none.
    let token: String?
    /// A Boolean value that indicates whether the token follows a name, so that it is one of that preview's links.
    let isTokenOfSite: Bool
    /// The parts of the path after name and token; empty if even the slash after them is missing.
    let path: ArraySlice<String>
    /// The number of parts after the path of the list.
    private let countBelowList: Int

    /// Creates an address from the path of a target; `hasList` indicates whether the server has several previews.
    init(_ target: RequestTarget, hasList: Bool) {
        self.target = target
        var rest = target.segments[...]
        let ownToken = Self.second(of: "s", in: &rest)
        countBelowList = rest.count
        name = hasList && rest.count > 1 ? Self.second(of: "p", in: &rest) : nil
        let linkToken = name != nil && ownToken == nil ? Self.second(of: "s", in: &rest) : nil
        token = ownToken ?? linkToken
        isTokenOfSite = linkToken != nil
        path = rest
    }

    /// Removes a folder and the part after it from a path, and returns that part; nil if the path begins with another.
    private static func second(of folder: String, in path: inout ArraySlice<String>) -> String? {
        guard path.first == folder else { return nil }
        path.removeFirst()
        return path.popFirst() ?? ""
    }

    /// The last part of an address without its final slash.
    var lastPart: String { (isTokenOfSite ? token : name ?? token) ?? "" }

    /// The path of the preview, without a token: `/`, or `/p/NAME/`.
    var folder: String { name.map { "/p/\($0)/" } ?? "/" }

    /// Returns the name in such a path; nil if there is none.
    static func name(inFolder folder: String) -> String? {
        folder.hasPrefix("/p/") ? String(folder.dropFirst(3).dropLast()) : nil
    }

    /// The relative path from the address to the root of its preview, or of the list, without the token (S14).
    var wayToTop: String { Self.up(path.count) }

    /// The relative path from the address to the list.
    var wayToList: String { Self.up(countBelowList) }

    private static func up(_ count: Int) -> String { String(repeating: "../", count: max(0, count - 1)) }
}
