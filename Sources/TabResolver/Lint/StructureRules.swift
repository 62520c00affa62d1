import TabModel

/// Findings about sections, hiding and stored state (R5.38, R5.39, R5.41, R5.43, R5.50 to R5.52, R5.58).
enum StructureRules {
    static let all = [
        unknownStored, disabledTab, deepNesting, untitledSection, allHidden, shownInBothWidths, notOnPhone, stuckInBar,
    ]

    static let unknownStored = LintRule("R5.38", .info) { subject in
        guard let customization = subject.customization, subject.spec.tabViewCustomization != nil else { return [] }
        let unknown = customization.allIDs.filter { subject.outline.index(ofCustomizationID: $0) == nil }.sorted()
        guard !unknown.isEmpty else { return [] }
        let names = Listing.text(unknown.map { "\"\($0)\"" })
        return [
            Mark(
                "The stored customization has \(names), which the spec lacks. It is kept and has no effect.",
                fix: "If a tab's customizationID was changed, give it the old one back or map it."
            )
        ]
    }

    static let disabledTab = LintRule("R5.39", .warning) { subject in
        subject.tabs.filter(\.modifiers.disabled).map {
            Mark(
                $0.index,
                "\($0.name) is disabled, which leaves people without a reason.",
                fix: "Keep the tab, and explain in its content why it is empty."
            )
        }
    }

    static let deepNesting = LintRule("R5.41", .warning) { subject in
        subject.sections.filter { $0.level >= 2 }.map {
            Mark($0.index, "\($0.name) is a section on level \($0.level + 1).", fix: "Nest two levels at most.")
        }
    }

    static let untitledSection = LintRule("R5.43", .info) { subject in
        subject.sections.filter { !$0.hasTitle }.map {
            Mark(
                $0.index,
                "The section \($0.id) has no header: no title in the sidebar, no entry in the bar.",
                fix: "Give it a title."
            )
        }
    }

    static let allHidden = LintRule("R5.50", .error) { subject in
        let sizeClasses = [UserInterfaceSizeClass.compact, .regular].filter(subject.comesUp)
        let visible = Dictionary(uniqueKeysWithValues: sizeClasses.map { ($0, subject.visible(in: $0)) })
        let empty = sizeClasses.filter { size in !subject.outline.tabs.contains { visible[size]?[$0] == true } }
        let whole = empty.map {
            Mark("Every tab is hidden in \($0.rawValue) width.", fix: "Leave at least one tab visible.")
        }
        let sections = subject.sections.filter { section in
            !sizeClasses.isEmpty && section.modifiers.hidden == .never
                && sizeClasses.allSatisfy { size in !section.children.contains { visible[size]?[$0] == true } }
        }
        return whole
            + sections.map {
                Mark(
                    $0.index,
                    "\($0.name) vanishes: nothing in it shows.",
                    fix: "Show a tab in it.",
                    severity: .warning
                )
            }
    }

    static let shownInBothWidths = LintRule("R5.51", .warning) { subject in
        guard let mapping = subject.spec.sizeClassMapping else { return [] }
        let compact = subject.shown(mapping.compactTab, in: .regular).map { ($0, "regular") }
        let regular = mapping.regularValues.compactMap { subject.shown($0, in: .compact) }.map { ($0, "compact") }
        return ((compact.map { [$0] } ?? []) + regular).map { index, width in
            Mark(
                index,
                "\(subject.outline[index].name) belongs to the other width, but shows in \(width) width too.",
                fix: "Hide it in \(width) width."
            )
        }
    }

    static let notOnPhone = LintRule("R5.52", .info) { subject in
        guard subject.concerns(.iPhone), subject.spec.sizeClassMapping == nil else { return [] }
        let names = subject.outline.entries.filter { $0.modifiers.hidden == .when(.compact) }.map(\.name)
        guard !names.isEmpty else { return [] }
        return [
            Mark(
                "Hidden in compact width is not hidden on iPhone: wide iPhones in landscape show \(Listing.text(names)).",
                fix: "Make sure the bar is right there too."
            )
        ]
    }

    static let stuckInBar = LintRule("R5.58", .warning) { subject in
        subject.outline.entries.filter {
            let modifiers = $0.modifiers
            return modifiers.customizationBehavior.tabBar == .reorderable
                && modifiers.defaultVisibility.tabBar == .hidden
        }.map {
            Mark(
                $0.index,
                "\($0.name) is reorderable and starts outside the bar: once added it can't be removed.",
                fix: "Leave its behavior automatic, or show it from the start."
            )
        }
    }
}

extension LintSubject {
    /// Which entries the author shows in a size class, by number; a section with nothing in it is not shown.
    fileprivate func visible(in sizeClass: UserInterfaceSizeClass) -> [Bool] {
        Presence(outline, in: ResolutionEnvironment(platform: .iPad, sizeClass: sizeClass)).isPresent
    }

    /// The tab with a value, if it is not hidden in a size class.
    fileprivate func shown(_ value: TabValue, in sizeClass: UserInterfaceSizeClass) -> Int? {
        outline.index(of: value).flatMap { outline.isHidden($0, in: sizeClass) ? nil : $0 }
    }
}

extension TabViewCustomization {
    /// Every id it mentions.
    fileprivate var allIDs: Set<String> {
        Set(tabs.keys).union(sections.keys).union(sections.values.flatMap(\.tabOrder)).union(tabBarOrder ?? [])
    }
}
