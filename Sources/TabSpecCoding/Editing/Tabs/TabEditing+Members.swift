import TabModel

/// Changes of the members of an entry, as a form makes them.
extension TabEditing {
    func setting(_ changes: [TabMemberChange], of address: TabAddress?) throws(SpecEditError) -> EditedTabs {
        guard !changes.contains(where: { $0.key == "tabs" }) else {
            throw SpecEditError(.invalid, "tabs can't be set. Insert, move or remove entries instead.")
        }
        let path = try address.map { address throws(SpecEditError) in try self.path(address) } ?? []
        let steps = path.flatMap { [SpecEdit.Step.key("tabs"), .index($0)] }
        let old = try value(at: path)
        let edits = changes.flatMap { changed(by: $0, of: old, at: steps) }
        let concerned = path.isEmpty ? [] : [path]
        guard !edits.isEmpty else { return EditedTabs(bytes: text.bytes, patches: [], entries: concerned) }
        return try set(edits, concerned)
    }

    /// Returns the edits for a change of an object's member; if the value stays an object, only those of its different
    /// members.
    private func changed(by change: TabMemberChange, of old: SourceValue, at steps: [SpecEdit.Step]) -> [SpecEdit] {
        let (present, place) = (old[change.key], steps + [.key(change.key)])
        guard let value = change.value else { return present == nil ? [] : [SpecEdit(place, .remove)] }
        guard let present else { return [SpecEdit(place, .set(value))] }
        if present.matches(.new(value)) { return [] }
        guard case .object(let members) = value, !members.isEmpty, let own = present.ownMembers else {
            return [SpecEdit(place, .set(value))]
        }
        let gone = own.map(\.key).filter { key in !members.contains { $0.key == key } }
        return (members.map { TabMemberChange($0.key, $0.value) } + gone.map { TabMemberChange($0, nil) })
            .flatMap { changed(by: $0, of: present, at: place) }
    }

    private func set(_ edits: [SpecEdit], _ entries: [[Int]]) throws(SpecEditError) -> EditedTabs {
        let edited = SpecEditing(text: text).edited([edits])
        if let refusal = edited.refused[0] { throw refusal }
        guard let found = try? text.read(edited.bytes).root else {
            throw refusal(.unproven, entries.first ?? [])
        }
        try checkRules(found)
        return EditedTabs(bytes: edited.bytes, patches: [edited.patch], entries: entries)
    }

    private func value(at path: [Int]) throws(SpecEditError) -> SourceValue {
        guard let index = path.last else { return text.root }
        let list = try list(of: Array(path.dropLast()))
        guard list.elements.indices.contains(index) else { throw refusal(.absent, path, at: list.begin) }
        return list.elements[index]
    }
}

/// Updates of the spec's `selection`, so that it stays on an existing tab (R5.4).
extension TabEditing {
    /// Returns the edited text with the selection moved along, where its tab is removed or gets another value.
    ///
    /// The selection follows a new value. From a removed tab it moves to its neighbor: the next in its list that an app
    /// could open with, otherwise the one before, otherwise the first of the spec. Without such a tab it is removed.
    /// It stays where its text can't be changed safely, and the finding reports it.
    func keepingSelection(in edited: EditedTabs, after edit: TabEdit) -> EditedTabs {
        guard let selected = spec.selection, let path = pathTaking(selected, edit),
            let text = try? SpecText(edited.bytes, format: text.format, limits: text.limits).editable
        else { return edited }
        let next = TabEditing(text)
        let tabs = next.entries.flatMap(\.tabs)
        guard !tabs.contains(where: { $0.value == selected }) else { return edited }
        let value = newValue(edit) ?? (neighbours(at: path) + tabs).first(where: \.isChosenAtFirst)?.value
        let change = TabMemberChange("selection", value.map { JSONValue($0) })
        guard let kept = try? next.setting([change], of: nil) else { return edited }
        return EditedTabs(bytes: kept.bytes, patches: edited.patches + kept.patches, entries: edited.entries)
    }

    /// Returns the path at which an edit may take a value from the tab that has it; nil for other edits.
    private func pathTaking(_ value: TabValue, _ edit: TabEdit) -> [Int]? {
        let address: TabAddress
        switch edit {
        case .remove(let removed): address = removed
        case .set(let changes, .some(let changed)) where changes.contains { $0.key == "value" }: address = changed
        default: return nil
        }
        guard let path = try? path(address), tabs(at: path).contains(where: { $0.value == value }) else { return nil }
        return path
    }

    private func newValue(_ edit: TabEdit) -> TabValue? {
        guard case .set(let changes, _) = edit else { return nil }
        switch changes.last(where: { $0.key == "value" })?.value {
        case .string(let text)?: return .string(text)
        case .integer(let number)?: return .integer(number)
        default: return nil
        }
    }

    /// Returns the tab at a path, or the tabs of a section there.
    private func tabs(at path: [Int]) -> [Tab] {
        let list = siblings(at: path)
        guard let index = path.last, list.indices.contains(index) else { return [] }
        return list[index].tabs
    }

    /// Returns the tabs after a place in its list, then those before it, each from the closest on.
    private func neighbours(at path: [Int]) -> [Tab] {
        let list = siblings(at: path)
        guard let index = path.last else { return [] }
        return list.dropFirst(index + 1).flatMap(\.tabs) + list.prefix(index).flatMap(\.tabs).reversed()
    }

    /// Returns the list that contains a place.
    private func siblings(at path: [Int]) -> [TabEntry] {
        path.dropLast().reduce(entries) { list, index in
            guard list.indices.contains(index), case .section(let section) = list[index] else { return [] }
            return section.tabs
        }
    }
}

extension TabEntry {
    /// The tab itself, or the tabs of the section and the sections in it.
    fileprivate var tabs: [Tab] {
        switch self {
        case .tab(let tab): [tab]
        case .section(let section): section.tabs.flatMap(\.tabs)
        }
    }
}

extension Tab {
    /// A Boolean value that indicates whether the tab can be the initial selection.
    fileprivate var isChosenAtFirst: Bool {
        value != nil && !action && role != .search && modifiers.hidden == .never && !modifiers.disabled
    }
}
