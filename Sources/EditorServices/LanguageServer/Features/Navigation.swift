import TabModel

extension AssistedDocument {
    /// Returns the help for the word at a position; null where there is none.
    func hover(at position: TextPosition, asMarkdown: Bool) -> JSONValue {
        guard let found = assistant.hover(at: unit(at: position)) else { return .null }
        let rules = found.rules.isEmpty ? [] : ["Rules: \(found.rules.joined(separator: ", "))"]
        let paragraphs =
            asMarkdown
            ? ["`\(found.title)`"] + (found.text + rules).map(\.escapedForMarkdown)
            : [found.title] + found.text + rules
        return [
            "contents": [
                "kind": .string(asMarkdown ? "markdown" : "plaintext"),
                "value": .string(paragraphs.joined(separator: "\n\n")),
            ],
            "range": range(found.start, found.end).json,
        ]
    }

    /// Returns the locations of the definitions of the word at a position.
    func definitions(at position: TextPosition) -> JSONValue {
        .array(assistant.definitions(at: unit(at: position)).map { location(of: $0) })
    }

    /// Returns the tabs and sections: as a tree, or otherwise as a flat list.
    func symbols(asTree: Bool) -> JSONValue {
        let items = assistant.outline()
        return .array(asTree ? items.map(tree) : items.flatMap { list($0, in: nil) })
    }

    private func location(of range: TextRange) -> JSONValue {
        ["uri": .string(document.uri), "range": self.range(range.start, range.end).json]
    }

    private func tree(_ item: OutlineItem) -> JSONValue {
        [
            "name": .string(item.shownName), "detail": .string(item.detail), "kind": .integer(item.kind),
            "range": range(item.range.start, item.range.end).json,
            "selectionRange": range(item.selection.start, item.selection.end).json,
            "children": .array(item.children.map(tree)),
        ]
    }

    private func list(_ item: OutlineItem, in section: String?) -> [JSONValue] {
        var members = [
            JSONMember("name", .string(item.shownName)), JSONMember("kind", .integer(item.kind)),
            JSONMember("location", location(of: item.range)),
        ]
        if let section { members.append(JSONMember("containerName", .string(section))) }
        return [.object(members)] + item.children.flatMap { list($0, in: item.shownName) }
    }
}

extension OutlineItem {
    /// The symbol kind of the protocol: a namespace, or an object.
    fileprivate var kind: Int { isSection ? 3 : 19 }
    /// The name, or a placeholder for an empty one, which clients refuse.
    fileprivate var shownName: String { name.isEmpty ? (isSection ? "Section" : "Tab") : name }
}

extension String {
    /// The text with Markdown's punctuation escaped, so that it is shown literally.
    fileprivate var escapedForMarkdown: String {
        reduce(into: "") { result, character in
            if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
