import SpecSyntax
public import TabModel

/// Why a string is not JSON, and where.
public struct JSONReadingError: Error, Hashable, Sendable {
    /// The one error at which reading ended.
    public var diagnostic: Diagnostic
}

extension SourceValue {
    /// Reads strict JSON (RFC 8259) of a file or body that is no spec; where a key repeats, all its members are kept.
    ///
    /// `file` is the name that the error's diagnostic carries.
    public init(
        reading bytes: [UInt8],
        file: String,
        limits: SpecReadingLimits = .http
    ) throws(JSONReadingError) {
        self = try Self.read(bytes, file: file, limits: limits, isSpec: false)
    }

    /// Reads YAML of a file that is no spec; nil for a text that is none, or is more than the limits allow.
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
    /// Reads strict JSON within limits, as ``SourceValue`` does, but without places.
    public init(
        reading bytes: [UInt8],
        file: String = "",
        limits: SpecReadingLimits = .http
    ) throws(JSONReadingError) {
        self = try SourceValue.read(bytes, file: file, limits: limits, isSpec: true).json
    }
}

/// What ended the reading of a string: bad syntax or a limit.
///
/// There is at most one; everything found later is a diagnostic of the checker.
struct ReadingFailure: Error {
    /// `syntax` or `limit`.
    var id: String
    /// One or two sentences.
    var text: String
    /// Where the text can't be read on.
    var place: SourceLocation
    /// What could be made out of the text, if that was wanted.
    var tree: SyntaxTree?

    func diagnostic(file: String) -> Diagnostic {
        Diagnostic(id: id, text: text, file: file, location: place)
    }
}

/// The words as a choice: `"a", "b" or "c"`.
func oneOf(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : WordList.or(words.map(\.quoted))
}
