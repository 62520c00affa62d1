import TabModel

/// The first line of each side: which version of these messages it speaks.
///
/// `{"version": 1}`. Sides of different versions say nothing else to each other.
public struct ReaderGreeting: Hashable, Sendable {
    /// The version of this build.
    ///
    /// It changes with whatever the other side would read wrong.
    public static let currentVersion = 1

    /// The version.
    public var version: Int

    /// Makes the greeting of a version.
    public init(version: Int = Self.currentVersion) { self.version = version }

    /// Reads the line.
    public init(_ line: [UInt8]) throws(ReaderLineError) {
        version = try ReaderLine(line).number("version")
    }

    /// The line, with its end.
    public var line: [UInt8] { ReaderLine.bytes(of: ["version": .integer(version)]) }
}
