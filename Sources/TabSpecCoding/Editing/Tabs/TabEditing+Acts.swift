import TabModel

// MARK: - Removals and moves

extension TabEditing {
    func removal(of address: TabAddress) throws(SpecEditError) -> TabChange {
        let (list, index) = try place(of: address)
        let path = list.path + [index]
        try checkLeaving(list, index)
        var patches = TextPatches()
        try rows(list).remove(index, in: &patches)
        let value = old.changingTabs(at: list.path) { $0.remove(at: index) }
        return TabChange(patches: patches, value: value, path: path)
    }

    func move(of address: TabAddress, to place: TabPlace) throws(SpecEditError) -> TabChange {
        let (list, index) = try self.place(of: address)
        let path = list.path + [index]
        if let section = try place.section.map({ address throws(SpecEditError) in try self.path(address) }),
            section.starts(with: path)
        {
            throw refusal(.insideItself, path, at: list.elements[index].range.lowerBound)
        }
        let target = try target(place)
        let isSameList = target.list.path == list.path
        if isSameList, target.index == index || target.index == index + 1 {
            return TabChange(patches: TextPatches(), value: old, entries: [path], path: path)
        }
        if !isSameList { try checkLeaving(list, index) }
        try checkAnchors(list, index)
        var patches = TextPatches()
        let rows = try rows(list)
        rows.remove(index, in: &patches)
        if target.list.elements.isEmpty {
            let entry = try carried(index, of: list, rows, toBlock: makesBlock(target.list))
            try create(target.list, with: entry, in: &patches)
        } else {
            let others = isSameList ? rows : try self.rows(target.list)
            let entry = try carried(index, of: list, rows, toBlock: others.isBlock)
            guard others.insert(entry, at: target.index, inline, in: &patches) else { throw comments(index, of: list) }
        }
        let new = (target.list.path + [target.index]).afterRemoval(of: path)
        let moved = NewValue.old(list.elements[index])
        let value = old.changingTabs(at: list.path) { $0.remove(at: index) }
            .changingTabs(at: new.dropLast()) { $0.insert(moved, at: new.last ?? 0) }
        return TabChange(
            patches: patches,
            value: value,
            entries: [new],
            path: path,
            movesAlias: bearsAlias(list, index)
        )
    }

    func duplication(of address: TabAddress) throws(SpecEditError) -> TabChange {
        let (list, index) = try place(of: address)
        let path = list.path + [index]
        try checkAnchors(list, index)
        var copying = EntryCopying(text: text, entries: entries)
        let copy = copying.copy(list.elements[index])
        let rows = try rows(list)
        let entry = try carried(index, of: list, rows, toBlock: rows.isBlock, copying.changes)
        var patches = TextPatches()
        guard rows.insert(entry, at: index + 1, inline, in: &patches) else { throw comments(index, of: list) }
        let value = old.changingTabs(at: list.path) { $0.insert(copy, at: index + 1) }
        return TabChange(patches: patches, value: value, entries: [list.path + [index + 1]], path: path)
    }

    /// The bytes between two entries on one line.
    var inline: [UInt8] { style.gap ?? [0x20] }

    /// Checks that an entry leaves another one behind, and that no alias repeats it.
    private func checkLeaving(_ list: TabList, _ index: Int) throws(SpecEditError) {
        let begin = list.elements[index].range.lowerBound
        if list.elements.count == 1 { throw refusal(.onlyTab, list.path + [index], at: begin) }
        try checkAnchors(list, index)
    }

    func checkAnchors(_ list: TabList, _ index: Int) throws(SpecEditError) {
        let element = list.elements[index]
        guard element.bears(text.repeated) else { return }
        throw refusal(.repeated, list.path + [index], at: element.range.lowerBound)
    }

    func bearsAlias(_ list: TabList, _ index: Int) -> Bool { list.elements[index].contains(\.isAlias) }
}

// MARK: - New entries

extension TabEditing {
    func insertion(of entry: TabEntry, at place: TabPlace) throws(SpecEditError) -> TabChange {
        let (list, index) = try target(place)
        let path = list.path + [index]
        let value = SpecWriting.value(entry)
        if case .section(let section) = entry, section.tabs.isEmpty {
            throw SpecEditError(.onlyTab, "The new section has no tabs. A section needs at least one.")
        }
        let writing = EntryStyles(self, list, near: index)
        var patches = TextPatches()
        if list.elements.isEmpty {
            try create(list, with: writing.entry(value, toBlock: makesBlock(list)), in: &patches)
        } else {
            let rows = try rows(list)
            let written = writing.entry(value, toBlock: rows.isBlock)
            guard rows.insert(written, at: index, inline, in: &patches) else {
                throw refusal(.form, path, at: list.begin)
            }
        }
        let ordered = NewValue.new(writing.ordered(value))
        let changed = old.changingTabs(at: list.path) { $0.insert(ordered, at: index) }
        return TabChange(patches: patches, value: changed, entries: [path], path: path)
    }
}
