import TabModel

/// Findings about values and the selection (R5.1 to R5.5).
enum ValueRules {
    static let all = [equalValues, mixedTypes, missingValue, unknownSelection, hiddenSelection]

    static let equalValues = LintRule("R5.1", .error) { subject in
        subject.twins { $0.tab?.value }.map { entry, earlier in
            var mark = Mark(
                entry.index,
                "\(entry.name) has the value \"\(entry.tab?.value?.text ?? "")\", which "
                    + "\(earlier.name(beside: entry)) already has.",
                fix: "Give each tab a unique value."
            )
            mark.isWritten = subject.twinsAreWritten
            return mark
        }
    }

    static let mixedTypes = LintRule("R5.2", .error) { subject in
        let first = subject.tabs.lazy.compactMap { $0.tab?.value }.first
        guard let expected = subject.spec.selection ?? first else { return [] }
        return subject.tabs.compactMap { entry in
            guard let value = entry.tab?.value, value.typeName != expected.typeName else { return nil }
            return Mark(
                entry.index,
                "The value of \(entry.name) is \(value.typeName), but \(expected.typeName) was expected.",
                fix: "Use one type for all values and the selection."
            )
        }
    }

    static let missingValue = LintRule("R5.3", .error) { subject in
        guard subject.spec.selection != nil else { return [] }
        return subject.tabs.filter { $0.tab?.value == nil && !subject.isPerElement($0) }.map {
            Mark($0.index, "\($0.name) has no value, so it can't be selected.", fix: "Add a value.")
        }
    }

    static let unknownSelection = LintRule("R5.4", .error) { subject in
        guard !subject.tabs.contains(where: \.hasUnknownValue) else { return [] }
        let isUnknown = { (value: TabValue) in subject.outline.index(of: value) == nil }
        let selected = [subject.spec.selection].compactMap(\.self).filter(isUnknown).map {
            subject.undeclaredSelection($0)
                ?? Mark(
                    "No tab has the selected value \"\($0.text)\". \(subject.blankEffect)",
                    fix: "Set the selection to a tab's value."
                )
        }
        return selected
            + subject.mappedValues.filter(isUnknown).map {
                Mark(
                    "sizeClassMapping selects \"\($0.text)\", which no tab has. \(subject.blankEffect)",
                    fix: "Map it to a tab's value."
                )
            }
    }

    static let hiddenSelection = LintRule("R5.5", .warning) { subject in
        guard let index = subject.uncoveredSelection else { return [] }
        let name = subject.outline[index].name
        return [
            Mark(
                index,
                "\(name) can be selected while it is hidden, and no sizeClassMapping covers it. \(subject.blankEffect)",
                fix: "Add a sizeClassMapping that selects another tab, as in the Browse pattern.",
                severity: subject.highestLevel >= .v27 ? .error : .warning
            )
        ]
    }
}

extension OutlineEntry {
    /// A Boolean value that indicates whether it has a value that the app's source doesn't contain (R1.120).
    fileprivate var hasUnknownValue: Bool { modifiers.standIns[.value] != nil }
}

extension TabValue {
    /// The name of its type in messages.
    fileprivate var typeName: String {
        switch self {
        case .string: "a string"
        case .integer: "a number"
        }
    }
}

extension LintSubject {
    /// The values that the mapping selects on devices that can have both widths, each once.
    fileprivate var mappedValues: [TabValue] {
        guard let mapping = spec.sizeClassMapping, platforms.contains(where: { $0.onlySizeClass == nil }) else {
            return []
        }
        let compact = sizeClasses.contains(.compact) ? [mapping.compactTab] : []
        let regular = sizeClasses.contains(.regular) ? [mapping.defaultRegularValue] : []
        return compact == regular ? compact : compact + regular
    }

    /// The effect of a selection that no visible tab has, by the requested systems and SDKs (R4.7, R4.8).
    fileprivate var blankEffect: String {
        if lowestLevel >= .v27 { return "When built with SDK 27, the app can crash." }
        let blank = "The content area can stay blank"
        return highestLevel >= .v27 ? blank + ", and the app can crash when built with SDK 27." : blank + "."
    }

    /// Returns the mark on a selected tab that isn't declared here; nil if the spec has none.
    fileprivate func undeclaredSelection(_ value: TabValue) -> Mark? {
        guard let index = written.outline.index(of: value) else { return nil }
        let entry = written.outline[index]
        var mark = Mark(
            "The selected tab, \(entry.name), isn't declared. \(blankEffect)",
            fix: "Select a tab that is declared everywhere."
        )
        mark.location = (entry.modifiers.when.first ?? written.outline.whens(around: index).last?.first)?.location
        return mark
    }

    /// The selected tab, if it is hidden in the layout, or in another size class without a mapping (R5.5).
    fileprivate var uncoveredSelection: Int? {
        if let drawn, drawn.selection.isDangling,
            let bound = drawn.selection.bound.flatMap({ outline.index(of: $0) }), !drawn.context.isPresent(bound)
        {
            return bound
        }
        guard let value = spec.selection, let index = outline.index(of: value) else { return nil }
        let isUncovered = [UserInterfaceSizeClass.compact, .regular].contains { sizeClass in
            comesUp(sizeClass) && !isMapped(value, in: sizeClass)
                && outline.tabs(with: value).allSatisfy { outline.isHidden($0, in: sizeClass) }
        }
        return isUncovered ? index : nil
    }

    /// Returns a Boolean value that indicates whether a platform of the findings that can hide tabs can have a size
    /// class.
    func comesUp(_ sizeClass: UserInterfaceSizeClass) -> Bool {
        guard sizeClasses.contains(sizeClass) else { return false }
        return Platform.allCases.contains { platform in
            guard platform.hasHidden, concerns(platform) else { return false }
            return platform.onlySizeClass.map { $0 == sizeClass } ?? true
        }
    }

    private func isMapped(_ value: TabValue, in sizeClass: UserInterfaceSizeClass) -> Bool {
        guard let mapping = spec.sizeClassMapping else { return false }
        let isCovered = sizeClass == .compact ? mapping.regularValues.contains(value) : mapping.compactTab == value
        let target = outline.index(of: sizeClass == .compact ? mapping.compactTab : mapping.defaultRegularValue)
        return isCovered && target.map { !outline.isHidden($0, in: sizeClass) } ?? false
    }
}

extension SpecOutline {
    /// Returns a Boolean value that indicates whether the author hides an entry in a size class, by itself or through a
    /// section around it.
    func isHidden(_ index: Int, in sizeClass: UserInterfaceSizeClass) -> Bool {
        var place: Int? = index
        while let current = place {
            if self[current].modifiers.hidden.holds(in: sizeClass) { return true }
            place = self[current].parent
        }
        return false
    }
}
