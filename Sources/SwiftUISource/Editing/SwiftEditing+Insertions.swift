import SwiftSyntax
import TabModel
import TabSpecCoding

/// The insertion of new entries.
extension SwiftEditing {
    func insertions(_ entry: TabEntry, at place: TabPlace) -> [CandidateChange] {
        let list = place.section?.numbers ?? []
        // The neighbors first, then entries farther away.
        let near = expected.old.list(at: list).indices.sorted {
            abs(2 * $0 + 1 - 2 * place.offset) < abs(2 * $1 + 1 - 2 * place.offset)
        }
        let models = near.compactMap { source.node(list + [$0])?.model }
        if isSection(place) || !entry.inner.isEmpty, hasItems { return [] }
        var changes: [CandidateChange] = []
        for target in targets(place) {
            let all = models.lazy.compactMap { added(entry, like: $0, target.row) }
            guard let added = all.first else { continue }
            let (offset, bytes) = target.insertion(added.text)
            changes += added.cases(in: target.row.file).map { newCase in
                CandidateChange(target.row.file, at: offset) { patches in
                    patches.insert(bytes, at: offset)
                    if let newCase { patches.insert(newCase.bytes, at: newCase.offset) }
                }
            }
        }
        if case .tab(let tab) = entry { changes = elementInsertions(tab, at: place) + changes }
        return changes
    }

    private struct Added {
        let text: [UInt8]
        let names: [String]
        let type: CaseList?

        /// Returns the changes that the enumeration needs for the new entry; none at all if they aren't possible.
        func cases(in file: SourceFile) -> [(offset: Int, bytes: [UInt8])?] {
            let missing = names.filter { type?.names.contains($0) == false }
            guard !missing.isEmpty else { return [nil] }
            guard missing.count == 1, let type, type.file === file, let added = type.adding(missing[0]) else {
                return []
            }
            return [added]
        }
    }

    private func added(_ entry: TabEntry, like model: EntryModel, _ row: StatementRow) -> Added? {
        let tabs = entry.allTabs
        var (type, names): (CaseList?, [String]) = (nil, [])
        if case .member(_, let enumCase) = model.value {
            names = tabs.compactMap { if case .string(let name)? = $0.value { name } else { nil } }
            type = CaseList.declaring(enumCase, in: source.files)
            guard type != nil else { return nil }
        }
        guard let lines = NewEntry(model: model, unit: String(decoding: row.unit, as: UTF8.self)).lines(entry) else {
            return nil
        }
        if row.lines == nil {
            guard !lines.contains(where: { $0.contains("//") }) else { return nil }
            return Added(
                text: Array(lines.map { $0.trimmingBlanks }.joined(separator: " ").utf8),
                names: names,
                type: type
            )
        }
        let bytes = lines.map { row.indent + Array($0.utf8) }.joined(separator: row.lineBreak)
        return Added(text: Array(bytes), names: names, type: type)
    }
}

extension String {
    fileprivate var trimmingBlanks: Substring { drop { $0 == " " || $0 == "\t" } }
}
