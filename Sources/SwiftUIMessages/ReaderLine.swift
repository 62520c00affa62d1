import TabModel
import TabSpecCoding

/// A line between the two sides: an object in JSON.
public struct ReaderLine: Sendable {
    /// The maximum length of a line, in bytes.
    public static let longest = 64 << 20

    private static let limits = SpecReadingLimits(bytes: longest, nodes: 8_000_000, depth: 512)

    private let object: JSONValue

    /// Creates a line from its bytes without the line break.
    init(_ bytes: [UInt8]) throws(ReaderLineError) {
        do throws(JSONReadingError) {
            object = try JSONValue(reading: bytes, limits: Self.limits)
        } catch {
            throw ReaderLineError("not JSON: \(error.diagnostic.text)")
        }
        guard case .object = object else { throw ReaderLineError("expected an object") }
    }

    private init(object: JSONValue) { self.object = object }

    /// Returns the bytes of an object as one line, with its line break.
    static func bytes(of object: JSONValue) -> [UInt8] { object.bytes() + [UInt8(ascii: "\n")] }

    /// Returns a Boolean value that indicates whether the line has a key with a value other than null.
    func has(_ key: String) -> Bool { object[key] ?? .null != .null }

    /// Returns a key's value, of any type.
    func value(_ key: String) throws(ReaderLineError) -> JSONValue {
        guard let value = object[key] else { throw ReaderLineError("\"\(key)\" is missing") }
        return value
    }

    /// Returns a whole number that is not negative.
    func number(_ key: String) throws(ReaderLineError) -> Int {
        guard case .integer(let number) = try value(key), number >= 0 else {
            throw expected("a nonnegative number", at: key)
        }
        return number
    }

    /// Returns a string.
    func text(_ key: String) throws(ReaderLineError) -> String {
        guard case .string(let text) = try value(key) else { throw expected("a string", at: key) }
        return text
    }

    /// Returns strings.
    func texts(_ key: String) throws(ReaderLineError) -> [String] {
        var texts: [String] = []
        for value in try values(key) {
            guard case .string(let text) = value else { throw expected("strings", at: key) }
            texts.append(text)
        }
        return texts
    }

    /// Returns an object inside this one.
    func inner(_ key: String) throws(ReaderLineError) -> ReaderLine {
        guard case .object = try value(key) else { throw expected("an object", at: key) }
        return ReaderLine(object: try value(key))
    }

    /// Returns the objects in an array.
    func inners(_ key: String) throws(ReaderLineError) -> [ReaderLine] {
        var lines: [ReaderLine] = []
        for value in try values(key) {
            guard case .object = value else { throw expected("objects", at: key) }
            lines.append(ReaderLine(object: value))
        }
        return lines
    }

    /// Returns index paths: lists of numbers from 0.
    func paths(_ key: String) throws(ReaderLineError) -> [[Int]] {
        var paths: [[Int]] = []
        for value in try values(key) {
            guard case .array(let steps) = value else { throw expected("arrays of numbers from 0", at: key) }
            let path = steps.compactMap { if case .integer(let step) = $0, step >= 0 { step } else { nil } }
            guard path.count == steps.count else { throw expected("arrays of numbers from 0", at: key) }
            paths.append(path)
        }
        return paths
    }

    /// Returns an edit of a spec's structure.
    func act(_ key: String) throws(ReaderLineError) -> TabEdit {
        let bytes = try inner(key).object.bytes()
        let request: TabEditRequest
        do throws(OperationSyntaxError) {
            request = try TabEditCoding.read(bytes, limits: Self.limits)
        } catch {
            throw ReaderLineError("\"\(key)\": \(error.text)")
        }
        guard case .edits(let edits) = request, edits.count == 1 else { throw expected("one edit", at: key) }
        return edits[0]
    }

    private func values(_ key: String) throws(ReaderLineError) -> [JSONValue] {
        guard case .array(let values) = try value(key) else { throw expected("an array", at: key) }
        return values
    }

    private func expected(_ what: String, at key: String) -> ReaderLineError {
        ReaderLineError("\"\(key)\": expected \(what)")
    }
}

/// An error for a line that is not a valid message.
public struct ReaderLineError: Error, Hashable, Sendable {
    /// A description of the error, as a part of a sentence.
    public var text: String

    init(_ text: String) { self.text = text }
}
