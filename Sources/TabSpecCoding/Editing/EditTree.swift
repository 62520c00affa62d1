import TabModel

/// A tree of edits by path, so that all are made in one pass and collisions are detected.
struct EditTree {
    /// A place of the document.
    struct Branch {
        var children: [SpecEdit.Step: Int] = [:]
        /// The new value of the place, or its removal.
        var value: ValueChange?
        /// The new key of the member.
        var newKey: String?
        /// A Boolean value that indicates whether a renamed member will have this place's key.
        var isReserved = false
        /// The number of changes below the place.
        var below = 0
        /// The position of the place in the order in which places were first named.
        let number: Int

        var isChanged: Bool { value != nil || isReserved }
    }

    enum ValueChange {
        case set(JSONValue)
        case remove
    }

    private(set) var branches = [Branch(number: 0)]

    subscript(number: Int) -> Branch { branches[number] }

    /// Returns the branch below another one, if a change concerns it or something in it.
    func child(_ step: SpecEdit.Step, of branch: Int) -> Int? {
        branches[branch].children[step].flatMap { child in
            let found = branches[child]
            return found.isChanged || found.newKey != nil || found.below > 0 ? child : nil
        }
    }

    /// Adds an edit; returns false, and adds nothing, if the edit collides with another one.
    mutating func insert(_ edit: SpecEdit) -> Bool {
        let way = makeWay(edit.path)
        guard let last = way.last, !way.dropLast().contains(where: { branches[$0].isChanged }),
            add(edit, at: last, inside: way.dropLast().last)
        else { return false }
        for branch in way.dropLast() { branches[branch].below += 1 }
        return true
    }

    /// Removes an edit that was inserted.
    mutating func remove(_ edit: SpecEdit) {
        let way = makeWay(edit.path)
        guard let last = way.last else { return }
        for branch in way.dropLast() { branches[branch].below -= 1 }
        guard case .rename(let key) = edit.change else {
            branches[last].value = nil
            return
        }
        branches[last].newKey = nil
        if let parent = way.dropLast().last { branches[makeChild(.key(key), of: parent)].isReserved = false }
    }

    private mutating func add(_ edit: SpecEdit, at last: Int, inside parent: Int?) -> Bool {
        let branch = branches[last]
        switch edit.change {
        case .set(let value):
            guard !branch.isChanged, branch.below == 0 else { return false }
            branches[last].value = .set(value)
        case .remove:
            guard !branch.isChanged, branch.below == 0, branch.newKey == nil else { return false }
            branches[last].value = .remove
        case .rename(let key):
            guard let parent, branch.newKey == nil, !branch.isReserved, !branch.isRemoved else { return false }
            let taken = makeChild(.key(key), of: parent)
            guard !branches[taken].isChanged, branches[taken].below == 0 else { return false }
            branches[taken].isReserved = true
            branches[last].newKey = key
        }
        return true
    }

    private mutating func makeWay(_ path: [SpecEdit.Step]) -> [Int] {
        path.reduce(into: [0]) { way, step in way.append(makeChild(step, of: way[way.count - 1])) }
    }

    private mutating func makeChild(_ step: SpecEdit.Step, of branch: Int) -> Int {
        if let cached = branches[branch].children[step] { return cached }
        branches[branch].children[step] = branches.count
        branches.append(Branch(number: branches.count))
        return branches.count - 1
    }
}

extension EditTree.Branch {
    var isRemoved: Bool {
        if case .remove = value { true } else { false }
    }

    /// The new value of the place; nil if it gets none.
    var newValue: JSONValue? {
        if case .set(let value) = value { value } else { nil }
    }
}

extension EditTree {
    /// Returns the members that an object does not have yet, in the order in which they were requested.
    func added(to branch: Int, besides keys: Set<String>) -> [JSONMember] {
        let added = branches[branch].children.compactMap { step, child -> (Int, JSONMember)? in
            guard case .key(let key) = step, !keys.contains(key), let value = branches[child].newValue else {
                return nil
            }
            return (branches[child].number, JSONMember(key, value))
        }
        return added.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
