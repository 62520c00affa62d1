import SpecSchema
import TabModel

extension TabEditing {
    /// The changed text, if it says what it should and is no worse a spec than before.
    func proven(_ change: TabChange) throws(SpecEditRefusal) -> EditedTabs {
        guard let patch = change.patches.patch(of: text.bytes), let bytes = patch.applied(to: text.bytes),
            let found = try? SourceReader.read(bytes, format: text.format, limits: text.limits),
            found.says(change.value)
        else { throw refusal(change.movesAlias ? .alias : .unproven, change.path) }
        try checkRules(found)
        return EditedTabs(bytes: bytes, patch: patch, entries: change.entries)
    }

    /// A spec that keeps the format's rules must keep them.
    func checkRules(_ found: SourceValue) throws(SpecEditRefusal) {
        let shape = Shape.object(TabViewKeys.shape)
        guard let mistake = ShapeChecker.diagnostics(found, shape, file: "").first,
            ShapeChecker.diagnostics(text.value, shape, file: "").isEmpty
        else { return }
        throw SpecEditRefusal(.invalid, mistake.text)
    }
}

extension SourceValue {
    /// The same with another list of entries, which a section or the spec itself holds.
    func changingTabs(at path: some Collection<Int>, _ change: (inout [SourceValue]) -> Void) -> SourceValue {
        var tabs = self["tabs"]?.list ?? []
        if let first = path.first {
            tabs[first] = tabs[first].changingTabs(at: path.dropFirst(), change)
        } else {
            change(&tabs)
        }
        return setting("tabs", SourceValue(.list(tabs), at: place))
    }

    /// The same with a member's value; a member that is not there yet comes last.
    func setting(_ key: String, _ value: SourceValue) -> SourceValue {
        var members = self.members ?? []
        let member = SourceMember(key: key, place: place, value: value)
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index] = member
        } else {
            members.append(member)
        }
        return SourceValue(.object(members), at: place)
    }

    /// A value that is in no text yet.
    init(_ value: SpecValue) {
        let place = SourceLocation(line: 1, column: 1)
        switch value {
        case .null: self.init(.null, at: place)
        case .bool(let bool): self.init(.bool(bool), at: place)
        case .integer(let number): self.init(.integer(number), at: place)
        case .string(let text): self.init(.string(text), at: place)
        case .list(let elements): self.init(.list(elements.map { SourceValue($0) }), at: place)
        case .object(let members):
            let members = members.map { SourceMember(key: $0.key, place: place, value: SourceValue($0.value)) }
            self.init(.object(members), at: place)
        }
    }
}
