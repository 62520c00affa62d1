import CLibrary

/// A path as the system has it: bytes, not characters.
///
/// Two names that Swift's `String` holds equal (one character composed, the other decomposed) are two files on Linux,
/// so names are never compared as strings (W32).
struct RawPath: Hashable, Sendable {
    /// The bytes, without the NUL at the end.
    let bytes: [UInt8]

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    private static let slash = UInt8(ascii: "/")

    /// The folder the program was started in.
    static var workingDirectory: RawPath {
        guard let start = getcwd(nil, 0) else { return RawPath("/") }
        defer { free(start) }
        return RawPath(bytes: UnsafeRawBufferPointer(start: start, count: strlen(start)).map(\.self))
    }

    var isAbsolute: Bool { bytes.first == Self.slash }

    /// The names between the slashes; no empty ones.
    var components: [[UInt8]] { bytes.split(separator: Self.slash).map(Array.init) }

    /// The last name, empty for the root.
    var lastComponent: [UInt8] { components.last ?? [] }

    /// The path without its last name; the root's parent is the root.
    var parent: RawPath {
        RawPath(bytes: components.dropLast().reduce(into: []) { $0 += [Self.slash] + $1 }).orRoot
    }

    private var orRoot: RawPath { bytes.isEmpty ? RawPath("/") : self }

    func appending(_ name: [UInt8]) -> RawPath {
        RawPath(bytes: bytes.last == Self.slash ? bytes + name : bytes + [Self.slash] + name)
    }

    /// This path seen from a folder; an absolute one stays as it is.
    func from(_ folder: RawPath) -> RawPath {
        isAbsolute ? self : folder.appending(bytes)
    }

    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes + [0]).withUnsafeBytes { raw in
            raw.withMemoryRebound(to: CChar.self) { buffer in
                guard let start = buffer.baseAddress else { return "".withCString(body) }
                return body(start)
            }
        }
    }

    /// The last name for a sentence: in quotes, control characters escaped.
    var quotedName: String {
        let name = String(decoding: lastComponent, as: UTF8.self)
        let shown = name.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control || scalar == "\""
                ? scalar.escaped(asASCII: true) : "\(scalar)"
        }
        return "\"\(shown.joined())\""
    }
}
