import Foundation
@testable import TabSpecCoding
import TabModel
import Yams

/// One text given to our readers and to others, and what they disagree about; nil for nothing.
enum SyntaxTrial {
    /// Returns the difference between two readings of JSON text; nil if both read the same, or neither reads it.
    static func complaint(json text: String) -> String? {
        let bytes = Array(text.utf8)
        if let complaint = shape(of: SyntaxTree(json: bytes), isGood: false) { return complaint }
        let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        do throws(JSONReadingError) {
            let ours = try JSONValue(reading: bytes)
            guard let theirs else { return isBeyondDouble(ours) ? nil : "Only we read it." }
            return agree(ours, theirs) ? nil : "We read \(ours.text()), Foundation \(theirs)."
        } catch {
            guard let theirs, !forgiven.contains(where: error.diagnostic.text.contains) else { return nil }
            return "Only Foundation reads it, as \(theirs); we say: \(error.diagnostic.text)"
        }
    }

    /// Returns the difference between two readings of YAML text that isn't a known one.
    static func complaint(yaml text: String) -> String? {
        let bytes = Array(text.utf8)
        if let complaint = shape(of: SyntaxTree(yaml: bytes), isGood: false) { return complaint }
        let theirs = Result { try Parser(yaml: text, resolver: .basic, encoding: .utf8).singleRoot() }
        do throws(ReadingFailure) {
            let tree = try SourceTree(bytes, format: .yaml, limits: .file)
            if let complaint = shape(of: tree.syntax, isGood: true) { return complaint }
            switch theirs {
            case .success(let node):
                return node.map { agree(tree.root, $0) } == true ? nil : "Yams reads something else."
            case .failure(YamlError.duplicatedKeysInMapping): return nil
            case .failure(let error): return "Only we read it; Yams says: \(error)"
            }
        } catch {
            guard case .success(.some) = theirs, !refusals.contains(where: error.text.contains) else { return nil }
            return "Only Yams reads it; we say: \(error.text)"
        }
    }
}

// MARK: - What is known to differ

extension SyntaxTrial {
    /// Foundation refuses numbers that a `Double` can't hold; we keep them, to refuse them by name.
    private static func isBeyondDouble(_ value: JSONValue) -> Bool {
        switch value {
        case .number(let number): number.isInfinite
        case .array(let elements): elements.contains(where: isBeyondDouble)
        case .object(let members): members.contains { isBeyondDouble($0.value) }
        case .null, .bool, .integer, .string: false
        }
    }

    /// The faults that Foundation takes beyond RFC 8259.
    private static let forgiven = ["Remove the comma."]

    /// The faults that we refuse and Yams does not: foreign tags, keys that are no strings, merges of values that are
    /// no mappings.
    private static let refusals = [
        "The tag ", "Expected a string as the key", "\"<<\"", "is not allowed in YAML", "has no anchor before it",
        "The key ",
    ]
}

// MARK: - The same value

extension SyntaxTrial {
    private static func agree(_ ours: JSONValue, _ theirs: Any) -> Bool {
        switch ours {
        case .null: theirs is NSNull
        case .bool(let bool): (theirs as? NSNumber)?.boolValue == bool
        case .integer(let number):
            // A fraction that a Double can't hold may be whole for us; Foundation cuts it off.
            (theirs as? NSNumber).map { $0.int64Value == Int64(number) || $0.doubleValue == Double(number) } == true
        case .number(let number):
            // Foundation takes the way over Decimal, which rounds twice.
            (theirs as? NSNumber).map { abs($0.doubleValue - number) <= abs(number) * 1e-15 } == true
        case .string(let string): (theirs as? String)?.unicodeScalars.elementsEqual(string.unicodeScalars) == true
        case .array(let elements):
            (theirs as? [Any]).map { $0.count == elements.count && zip(elements, $0).allSatisfy { agree($0, $1) } }
                == true
        case .object(let members):
            (theirs as? [String: Any]).map { found in
                Set(members.map(\.key)).count != members.count
                    || found.count == members.count
                        && members.allSatisfy { member in found[member.key].map { agree(member.value, $0) } == true }
            } == true
        }
    }

    private static func agree(_ ours: SourceValue, _ theirs: Node) -> Bool {
        switch theirs {
        case .scalar(let scalar):
            let said = ours.written ?? ours.text
            return said == scalar.string
                || said == nil && ["int", "bool", "null", "float"].contains { scalar.tag.description.hasSuffix($0) }
        case .sequence(let elements):
            return ours.list?.count == elements.count && zip(ours.list ?? [], elements).allSatisfy { agree($0, $1) }
        case .mapping(let members):
            let own = members.filter { $0.key.scalar?.style != .plain || $0.key.string != "<<" }
            guard own.count == members.count || own.count < (ours.members?.count ?? 0) + 1 else { return false }
            return zip(ours.members ?? [], own).allSatisfy { $0.key == $1.key.string && agree($0.value, $1.value) }
        case .alias: return false
        }
    }
}

// MARK: - The tree

extension SyntaxTrial {
    /// Returns the fault of a tree whose parts aren't in its text, in their order and apart from each other.
    private static func shape(of tree: SyntaxTree, isGood: Bool) -> String? {
        for (number, node) in tree.nodes.enumerated() {
            guard node.range.lowerBound >= 0, node.range.upperBound <= tree.bytes.count else {
                return "Outside: \(node)"
            }
            var end = node.range.lowerBound
            for child in tree.children(of: number) {
                let found = tree.nodes[child]
                guard found.parent == number else { return "No child of \(number): \(found)" }
                let start = found.key?.begin ?? found.range.lowerBound
                if start < end { return "\(found) begins before \(end)" }
                if let key = found.key, found.range.lowerBound < key.range.upperBound {
                    return "Before its key: \(found)"
                }
                end = found.range.upperBound
            }
            if isGood, let complaint = written(number, tree) { return complaint }
        }
        return nil
    }

    /// Returns the characters that are no blanks and end no line for libyaml.
    private static func ink(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { !" \t\r\n\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }
    }

    /// Returns the fault of a scalar that was read and whose bytes aren't its own.
    private static func written(_ number: Int, _ tree: SyntaxTree) -> String? {
        let node = tree.nodes[number]
        guard node.kind == .scalar, let text = tree.text(of: number) else { return nil }
        let bytes = tree.bytes[node.range]
        let isRight =
            switch node.quote {
            case .double: bytes.count >= 2 && bytes.first == UInt8(ascii: "\"") && bytes.last == UInt8(ascii: "\"")
            case .single: bytes.count >= 2 && bytes.first == UInt8(ascii: "'") && bytes.last == UInt8(ascii: "'")
            case .block: bytes.first == UInt8(ascii: "|") || bytes.first == UInt8(ascii: ">")
            case .plain:
                ink(text) == ink(String(decoding: bytes, as: UTF8.self)) && bytes.first.map { $0 > 0x20 } == true
                    && bytes.last.map { $0 > 0x20 } == true
            }
        return isRight ? nil : "\(String(decoding: bytes, as: UTF8.self)) does not say \(text)"
    }
}
