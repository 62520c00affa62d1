import TabModel

/// A checker that decides whether a spec permits single edits.
struct EditChecker {
    let root: SourceValue
    let lines: TextLines
    /// The anchors that aliases repeat.
    let repeated: Set<String>
    private let hasComments: Bool
    /// The indexes of members by key, by the beginning of the object; -1 for keys that appear twice.
    private var indexes: [Int: [String: Int]] = [:]

    init(_ root: SourceValue, _ lines: TextLines, repeated: Set<String>, format: SpecFormat) {
        hasComments = format == .yaml
        self.root = root
        self.lines = lines
        self.repeated = repeated
    }

    /// Returns the obstacle to an edit, with its place; nil if the edit can be made.
    mutating func obstacle(_ edit: SpecEdit) -> Obstacle? {
        guard let last = edit.path.last else { return Obstacle(.form, root.range.lowerBound) }
        var value = root
        for step in edit.path.dropLast() {
            if let reason = outside(value) { return reason }
            switch child(step, of: value) {
            case .success(let found): value = found.value
            case .failure(let obstacle): return obstacle
            }
        }
        if let reason = outside(value) { return reason }
        return obstacle(edit.change, to: last, of: value)
    }

    struct Obstacle: Error {
        var reason: SpecEditError.Reason
        var offset: Int

        init(_ reason: SpecEditError.Reason, _ offset: Int) {
            self.reason = reason
            self.offset = offset
        }
    }

    private enum Found {
        case member(SourceMember)
        case element(SourceValue)

        var value: SourceValue {
            switch self {
            case .member(let member): member.value
            case .element(let value): value
            }
        }
    }

    /// Returns the obstacle if a collection on the path is repeated elsewhere by an alias; nil if it is not.
    private func outside(_ value: SourceValue) -> Obstacle? {
        let isRepeated = value.isAlias || value.anchor.map(repeated.contains) == true
        return isRepeated ? Obstacle(.repeated, value.range.lowerBound) : nil
    }

    private mutating func child(_ step: SpecEdit.Step, of value: SourceValue) -> Result<Found, Obstacle> {
        let begin = value.range.lowerBound
        switch step {
        case .index(let index):
            return value.ownElement(index).map { .success(.element($0)) } ?? .failure(Obstacle(.absent, begin))
        case .key(let key):
            guard let index = index(of: key, in: value) else {
                let isMerged = value.ownMembers?.contains(where: \.isMerge) ?? false
                return .failure(Obstacle(isMerged ? .merged : .absent, begin))
            }
            guard index >= 0, let member = value.ownMember(index) else { return .failure(Obstacle(.ambiguous, begin)) }
            return .success(.member(member))
        }
    }

    private mutating func index(of key: String, in object: SourceValue) -> Int? {
        let begin = object.range.lowerBound
        if let known = indexes[begin] { return known[key] }
        var index: [String: Int] = [:]
        for (number, member) in (object.ownMembers ?? []).enumerated() where !member.isMerge {
            index[member.key] = index[member.key] == nil ? number : -1
        }
        indexes[begin] = index
        return index[key]
    }
}

// MARK: - The change itself

extension EditChecker {
    private mutating func obstacle(
        _ change: SpecEdit.Change,
        to step: SpecEdit.Step,
        of parent: SourceValue
    ) -> Obstacle? {
        switch child(step, of: parent) {
        case .failure(let obstacle):
            guard case .set = change, case .key = step, obstacle.reason != .ambiguous else { return obstacle }
            return parent.ownMembers.map { addition(to: $0, of: parent) } ?? obstacle
        case .success(.element(let value)):
            guard case .set = change else { return Obstacle(.form, value.range.lowerBound) }
            return replacement(of: value)
        case .success(.member(let member)):
            guard member.isUsual else { return Obstacle(.form, member.start) }
            switch change {
            case .set: return replacement(of: member.value)
            case .remove: return member.value.bears(repeated) ? Obstacle(.repeated, member.start) : nil
            case .rename(let key): return renaming(member, to: key, in: parent)
            }
        }
    }

    /// Returns the obstacle to a new member: a block object whose members are not all written as usual gets none.
    private func addition(to members: [SourceMember], of parent: SourceValue) -> Obstacle? {
        guard !parent.isFlow, !members.allSatisfy(\.isUsual) else { return nil }
        return Obstacle(.form, parent.range.lowerBound)
    }

    private func replacement(of value: SourceValue) -> Obstacle? {
        let begin = value.range.lowerBound
        if value.bears(repeated) { return Obstacle(.repeated, begin) }
        guard value.isOwnCollection, hasComments, lines.hasComment(value.range) else { return nil }
        return Obstacle(.comments, begin)
    }

    private mutating func renaming(_ member: SourceMember, to key: String, in parent: SourceValue) -> Obstacle? {
        guard member.keyQuote != nil else { return Obstacle(.repeated, member.start) }
        guard case .failure(let obstacle) = child(.key(key), of: parent) else { return Obstacle(.taken, member.start) }
        return obstacle.reason == .ambiguous ? Obstacle(.taken, member.start) : nil
    }
}
