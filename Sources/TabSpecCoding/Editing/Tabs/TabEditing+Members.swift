import TabModel

/// Setting and clearing the members of an entry, as a form does.
extension TabEditing {
    func setting(_ changes: [TabMemberChange], of address: TabAddress?) throws(SpecEditRefusal) -> EditedTabs {
        guard !changes.contains(where: { $0.key == "tabs" }) else {
            throw SpecEditRefusal(.invalid, "tabs is no plain member. Insert, move or remove entries instead.")
        }
        let path = try address.map { address throws(SpecEditRefusal) in try self.path(address) } ?? []
        let steps = path.flatMap { [SpecEdit.Step.key("tabs"), .index($0)] }
        let old = try value(at: path)
        let edits = changes.compactMap { change -> SpecEdit? in
            let present = old[change.key]
            guard let value = change.value else {
                return present == nil ? nil : SpecEdit(steps + [.key(change.key)], .remove)
            }
            if let present, present.says(.new(value)) { return nil }
            return SpecEdit(steps + [.key(change.key)], .set(value))
        }
        let concerned = path.isEmpty ? [] : [path]
        guard !edits.isEmpty else { return EditedTabs(bytes: text.bytes, patch: TextPatch(), entries: concerned) }
        return try set(edits, concerned)
    }

    private func set(_ edits: [SpecEdit], _ entries: [[Int]]) throws(SpecEditRefusal) -> EditedTabs {
        let edited = SpecEditing(text: text).edited([edits])
        if let refusal = edited.refused[0] { throw refusal }
        guard let found = try? text.read(edited.bytes).root else {
            throw refusal(.unproven, entries.first ?? [])
        }
        try checkRules(found)
        return EditedTabs(bytes: edited.bytes, patch: edited.patch, entries: entries)
    }

    private func value(at path: [Int]) throws(SpecEditRefusal) -> SourceValue {
        guard let index = path.last else { return text.root }
        let list = try list(of: Array(path.dropLast()))
        guard list.elements.indices.contains(index) else { throw refusal(.absent, path, at: list.begin) }
        return list.elements[index]
    }
}
