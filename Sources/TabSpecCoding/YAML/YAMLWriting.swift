public import TabModel

extension SpecWriting {
    /// Returns the spec in a format.
    public static func text(_ spec: TabSpec, as format: SpecFormat) -> String {
        switch format {
        case .json: text(spec)
        case .yaml: yaml(spec)
        }
    }

    /// Returns the spec as YAML, with the keys in the order of the format and `tabs` last.
    ///
    /// An entry that fits is on one line, the others have a line for each key. Reading it gives the same spec again.
    public static func yaml(_ spec: TabSpec) -> String {
        var writer = YAMLWriter()
        writer.write(value(spec).members, indent: 0)
        return writer.text
    }
}

/// A writer of values as lines of YAML; values that fit on a line are in brackets.
private struct YAMLWriter {
    /// The maximum number of columns of a line whose value could be on several.
    private static let columns = 100

    var text = ""
    private let flow = YAMLValueText(padding: [0x20])

    /// Adds a line for each member, or several; the caller has written the indentation of the first.
    mutating func write(_ members: [JSONMember], indent: Int) {
        let ordered = members.filter { $0.key != "tabs" } + members.filter { $0.key == "tabs" }
        for (index, member) in ordered.enumerated() {
            if index > 0 { text += spaces(indent) }
            let key = String(decoding: flow.bytes(member.key), as: UTF8.self) + ":"
            if let line = line(member.value, isList: member.key == "tabs", after: indent + key.count + 1) {
                text += "\(key) \(line)\n"
            } else {
                text += "\(key)\n"
                writeLines(of: member.value, indent: indent + 2)
            }
        }
    }

    private mutating func writeLines(of value: JSONValue, indent: Int) {
        switch value {
        case .object(let members):
            text += spaces(indent)
            write(members, indent: indent)
        case .array(let elements):
            for element in elements { writeElement(element, indent: indent) }
        default: break
        }
    }

    private mutating func writeElement(_ element: JSONValue, indent: Int) {
        text += spaces(indent) + "- "
        if let line = line(element, isList: element["tabs"] != nil, after: indent + 2) {
            text += "\(line)\n"
        } else if case .object(let members) = element {
            write(members, indent: indent + 2)
        } else {
            text += "\(String(decoding: flow.bytes(element), as: UTF8.self))\n"
        }
    }

    /// Returns the value on one line; nil if it has to be on several.
    private func line(_ value: JSONValue, isList: Bool, after column: Int) -> String? {
        let line = String(decoding: flow.bytes(value), as: UTF8.self)
        return value.isFilled && (isList || column + line.count > Self.columns) ? nil : line
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

extension JSONValue {
    /// A Boolean value that indicates whether the value is an object or an array that is not empty.
    fileprivate var isFilled: Bool {
        switch self {
        case .object(let members): !members.isEmpty
        case .array(let elements): !elements.isEmpty
        default: false
        }
    }
}
