/// The fields of a request's head, by their names in lower case.
struct FieldLines: Sendable {
    /// The most fields of a head.
    static let most = 100

    /// Name and value of each field.
    private(set) var values: [String: String] = [:]
    private var count = 0

    subscript(name: String) -> String? { values[name] }

    /// Takes the line of one field; further values of a list go behind the first.
    ///
    /// Throws `.largeHead` beyond the hundredth, and `.unreadable` for another form or a second value where there can
    /// be one.
    mutating func take(_ line: [UInt8]) throws(Refusal) {
        count += 1
        guard count <= Self.most else { throw .largeHead }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), Self.isToken(line[..<colon]) else {
            throw .unreadable
        }
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        let value = String(decoding: Self.trimmed(line[(colon + 1)...]), as: UTF8.self)
        guard let known = values[name] else { return values[name] = value }
        guard !Self.single.contains(name) else { throw .unreadable }
        values[name] = known + ", " + value
    }

    /// What the guard, or the end of the request, depends on: proxies differ in which of two they take.
    private static let single: Set = [
        "host", "content-length", "transfer-encoding", "content-type", "content-encoding", "expect", "origin",
        "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest",
    ]

    /// Whether bytes are a token (RFC 9110 5.6.2).
    static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 }
        while let last = bytes.last, last == 0x20 || last == 0x09 { bytes.removeLast() }
        return bytes
    }
}
