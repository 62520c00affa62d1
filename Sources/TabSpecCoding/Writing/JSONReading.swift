public import TabModel

/// Why a string is not JSON, and where.
public struct JSONReadingError: Error, Hashable, Sendable {
    /// The one error at which reading ended.
    public var diagnostic: Diagnostic
}

extension JSONValue {
    /// Reads strict JSON (RFC 8259) within limits; where a key repeats, all its members are kept.
    ///
    /// `file` is the name that the error's diagnostic carries.
    public init(
        reading bytes: [UInt8],
        file: String = "",
        limits: SpecReadingLimits = .http
    ) throws(JSONReadingError) {
        do throws(ReadingFailure) {
            self.init(try SourceReader.read(bytes, format: .json, limits: limits))
        } catch {
            throw JSONReadingError(diagnostic: error.diagnostic(file: file))
        }
    }

    init(_ source: SourceValue) {
        switch source.content {
        case .null: self = .null
        case .bool(let bool): self = .bool(bool)
        case .integer(let integer): self = .integer(integer)
        case .fraction(let text), .tooLarge(let text): self = Double(text).map(JSONValue.number) ?? .null
        case .string(let string): self = .string(string)
        case .list(let list): self = .array(list.map { JSONValue($0) })
        case .object(let members): self = .object(members.map { JSONMember($0.key, JSONValue($0.value)) })
        }
    }
}
