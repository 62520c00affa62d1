import TabModel

/// A layout in the form of a lock file: row by row, without reasons and findings.
public struct LockedLayout: Hashable, Sendable {
    /// The rows, from the top.
    let rows: [Row]

    /// A row: a bar, a sidebar's tabs or one of its sections, pages, or another part of the drawing.
    struct Row: Hashable, Sendable {
        /// The depth: 0 for a separate part, 1 for a section of the sidebar, 2 for one inside that.
        var depth = 0
        /// The kind of the row, such as `bar`; for a section, its header.
        let label: String
        /// The items, leading first.
        var items: [String] = []
    }

    /// The labels of separate parts, in the order of the rows.
    enum Label: String, CaseIterable {
        case chrome
        /// The regions of a bar.
        case fixed, bar, forNow = "for now", pinned, apart, more = "More", inMenu = "in menu"
        /// The behavior of a bar.
        case behavior
        case column, toolbar, overflow
        case sidebar, extras
        case pages, accessory, selected, shown

        /// A Boolean value that indicates whether its items are tabs and sections.
        var holdsEntries: Bool {
            switch self {
            case .fixed, .bar, .forNow, .pinned, .apart, .more, .inMenu, .sidebar, .pages: true
            default: false
            }
        }
    }
}

extension LockedLayout.Row {
    /// The width of labels.
    private static let width = 10
    private static let mark = "§ "

    /// The row as a line of the file.
    var line: String {
        let text = items.joined(separator: ", ")
        guard depth == 0 else {
            let head = "\(String(repeating: "  ", count: depth))\(Self.mark)\(label):"
            return text.isEmpty ? head : "\(head) \(text)"
        }
        return text.isEmpty ? label : label + String(repeating: " ", count: max(1, Self.width - label.count)) + text
    }

    /// Creates a row from its line; nil if the line is none.
    init?(line: Substring) {
        let rest = line.drop { $0 == " " }
        let spaces = line.count - rest.count
        guard spaces == 0 else {
            guard spaces.isMultiple(of: 2), rest.hasPrefix(Self.mark) else { return nil }
            let parts = LockText.parts(of: rest.dropFirst(Self.mark.count), at: ":", most: 1)
            guard parts.count == 2 else { return nil }
            (depth, label) = (spaces / 2, parts[0])
            items = Self.items(parts[1].drop { $0 == " " })
            return
        }
        let labels = LockedLayout.Label.allCases.map(\.rawValue)
        guard let label = labels.first(where: { rest == $0 || rest.hasPrefix("\($0) ") }) else { return nil }
        self.label = label
        items = Self.items(rest.dropFirst(label.count).drop { $0 == " " })
    }

    private static func items(_ text: Substring) -> [String] {
        text.isEmpty ? [] : LockText.parts(of: text, at: ", ")
    }
}

/// Strings of a spec in a lock file: on one line, and quoted if they could be mistaken for other parts.
enum LockText {
    /// Returns the string unchanged, or in double quotes.
    static func quoted(_ text: String) -> String {
        let isPlain =
            !text.isEmpty && text.first != " " && text.last != " " && !text.hasSuffix(" disabled")
            && !text.hasSuffix(" dynamic")
            && !text.unicodeScalars.contains { ",:\"[]()§#\\".unicodeScalars.contains($0) || $0.isSteering }
        return isPlain ? text : "\"\(text.unicodeScalars.map(escaped).joined())\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        default: scalar.isSteering ? scalar.escaped : String(scalar)
        }
    }

    /// Returns a line's parts between unquoted separators; `most` is the number of separators that count.
    static func parts(of text: Substring, at separator: String, most: Int = .max) -> [String] {
        var parts: [String] = []
        var rest = text
        while parts.count < most, let place = place(of: separator, in: rest) {
            parts.append(String(rest[..<place]))
            rest = rest[place...].dropFirst(separator.count)
        }
        return parts + [String(rest)]
    }

    /// Returns the place of an unquoted string.
    static func place(of wanted: String, in text: Substring) -> Substring.Index? {
        var isQuoted = false
        var isEscaped = false
        for index in text.indices {
            let character = text[index]
            if isEscaped {
                isEscaped = false
            } else if isQuoted, character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
            } else if !isQuoted, text[index...].hasPrefix(wanted) {
                return index
            }
        }
        return nil
    }

    /// Returns the name at the beginning of an entry, without its symbol and its badge, as it is in the spec.
    static func name(of entry: String) -> String {
        let ends = [" [", " (", " disabled", " dynamic"].compactMap { place(of: $0, in: entry[...]) }
        let name = ends.min().map { entry[..<$0] } ?? entry[...]
        guard name.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") else { return String(name) }
        return String(name.dropFirst().dropLast().replacing("\\\"", with: "\"").replacing("\\\\", with: "\\"))
    }
}
