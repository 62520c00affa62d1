import TabModel

/// Repairs that hide an entry in one size class (R5.16, R5.51).
enum HidingRepairs {
    /// R5.16: hidden in compact width, too; not the selected tab, and never the last one there.
    @Sendable static func sidebarOnlyOnPhone(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard let entry = subject.entry(finding), entry.tab?.value == nil || entry.tab?.value != subject.spec.selection,
            subject.keepsTabInCompact
        else { return nil }
        return hidden(entry, in: .compact, finding, subject)
    }

    /// R5.51: hidden in the width that the mapping gives to the other side.
    @Sendable static func shownInBothWidths(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard let entry = subject.entry(finding), let mapping = subject.spec.sizeClassMapping,
            let value = entry.tab?.value
        else { return nil }
        switch (value == mapping.compactTab, mapping.regularValues.contains(value)) {
        case (true, false): return hidden(entry, in: .regular, finding, subject)
        case (false, true): return hidden(entry, in: .compact, finding, subject)
        default: return nil
        }
    }

    /// Only where the author said nothing about hiding.
    private static func hidden(
        _ entry: OutlineEntry,
        in sizeClass: UserInterfaceSizeClass,
        _ finding: Diagnostic,
        _ subject: RepairSubject
    ) -> Repair? {
        guard entry.modifiers.hidden == .never else { return nil }
        return Repair(
            id: finding.id,
            entry: entry.id,
            edits: [subject.edit(entry, "hidden", .set(["sizeClass": .string(sizeClass.rawValue)]))],
            sentence: "Hides \(entry.name) in \(sizeClass.rawValue) width."
        )
    }
}

extension RepairSubject {
    /// Whether compact width keeps a tab when all that are sidebar-only go.
    fileprivate var keepsTabInCompact: Bool {
        outline.tabs.contains {
            outline[$0].modifiers.tabPlacement != .sidebarOnly && !outline.isHidden($0, in: .compact)
        }
    }
}
