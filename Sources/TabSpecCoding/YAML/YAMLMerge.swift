import SpecSyntax
import TabModel

/// Merge keys: `<<` takes over the members of one mapping or of several; the mapping's own keys win.
enum YAMLMerge {
    /// The mappings that a merge key's value names.
    static func sources(_ value: SourceValue) throws(ReadingFailure) -> [SourceValue] {
        let sources = value.list ?? [value]
        for source in sources where source.members == nil {
            let text = "\"<<\" merges mappings; found \(source.found)."
            throw ReadingFailure(id: "syntax", text: text, place: source.place)
        }
        return sources
    }

    /// The own members, then those of the sources whose keys are not there yet.
    static func merged(_ own: [SourceMember], with sources: [SourceValue]) -> [SourceMember] {
        guard !sources.isEmpty else { return own }
        var keys = Set(own.map(\.key))
        var result = own
        for source in sources {
            for member in source.members ?? [] where keys.insert(member.key).inserted {
                result.append(member)
            }
        }
        return result
    }
}

extension SyntaxToken {
    /// Whether this key asks for a merge.
    var isMergeKey: Bool { kind == .scalar && quote == .plain && text == "<<" }
}
