import TabModel

/// Repairs of the tab view's own modifiers (R5.36, R5.45, R5.46, R5.79, R5.81).
enum StyleRepairs {
    /// Returns the repair of R5.36: the successor, which is drawn in the same way.
    @Sendable static func deprecatedStyle(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard subject.spec.tabViewStyle == .carousel else { return nil }
        return Repair(
            id: finding.id,
            edits: [SpecEdit(["tabViewStyle"], .set("verticalPage"))],
            sentence: "Use verticalPage, the successor of carousel."
        )
    }

    /// Returns the repair of R5.45: the removal of a form that no platform of the spec uses.
    @Sendable static func uselessForm(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard subject.spec.defaultAdaptableTabBarPlacement != .automatic else { return nil }
        return removal(of: "defaultAdaptableTabBarPlacement", finding, "an iPad")
    }

    /// Returns the repair of R5.46: the removal of a behavior that no platform of the spec uses.
    @Sendable static func uselessMinimizing(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard subject.spec.tabBarMinimizeBehavior != .automatic else { return nil }
        return removal(of: "tabBarMinimizeBehavior", finding, "an iPhone")
    }

    /// Returns the repair of R5.79: SwiftUI's name, which is drawn in the same way.
    @Sendable static func outdatedPlacement(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        let placement = subject.spec.defaultTabBarPlacement
        guard placement.current != placement else { return nil }
        return Repair(
            id: finding.id,
            edits: [SpecEdit(["defaultTabBarPlacement"], .set(.string(placement.current.rawValue)))],
            sentence: "Use \(placement.current.rawValue), SwiftUI's name for \(placement.rawValue) here."
        )
    }

    /// Returns the repair of R5.81: the removal of a transition that the style doesn't have.
    @Sendable static func uselessTransition(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard subject.spec.verticalPageTransitionStyle != .automatic else { return nil }
        return Repair(
            id: finding.id,
            edits: [SpecEdit(["verticalPageTransitionStyle"], .remove)],
            sentence: "Remove verticalPageTransitionStyle, because only the style verticalPage has it."
        )
    }

    private static func removal(of key: String, _ finding: Diagnostic, _ device: String) -> Repair {
        Repair(
            id: finding.id,
            edits: [SpecEdit([.key(key)], .remove)],
            sentence: "Remove \(key): it only affects \(device), which is not among the app's platforms."
        )
    }
}

/// Repairs that hide an entry in one size class (R5.16, R5.51).
enum HidingRepairs {
    /// Returns the repair of R5.16: the tab is also hidden in compact width; nil for the selected tab and the last one
    /// there.
    @Sendable static func sidebarOnlyOnPhone(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard let entry = subject.entry(finding), entry.tab?.value == nil || entry.tab?.value != subject.spec.selection,
            subject.keepsTabInCompact
        else { return nil }
        return hidden(entry, in: .compact, finding, subject)
    }

    /// Returns the repair of R5.51: the tab is hidden in the width that the mapping assigns to the other side.
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

    /// Returns the repair that hides an entry in a size class; nil if the author has a setting for hiding.
    private static func hidden(
        _ entry: OutlineEntry,
        in sizeClass: UserInterfaceSizeClass,
        _ finding: Diagnostic,
        _ subject: RepairSubject
    ) -> Repair? {
        guard entry.modifiers.hidden == .never, subject.hasHidden else { return nil }
        return Repair(
            id: finding.id,
            entry: entry.id,
            edits: [subject.edit(entry, "hidden", .set(["sizeClass": .string(sizeClass.rawValue)]))],
            sentence: "Hide \(entry.name) in \(sizeClass.rawValue) width."
        )
    }
}

extension RepairSubject {
    /// A Boolean value that indicates whether compact width keeps a tab if all sidebar-only ones are hidden.
    fileprivate var keepsTabInCompact: Bool {
        outline.tabs.contains {
            outline[$0].modifiers.tabPlacement != .sidebarOnly && !outline.isHidden($0, in: .compact)
        }
    }
}
