/// A request's path and query, judged and decoded once (S24).
struct RequestTarget: Hashable, Sendable {
    /// The path's parts between slashes, decoded; a trailing slash leaves an empty last one.
    let segments: [String]
    /// Everything behind the first question mark, as it was sent; empty if there was none.
    let rawQuery: String
    /// The authority of an absolute target (`GET http://host/…`); nil for the usual form.
    let authority: String?

    /// The parameters, decoded, in their order; `+` stands for a space, as forms send it.
    var query: [(String, String)] {
        rawQuery.split(separator: "&").compactMap { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentDecoding.form(parts[0]) else { return nil }
            return (name, parts.count > 1 ? PercentDecoding.form(parts[1]) ?? "" : "")
        }
    }

    /// The first parameter of a name, decoded.
    func parameter(_ name: String) -> String? {
        query.first { $0.0 == name }?.1
    }
}

extension RequestTarget {
    /// The longest target, in bytes.
    static let maximumLength = 8192

    /// Reads a target as it stood in the request line.
    ///
    /// Refused are: anything but visible ASCII, `\`, `#`, a bad percent triple, invalid UTF-8, an encoded control
    /// character, `/`, `\` or `.` in the path, and dot segments.
    init(_ raw: String) throws(Refusal) {
        let bytes = Array(raw.utf8)
        guard bytes.count <= Self.maximumLength else { throw .targetTooLong }
        guard bytes.allSatisfy(Self.isAllowedRaw) else { throw .malformed }
        let (authority, rest) = try Self.splitAuthority(bytes)
        let mark = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
        self.authority = authority
        segments = try Self.segments(rest[..<mark])
        rawQuery = String(decoding: rest[mark...].dropFirst(), as: UTF8.self)
        guard Self.isGoodQuery(rest[mark...].dropFirst()) else { throw .malformed }
    }

    private static func isAllowedRaw(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "#")
    }

    private static func splitAuthority(
        _ bytes: [UInt8]
    ) throws(Refusal) -> (String?, ArraySlice<UInt8>) {
        if bytes.first == UInt8(ascii: "/") { return (nil, bytes[...]) }
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        guard let scheme = ["http://", "https://"].first(where: text.hasPrefix) else { throw .malformed }
        let rest = bytes[scheme.utf8.count...]
        let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
        let path = rest[end...]
        let authority = String(decoding: rest[..<end], as: UTF8.self)
        return (authority, path.first == UInt8(ascii: "/") ? path : ([UInt8(ascii: "/")] + path)[...])
    }

    private static func segments(_ path: ArraySlice<UInt8>) throws(Refusal) -> [String] {
        var segments: [String] = []
        for raw in path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let decoded = PercentDecoding.bytes(raw), !decoded.contains(where: isForbiddenOncePlain),
                !hidesPunctuation(raw), let text = String(validating: decoded, as: UTF8.self),
                text != ".", text != ".."
            else { throw .malformed }
            segments.append(text)
        }
        return segments
    }

    private static func isForbiddenOncePlain(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/")
    }

    /// Whether a dot was written as a triple, which only serves to slip past somebody's check.
    private static func hidesPunctuation(_ raw: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: raw, as: UTF8.self).lowercased()
        return text.contains("%2e")
    }

    private static func isGoodQuery(_ query: ArraySlice<UInt8>) -> Bool {
        guard let decoded = PercentDecoding.bytes(query) else { return false }
        return !decoded.contains(0) && String(validating: decoded, as: UTF8.self) != nil
    }
}

extension RequestTarget {
    /// The query with its question mark, to stand in an address of ours; empty where there is none.
    ///
    /// What no browser would send so is encoded: nobody's text stands in a field as it came (S29).
    var querySuffix: String {
        guard !rawQuery.isEmpty else { return "" }
        return rawQuery.utf8.reduce(into: "?") { result, byte in
            if Self.isPlainInQuery(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    private static func isPlainInQuery(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "%&=+-._~,:;/?@!*()$".utf8.contains(byte)
        }
    }
}

/// Decodes percent triples, once (RFC 3986 2.1).
enum PercentDecoding {
    /// The bytes that a percent-encoded string means; nil if a triple is cut off or not hexadecimal.
    static func bytes(_ text: some Collection<UInt8>) -> [UInt8]? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(text.count)
        var rest = text.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                decoded.append(byte)
                continue
            }
            guard let high = rest.next().flatMap(value), let low = rest.next().flatMap(value) else { return nil }
            decoded.append(high << 4 | low)
        }
        return decoded
    }

    /// A name or value of a form's query, where `+` stands for a space; nil if it is badly encoded.
    static func form(_ text: Substring) -> String? {
        let spaced = text.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
        return bytes(spaced).flatMap { String(validating: $0, as: UTF8.self) }
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x41...0x46: digit - 0x41 + 10
        case 0x61...0x66: digit - 0x61 + 10
        default: nil
        }
    }
}
