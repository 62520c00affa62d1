/// The limits of a reader, which refuses anything larger (S45, S46).
public struct SpecReadingLimits: Hashable, Sendable {
    /// The maximum length of the text, in bytes.
    public var bytes: Int
    /// The maximum number of values in one text, after YAML's aliases and merge keys are expanded.
    public var nodes: Int
    /// The maximum nesting depth of arrays and objects.
    public var depth: Int
    /// The maximum number of uses of YAML aliases in one text.
    var aliases: Int

    /// Creates limits.
    public init(bytes: Int, nodes: Int, depth: Int = 64, aliases: Int = 100) {
        self.bytes = bytes
        self.nodes = nodes
        self.depth = depth
        self.aliases = aliases
    }

    /// The limits for local files: 16 MiB, 200,000 values.
    public static let file = Self(bytes: 16 << 20, nodes: 200_000)
    /// The limits for HTTP bodies: 1 MiB, 200,000 values.
    public static let http = Self(bytes: 1 << 20, nodes: 200_000)
}
