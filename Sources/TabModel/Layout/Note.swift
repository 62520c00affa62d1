/// How sure a rule is (the rulebook, 0.1).
public enum Certainty: String, CaseIterable, Sendable {
    /// Documented by Apple, for SwiftUI or for the UIKit it is on (D, D-UIKit).
    case documented
    /// Observed and written down by developers (O).
    case observed
    /// Our choice where sources are silent or disagree (C).
    case choice
}

/// The reason behind a placement, in one sentence a designer understands.
public struct Note: Hashable, Sendable {
    /// The rule that decided, such as `R2.33`.
    public var rule: String
    /// How sure the rule is.
    public var certainty: Certainty
    /// The entry it speaks of; nil for the tab view as a whole.
    public var entry: EntryID?
    /// The sentence.
    public var text: String

    /// Makes a note.
    public init(rule: String, certainty: Certainty, entry: EntryID? = nil, text: String) {
        self.rule = rule
        self.certainty = certainty
        self.entry = entry
        self.text = text
    }
}
