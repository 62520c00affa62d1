import SpecSchema
import TabModel

/// Gives the copy of an entry values and customizationIDs that no entry has yet.
///
/// A string gets the first of `…-2`, `…-3` that is free, a number the next one above all others (R5.1, R5.6).
struct EntryCopying {
    let text: LocatedText
    /// What changes in the copied text, in its order.
    private(set) var changes: [TextReplacement] = []
    private var values = Names()
    private var customizationIDs = Names()
    private var largest = 0

    init(text: LocatedText, entries: [TabEntry]) {
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

    /// What the copy says; what its text must change for it is noted.
    mutating func copy(_ located: LocatedValue, _ value: SourceValue) -> SourceValue {
        var result = value
        for member in located.members ?? [] where !member.isMerge {
            guard let old = value[member.key] else { continue }
            if member.key == "tabs", let elements = member.value.elements, let tabs = old.list {
                let copies = zip(elements, tabs).map { copy($0, $1) }
                result = result.setting("tabs", SourceValue(.list(copies), at: old.place))
            } else if let fresh = fresh(member.key, old, isSection: value["tabs"] != nil) {
                change(member.value, to: fresh)
                result = result.setting(member.key, SourceValue(fresh))
            }
        }
        return result
    }

    private mutating func fresh(_ key: String, _ old: SourceValue, isSection: Bool) -> SpecValue? {
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

    private mutating func change(_ located: LocatedValue, to value: SpecValue) {
        let bytes =
            text.format == .json
            ? JSONText(gap: [], unit: nil, lineBreak: []).bytes(value, indent: [])
            : YAMLValueText(padding: []).bytes(value, quotedIn: located.quote)
        let old = Array(text.bytes[located.range])
        changes.append(TextReplacement(at: located.range.lowerBound, old: old, new: bytes))
    }
}

/// Names that are taken, and the next ones that are free.
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
