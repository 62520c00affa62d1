import TabModel

/// Findings about default visibility and placement (R5.16 to R5.20, R5.58).
enum VisibilityRules {
    static let all = [
        sidebarOnlyOnPhone, uselessVisibility, addable, sectionVisibility, sectionPlacement, stuckInBar,
    ]

    static let sidebarOnlyOnPhone = LintRule("R5.16", .warning, on: .withCompactBar) { subject in
        guard subject.concernsCompact, subject.spec.switches.sidebarOnlyInCompact == .shown else { return [] }
        return subject.tabs.filter {
            $0.modifiers.tabPlacement == .sidebarOnly && !subject.outline.isHidden($0.index, in: .compact)
        }.map {
            Mark(
                $0.index,
                "\($0.name) is sidebar-only, but appears in the bar in compact width.",
                fix: "If this is not intended, hide it in compact width too."
            )
            .together("Sidebar-only tabs appear in the bar in compact width", $0.name)
        }
    }

    static let uselessVisibility = LintRule("R5.17", .warning, on: .withCustomization) { subject in
        let acts = subject.targets(.iPad) && subject.spec.tabViewStyle == .sidebarAdaptable
        guard !acts, !subject.leavesSidebarToOthers else { return [] }
        return subject.outline.entries.filter { $0.modifiers.defaultVisibility.has(.hidden) }.map {
            Mark(
                $0.index,
                "The default visibility of \($0.name) has no effect: it only applies on iPad with sidebarAdaptable.",
                fix: "Use hidden instead."
            )
            .together(
                "Default visibility has no effect, because it only applies on iPad with sidebarAdaptable",
                $0.name
            )
        }
    }

    static let addable = LintRule("R5.18", .info, on: [.iPad]) { subject in
        guard subject.customizesOnPad else { return [] }
        return subject.tabs.filter {
            $0.modifiers.defaultVisibility.tabBar == .hidden && $0.placement == .automatic && !$0.canBeAdded
        }.map {
            Mark(
                $0.index,
                "\($0.name) starts outside the bar, and people can't add it.",
                fix: "Use tabPlacement sidebarOnly if it should never appear there."
            )
            .together("Tabs start outside the bar, and people can't add them", $0.name)
        }
    }

    static let sectionVisibility = LintRule("R5.19", .info, on: [.iPad]) { subject in
        guard subject.concerns(.iPad) else { return [] }
        return subject.sections.filter { section in
            guard section.modifiers.defaultVisibility.tabBar == .hidden else { return false }
            let inside = subject.outline.tabs(in: section.index)
            return inside.contains { subject.outline[$0].modifiers.defaultVisibility.tabBar != .hidden }
        }.map {
            Mark(
                $0.index,
                "\($0.name) is hidden in the bar by default. "
                    + "Documentation and devices disagree on whether that hides the section or its tabs.",
                fix: "To hide both, set defaultVisibility on the section and on each of its tabs."
            )
            .together(
                "Documentation and devices disagree on whether a section that is hidden in the bar by default hides its tabs",
                $0.name
            )
        }
    }

    static let sectionPlacement = LintRule("R5.20", .info, on: .withSections) { subject in
        subject.sections.filter { section in
            let placement = section.modifiers.tabPlacement
            guard placement != .automatic, !subject.isNeverShown(section) else { return false }
            return subject.outline.tabs(in: section.index).contains {
                subject.outline[$0].modifiers.tabPlacement != placement
            }
        }.map {
            let placement = $0.modifiers.tabPlacement.rawValue
            return Mark(
                $0.index,
                "The tabPlacement \(placement) of \($0.name) does not apply to its tabs.",
                fix: "To apply it to the tabs, set it on each of them."
            )
            .together("tabPlacement \(placement) does not apply to the tabs of these sections", $0.name)
        }
    }

    static let stuckInBar = LintRule("R5.58", .warning, on: [.iPad]) { subject in
        subject.outline.entries.filter { entry in
            guard entry.modifiers.customizationBehavior.tabBar == .reorderable, entry.placement == .automatic else {
                return false
            }
            return entry.modifiers.defaultVisibility.tabBar == .hidden || subject.startsInSection(entry)
        }.map {
            Mark(
                $0.index,
                "\($0.name) is reorderable and starts outside the bar, so it can't be removed after people add it.",
                fix: "Set its behavior to automatic, or show it from the start."
            )
        }
    }
}

extension LintSubject {
    /// A Boolean value that indicates whether people can customize the iPad's bar (R3.1).
    fileprivate var customizesOnPad: Bool {
        concerns(.iPad) && spec.tabViewCustomization != nil && spec.tabViewStyle == .sidebarAdaptable
    }

    /// Returns a Boolean value that indicates whether a tab starts outside the bar because it is in a section, and
    /// people can add it (R2.31, SW1).
    fileprivate func startsInSection(_ entry: OutlineEntry) -> Bool {
        guard customizesOnPad, !spec.switches.sectionChildrenInBar, entry.tab != nil, entry.canBeAdded else {
            return false
        }
        let hasHeader = entry.parent.map { outline[$0].hasTitle } ?? false
        return hasHeader && entry.modifiers.defaultVisibility.tabBar == .automatic
    }
}

extension OutlineEntry {
    /// A Boolean value that indicates whether people may add it to the bar if it is not in it.
    fileprivate var canBeAdded: Bool {
        placement == .automatic && customizationID != nil && modifiers.customizationBehavior.tabBar != .disabled
    }
}
