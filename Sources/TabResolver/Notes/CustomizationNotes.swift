import TabModel

/// What customizing means here, and what is stored without acting (rulebook 3.1 and 3.2).
struct CustomizationNotes {
    let context: ResolutionContext
    let layout: TabLayout

    func write(_ notes: inout NoteBook) {
        writeWhole(&notes)
        let takesPart = context.isAttached && (context.presentation == .padAdaptable || isMacSidebar)
        for entry in context.outline.entries {
            if takesPart, context.isPresent(entry.index) { writeID(entry, &notes) }
            writeVoid(entry, &notes)
            if context.isPresent(entry.index) { writeDefault(entry, &notes) }
        }
    }

    private var isMacSidebar: Bool { context.presentation == .macSidebar }

    /// Who can customize here at all (R3.1, R3.2, R3.33).
    private func writeWhole(_ notes: inout NoteBook) {
        guard context.spec.tabViewCustomization != nil, context.environment.has(.customization) else { return }
        guard context.isAttached else {
            notes.add(.documented("R3.1"), "Nothing can be customized: that needs the style sidebarAdaptable.")
            return
        }
        switch context.presentation {
        case .bottomBar where context.stored == nil, .phoneSidebar:
            notes.add(.choice("R3.33"), "What people customized on a wide iPad doesn't apply here.")
        case .bottomBar:
            notes.add(.choice("R3.33"), "What people customized acts here, as the switch customizationInCompact says.")
        case .macSidebar:
            notes.add(.documented("R3.2"), "On a Mac people can move tabs inside their section, nothing else.")
        case .ornamentWithSections:
            notes.add(.choice("R3.2"), "Vision Pro offers no editing; a section's sidebar follows what is stored.")
        default: break
        }
    }

    /// Who takes no part (R3.3), and who needs no id (R3.4).
    private func writeID(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        guard entry.customizationID == nil else { return }
        let behavior = entry.modifiers.customizationBehavior
        if behavior.sidebar == .disabled, behavior.tabBar == .disabled {
            notes.add(.documented("R3.4"), entry.index) { "\($0) needs no customizationID: it is disabled everywhere." }
        } else {
            notes.add(.documented("R3.3"), entry.index) { "\($0) has no customizationID, so nobody can customize it." }
        }
    }

    /// What someone chose, where something stronger decides (R3.6 to R3.9).
    private func writeVoid(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        guard context.presentation == .padAdaptable, let id = entry.customizationID else { return }
        guard let stored = context.stored?.tabs[id] else { return }
        if context.presence.isHidden[entry.index] {
            notes.add(.choice("R3.6"), entry.index) {
                "\($0) is hidden by the spec, which wins over what someone chose."
            }
        } else if stored.tabBar == .visible, entry.placement == .sidebarOnly {
            notes.add(.documented("R3.7"), entry.index) {
                "\($0) is sidebar-only, which wins over someone's adding it."
            }
        } else if stored.tabBar != nil, entry.placement == .pinned {
            notes.add(.documented("R3.8"), entry.index) { "\($0) is pinned, which wins over what someone chose." }
        } else if isVoid(stored, entry) {
            notes.add(.choice("R3.9"), entry.index) { "\($0) has a behavior that voids what someone chose." }
        }
    }

    private func isVoid(_ stored: TabCustomization, _ entry: OutlineEntry) -> Bool {
        [AdaptablePlacement.sidebar, .tabBar].contains { placement in
            stored[placement] != nil && context.storedVisibility(entry.index, in: placement) == nil
        }
    }

    /// The author's default visibility, where it says nothing (R1.46, R2.44, R2.62).
    private func writeDefault(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        guard entry.modifiers.defaultVisibility.says(.hidden) else { return }
        switch context.presentation {
        case .padAdaptable: break
        case .bottomBar:
            notes.add(.documented("R2.44"), entry.index) {
                "\($0) isn't hidden by its default visibility: that acts on a wide iPad only."
            }
        case .macSidebar:
            notes.add(.documented("R2.62"), entry.index) {
                "\($0) isn't hidden by its default visibility: that has no effect on a Mac."
            }
        default:
            notes.add(.documented("R1.46"), entry.index) {
                "\($0) isn't hidden by its default visibility: that acts on a wide iPad with sidebarAdaptable only."
            }
        }
    }
}
