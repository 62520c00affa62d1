import TabModel

/// Findings about a stored customization beside the current spec (R5.37, R5.38).
enum StoredRules {
    static let all = [staleOrder, unknownStored]

    static let staleOrder = LintRule("R5.37", .warning) { subject in
        guard let stored = subject.attachedCustomization, subject.spec.tabViewStyle == .sidebarAdaptable else {
            return []
        }
        return subject.sections.compactMap { section in
            guard let change = OrderChange(of: section, in: stored, subject.outline) else { return nil }
            // In a layout a person's order gets no remark; only entries added since are certain to be a change.
            guard change.isCertain || subject.drawn == nil else { return nil }
            return Mark(
                section.index,
                change.text,
                fix:
                    "If you changed the declared order, call resetTabOrder() for the section or use another storage key."
            )
        }
    }

    static let unknownStored = LintRule("R5.38", .info) { subject in
        guard let stored = subject.attachedCustomization else { return [] }
        let unknown = stored.allIDs.filter { subject.outline.index(ofCustomizationID: $0) == nil }.sorted()
        guard !unknown.isEmpty else { return [] }
        let names = Listing.text(unknown.map { "\"\($0)\"" })
        return [
            Mark(
                "The stored customization contains \(names), but the tab view doesn't. It stays stored and has no effect.",
                fix: "If you changed a customizationID, restore it or map the old id to the new one."
            )
        ]
    }
}

/// A section whose stored order hides the declared one (R3.29, R3.34).
private struct OrderChange {
    private let section: OutlineEntry
    private let shown: [String]
    private let added: [String]

    init?(of section: OutlineEntry, in stored: TabViewCustomization, _ outline: SpecOutline) {
        guard let id = section.customizationID, let order = stored.sections[id]?.tabOrder else { return nil }
        let children = outline.children(of: section.index)
        let shown = StoredOrder(order).sorted(children, in: outline)
        guard shown != children else { return nil }
        let listed = Set(order)
        let isListed = { (index: Int) in outline[index].customizationID.map(listed.contains) ?? true }
        let last = children.last(where: isListed) ?? 0
        self.section = section
        self.shown = shown.map { outline[$0].name }
        added = children.filter { $0 < last && !isListed($0) }.map { outline[$0].name }
    }

    /// A Boolean value that indicates whether the section has new tabs in a place that the stored order hides.
    var isCertain: Bool { !added.isEmpty }

    var text: String {
        guard isCertain else {
            return "\(section.name) shows its stored order, \(Listing.text(shown)), not the declared one."
        }
        let verb = added.count == 1 ? "is" : "are"
        return "\(section.name) has a stored order without \(Listing.text(added)), which \(verb) last, not as declared."
    }
}

extension LintSubject {
    /// The given customization, if the spec attaches one.
    fileprivate var attachedCustomization: TabViewCustomization? {
        spec.tabViewCustomization == nil ? nil : customization
    }
}

extension TabViewCustomization {
    /// All ids in the customization.
    fileprivate var allIDs: Set<String> {
        Set(tabs.keys).union(sections.keys).union(sections.values.flatMap(\.tabOrder)).union(tabBarOrder ?? [])
    }
}
