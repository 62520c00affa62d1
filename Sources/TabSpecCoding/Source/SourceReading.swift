public import TabModel

/// An error for text that is not JSON, with its place.
public struct JSONReadingError: Error, Hashable, Sendable {
    /// The diagnostic of the one error at which reading ended.
    public var diagnostic: Diagnostic
}

extension SourceValue {
    /// Creates a value from strict JSON (RFC 8259) of a file or body that is not a spec; where a key repeats, all its
    /// members are kept.
    ///
    /// `file` is the name in the error's diagnostic.
    public init(
        reading bytes: [UInt8],
        file: String,
        limits: SpecReadingLimits = .http
    ) throws(JSONReadingError) {
        self = try Self.read(bytes, file: file, limits: limits, isSpec: false)
    }

    /// Creates a value from YAML of a file that is not a spec; nil for text that is not YAML, or exceeds the limits.
    public init?(yaml bytes: [UInt8], limits: SpecReadingLimits = .http) {
        do throws(ReadingFailure) {
            self = try SourceTree(bytes, format: .yaml, limits: limits, isSpec: false).root
        } catch {
            return nil
        }
    }

    fileprivate static func read(
        _ bytes: [UInt8],
        file: String,
        limits: SpecReadingLimits,
        isSpec: Bool
    ) throws(JSONReadingError) -> SourceValue {
        do throws(ReadingFailure) {
            return try SourceTree(bytes, format: .json, limits: limits, isSpec: isSpec).root
        } catch {
            throw JSONReadingError(diagnostic: error.diagnostic(file: file))
        }
    }
}

extension JSONValue {
    /// Creates a value from strict JSON within limits, like ``SourceValue``, but without places.
    public init(
        reading bytes: [UInt8],
        file: String = "",
        limits: SpecReadingLimits = .http
    ) throws(JSONReadingError) {
        self = try SourceValue.read(bytes, file: file, limits: limits, isSpec: true).json
    }
}

/// The failure that ended the reading of text: a syntax error or a limit.
///
/// There is at most one; everything found later is a diagnostic of the checker.
struct ReadingFailure: Error {
    /// The id of the error: `syntax` or `limit`.
    var id: String
    /// A description, in one or two sentences.
    var text: String
    /// The place at which reading ended.
    var place: SourceLocation
    /// The tree of the text as far as it could be read, if it was requested.
    var tree: SyntaxTree?

    func diagnostic(file: String) -> Diagnostic {
        Diagnostic(id: id, text: text, file: file, location: place)
    }
}

/// Returns the words as a choice: `"a", "b" or "c"`.
func oneOf(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : WordList.or(words.map(\.quoted))
}

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
