import TabModel

/// What shows while the selected tab is not there (R4.6 to R4.9, SW8).
struct SelectionFallback {
    let context: ResolutionContext
    let listed: [Int]
    let canSelect: (Int) -> Bool

    func state(_ selected: Selected, _ notes: inout NoteBook) -> SelectionState {
        switch selected {
        case .tab(let index) where isThere(index):
            return SelectionState(bound: context.entry(index).id, selected: index, shown: index)
        case .tab(let index):
            return dangling(context.entry(index).id, shown: fallback(for: index), about: index, &notes)
        case .unknown(let value):
            return dangling(value, shown: first, about: nil, &notes)
        }
    }

    /// A tab that the author hides is not there; one that merely stands nowhere in the chrome is (R2.39, R3.20).
    private func isThere(_ index: Int) -> Bool {
        guard canSelect(index) else { return false }
        return !context.isOmittedInCompact(index)
    }

    /// The tab now at the same place, else the first (R4.9).
    ///
    /// The place is counted among what was there before the author hid something: the tabs that the chrome lists
    /// now, and those that are hidden.
    private func fallback(for index: Int) -> Int? {
        let isListed = Set(listed)
        let place = context.outline.tabs.count { tab in
            tab < index && (isListed.contains(tab) || !context.isPresent(tab))
        }
        guard listed.indices.contains(place), canSelect(listed[place]) else { return first }
        return listed[place]
    }

    private var first: Int? {
        listed.first(where: canSelect) ?? context.presentTabs.first(where: canSelect)
    }

    private func dangling(
        _ bound: EntryID,
        shown: Int?,
        about index: Int?,
        _ notes: inout NoteBook
    ) -> SelectionState {
        let shown = context.spec.switches.hiddenSelection == .fallbackAndWarn ? shown : nil
        let rule: Rule = context.environment.os >= .v27 ? .documented("R4.8") : .observed("R4.7")
        let outcome = shown.map { "\(context.name($0)) shows instead" } ?? "nothing shows"
        let warning = context.environment.os >= .v27 ? ", and the app may stop" : ""
        if let index {
            notes.add(rule, index) { "\($0) is selected but hidden here: \(outcome)\(warning)." }
        } else {
            notes.add(rule, "No tab has the selected value \(bound): \(outcome)\(warning).")
        }
        return SelectionState(bound: bound, selected: index, shown: shown, isDangling: true)
    }
}

extension ResolutionContext {
    /// Whether a sidebar-only tab stays out of a bottom bar (SW5, R2.27).
    func isOmittedInCompact(_ index: Int) -> Bool {
        presentation == .bottomBar && spec.switches.sidebarOnlyInCompact == .omitted
            && outline[index].placement == .sidebarOnly
    }
}
