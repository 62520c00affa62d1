import TabModel

/// The expected content of a changed text: parts of the text before the change, and new values.
indirect enum NewValue {
    case old(SourceValue)
    case new(JSONValue)
    case list([NewValue])
    case object([Member])

    struct Member {
        var key: String
        var value: NewValue
    }

    /// Creates the content of a value after edits.
    init(_ old: SourceValue, _ edits: EditTree, _ branch: Int? = 0) {
        guard let branch else {
            self = .old(old)
            return
        }
        if let value = edits[branch].newValue {
            self = .new(value)
        } else if let list = old.list {
            self = .list(list.enumerated().map { Self($1, edits, edits.child(.index($0), of: branch)) })
        } else if let members = old.members {
            self = .object(Self.members(members, edits, branch))
        } else {
            self = .old(old)
        }
    }

    private static func members(_ old: [SourceMember], _ edits: EditTree, _ branch: Int) -> [Member] {
        let kept = old.compactMap { member -> Member? in
            let child = edits.child(.key(member.key), of: branch)
            if let child, edits[child].isRemoved { return nil }
            let key = child.flatMap { edits[$0].newKey } ?? member.key
            return Member(key: key, value: NewValue(member.value, edits, child))
        }
        let added = edits.added(to: branch, besides: Set(old.map(\.key)))
        return kept + added.map { Member(key: $0.key, value: .new($0.value)) }
    }
}

// MARK: - Changing

extension NewValue {
    private var members: [Member] {
        switch self {
        case .old(let value): (value.members ?? []).map { Member(key: $0.key, value: .old($0.value)) }
        case .new(let value): value.members.map { Member(key: $0.key, value: .new($0.value)) }
        case .object(let members): members
        case .list: []
        }
    }

    private var elements: [NewValue] {
        switch self {
        case .old(let value): (value.list ?? []).map(NewValue.old)
        case .new(.array(let elements)): elements.map(NewValue.new)
        case .list(let elements): elements
        case .new, .object: []
        }
    }

    /// Returns the content with a changed list of entries of a section or of the spec itself.
    func changingTabs(at path: some Collection<Int>, _ change: (inout [NewValue]) -> Void) -> NewValue {
        var tabs = members.first { $0.key == "tabs" }?.value.elements ?? []
        if let first = path.first {
            tabs[first] = tabs[first].changingTabs(at: path.dropFirst(), change)
        } else {
            change(&tabs)
        }
        return setting("tabs", .list(tabs))
    }

    /// Returns the content with a member's value replaced; a member that is not present yet comes last.
    func setting(_ key: String, _ value: NewValue) -> NewValue {
        var members = members
        if let index = members.firstIndex(where: { $0.key == key }) {
            members[index].value = value
        } else {
            members.append(Member(key: key, value: value))
        }
        return .object(members)
    }
}

// MARK: - Comparing

extension SourceValue {
    /// Returns a Boolean value that indicates whether the content is as expected; members may be in any order.
    func matches(_ wanted: NewValue) -> Bool {
        switch wanted {
        case .old(let value): matches(value)
        case .new(let value): matches(value)
        case .list(let elements): list.map { agree($0, elements) { $0.matches($1) } } ?? false
        case .object(let wanted): members.map { Self.matches($0, wanted) } ?? false
        }
    }

    private static func matches(_ found: [SourceMember], _ wanted: [NewValue.Member]) -> Bool {
        guard found.count == wanted.count else { return false }
        var left = Dictionary(grouping: found, by: \.key).mapValues { $0[...] }
        return wanted.allSatisfy { member in
            left[member.key]?.popFirst().map { $0.value.matches(member.value) } ?? false
        }
    }

    /// Returns a Boolean value that indicates whether the content is that of another value, at any place.
    ///
    /// The notation counts where it is known.
    func matches(_ other: SourceValue) -> Bool {
        switch (content, other.content) {
        case (.list(let own), .list(let others)): agree(own, others) { $0.matches($1) }
        case (.object(let own), .object(let others)):
            agree(own, others) { $0.key == $1.key && $0.value.matches($1.value) }
        case (.string(let own), .string(let other)): own.utf8.elementsEqual(other.utf8)
        case (.null, .null), (.bool, .bool), (.integer, .integer), (.fraction, .fraction), (.tooLarge, .tooLarge):
            json == other.json && (other.written == nil || written == other.written)
        default: false
        }
    }

    private func matches(_ value: JSONValue) -> Bool {
        switch (content, value) {
        case (.list(let own), .array(let wanted)): agree(own, wanted) { $0.matches($1) }
        case (.object(let own), .object(let wanted)):
            agree(own, wanted) { $0.key == $1.key && $0.value.matches($1.value) }
        case (.string(let own), .string(let wanted)): own.utf8.elementsEqual(wanted.utf8)
        case (.null, .null), (.bool, .bool), (.integer, .integer): json == value
        default: false
        }
    }
}

/// Returns a Boolean value that indicates whether two lists have as many elements, which agree one by one.
private func agree<One, Other>(_ one: [One], _ other: [Other], _ agree: (One, Other) -> Bool) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy(agree)
}
