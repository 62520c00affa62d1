import TabModel

/// The first line of each side, with the version of these messages that it supports.
///
/// `{"version": 1}`. Sides of different versions send each other nothing else.
public struct ReaderGreeting: Hashable, Sendable {
    /// The version of this build.
    ///
    /// It changes with everything that the other side would read incorrectly.
    public static let currentVersion = 1

    /// The version.
    public var version: Int

    /// Creates the greeting of a version.
    public init(version: Int = Self.currentVersion) { self.version = version }

    /// Creates a greeting from its line.
    public init(_ line: [UInt8]) throws(ReaderLineError) {
        version = try ReaderLine(line).number("version")
    }

    /// The greeting as a line, with its line break.
    public var line: [UInt8] { ReaderLine.bytes(of: ["version": .integer(version)]) }
}
