import TabModel

/// Keeps the spec's `selection` on a tab that is there (R5.4).
extension TabEditing {
    /// The same act, with the selection moved along where its tab is removed or gets another value.
    ///
    /// It goes with a new value, and from a removed tab to the first one that people would choose; without such a tab it
    /// is taken away. Where its text can't be changed safely, it stays, and the finding says so.
    func keepingSelection(in edited: EditedTabs, after edit: TabEdit) -> EditedTabs {
        guard let selected = spec.selection, takesValue(edit, selected),
            let text = try? LocatedText(edited.bytes, format: text.format, limits: text.limits)
        else { return edited }
        let next = TabEditing(text)
        let tabs = next.entries.flatMap(\.tabs)
        guard !tabs.contains(where: { $0.value == selected }) else { return edited }
        let value = newValue(edit) ?? tabs.first(where: \.isChosenAtFirst)?.value
        let change = TabMemberChange("selection", value.map { SpecValue($0) })
        guard let kept = try? next.setting([change], of: nil) else { return edited }
        return EditedTabs(bytes: kept.bytes, patch: edited.patch.followed(by: kept.patch), entries: edited.entries)
    }

    /// Whether an act may take a value from the tab that has it.
    private func takesValue(_ edit: TabEdit, _ value: TabValue) -> Bool {
        switch edit {
        case .remove(let address): tabs(at: address).contains { $0.value == value }
        case .set(let changes, .some(let address)):
            changes.contains { $0.key == "value" } && tabs(at: address).contains { $0.value == value }
        default: false
        }
    }

    private func newValue(_ edit: TabEdit) -> TabValue? {
        guard case .set(let changes, _) = edit else { return nil }
        switch changes.last(where: { $0.key == "value" })?.value {
        case .string(let text)?: return .string(text)
        case .integer(let number)?: return .integer(number)
        default: return nil
        }
    }

    /// The tab at an address, or the tabs of a section there.
    private func tabs(at address: TabAddress) -> [Tab] {
        guard let path = try? path(address) else { return [] }
        var entries = entries
        var found: TabEntry?
        for index in path {
            guard entries.indices.contains(index) else { return [] }
            found = entries[index]
            if case .section(let section) = entries[index] { entries = section.tabs } else { entries = [] }
        }
        return found?.tabs ?? []
    }
}

extension TabEntry {
    /// The tab, or the tabs of the section and the sections in it.
    fileprivate var tabs: [Tab] {
        switch self {
        case .tab(let tab): [tab]
        case .section(let section): section.tabs.flatMap(\.tabs)
        }
    }
}

extension Tab {
    /// Whether an app could open with it.
    fileprivate var isChosenAtFirst: Bool {
        value != nil && !action && role != .search && modifiers.hidden == .never && !modifiers.disabled
    }
}
