import TabModel

/// What the drawn entries look like and why: labels, symbols, badges, states (rulebook 2.11).
struct EntryNotes {
    let context: ResolutionContext
    let layout: TabLayout
    let places: PlaceKinds

    func write(_ notes: inout NoteBook) {
        for entry in context.outline.entries {
            let place = places[entry.id]
            guard !place.isEmpty else { continue }
            writeLabel(entry, place, &notes)
            writeBadge(entry, place, &notes)
            writeState(entry, &notes)
            if entry.isSection, place.contains(.row) { writeSection(entry, &notes) }
        }
    }

    private var environment: ResolutionEnvironment { context.environment }

    private func writeLabel(_ entry: OutlineEntry, _ place: PlaceKinds.Kinds, _ notes: inout NoteBook) {
        if let tab = entry.tab, tab.role == .search, tab.label.lacksPart {
            notes.add(.documented("R1.15"), entry.index) { "\($0) takes what its label lacks from the role search." }
        }
        if keepsOutline(entry, place) {
            notes.add(.choice("R2.76"), entry.index) { "\($0) keeps its symbol as it is: it has no filled form." }
        }
        let lacksLabel = !entry.hasTitle || (entry.label.systemImage == nil && entry.label.image == nil)
        if layout.chrome.isOrnament, place.contains(.bar), !entry.isSection, lacksLabel {
            notes.add(.documented("R2.73"), entry.index) { "\($0) needs both a title and a symbol in the ornament." }
        }
    }

    /// Whether a bar that fills symbols has none for this entry (R2.75, R2.76).
    private func keepsOutline(_ entry: OutlineEntry, _ place: PlaceKinds.Kinds) -> Bool {
        guard entry.label.systemImage != nil, !entry.hasFilledSymbol else { return false }
        let showsSymbol = environment.platform != .iPad || layout.chrome == .bottomBar
        return place.contains(.trailing) || (showsSymbol && place.contains(.bar))
    }

    private func writeBadge(_ entry: OutlineEntry, _ place: PlaceKinds.Kinds, _ notes: inout NoteBook) {
        guard !entry.isSection, let badge = entry.modifiers.badge, environment.has(.badge) else { return }
        guard badge.shownText != nil else {
            notes.add(.documented("R2.77"), entry.index) { "\($0) shows no badge: it is 0 or empty." }
            return
        }
        if place.contains(.page) {
            notes.add(.choice("R2.8"), entry.index) { "\($0) shows no badge: pages have none." }
        } else if place.contains(.more) {
            notes.add(.choice("R2.78"), entry.index) { "\($0) has its badge on its row; More itself shows none." }
        } else if layout.chrome == .bottomBar {
            notes.add(.documented("R2.77"), entry.index) { "\($0) has its badge on its symbol's trailing top." }
        } else {
            let beside = place.contains(.trailing) ? "beside its image" : "after its title"
            let spot = place.contains(.row) ? "at its row's trailing edge" : beside
            notes.add(.choice("R2.77"), entry.index) { "\($0) has its badge \(spot)." }
        }
    }

    private func writeState(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        if entry.isDisabled, environment.has(.disabled) {
            notes.add(.documented("R2.81"), entry.index) {
                "\($0) is dimmed and can't be chosen by hand: it is disabled."
            }
            if environment.os == .v18 {
                notes.add(.documented("R6.4"), entry.index) {
                    "\($0) is disabled from OS 18.4 on; before, it is as usual."
                }
            }
        }
        if entry.modifiers.dynamic {
            notes.add(.choice("R1.6"), entry.index) {
                "\($0) is known only when the app runs: a stand-in is drawn in its declared place."
            }
        }
        if entry.tab?.help != nil, environment.has(.help) {
            notes.add(.documented("R1.58"), entry.index) { "\($0) shows its help as a tooltip." }
        }
        if entry.role == .prominent, environment.has(.prominent), layout.chrome != .bottomBar {
            notes.add(.documented("R1.89"), entry.index) {
                "\($0) isn't set apart here: only a bottom bar does that with a prominent tab."
            }
        }
    }

    /// A section's actions, and how it starts (R1.50, R1.59).
    private func writeSection(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        if !entry.modifiers.sectionActions.isEmpty, environment.has(.sectionActions) {
            let spot = environment.platform == .mac ? "while the pointer is over its header" : "after its tabs"
            notes.add(.documented("R1.50"), entry.index) { "\($0) shows its actions \(spot)." }
        }
        guard let expansion = entry.section?.defaultSectionExpansion, expansion != .automatic else { return }
        guard environment.has(.sectionExpansion) else { return }
        let start = expansion == .collapsed && entry.label.title != nil ? "folded" : "unfolded"
        notes.add(.documented("R1.59"), entry.index) { "\($0) starts \(start); what people did last wins over that." }
    }
}

extension TabLabel {
    /// Whether a role could give it something (R2.17).
    fileprivate var lacksPart: Bool { title == nil || (systemImage == nil && image == nil) }
}

extension TabLayout.Chrome {
    /// Whether an ornament shows, alone or beside a sidebar.
    var isOrnament: Bool { self == .ornament || self == .ornamentAndSidebar }
}
