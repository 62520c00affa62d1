import TabModel

/// Collects the reasons of one resolution.
struct NoteBook {
    private let outline: SpecOutline
    private var lines: [(index: Int?, note: Note)] = []

    init(_ outline: SpecOutline) {
        self.outline = outline
    }

    /// Adds a reason about one entry.
    mutating func add(_ rule: Rule, _ index: Int, _ text: (String) -> String) {
        let entry = outline[index]
        let note = Note(rule: rule.id, certainty: rule.certainty, entry: entry.id, text: text(entry.name))
        lines.append((index, note))
    }

    /// Adds a reason about the tab view as a whole.
    mutating func add(_ rule: Rule, _ text: String) {
        lines.append((nil, Note(rule: rule.id, certainty: rule.certainty, text: text)))
    }

    /// The notes about the whole, then those about entries in declared order, each by rule number.
    func sorted() -> [Note] {
        let keyed = lines.enumerated().map { (order: $0, index: $1.index ?? -1, RuleNumber($1.note.rule), $1.note) }
        return keyed.sorted { ($0.index, $0.2, $0.order) < ($1.index, $1.2, $1.order) }.map(\.3)
    }
}
