import TabSpecCoding

extension SpecAssistant {
    /// Returns the definitions of the word at an offset, or directly before it.
    ///
    /// For a selection these are the values of its tabs, for an alias its anchor's value.
    public func definitions(at unit: Int) -> [TextRange] {
        let offset = places.byte(at: unit)
        let loose = read().tree
        guard let node = loose.word(at: offset) ?? (offset > 0 ? loose.word(at: offset - 1) : nil),
            let word = loose.text(of: node)
        else { return [] }
        let found =
            loose.nodes[node].kind == .alias
            ? loose.nodes.indices.filter { loose.anchor(of: $0) == word }
            : values(word, namedBy: loose.subject(of: node), loose)
        return found.map { places.range(loose.nodes[$0].range) }
    }

    private func values(_ word: String, namedBy key: String, _ loose: SyntaxTree) -> [Int] {
        guard Self.keysOfTabValues.contains(key) else { return [] }
        return loose.tabs.compactMap { loose.member("value", of: $0) }.filter { loose.text(of: $0) == word }.sorted()
    }
}

extension SyntaxTree {
    /// Returns the scalar or the alias at a byte offset.
    fileprivate func word(at offset: Int) -> Int? {
        nodes.firstIndex { ($0.kind == .scalar || $0.kind == .alias) && $0.range.contains(offset) }
    }
}
