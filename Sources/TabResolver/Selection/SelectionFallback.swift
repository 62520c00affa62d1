import TabModel

/// What shows while the selected tab is not there (R4.6 to R4.9, SW8).
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

    /// A tab that the author hides is not there; one that merely has no place in the chrome is (R2.39, R3.20).
    private func isThere(_ index: Int) -> Bool {
        canSelect(index) && !context.isOmittedInCompact(index)
    }

    /// The tab now at the same place, else the first (R4.9).
    ///
    /// The place is counted among what was there before the author hid something: the tabs that the chrome lists
    /// now, and those that are hidden.
    private func fallback(for index: Int) -> Int? {
        let place = context.outline.tabs.count { tab in
            tab < index && (isListed.contains(tab) || !context.isPresent(tab))
        }
        guard listed.indices.contains(place), canSelect(listed[place]) else { return first }
        return listed[place]
    }

    /// A fallback as far as the switch hiddenSelection lets one show (SW8).
    private func shown(insteadOf fallback: Int?) -> Int? {
        context.spec.switches.hiddenSelection == .fallbackAndWarn ? fallback : nil
    }

    private var rule: Rule { context.environment.os >= .v27 ? .documented("R4.8") : .observed("R4.7") }

    /// The end of a sentence: what shows, and on OS 27 what else can happen (R4.8).
    private func outcome(_ shown: Int?) -> String {
        let outcome = shown.map { "\(context.name($0)) shows instead" } ?? "nothing shows"
        return context.environment.os >= .v27 ? "\(outcome), and the app can crash" : outcome
    }
}
