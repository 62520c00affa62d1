import TabModel

/// A spec's text whose structure is being changed.
struct TabEditing {
    let text: SourceTree
    /// The content of the text.
    var old: NewValue { .old(text.root) }
    var lines: TextLines { text.lines }
    /// The spec in the text, as far as it can be read.
    let spec: TabSpec
    /// The entries with their ids.
    var entries: [TabEntry] { spec.tabs }
    let style: TextStyle

    init(_ text: SourceTree) {
        self.text = text
        spec = SpecBuilder.spec(text.root)
        style = TextStyle(text.root, text.lines)
    }

    func edited(_ edit: TabEdit) throws(SpecEditError) -> EditedTabs {
        switch edit {
        case .insert(let entry, let place): try proven(insertion(of: entry, at: place))
        case .remove(let address): try proven(removal(of: address))
        case .move(let address, let place): try proven(move(of: address, to: place))
        case .duplicate(let address): try proven(duplication(of: address))
        case .wrap(let addresses, let label): try proven(wrapping(addresses, in: label))
        case .dissolve(let address): try proven(dissolving(address))
        case .set(let changes, let address): try setting(changes, of: address)
        }
    }
}

/// The changes of an edit in the text, and the expected content.
struct TabChange {
    var patches: TextPatches
    /// The expected content of the text.
    var value: NewValue
    /// The paths of the edited entries after the edit.
    var entries: [[Int]] = []
    /// The path that refusals are about.
    var path: [Int]
    /// A Boolean value that indicates whether an alias moves to another place.
    var movesAlias = false
}

// MARK: - Finding

extension TabEditing {
    /// Returns the index path of an entry.
    func path(_ address: TabAddress) throws(SpecEditError) -> [Int] {
        switch address {
        case .path(let path): return path
        case .id(let id):
            guard let path = Self.path(to: id, in: entries) else {
                throw SpecEditError(.absent, "There is no entry with the id \(id.quoted).")
            }
            return path
        }
    }

    private static func path(to id: EntryID, in entries: [TabEntry]) -> [Int]? {
        for (number, entry) in entries.enumerated() {
            if entry.id == id { return [number] }
            guard case .section(let section) = entry, let inner = path(to: id, in: section.tabs) else { continue }
            return [number] + inner
        }
        return nil
    }

    /// Returns the list that contains an entry, and the entry's index in it.
    func place(of address: TabAddress) throws(SpecEditError) -> (list: TabList, index: Int) {
        let path = try path(address)
        guard let index = path.last else { throw SpecEditError(.absent, "There is no entry at this path.") }
        let list = try list(of: Array(path.dropLast()))
        guard list.elements.indices.contains(index) else { throw refusal(.absent, path, at: list.begin) }
        return (list, index)
    }

    /// Returns the list at a place, and the index before which the place is.
    func target(_ place: TabPlace) throws(SpecEditError) -> (list: TabList, index: Int) {
        let section = try place.section.map { address throws(SpecEditError) in try path(address) } ?? []
        let list = try list(of: section)
        guard 0...list.elements.count ~= place.offset else {
            throw refusal(.absent, section + [place.offset], at: list.begin)
        }
        return (list, place.offset)
    }

    /// Returns a section's list; the spec's own for an empty path.
    func list(of section: [Int]) throws(SpecEditError) -> TabList {
        var list = try list(of: text.root, [])
        for (depth, index) in section.enumerated() {
            let path = Array(section[...depth])
            guard list.elements.indices.contains(index) else { throw refusal(.absent, path, at: list.begin) }
            guard list.elements[index]["tabs"] != nil else {
                throw refusal(.notSection, path, at: list.elements[index].range.lowerBound)
            }
            list = try self.list(of: list.elements[index], path)
        }
        return list
    }

    private func list(of owner: SourceValue, _ path: [Int]) throws(SpecEditError) -> TabList {
        let begin = owner.range.lowerBound
        if isRepeated(owner) { throw refusal(.repeated, path, at: begin) }
        guard let members = owner.ownMembers else { throw refusal(.form, path, at: begin) }
        let found = members.filter { $0.key == "tabs" && !$0.isMerge }
        guard let member = found.first else {
            if owner["tabs"] != nil { throw refusal(.merged, path, at: begin) }
            return TabList(path: path, owner: owner, member: nil, elements: [])
        }
        if found.count > 1 { throw refusal(.ambiguous, path, at: member.start) }
        if isRepeated(member.value) { throw refusal(.repeated, path, at: member.start) }
        let elements = member.value.ownElements
        guard member.isUsual, elements != nil || member.value.isNull else {
            throw refusal(.form, path, at: member.start)
        }
        return TabList(path: path, owner: owner, member: member, elements: elements ?? [])
    }

    private func isRepeated(_ value: SourceValue) -> Bool {
        value.isAlias || value.anchor.map(text.repeated.contains) == true
    }

    func refusal(_ reason: SpecEditError.Reason, _ path: [Int], at offset: Int? = nil) -> SpecEditError {
        let subject = path.isEmpty ? "tabs" : path.tabPath
        return SpecEditError(reason, reason.text(subject), at: offset.map { text.place(at: $0) })
    }
}

/// The entries of the spec or of a section, as written in the text.
struct TabList {
    /// The index path of the section; empty for the spec's own list.
    let path: [Int]
    /// The object that contains the list.
    let owner: SourceValue
    /// The list's key and value; nil where there is none yet.
    let member: SourceMember?
    let elements: [SourceValue]

    /// A Boolean value that indicates whether the entries are in brackets.
    var isFlow: Bool {
        member?.value.ownElements != nil && member?.value.isFlow == true
    }

    /// The offset for the location of messages.
    var begin: Int { member?.start ?? owner.range.lowerBound }
}

extension [Int] {
    /// The path in the notation of messages: `tabs[2].tabs[0]`.
    var tabPath: String { map { "tabs[\($0)]" }.joined(separator: ".") }

    /// Returns the path of this entry or place after another entry is removed.
    func afterRemoval(of removed: [Int]) -> [Int] {
        guard let last = removed.last, count >= removed.count,
            dropLast(count - removed.count + 1) == removed.dropLast(),
            self[removed.count - 1] > last
        else { return self }
        var path = self
        path[removed.count - 1] -= 1
        return path
    }
}
