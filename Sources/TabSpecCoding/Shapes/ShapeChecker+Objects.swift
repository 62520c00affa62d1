import TabModel

extension ShapeChecker {
    mutating func check(_ value: SourceValue, members shape: ObjectShape) {
        let members = value.members ?? []
        checkDuplicates(members)
        for member in members {
            if let rule = shape[member.key] {
                within(.key(member.key)) { $0.check(member.value, rule.shape) }
            } else if !shape.isExtension(member.key) {
                reportUnknownKey(member, shape)
            }
        }
        for key in shape.required where !members.contains(where: { $0.key == key }) {
            report("missing", at: value.place, "\(key.quoted) is missing. It is required in \(shape.noun).")
        }
        if shape.needsKey, members.isEmpty {
            let keys = TabSpecCoding.oneOf(shape.keys.prefix(3).map(\.name))
            report("missing", at: value.place, "\(shape.noun) is empty. Add a key such as \(keys).")
        }
        checkOneOf(value, members, shape)
    }

    mutating func check(_ value: SourceValue, map shape: Shape) {
        let members = value.members ?? []
        checkDuplicates(members)
        for member in members {
            within(.key(member.key)) { $0.check(member.value, shape) }
        }
    }

    mutating func check(_ value: SourceValue, conditions shape: Shape) {
        for member in value.members ?? [] where !ConditionKey.isValid(member.key) {
            let text =
                "\(member.key.quoted) is not a valid name. "
                + "Use letters, digits and _, as in a Swift property name."
            report("value", at: member.place, text)
        }
        check(value, map: shape)
    }

    /// Reports every repetition of a key at its place.
    mutating func checkDuplicates(_ members: [SourceMember]) {
        // Most objects are small: comparing all keys is quicker than hashing them.
        let isSmall = members.count <= 8
        if isSmall, members.indices.allSatisfy({ !members.hasKey(of: $0) }) { return }
        var first: [String: Int] = [:]
        for (number, member) in members.enumerated() {
            guard let known = first.updateValue(number, forKey: member.key) else { continue }
            first[member.key] = known
            let line = members[known].place.line
            within(.key(member.key)) {
                let text = "duplicate key; first used on line \(line)."
                $0.report("duplicateKey", at: member.place, text)
            }
        }
    }

    private mutating func checkOneOf(_ value: SourceValue, _ members: [SourceMember], _ shape: ObjectShape) {
        let given = members.filter { shape.oneOf.contains($0.key) }
        if given.isEmpty, !shape.oneOf.isEmpty {
            report("missing", at: value.place, "\(shape.noun) needs \(TabSpecCoding.oneOf(shape.oneOf)).")
        }
        for member in given.dropFirst() where member.key != given[0].key {
            let choice = TabSpecCoding.oneOf(shape.oneOf)
            report("value", at: member.place, "\(shape.noun) can have \(choice), but not both.")
        }
    }

    private mutating func reportUnknownKey(_ member: SourceMember, _ shape: ObjectShape) {
        guard diagnostics.count < Self.most else { return }
        let known = shape.keys.map(\.name)
        let subject = "\(member.key.quoted) is not a key of \(shape.noun)."
        if shape.fixed.contains(member.key) {
            report("unknownKey", at: member.place, "\(subject) It can't vary.")
        } else if let hint = otherKindHint(member.key, shape) {
            report("unknownKey", at: member.place, hint)
        } else if let meant = Self.meant[member.key.lowercased()]?.first(where: { shape[$0] != nil }) {
            let fix = "Replace \(member.key.quoted) with \(meant.quoted)."
            report("unknownKey", at: member.place, "\(subject) Did you mean \(meant.quoted)?", fix: fix)
        } else if let near = Suggestion.nearest(to: member.key, among: known) {
            let fix = "Replace \(member.key.quoted) with \(near.quoted)."
            report("unknownKey", at: member.place, "\(subject) Did you mean \(near.quoted)?", fix: fix)
            if Suggestion.isUnique(near, for: member.key, among: known) {
                let sentence = "Rename the key \(member.key.quoted) to \(near.quoted)."
                repair("unknownKey", at: member.key, .rename(near), sentence)
            }
        } else {
            let list = listed.insert(shape.noun).inserted ? " \(Self.list(known))" : ""
            report("unknownKey", at: member.place, subject + list)
        }
    }

    /// Returns a sentence with the keys; only the first ones of very many.
    private static func list(_ keys: [String]) -> String {
        switch keys.count {
        case ...4: "It has \(WordList.and(keys.map(\.quoted)))."
        case ...50: "Its keys are \(WordList.and(keys))."
        default: "Its keys are \(keys.prefix(24).joined(separator: ", ")) and others."
        }
    }

    /// The keys that are often expected under other names, the more likely first.
    private static let meant = [
        "icon": ["systemImage"], "symbol": ["systemImage"], "sfsymbol": ["systemImage"],
        "name": ["title"], "label": ["title"], "text": ["title"],
        "id": ["value", "customizationID"], "tag": ["value"],
        "items": ["tabs"], "children": ["tabs"], "style": ["tabViewStyle"],
    ]

    /// Returns the hint for a tab's key on a section, or a section's key on a tab.
    private func otherKindHint(_ key: String, _ shape: ObjectShape) -> String? {
        if shape.noun == EntryKeys.sectionShape.noun, EntryKeys.tabShape[key] != nil {
            return "\(key.quoted) is a tab's key; an entry with \"tabs\" is a section."
        }
        if shape.noun == EntryKeys.tabShape.noun, EntryKeys.sectionShape[key] != nil {
            return "\(key.quoted) is a section's key; an entry without \"tabs\" is a tab."
        }
        return nil
    }
}

extension [SourceMember] {
    /// Returns a Boolean value that indicates whether an earlier member has the key of the one at an index.
    fileprivate func hasKey(of index: Int) -> Bool {
        let key = self[index].key
        return self[..<index].contains { $0.key == key }
    }
}
