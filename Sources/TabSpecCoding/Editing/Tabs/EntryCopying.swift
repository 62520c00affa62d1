import TabModel

/// A copy of an entry with values and customizationIDs that no entry has yet.
///
/// A string gets the first of `…-2`, `…-3` that is free, a number the next one above all others (R5.1, R5.6).
struct EntryCopying {
    let text: SourceTree
    /// The changes in the copied text, in its order.
    private(set) var changes: [TextReplacement] = []
    private var values = Names()
    private var customizationIDs = Names()
    private var largest = 0

    init(text: SourceTree, entries: [TabEntry]) {
        self.text = text
        note(entries)
    }

    private mutating func note(_ entries: [TabEntry]) {
        for entry in entries {
            if let id = entry.modifiers.customizationID { customizationIDs.taken.insert(id) }
            switch entry {
            case .tab(let tab):
                switch tab.value {
                case .integer(let number)?: largest = max(largest, number)
                case .string(let text)?: values.taken.insert(text)
                case nil: break
                }
            case .section(let section): note(section.tabs)
            }
        }
    }

    /// Returns the content of the copy, and adds the changes that its text needs.
    mutating func copy(_ value: SourceValue) -> NewValue {
        var result = NewValue.old(value)
        for member in value.ownMembers ?? [] where !member.isMerge {
            if member.key == "tabs", let elements = member.value.ownElements {
                result = result.setting("tabs", .list(elements.map { copy($0) }))
            } else if let fresh = fresh(member.key, member.value, isSection: value["tabs"] != nil) {
                change(member.value, to: fresh)
                result = result.setting(member.key, .new(fresh))
            }
        }
        return result
    }

    private mutating func fresh(_ key: String, _ old: SourceValue, isSection: Bool) -> JSONValue? {
        switch key {
        case "value" where !isSection:
            switch old.keyValue(.textOrWholeNumber) {
            case .number:
                guard largest < .max else { return nil }
                largest += 1
                return .integer(largest)
            case .text(let text): return .string(values.fresh(like: text))
            default: return nil
            }
        case "customizationID": return old.text.map { .string(customizationIDs.fresh(like: $0)) }
        default: return nil
        }
    }

    private mutating func change(_ old: SourceValue, to value: JSONValue) {
        let yaml = YAMLValueText(padding: [])
        let bytes = text.format == .json ? value.bytes() : yaml.bytes(value, quotedIn: old.quote)
        changes.append(TextReplacement(at: old.range.lowerBound, old: Array(text.bytes[old.range]), new: bytes))
    }
}

/// A set of names in use, which returns the next free ones.
private struct Names {
    var taken: Set<String> = []
    private var lastSuffix: [String: Int] = [:]

    mutating func fresh(like text: String) -> String {
        var stem = text
        if let dash = text.lastIndex(of: "-"), Int(text[text.index(after: dash)...]) != nil {
            stem = String(text[..<dash])
        }
        var suffix = lastSuffix[stem, default: 1]
        var candidate: String
        repeat {
            suffix += 1
            candidate = "\(stem)-\(suffix)"
        } while !taken.insert(candidate).inserted
        lastSuffix[stem] = suffix
        return candidate
    }
}
