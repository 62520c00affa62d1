import TabSpecCoding

extension SpecAssistant {
    /// Returns the changes that format the text: only spaces and line breaks between words change.
    ///
    /// JSON gets a line for each member and element, with two spaces a level or as many as the text has already; an
    /// object or array that is on one line and fits there stays on it. YAML gets two spaces a level, and loses spaces
    /// at the end of lines; comments, blocks and quotes stay. The result is read again and has the same content. The
    /// list is empty if the text can't be read.
    public func formatting() -> [TextEdit] {
        let text = read()
        guard text.isReadable else { return [] }
        switch format {
        case .json: return proven(JSONLayout(text.tree).changes, text) ?? []
        case .yaml:
            let indented = proven(YAMLLayout(text.tree, indents: true).changes, text)
            return indented ?? proven(YAMLLayout(text.tree, indents: false).changes, text) ?? []
        }
    }

    private func proven(_ changes: [LayoutChange], _ text: SpecText) -> [TextEdit]? {
        guard !changes.isEmpty else { return [] }
        var changed: [UInt8] = []
        changed.reserveCapacity(bytes.count)
        var position = 0
        for change in changes {
            changed += bytes[position..<change.range.lowerBound]
            changed += change.bytes
            position = change.range.upperBound
        }
        changed += bytes[position...]
        guard text.agrees(with: changed) else { return nil }
        return changes.map { places.edit($0.range, String(decoding: $0.bytes, as: UTF8.self)) }
    }
}

/// A replacement of spaces and line breaks.
struct LayoutChange {
    var range: Range<Int>
    var bytes: [UInt8]
}
