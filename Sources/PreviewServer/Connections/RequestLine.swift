/// The first line of a request: method, target and version, with one space between them.
struct RequestLine: Sendable {
    let method: String
    let target: String
    let version: String

    var isHTTP11: Bool { version == "HTTP/1.1" }

    /// Throws `.unreadable` for another form, and for another version than 1.0 and 1.1.
    init(_ line: [UInt8]) throws(Refusal) {
        let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
        guard parts.count == 3, FieldLines.isToken(parts[0]), !parts[1].isEmpty else { throw .unreadable }
        method = String(decoding: parts[0], as: UTF8.self)
        target = String(decoding: parts[1], as: UTF8.self)
        version = String(decoding: parts[2], as: UTF8.self)
        guard isHTTP11 || version == "HTTP/1.0" else { throw .unreadable }
    }
}
