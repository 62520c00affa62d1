import TabSpecCoding

/// A range of UTF-16 units.
public struct TextRange: Hashable, Sendable {
    /// The offset of the first UTF-16 unit.
    public var start: Int
    /// The offset after the last unit.
    public var end: Int

    /// Creates a range.
    init(start: Int, end: Int) { (self.start, self.end) = (start, end) }
}

/// A tab or a section as an editor lists it.
public struct OutlineItem: Hashable, Sendable {
    /// The title, otherwise the role, otherwise the value.
    public var name: String
    /// The selection value or the role, where the name is neither; otherwise empty.
    public var detail: String
    /// A Boolean value that indicates whether the item is a section.
    public var isSection: Bool
    /// The range of the whole entry.
    public var range: TextRange
    /// The range of the words that name the entry; inside ``range``.
    public var selection: TextRange
    /// A section's tabs.
    public var children: [OutlineItem]
}

extension SpecAssistant {
    /// Returns the tabs and sections in the order of the text, as far as they can be read.
    public func outline() -> [OutlineItem] {
        let loose = SyntaxTree(bytes, format: format)
        return loose.member("tabs", of: 0).map { items(of: $0, loose) } ?? []
    }

    private func items(of list: Int, _ loose: SyntaxTree) -> [OutlineItem] {
        loose.children(of: list).filter { loose.nodes[$0].kind == .object }.map { item(of: $0, loose) }
    }

    private func item(of entry: Int, _ loose: SyntaxTree) -> OutlineItem {
        let names = ["title", "role", "value"].compactMap { key in
            loose.member(key, of: entry).flatMap { loose.firstText(in: $0) }
        }
        let tabs = loose.member("tabs", of: entry)
        let range = loose.nodes[entry].range
        let word = names.first.map { loose.nodes[$0].range } ?? range.lowerBound..<range.lowerBound
        return OutlineItem(
            name: names.first.flatMap(loose.text(of:)) ?? "",
            detail: names.dropFirst().last.flatMap(loose.text(of:)) ?? "",
            isSection: tabs != nil,
            range: places.range(range),
            selection: places.range(word),
            children: tabs.map { items(of: $0, loose) } ?? []
        )
    }
}

extension SyntaxTree {
    /// Returns a scalar that is not empty, or the first one in an object, as in a title by language.
    fileprivate func firstText(in node: Int) -> Int? {
        switch nodes[node].kind {
        case .scalar: nodes[node].range.isEmpty ? nil : node
        case .object: children(of: node).first { nodes[$0].kind == .scalar && !nodes[$0].range.isEmpty }
        default: nil
        }
    }
}

extension TextPlaces {
    func range(_ range: Range<Int>) -> TextRange {
        TextRange(start: unit(at: range.lowerBound), end: unit(at: range.upperBound))
    }
}
