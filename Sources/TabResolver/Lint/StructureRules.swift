import TabModel

/// Findings about sections and hiding (R5.39, R5.41, R5.43, R5.50 to R5.52).
enum StructureRules {
    static let all = [disabledTab, deepNesting, untitledSection, allHidden, shownInBothWidths, notOnPhone]

    static let disabledTab = LintRule("R5.39", .warning) { subject in
        subject.outline.entries.compactMap { entry in
            let modifiers = entry.modifiers
            let isHiddenByData = modifiers.isDynamic && modifiers.hidden == .always
            guard modifiers.disabled || isHiddenByData else { return nil }
            let (state, remedy) = modifiers.disabled ? ("disabled", "Enable") : ("hidden at runtime", "Show")
            return Mark(
                entry.index,
                "\(entry.name) is \(state), and people can't see why.",
                fix: "\(remedy) it, and explain in its content why it is empty."
            )
        }
    }

    static let deepNesting = LintRule("R5.41", .warning) { subject in
        subject.sections.filter { $0.level >= 2 }.map {
            Mark(
                $0.index,
                "\($0.name) is a section nested \($0.level + 1) levels deep.",
                fix: "Nest at most two levels."
            )
        }
    }

    static let untitledSection = LintRule("R5.43", .info, on: .withSections) { subject in
        subject.sections.filter { !$0.hasTitle && !subject.isNeverShown($0) }.map {
            Mark(
                $0.index,
                "The section \($0.id) has no header, so it has no title in the sidebar and no entry in the bar.",
                fix: "Add a title."
            )
        }
    }

    static let allHidden = LintRule("R5.50", .error) { subject in
        let widths = subject.widths
        let empty = widths.filter { width in !subject.outline.tabs.contains { width.presence.isPresent($0) } }
        let place = empty.count == widths.count ? "" : " in \(Listing.text(empty.map(\.name))) width"
        let isDeclared = subject.written.outline.tabs.isEmpty || !subject.outline.tabs.isEmpty
        let whole =
            !isDeclared
            ? [Mark("No tabs are declared.", fix: "Declare at least one tab.")]
            : empty.isEmpty ? [] : [Mark("Every tab is hidden\(place).", fix: "Leave at least one tab visible.")]
        return whole
            + subject.sections.filter { $0.vanishes(in: widths) }.map {
                Mark(
                    $0.index,
                    "\($0.name) disappears, because none of its entries is shown.",
                    fix: "Show a tab in it, or hide the section itself.",
                    severity: .warning
                )
            }
    }

    static let shownInBothWidths = LintRule("R5.51", .warning, on: .withCompactBar) { subject in
        guard let mapping = subject.spec.sizeClassMapping, subject.widths.count == 2 else { return [] }
        let compact = subject.shown(mapping.compactTab, in: .regular).map { ($0, "regular") }
        let regular = mapping.regularValues.compactMap { subject.shown($0, in: .compact) }.map { ($0, "compact") }
        return ((compact.map { [$0] } ?? []) + regular).map { index, width in
            Mark(
                index,
                "sizeClassMapping replaces \(subject.outline[index].name) in \(width) width, but the tab is also shown there.",
                fix: "Hide it in \(width) width."
            )
        }
    }

    static let notOnPhone = LintRule("R5.52", .info, on: [.iPhone, .iPhoneDuo]) { subject in
        guard subject.concerns(.iPhone), subject.spec.sizeClassMapping == nil else { return [] }
        // Sections and entries that are only in the sidebar are hidden in compact width as Apple advises.
        return subject.tabs.filter {
            $0.modifiers.hidden == .when(.compact) && $0.modifiers.tabPlacement != .sidebarOnly
        }.map {
            Mark(
                "Wide iPhones in landscape have regular width, so they show \($0.name), which is hidden only in compact width.",
                fix: "Check it on iPhone in regular width. If this is intended, suppress this finding."
            )
            .together(
                "Wide iPhones in landscape have regular width, so they show entries that are hidden only in compact width",
                $0.name
            )
            .pointing(at: $0.index)
        }
    }
}

/// A width that a device can have, with the entries that are present in it.
private struct Width {
    let name: String
    let presence: Presence
}

extension LintSubject {
    /// Returns a Boolean value that indicates whether an entry is hidden in both widths.
    func isNeverShown(_ entry: OutlineEntry) -> Bool {
        [.compact, .regular].allSatisfy { outline.isHidden(entry.index, in: $0) }
    }

    /// The widths that the platforms of the findings can have.
    fileprivate var widths: [Width] {
        [UserInterfaceSizeClass.compact, .regular].filter(comesUp).map {
            let environment = ResolutionEnvironment(platform: .iPad, sizeClass: $0)
            return Width(name: $0.rawValue, presence: Presence(outline, in: environment))
        }
    }

    /// Returns the first tab with a value that is not hidden in a size class.
    fileprivate func shown(_ value: TabValue, in sizeClass: UserInterfaceSizeClass) -> Int? {
        outline.tabs(with: value).first { !outline.isHidden($0, in: sizeClass) }
    }
}

extension OutlineEntry {
    /// Returns a Boolean value that indicates whether a section has no content in any width in which it isn't hidden
    /// itself.
    fileprivate func vanishes(in widths: [Width]) -> Bool {
        let open = widths.filter { !$0.presence.isHidden(index) }
        return !open.isEmpty && !open.contains { $0.presence.isPresent(index) }
    }
}
