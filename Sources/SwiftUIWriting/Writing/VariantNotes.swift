import TabModel

/// Says what of `when` and `variants` is in no code, so that nobody takes the source for the whole (R1.118).
enum VariantNotes {
    static func texts(_ spec: TabSpec) -> [String] {
        let ofTabView = spec.variants.isEmpty ? [] : [text(of: spec.variants, on: "the tab view")]
        return ofTabView + spec.tabs.flatMap(texts)
    }

    private static func texts(_ entry: TabEntry) -> [String] {
        let name = SwiftLiteral.quoted(entry.label.title ?? entry.id)
        var texts: [String] = []
        if entry.modifiers.when != nil {
            texts.append("Omitted: the when of \(name), which is declared everywhere here. Put it into #if or if.")
        }
        if !entry.modifiers.variants.isEmpty { texts.append(text(of: entry.modifiers.variants, on: name)) }
        guard case .section(let section) = entry else { return texts }
        return texts + section.tabs.flatMap(Self.texts)
    }

    private static func text(of variants: [Variant], on name: String) -> String {
        var seen: Set<String> = []
        let keys = variants.flatMap(\.values).map(\.key).filter { seen.insert($0).inserted }
        let list = keys.isEmpty ? "" : " (\(WordList.and(keys)))"
        return "Omitted: the variants of \(name)\(list). The code has the values without them."
    }
}
