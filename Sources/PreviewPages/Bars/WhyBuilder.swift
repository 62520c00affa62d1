import TabModel

/// A builder of the reasons why people can't do something with an entry.
///
/// Each reason is one sentence that names the change that would allow it.
struct WhyBuilder {
    let context: FrameContext

    /// Returns a sentence for each right that is missing.
    func values(_ id: EntryID) -> WhyValues {
        guard let entry = context.index.entry(id) else { return WhyValues() }
        let rights = context.layout.canEdit[id] ?? EditRights()
        let general = reasonForAll(entry)
        return WhyValues(
            add: rights.addToBar ? nil : general ?? whyNotAdd(entry, rights),
            remove: rights.removeFromBar ? nil : general ?? whyNotRemove(entry, rights),
            move: rights.moveInBar ? nil : general ?? whyNotMove(entry),
            hide: rights.hide ? nil : general ?? whyNotHide(entry, rights),
            section: rights.moveInSection ? nil : general ?? whyNotMoveInSection(entry)
        )
    }

    /// Returns the reason that forbids every action: the device, the style, nothing attached, no id (R3.1 to R3.4).
    private func reasonForAll(_ entry: TabEntry) -> String? {
        let spec = context.index.spec
        if spec.tabViewStyle != .sidebarAdaptable {
            return "Only the style sidebarAdaptable can be customized. (R3.1)"
        }
        if spec.tabViewCustomization == nil {
            return "The spec has no tabViewCustomization. Add one to let people move its tabs. (R3.1)"
        }
        if context.environment.platform == .mac {
            return "On a Mac, tabs can only be moved within their sections. (R3.12)"
        }
        if context.environment.platform != .iPad || context.environment.sizeClass != .regular {
            return "Tabs can only be customized on iPad in regular width. (R3.2)"
        }
        guard entry.modifiers.customizationID == nil else { return nil }
        return "\(name(entry)) has no customizationID. Add one in \(VisibleMarks.shown(context.file)). (R3.3)"
    }

    private func whyNotAdd(_ entry: TabEntry, _ rights: EditRights) -> String {
        if let reason = locked(entry) { return reason }
        return isInBar(rights)
            ? "\(name(entry)) is already in the tab bar." : "\(name(entry)) must be shown in the sidebar first. (R3.11)"
    }

    private func whyNotRemove(_ entry: TabEntry, _ rights: EditRights) -> String {
        if let reason = locked(entry) { return reason }
        if !isInBar(rights) { return notInBar(entry) }
        if entry.modifiers.customizationBehavior.tabBar == .reorderable {
            return "\(name(entry)) can be moved but not removed: its behavior in the tab bar is reorderable. (R1.24)"
        }
        return lastInBar(entry)
    }

    private func whyNotMove(_ entry: TabEntry) -> String { locked(entry) ?? notInBar(entry) }

    private func whyNotHide(_ entry: TabEntry, _ rights: EditRights) -> String {
        switch entry.modifiers.customizationBehavior.sidebar {
        case .disabled: return "\(name(entry)) can't be hidden: its behavior in the sidebar is disabled. (R3.9)"
        case .reorderable: return "\(name(entry)) can be moved but not hidden: its behavior is reorderable. (R1.24)"
        case .automatic:
            let isLastInBar =
                isInBar(rights) && !rights.removeFromBar
                && entry.modifiers.customizationBehavior.tabBar == .automatic
            return isLastInBar ? lastInBar(entry) : "\(name(entry)) is the last entry in the sidebar. (R3.18)"
        }
    }

    private func whyNotMoveInSection(_ entry: TabEntry) -> String {
        if case .section = entry { return "The order of sections can't be changed. (R3.13)" }
        guard let parent = context.index.parent(of: entry.id), let section = context.index.entry(parent) else {
            return "\(name(entry)) is not in a section. Only a section's tabs can be moved in the sidebar. (R3.13)"
        }
        if section.modifiers.customizationBehavior.sidebar == .disabled {
            return "The tabs of \(name(section)) can't be reordered: its behavior in the sidebar is disabled. (R3.17)"
        }
        if section.modifiers.customizationID == nil {
            return "\(name(section)) has no customizationID, so its order can't be stored. (R3.3)"
        }
        if entry.modifiers.customizationBehavior.sidebar == .disabled {
            return "\(name(entry)) can't be moved: its behavior in the sidebar is disabled. (R3.9)"
        }
        return "\(name(entry)) is not shown in the sidebar. (R3.13)"
    }

    /// Returns the reason why no action changes an entry's place in the bar (R2.80, R3.8, R3.9, R3.13, R3.14).
    private func locked(_ entry: TabEntry) -> String? {
        if case .section(let section) = entry {
            if context.index.parent(of: entry.id) != nil {
                return "\(name(entry)) is inside another section, so it can't be in the tab bar. (R3.13)"
            }
            if section.header.title?.isEmpty != false {
                return "This section has no title, so the tab bar can't show it. (R2.80)"
            }
        }
        if isPinned(entry) {
            return "\(name(entry)) is pinned to the trailing end. (R3.8)"
        }
        if entry.modifiers.tabPlacement == .sidebarOnly {
            return "\(name(entry)) is sidebarOnly: it can't be in the tab bar. (R3.14)"
        }
        if entry.modifiers.customizationBehavior.tabBar == .disabled {
            return "\(name(entry)) can't be moved: its behavior in the tab bar is disabled. (R3.9)"
        }
        return nil
    }

    private func isPinned(_ entry: TabEntry) -> Bool {
        if entry.modifiers.tabPlacement == .pinned { return true }
        guard case .tab(let tab) = entry else { return false }
        return tab.role == .search && entry.modifiers.tabPlacement == .automatic
    }

    /// Returns a Boolean value that indicates whether the entry is in the bar, which need not show.
    ///
    /// An entry that is there and not locked can be moved.
    private func isInBar(_ rights: EditRights) -> Bool { rights.moveInBar }

    private func notInBar(_ entry: TabEntry) -> String { "\(name(entry)) is not in the tab bar." }

    private func lastInBar(_ entry: TabEntry) -> String { "\(name(entry)) is the last entry in the tab bar. (R3.18)" }

    private func name(_ entry: TabEntry) -> String {
        "\u{201C}\(VisibleMarks.shown(context.index.title(entry.id)))\u{201D}"
    }
}
