import CLibrary

/// A path in the form of the system: bytes, not characters.
///
/// Two names that are equal as Swift strings (one character composed, the other decomposed) are two files on Linux, so
/// names are never compared as strings (W32).
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

    /// The folder in which the program was started.
    static var workingDirectory: RawPath {
        guard let start = getcwd(nil, 0) else { return RawPath("/") }
        defer { free(start) }
        return RawPath(bytes: UnsafeRawBufferPointer(start: start, count: strlen(start)).map(\.self))
    }

    var isAbsolute: Bool { bytes.first == Self.slash }

    /// The names between the slashes, without empty ones.
    var components: [[UInt8]] { bytes.split(separator: Self.slash).map(Array.init) }

    /// The last name, or an empty one for the root.
    var lastComponent: [UInt8] { components.last ?? [] }

    /// The path without its last name; the root's parent is the root.
    var parent: RawPath { Self.absolute(components.dropLast()) }

    /// The absolute path without empty names, such as after a slash at the end.
    var standardized: RawPath { Self.absolute(components[...]) }

    private static func absolute(_ names: ArraySlice<[UInt8]>) -> RawPath {
        names.isEmpty ? RawPath("/") : RawPath(bytes: names.reduce(into: []) { $0 += [slash] + $1 })
    }

    /// Returns a Boolean value that indicates whether the path leads to something in a folder, at any depth.
    func isBelow(_ folder: RawPath) -> Bool {
        let start = folder.bytes.last == Self.slash ? folder.bytes : folder.bytes + [Self.slash]
        guard bytes.count > start.count else { return false }
        return memcmp(bytes, start, start.count) == 0
    }

    static func == (left: RawPath, right: RawPath) -> Bool {
        left.bytes.count == right.bytes.count && memcmp(left.bytes, right.bytes, left.bytes.count) == 0
    }

    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

    func appending(_ name: [UInt8]) -> RawPath {
        RawPath(bytes: bytes.last == Self.slash ? bytes + name : bytes + [Self.slash] + name)
    }

    /// Returns the path resolved against a folder; an absolute path is returned unchanged.
    func from(_ folder: RawPath) -> RawPath {
        isAbsolute ? self : folder.appending(bytes)
    }

    /// The last name for a sentence, in quotes and with control characters escaped.
    var quotedName: String {
        let name = String(decoding: lastComponent, as: UTF8.self)
        let shown = name.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control || scalar == "\""
                ? scalar.escaped(asASCII: true) : "\(scalar)"
        }
        return "\"\(shown.joined())\""
    }
}
