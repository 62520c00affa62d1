import SpecSchema
import TabModel

/// One changed key of an entry, or of the tab view, as a clause: `Renamed Inbox to Mail`.
enum PropertyClause {
    /// The clause; `name` is what the entry is called now, nil for the tab view.
    static func text(_ old: KeyMember, _ new: KeyMember, of name: String?) -> String {
        guard let name else { return sentence(new.key, old.value, new.value, of: "") }
        switch (new.key, old.value, new.value) {
        case ("title", .text(let before), .text(let now)):
            return "Renamed \(before.inSummary) to \(now.inSummary)"
        case ("disabled", _, .flag(let isDisabled)): return "\(isDisabled ? "Disabled" : "Enabled") \(name)"
        case ("hidden", _, .flag(true)): return "Hid \(name)"
        case ("hidden", _, .flag(false)): return "Showed \(name)"
        default: return sentence(new.key, old.value, new.value, of: " of \(name)")
        }
    }

    private static func sentence(
        _ key: String,
        _ old: KeyValue,
        _ new: KeyValue,
        of owner: String
    ) -> String {
        if new == .nothing { return "Removed \(words(key))\(owner)" }
        guard let value = short(new) else { return "Changed \(words(key))\(owner)" }
        return "Set \(words(key))\(owner) to \(value)"
    }

    /// A value that is short enough to be shown.
    private static func short(_ value: KeyValue) -> String? {
        switch value {
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): "\(number)"
        case .word(let word): word
        case .text(let text): text.isEmpty ? nil : text.inSummary
        case .nothing, .list, .members: nil
        }
    }

    /// A key in the words of the page; the format's own key where the page has none.
    private static func words(_ key: String) -> String {
        words[key] ?? key
    }

    private static let words = Dictionary(
        KeyRow.all.map { ($0.name, $0.words) },
        uniquingKeysWith: { first, _ in first }
    )
}
