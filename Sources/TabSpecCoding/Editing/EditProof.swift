import TabModel

/// Compares a changed text's value with the value it should have.
struct EditProof {
    let edits: EditTree

    /// Whether a value is what the edits make of another one.
    func holds(_ found: SourceValue, from old: SourceValue, _ branch: Int? = 0) -> Bool {
        guard let branch else { return found.says(old) }
        if let value = edits[branch].newValue { return found.says(value) }
        switch (found.content, old.content) {
        case (.list(let found), .list(let old)):
            return found.count == old.count
                && found.indices.allSatisfy { holds(found[$0], from: old[$0], edits.child(.index($0), of: branch)) }
        case (.object(let found), .object(let old)):
            return holds(found, from: old, branch)
        default:
            return found.says(old)
        }
    }

    private func holds(_ found: [SourceMember], from old: [SourceMember], _ branch: Int) -> Bool {
        let kept = old.compactMap { member -> (String, SourceValue, Int?)? in
            let child = edits.child(.key(member.key), of: branch)
            guard let child else { return (member.key, member.value, nil) }
            return edits[child].isRemoved ? nil : (edits[child].newKey ?? member.key, member.value, child)
        }
        let added = edits.added(to: branch, besides: Set(old.map(\.key)))
        guard found.count == kept.count + added.count else { return false }
        var wanted = Dictionary(grouping: found, by: \.key).mapValues { $0[...] }
        return kept.allSatisfy { key, value, child in
            wanted[key]?.popFirst().map { holds($0.value, from: value, child) } ?? false
        }
            && added.allSatisfy { member in
                wanted[member.key]?.popFirst().map { $0.value.says(member.value) } ?? false
            }
    }
}

extension SourceValue {
    /// Whether this says what another value says, wherever they are; how it is written counts where that is known.
    func says(_ other: SourceValue) -> Bool {
        switch (content, other.content) {
        case (.list(let own), .list(let others)):
            own.count == others.count && zip(own, others).allSatisfy { $0.says($1) }
        case (.object(let own), .object(let others)):
            own.count == others.count
                && zip(own, others).allSatisfy { $0.key == $1.key && $0.value.says($1.value) }
        case (.string(let own), .string(let other)):
            own.utf8.elementsEqual(other.utf8)
        default:
            content == other.content && (other.written == nil || written == other.written)
        }
    }

    fileprivate func says(_ value: SpecValue) -> Bool {
        switch (content, value) {
        case (.null, .null): true
        case (.bool(let own), .bool(let wanted)): own == wanted
        case (.integer(let own), .integer(let wanted)): own == wanted
        case (.string(let own), .string(let wanted)): own.utf8.elementsEqual(wanted.utf8)
        case (.list(let own), .list(let wanted)):
            own.count == wanted.count && zip(own, wanted).allSatisfy { $0.says($1) }
        case (.object(let own), .object(let wanted)):
            own.count == wanted.count
                && zip(own, wanted).allSatisfy { $0.key == $1.key && $0.value.says($1.value) }
        default: false
        }
    }
}
