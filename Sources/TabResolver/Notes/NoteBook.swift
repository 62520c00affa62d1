import TabModel

/// Collects the reasons of one resolution.
struct NoteBook {
    private let outline: SpecOutline
    private var notes: [Note] = []
    private var keys: [Key] = []

    init(_ outline: SpecOutline) {
        self.outline = outline
    }

    /// Adds a reason about one entry.
    mutating func add(_ rule: Rule, _ index: Int, _ text: (String) -> String) {
        let entry = outline[index]
        let note = Note(rule: rule.id, certainty: rule.certainty, entry: entry.id, text: text(entry.name))
        keys.append(Key(index: index, rule: RuleNumber(rule.id), order: notes.count))
        notes.append(note)
    }

    /// Adds a reason about the tab view as a whole.
    mutating func add(_ rule: Rule, _ text: String) {
        keys.append(Key(index: -1, rule: RuleNumber(rule.id), order: notes.count))
        notes.append(Note(rule: rule.id, certainty: rule.certainty, text: text))
    }

    /// The notes about the whole, then those about entries in declared order, each by rule number.
    func sorted() -> [Note] {
        keys.sorted().map { notes[$0.order] }
    }

    /// Where a note belongs: small, so that sorting moves little.
    private struct Key: Comparable {
        let index: Int
        let rule: RuleNumber
        let order: Int

        static func < (lhs: Self, rhs: Self) -> Bool {
            (lhs.index, lhs.rule, lhs.order) < (rhs.index, rhs.rule, rhs.order)
        }
    }
}
