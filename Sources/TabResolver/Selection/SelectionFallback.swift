import TabModel

/// The content while the selected tab is not present (R4.6 to R4.9, SW8).
extension SelectionResolver {
    func state(_ selected: Selected, _ notes: inout NoteCollector) -> SelectionState {
        switch selected {
        case .tab(let index) where isThere(index):
            return SelectionState(bound: context.entry(index).id, selected: index, shown: index)
        case .tab(let index):
            let shown = shown(insteadOf: fallback(for: index))
            let outcome = outcome(shown)
            notes.add(rule, index, "is selected but hidden here: \(outcome).")
            return SelectionState(bound: context.entry(index).id, selected: index, shown: shown, isDangling: true)
        case .unknown(let value):
            let shown = shown(insteadOf: first)
            notes.add(rule, "No tab has the selected value \(value): \(outcome(shown)).")
            return SelectionState(bound: value, shown: shown, isDangling: true)
        }
    }

    /// Returns a Boolean value that indicates whether a tab is present: not hidden by the author, even if it has no
    /// place in the chrome (R2.39, R3.20).
    private func isThere(_ index: Int) -> Bool {
        canSelect(index) && !context.isOmittedInCompact(index)
    }

    /// Returns the tab that is now at the same place, otherwise the first (R4.9).
    ///
    /// The place is counted among the tabs that were present before the author hid some: those that the chrome lists
    /// now, and the hidden ones.
    private func fallback(for index: Int) -> Int? {
        let place = context.outline.tabs.count { tab in
            tab < index && (isListed.contains(tab) || !context.isPresent(tab))
        }
        guard listed.indices.contains(place), canSelect(listed[place]) else { return first }
        return listed[place]
    }

    /// Returns a fallback if the switch hiddenSelection allows one (SW8).
    private func shown(insteadOf fallback: Int?) -> Int? {
        context.spec.switches.hiddenSelection == .fallbackAndWarn ? fallback : nil
    }

    private var rule: Rule { context.level >= .v27 ? .documented("R4.8") : .observed("R4.7") }

    /// Returns the end of a sentence: the shown content, and on OS 27 the possible crash (R4.8).
    private func outcome(_ shown: Int?) -> String {
        let outcome = shown.map { "\(context.name($0)) shows instead" } ?? "nothing shows"
        return context.level >= .v27 ? "\(outcome), and the app can crash" : outcome
    }
}

/// The Browse pattern: one compact tab represents several regular ones (R4.10 to R4.13).
///
/// It applies on the first appearance too; tabs outside the pattern don't change (R4.12).
extension SelectionResolver {
    /// Returns the selection of the pattern, and the compact tab's path, which regular width doesn't change (R4.11).
    func moved(_ selected: Selected, _ notes: inout NoteCollector) -> (Selected, path: [EntryID]) {
        let path = context.environment.interaction.path
        guard let mapping = context.spec.sizeClassMapping, case .tab(let index) = selected,
            let value = context.entry(index).tab?.value
        else { return (selected, path) }
        switch context.environment.sizeClass {
        case .compact where mapping.regularValues.contains(value):
            guard let target = tab(with: mapping.compactTab), !context.entry(target).isAction else {
                return (selected, path)
            }
            let name = context.name(index)
            notes.add(.documented("R4.10"), target, "is selected in compact width, with \(name) on its path.")
            return (.tab(target), [context.entry(index).id])
        case .regular where mapping.compactTab == value:
            return (toRegular(index, mapping, &notes) ?? selected, path)
        default:
            return (selected, path)
        }
    }

    /// Returns the path's last entry, otherwise the declared default (R4.11).
    private func toRegular(_ index: Int, _ mapping: SizeClassMapping, _ notes: inout NoteCollector) -> Selected? {
        let last = context.environment.interaction.path.last.flatMap { context.outline.index(of: $0) }
        let onPath = last.flatMap { canSelect($0) ? $0 : nil }
        guard let target = onPath ?? tab(with: mapping.defaultRegularValue) else { return nil }
        let name = context.name(index)
        let reason = onPath == nil ? "the default for \(name)'s empty path" : "the last on \(name)'s path"
        notes.add(.documented("R4.11"), target, "is selected in regular width: it is \(reason).")
        return .tab(target)
    }
}
