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
    mutating func problem(_ edit: SpecEdit) -> Problem? {
        guard let last = edit.path.last else { return Problem(.form, root.range.lowerBound) }
        var value = root
        for step in edit.path.dropLast() {
            if let reason = outside(value) { return reason }
            switch child(step, of: value) {
            case .success(let found): value = found.value
            case .failure(let problem): return problem
            }
        }
        if let reason = outside(value) { return reason }
        return problem(edit.change, to: last, of: value)
    }

    struct Problem: Error {
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
    private func outside(_ value: SourceValue) -> Problem? {
        let isRepeated = value.isAlias || value.anchor.map(repeated.contains) == true
        return isRepeated ? Problem(.repeated, value.range.lowerBound) : nil
    }

    private mutating func child(_ step: SpecEdit.Step, of value: SourceValue) -> Result<Found, Problem> {
        let begin = value.range.lowerBound
        switch step {
        case .index(let index):
            return value.ownElement(index).map { .success(.element($0)) } ?? .failure(Problem(.absent, begin))
        case .key(let key):
            guard let index = index(of: key, in: value) else {
                let isMerged = value.ownMembers?.contains(where: \.isMerge) ?? false
                return .failure(Problem(isMerged ? .merged : .absent, begin))
            }
            guard index >= 0, let member = value.ownMember(index) else { return .failure(Problem(.ambiguous, begin)) }
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
    private mutating func problem(
        _ change: SpecEdit.Change,
        to step: SpecEdit.Step,
        of parent: SourceValue
    ) -> Problem? {
        switch child(step, of: parent) {
        case .failure(let problem):
            guard case .set = change, case .key = step, problem.reason != .ambiguous else { return problem }
            return parent.ownMembers.map { addition(to: $0, of: parent) } ?? problem
        case .success(.element(let value)):
            guard case .set = change else { return Problem(.form, value.range.lowerBound) }
            return replacement(of: value)
        case .success(.member(let member)):
            guard member.isUsual else { return Problem(.form, member.start) }
            switch change {
            case .set: return replacement(of: member.value)
            case .remove: return member.value.bears(repeated) ? Problem(.repeated, member.start) : nil
            case .rename(let key): return renaming(member, to: key, in: parent)
            }
        }
    }

    /// Returns the obstacle to a new member: a block object whose members are not all written as usual gets none.
    private func addition(to members: [SourceMember], of parent: SourceValue) -> Problem? {
        guard !parent.isFlow, !members.allSatisfy(\.isUsual) else { return nil }
        return Problem(.form, parent.range.lowerBound)
    }

    private func replacement(of value: SourceValue) -> Problem? {
        let begin = value.range.lowerBound
        if value.bears(repeated) { return Problem(.repeated, begin) }
        guard value.isOwnCollection, hasComments, lines.hasComment(value.range) else { return nil }
        return Problem(.comments, begin)
    }

    private mutating func renaming(_ member: SourceMember, to key: String, in parent: SourceValue) -> Problem? {
        guard member.keyQuote != nil else { return Problem(.repeated, member.start) }
        guard case .failure(let problem) = child(.key(key), of: parent) else { return Problem(.taken, member.start) }
        return problem.reason == .ambiguous ? Problem(.taken, member.start) : nil
    }
}
