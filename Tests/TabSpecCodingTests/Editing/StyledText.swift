import TabModel
import TabSpecCoding
import TestTools

/// The ways in which the same value is written for the tests of editing.
enum TextManner: CaseIterable, Sendable {
    case compactJSON, prettyJSON, tabbedJSON, linesYAML, returnsYAML, bracesYAML

    var format: SpecFormat {
        switch self {
        case .compactJSON, .prettyJSON, .tabbedJSON: .json
        case .linesYAML, .returnsYAML, .bracesYAML: .yaml
        }
    }

    func text(_ value: JSONValue, seed: UInt64) -> String {
        switch self {
        case .compactJSON: return value.text()
        case .prettyJSON: return value.text(.pretty)
        case .tabbedJSON:
            return value.text(.pretty).split(separator: "\n", omittingEmptySubsequences: false).map(tabbed)
                .joined(separator: "\r\n")
        case .linesYAML, .returnsYAML:
            var writer = LineWriter(generator: SeededGenerator(seed: seed))
            writer.write(value, indent: 0)
            let text = writer.lines.joined(separator: self == .linesYAML ? "\n" : "\r\n")
            return seed.isMultiple(of: 2) ? text : text + (self == .linesYAML ? "\n" : "\r\n")
        case .bracesYAML: return "--- " + value.text(.pretty).replacing("{\n", with: "{ # opens\n")
        }
    }

    private func tabbed(_ line: Substring) -> String {
        let blanks = line.prefix { $0 == " " }
        return String(repeating: "\t", count: blanks.count / 2) + line[blanks.endIndex...]
    }
}

/// Writes YAML's block style with comments here and there.
private struct LineWriter {
    var generator: SeededGenerator
    var lines: [String] = []

    mutating func write(_ value: JSONValue, indent: Int) {
        let blanks = String(repeating: " ", count: indent)
        switch value {
        case .object(let members):
            for member in members {
                comment(blanks)
                write(member.value, behind: "\(blanks)\(member.key):", indent: indent)
            }
        case .array(let elements):
            for element in elements {
                comment(blanks)
                element.isEmptyOrScalar ? end("\(blanks)- \(scalar(element))") : compact(element, blanks, indent)
            }
        default:
            end(blanks + scalar(value))
        }
    }

    private mutating func write(_ value: JSONValue, behind key: String, indent: Int) {
        guard !value.isEmptyOrScalar else { return end("\(key) \(scalar(value))") }
        end(key)
        write(value, indent: indent + 2)
    }

    /// An element that begins on the dash's line.
    private mutating func compact(_ element: JSONValue, _ blanks: String, _ indent: Int) {
        let first = lines.count
        write(element, indent: indent + 2)
        while lines[first].drop(while: { $0 == " " }).hasPrefix("#") { lines.remove(at: first) }
        lines[first] = "\(blanks)- \(lines[first].dropFirst(indent + 2))"
    }

    private mutating func comment(_ blanks: String) {
        if Int.random(in: 0..<5, using: &generator) == 0 { lines.append("\(blanks)# speaks of: what follows") }
    }

    private mutating func end(_ line: String) {
        lines.append(Int.random(in: 0..<5, using: &generator) == 0 ? "\(line)   # \"behind\"" : line)
    }

    private func scalar(_ value: JSONValue) -> String { value == "Home" ? "Home" : value.text() }
}

extension JSONValue {
    fileprivate var isEmptyOrScalar: Bool {
        switch self {
        case .object(let members): members.isEmpty
        case .array(let elements): elements.isEmpty
        default: true
        }
    }

    /// Every path into the value, members and elements alike.
    func paths(below path: [SpecEdit.Step] = []) -> [[SpecEdit.Step]] {
        switch self {
        case .object(let members):
            members.flatMap { [path + [.key($0.key)]] + $0.value.paths(below: path + [.key($0.key)]) }
        case .array(let elements):
            elements.enumerated().flatMap { [path + [.index($0)]] + $1.paths(below: path + [.index($0)]) }
        default: []
        }
    }

    subscript(path: ArraySlice<SpecEdit.Step>) -> JSONValue? {
        guard let step = path.first else { return self }
        switch (self, step) {
        case (.object, .key(let key)): return self[key]?[path.dropFirst()]
        case (.array(let elements), .index(let index)): return elements[index][path.dropFirst()]
        default: return nil
        }
    }
}
