/// How much a reader takes before it refuses (S45, S46).
public struct SpecReadingLimits: Hashable, Sendable {
    /// The longest text, in bytes.
    public var bytes: Int
    /// The most values in one text, after YAML's aliases and merge keys are expanded.
    public var nodes: Int
    /// The deepest nesting of arrays and objects.
    public var depth: Int
    /// The most uses of YAML aliases in one text.
    public var aliases: Int

    /// Makes limits.
    public init(bytes: Int, nodes: Int, depth: Int = 64, aliases: Int = 100) {
        self.bytes = bytes
        self.nodes = nodes
        self.depth = depth
        self.aliases = aliases
    }

    /// For files of one's own: 16 MiB, 200,000 values.
    public static let file = Self(bytes: 16 << 20, nodes: 200_000)
    /// For what comes over HTTP: 1 MiB, 200,000 values.
    public static let http = Self(bytes: 1 << 20, nodes: 200_000)
}
