import TabModel
import TabSpecCoding

/// A conversion of repairs into changes of the text, as many as the limit permits.
///
/// Each is verified by reading the changed text again, so their number is limited by the text's length. The rest is
/// offered once some of them are applied.
struct FixMaker {
    /// The maximum number of bytes to read again, for all fixes of one text.
    private static let budget = 2 << 20
    /// The maximum number of words that are offered in place of a wrong one.
    private static let mostWords = 7

    private let places: TextPlaces
    private let text: SpecText
    private let cost: Int
    private var spent = 0

    init(_ assistant: SpecAssistant, _ text: SpecText) {
        self.text = text
        places = assistant.places
        cost = assistant.bytes.count + 1
    }

    /// Returns a repair as a fix; nil where the text can't be changed safely, or the limit is reached.
    mutating func fix(_ repair: Repair) -> QuickFix? { fix(repair.edits, repair.sentence) }

    private mutating func fix(_ edits: [SpecEdit], _ title: String) -> QuickFix? {
        guard spent + cost <= max(Self.budget, cost) else { return nil }
        spent += cost
        guard let patch = try? text.patch(of: edits), !patch.isEmpty else { return nil }
        return QuickFix(title: title, edits: places.edits(patch))
    }

    /// Returns other fixes for an error: removing an unknown key, or using one of the allowed words.
    mutating func others(
        for mistake: Diagnostic,
        _ token: DiagnosticSpots.Token?,
        _ loose: SyntaxTree,
        besides known: [QuickFix]
    ) -> [QuickFix] {
        guard let token, let path = loose.path(of: token.node) else { return [] }
        switch mistake.id {
        case "unknownKey" where token.isKey:
            let key = loose.nodes[token.node].key.map(loose.text) ?? ""
            return [fix([SpecEdit(path, .remove)], "Remove \(Self.quoted(key)).")].compactMap(\.self)
        case "value" where !token.isKey, "type" where !token.isKey:
            let words = loose.place(of: token.node)?.words ?? []
            guard words.count <= Self.mostWords else { return [] }
            let made = Set(known.flatMap { $0.edits.map(\.text) })
            return words.compactMap { word in
                fix([SpecEdit(path, .set(.string(word)))], "Use \(Self.quoted(word)).")
            }
            .filter { made.isDisjoint(with: $0.edits.map(\.text)) }
        default: return []
        }
    }

    /// Returns a fix that suppresses a finding at its place, with a reason to be filled in.
    mutating func switchOff(_ finding: Diagnostic, at entry: Int?, _ loose: SyntaxTree) -> QuickFix? {
        guard finding.entry == nil || entry != nil || !finding.related.isEmpty else { return nil }
        let object = entry ?? 0
        guard loose.nodes[object].kind == .object, let path = loose.path(of: object) else { return nil }
        let reason = JSONValue.string("Intended")
        let lint = path + [.key("lint")]
        let edit =
            loose.member("lint", of: object) == nil
            ? SpecEdit(lint, .set(.object([JSONMember(finding.id, reason)])))
            : SpecEdit(lint + [.key(finding.id)], .set(reason))
        let place = entry == nil ? "for the spec" : "for this entry"
        return fix([edit], "Suppress \(finding.id) \(place).")
    }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}
