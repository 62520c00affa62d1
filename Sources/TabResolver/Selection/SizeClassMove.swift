import TabModel

/// The Browse pattern: one compact tab is there for several regular ones (R4.10 to R4.13).
///
/// Runs on the first appearance too; tabs outside the pattern are left alone (R4.12).
extension SelectionResolver {
    /// What is selected then, and the compact tab's path: regular width leaves it as it is (R4.11).
    func moved(_ selected: Selected, _ notes: inout NoteCollector) -> (Selected, path: [EntryID]) {
        let path = context.environment.path
        guard let mapping = context.spec.sizeClassMapping, case .tab(let index) = selected,
            let value = context.entry(index).tab?.value
        else { return (selected, path) }
        switch context.environment.sizeClass {
        case .compact where mapping.regularValues.contains(value):
            guard let target = context.outline.index(of: mapping.compactTab) else { return (selected, path) }
            let name = context.name(index)
            notes.add(.documented("R4.10"), target, "is selected in compact width, with \(name) on its path.")
            return (.tab(target), [context.entry(index).id])
        case .regular where mapping.compactTab == value:
            return (toRegular(index, mapping, &notes) ?? selected, path)
        default:
            return (selected, path)
        }
    }

    /// The path's last entry is selected, else the declared default (R4.11).
    private func toRegular(_ index: Int, _ mapping: SizeClassMapping, _ notes: inout NoteCollector) -> Selected? {
        let last = context.environment.path.last.flatMap { context.outline.index(of: $0) }
        let onPath = last.flatMap { canSelect($0) ? $0 : nil }
        guard let target = onPath ?? context.outline.index(of: mapping.defaultRegularValue) else { return nil }
        let name = context.name(index)
        let reason = onPath == nil ? "the default for \(name)'s empty path" : "the last on \(name)'s path"
        notes.add(.documented("R4.11"), target, "is selected in regular width: it is \(reason).")
        return .tab(target)
    }
}
