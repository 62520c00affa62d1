public import TabModel

extension Presentation {
    /// Returns the decision about the effect of a stored customization, and explains customizing here (R3.2, R3.33 with
    /// SW4, R3.42).
    func usesStored(_ switches: ResolverSwitches) -> Decision<Bool> {
        switch self {
        case .padAdaptable: Decision(true)
        case .macSidebar:
            Decision(
                true,
                .documented("R3.2"),
                "On a Mac, people can only move tabs within their section."
            )
        case .ornamentWithSections:
            Decision(
                true,
                .choice("R3.2"),
                "Vision Pro has no edit mode; a section's sidebar follows the stored customization."
            )
        case .bottomBar where switches.customizationInCompact == .apply,
            .verticalBar where switches.customizationInCompact == .apply:
            Decision(
                true,
                .choice("R3.33"),
                "Customizations apply here because of the switch customizationInCompact."
            )
        case .verticalBar:
            Decision(
                false,
                .choice("R3.44"),
                "Nothing can be edited on iPhone Duo, and customizations made on a wide iPad don't apply."
            )
        case .bottomBar, .phoneSidebar:
            Decision(false, .choice("R3.33"), "Customizations made on a wide iPad don't apply here.")
        default: Decision(false)
        }
    }
}

extension ResolutionContext {
    /// Returns the customizing that the author allows; on Mac the restrictions do not exist (R1.45, R2.61, R3.42).
    func behavior(_ index: Int, in placement: AdaptablePlacement) -> TabCustomizationBehavior {
        environment.platform == .mac ? .automatic : outline[index].modifiers.customizationBehavior[placement]
    }

    /// Returns the stored visibility as far as it counts.
    ///
    /// It is looked up by id, and is not replaced by a lock in one placement (R3.3, R3.5, R3.9).
    func storedVisibility(_ index: Int, in placement: AdaptablePlacement) -> StoredVisibility? {
        guard let stored, let id = outline[index].customizationID else { return nil }
        guard let visibility = stored.tabs[id]?[placement] else { return nil }
        switch behavior(index, in: placement) {
        case .automatic: return visibility
        case .reorderable: return visibility == .visible ? visibility : nil
        case .disabled: return nil
        }
    }

    /// Explains customizing here, and the stored or declared values without an effect.
    func explainCustomization(_ notes: inout NoteCollector) {
        if spec.tabViewCustomization != nil, has(.customization) {
            if isAttached {
                _ = notes.value(of: presentation.usesStored(spec.switches))
            } else {
                notes.add(
                    .documented("R3.1"),
                    "Nothing can be customized: only the style sidebarAdaptable supports it."
                )
            }
        }
        let takesPart = isAttached && (presentation == .padAdaptable || presentation == .macSidebar)
        for entry in outline.entries {
            if takesPart, isPresent(entry.index), entry.customizationID == nil { explainMissingID(of: entry, &notes) }
            if presentation == .padAdaptable { explainVoid(entry, &notes) }
            if isPresent(entry.index) { explainDefault(of: entry, &notes) }
        }
    }

    /// Explains that an entry without an id can't be customized (R3.3), unless it needs none (R3.4).
    private func explainMissingID(of entry: OutlineEntry, _ notes: inout NoteCollector) {
        if entry.modifiers.customizationBehavior == PerPlacement(.disabled) {
            notes.add(
                .documented("R3.4"),
                entry.index,
                "needs no customizationID, because customization is disabled everywhere."
            )
        } else {
            notes.add(.documented("R3.3"), entry.index, "has no customizationID, so people can't customize it.")
        }
    }

    /// Explains a person's choice that a stronger setting overrides (R3.6 to R3.9).
    private func explainVoid(_ entry: OutlineEntry, _ notes: inout NoteCollector) {
        guard let id = entry.customizationID, let stored = stored?.tabs[id] else { return }
        if presence.isHidden(entry.index) {
            notes.add(.choice("R3.6"), entry.index, "is hidden by the author, which overrides the customization.")
        } else if stored.tabBar == .visible, entry.placement == .sidebarOnly {
            notes.add(.documented("R3.7"), entry.index, "is sidebar-only, which overrides the customization.")
        } else if stored.tabBar != nil, entry.placement == .pinned {
            notes.add(.documented("R3.8"), entry.index, "is pinned, which overrides the customization.")
        } else if isVoid(stored, entry.index) {
            notes.add(.choice("R3.9"), entry.index, "has a behavior that overrides the customization.")
        }
    }

    private func isVoid(_ stored: TabCustomization, _ index: Int) -> Bool {
        AdaptablePlacement.allCases.contains { stored[$0] != nil && storedVisibility(index, in: $0) == nil }
    }

    /// Explains an author's default visibility that has no effect (R1.46, R2.44, R2.62).
    private func explainDefault(of entry: OutlineEntry, _ notes: inout NoteCollector) {
        guard presentation != .padAdaptable, entry.modifiers.defaultVisibility.has(.hidden) else { return }
        let (rule, reach) =
            switch presentation {
            case .bottomBar, .verticalBar: ("R2.44", "only applies on a wide iPad")
            case .macSidebar: ("R2.62", "has no effect on a Mac")
            default: ("R1.46", "only applies on a wide iPad with sidebarAdaptable")
            }
        notes.add(.documented(rule), entry.index, "isn't hidden by its default visibility: that \(reach).")
    }
}

extension PerPlacement where Setting == Visibility {
    /// Returns a Boolean value that indicates whether either placement has this visibility.
    func has(_ visibility: Visibility) -> Bool { sidebar == visibility || tabBar == visibility }
}

/// A person's order merged with the current entries (R1.92, R3.29, R3.30).
struct StoredOrder {
    /// The places by customizationID; of an id listed twice the first counts (R3.32).
    private var places: [String: Int] = [:]

    init(_ ids: [String]) {
        for (place, id) in ids.enumerated() where places[id] == nil { places[id] = place }
    }

    /// Returns listed entries in stored order, then the others in the given order (R1.92, R3.31).
    ///
    /// Unknown ids have no effect (R3.27).
    func sorted(_ indices: [Int], in outline: SpecOutline) -> [Int] {
        var listed: [(place: Int, index: Int)] = []
        var others: [Int] = []
        for index in indices {
            if let place = outline[index].customizationID.flatMap({ places[$0] }) {
                listed.append((place, index))
            } else {
                others.append(index)
            }
        }
        listed.sort { ($0.place, $0.index) < ($1.place, $1.index) }
        return listed.map(\.index) + others
    }
}

extension ResolutionContext {
    /// Returns all of a section's entries, in the order of a person, otherwise as declared (R1.77, R3.26, R3.29).
    func orderedChildren(of section: Int) -> [Int] {
        let children = outline.children(of: section)
        return storedTabOrder(of: section).map { StoredOrder($0).sorted(children, in: outline) } ?? children
    }

    /// Returns the order that a person gave a section's entries, if it is effective.
    func storedTabOrder(of section: Int) -> [String]? {
        guard let stored, let id = outline[section].customizationID else { return nil }
        return stored.sections[id]?.tabOrder
    }

    /// Returns entries of the bar in the order of a person, otherwise as given (R3.30), never in that of the sidebar
    /// (R3.16).
    func orderedInBar(_ indices: [Int]) -> [Int] {
        guard let order = stored?.tabBarOrder else { return indices }
        return StoredOrder(order).sorted(indices, in: outline)
    }
}

extension TabViewCustomization {
    /// Returns the order of a section's tabs as SwiftUI reports it: `SectionCustomization.tabOrder` (R1.77, R3.26).
    ///
    /// `section` is an entry id. The result has the customizationIDs of all the section's entries, the unchanged ones
    /// too: stored ones first, the others after them as declared (R3.29). It is nil if the order of the section was
    /// never changed, if the spec has no such section, and if the section has no customizationID.
    public func tabOrder(of section: EntryID, in spec: TabSpec) -> [String]? {
        let outline = SpecOutline(spec)
        guard let index = outline.index(of: section), outline[index].isSection else { return nil }
        guard let order = outline[index].customizationID.flatMap({ sections[$0] }) else { return nil }
        let children = StoredOrder(order.tabOrder).sorted(outline.children(of: index), in: outline)
        return children.compactMap { outline[$0].customizationID }
    }
}
