import TabModel

/// A collector of the reasons of one resolution, each from the step that decides.
///
/// It collects nothing if no notes are needed, and then no reason becomes a sentence.
struct NoteCollector {
    /// The collector for a resolution without notes.
    static let none = NoteCollector(nil)

    private let outline: SpecOutline?
    private var notes: [Note] = []
    private var keys: [Key] = []

    /// Creates a collector of reasons about a spec's entries; nil collects none.
    init(_ outline: SpecOutline?) { self.outline = outline }

    /// A Boolean value that indicates whether reasons are needed at all.
    var isCollecting: Bool { outline != nil }

    /// Adds a reason about one entry: `words` follow its name.
    mutating func add(_ rule: Rule, _ index: Int, _ words: @autoclosure () -> String) {
        guard let entry = outline?[index] else { return }
        append(rule, index, entry.id, "\(entry.name) \(words())")
    }

    /// Adds a reason about one entry whose name doesn't begin the sentence.
    mutating func add(_ rule: Rule, _ index: Int, sentence: (String) -> String) {
        guard let entry = outline?[index] else { return }
        append(rule, index, entry.id, sentence(entry.name))
    }

    /// Adds a reason about an entry that is not declared here; `next` is the first declared one after it.
    mutating func add(
        _ rule: Rule,
        undeclared entry: OutlineEntry,
        before next: Int,
        _ words: @autoclosure () -> String
    ) {
        guard isCollecting else { return }
        append(rule, next, entry.id, "\(entry.name) \(words())", isDeclared: false)
    }

    /// Adds a reason about the tab view as a whole.
    mutating func add(_ rule: Rule, _ sentence: @autoclosure () -> String) {
        guard isCollecting else { return }
        append(rule, -1, nil, sentence())
    }

    /// Adds a reason about one entry, or about the whole.
    mutating func add(_ reason: Reason, about index: Int? = nil) {
        if let index { add(reason.rule, index, reason.words) } else { add(reason.rule, reason.words) }
    }

    /// Adds the reasons of a decision about one entry, or about the whole, and returns its value.
    mutating func value<Value>(of decision: Decision<Value>, about index: Int? = nil) -> Value {
        if let reason = decision.reason { add(reason, about: index) }
        if let addition = decision.addition { add(addition, about: index) }
        return decision.value
    }

    /// Returns the notes about the whole, then those about entries in declared order, each by rule number.
    func sorted() -> [Note] { keys.sorted().map { notes[$0.order] } }

    private mutating func append(_ rule: Rule, _ index: Int, _ entry: EntryID?, _ text: String, isDeclared: Bool = true)
    {
        keys.append(Key(index: index, place: isDeclared ? 1 : 0, rule: RuleNumber(rule.id), order: notes.count))
        notes.append(Note(rule: rule.id, certainty: rule.certainty, entry: entry, text: text))
    }

    /// The sort key of a note: small, so that sorting moves little memory.
    private struct Key: Comparable {
        let index: Int
        let place: Int
        let rule: RuleNumber
        let order: Int

        static func < (lhs: Self, rhs: Self) -> Bool {
            (lhs.index, lhs.place, lhs.rule, lhs.order) < (rhs.index, rhs.place, rhs.rule, rhs.order)
        }
    }
}
