import Foundation

/// A request's path and query, checked and decoded once (S24).
package struct RequestTarget: Hashable, Sendable {
    /// The path's parts between slashes, decoded; a trailing slash leaves an empty last one.
    package let segments: [String]
    /// The query after the first question mark, as it was sent; empty if there was none.
    package let rawQuery: String
    /// The authority of an absolute target (`GET http://host/…`); nil for the usual form.
    package let authority: String?

    /// The parameters, decoded, in their order; `+` represents a space, as forms send it.
    package var query: [(String, String)] {
        rawQuery.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
                String(part.map { $0 == "+" ? " " : $0 }).removingPercentEncoding ?? ""
            }
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }

    /// Returns the first parameter of a name, decoded.
    package func parameter(_ name: String) -> String? {
        query.first { $0.0 == name }?.1
    }
}

extension RequestTarget {
    /// The longest target, in bytes.
    package static let maximumLength = 8192

    /// Creates a target from that of a request line.
    ///
    /// Refused are: anything but visible ASCII, `\`, `#`, a bad percent triple, invalid UTF-8, an encoded control
    /// character, `/`, `\` or `.` in the path, and dot segments.
    package init(_ raw: String) throws(RequestError) {
        guard raw.utf8.count <= Self.maximumLength else { throw .longTarget }
        guard raw.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x5C && $0 != 0x23 }) else {
            throw .malformedTarget
        }
        let (authority, rest) = try Self.splitAuthority(raw)
        let mark = rest.firstIndex(of: "?") ?? rest.endIndex
        self.authority = authority
        rawQuery = String(rest[mark...].dropFirst())
        guard let query = rawQuery.removingPercentEncoding, !query.utf8.contains(0) else { throw .malformedTarget }
        let parts = rest[..<mark].dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        let segments = parts.compactMap(Self.segment)
        guard segments.count == parts.count else { throw .malformedTarget }
        self.segments = segments
    }

    private static func splitAuthority(_ raw: String) throws(RequestError) -> (String?, Substring) {
        if raw.hasPrefix("/") { return (nil, raw[...]) }
        let lower = raw.lowercased()
        guard let scheme = ["http://", "https://"].first(where: lower.hasPrefix) else { throw .malformedTarget }
        let rest = raw.dropFirst(scheme.count)
        let path = rest.drop { $0 != "/" && $0 != "?" }
        return (String(rest[..<path.startIndex]), path.hasPrefix("/") ? path : "/\(path)")
    }

    /// Returns a part of the path, decoded; nil for one that no link has.
    ///
    /// A dot that was written as a triple only serves to get past a check.
    private static func segment(_ raw: Substring) -> String? {
        guard let text = raw.removingPercentEncoding, text != ".", text != "..", !raw.lowercased().contains("%2e"),
            !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x5C || $0 == 0x2F })
        else { return nil }
        return text
    }
}

extension RequestTarget {
    /// The query with its question mark, for an address of this server; empty if there is none.
    ///
    /// Characters that no browser would send are encoded: no field has text unchanged from a request (S29).
    package var querySuffix: String {
        rawQuery.isEmpty ? "" : "?" + (rawQuery.addingPercentEncoding(withAllowedCharacters: Self.plainInQuery) ?? "")
    }

    private static let plainInQuery = CharacterSet.alphanumerics.intersection(
        CharacterSet(charactersIn: "\0"..."\u{7F}")
    )
    .union(CharacterSet(charactersIn: "%&=+-._~,:;/?@!*()$"))
}
