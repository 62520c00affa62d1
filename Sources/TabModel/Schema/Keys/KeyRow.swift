/// A key of an object: its value's shape, and the facts about it.
///
/// It is a class, because every pass over an entry's keys copies their rows, and this is one reference.
public final class KeyRow: Sendable {
    /// The key.
    public let name: String
    /// The shape of its value.
    public let shape: Shape
    /// The purpose in one sentence, as editors show it.
    ///
    /// The sentence ends with the generation that brought the key, if it is newer than the first `Tab`.
    public let text: String
    /// The words for it in a sentence: `symbol` for `systemImage`.
    public let words: String
    /// The ids of the rules about it, the nearest first.
    public let rules: [String]
    /// The ids of the findings that its value causes, so that they point to it.
    public let findings: [String]
    /// The id of the rule about each of its words.
    public let wordRules: [String: String]
    /// A Boolean value that indicates whether it decides the place of an entry, not only its look.
    public let decidesPlace: Bool
    /// A Boolean value that indicates whether every drawn entry shows it, though no layout contains it.
    ///
    /// Examples are a screen, or text that is read aloud.
    public let showsWithEntry: Bool
    /// A Boolean value that indicates whether it has no effect on a section, though both kinds of entry may have it
    /// (R5.33).
    public let isForTabs: Bool
    /// A Boolean value that indicates whether it has the same value in every variant.
    ///
    /// Keys that name or store something are fixed, so that they identify one thing (R1.118).
    public let isFixed: Bool
    /// The SwiftUI form of the key, and the features of SwiftUI that it needs.
    public let swiftUI: SwiftUIForm
    /// The use of the author's strings in its value; nil if it has none that people read or compare.
    public let strings: TextUse?
    /// The field in a form; nil if no form has it.
    public let field: FormField?

    /// Creates a row; `words` is the key itself unless given.
    public init(
        _ name: String,
        _ shape: Shape,
        _ text: String,
        words: String? = nil,
        rules: [String] = [],
        findings: [String] = [],
        wordRules: [String: String] = [:],
        decidesPlace: Bool = false,
        showsWithEntry: Bool = false,
        isForTabs: Bool = false,
        isFixed: Bool = false,
        swiftUI: SwiftUIForm = .elsewhere,
        strings: TextUse? = nil,
        field: FormField? = nil
    ) {
        self.name = name
        self.shape = shape
        self.text = swiftUI.since.map { text + (text.hasSuffix(".") ? " Since OS \($0)." : ", OS \($0)") } ?? text
        self.words = words ?? name
        self.rules = rules
        self.findings = findings
        self.wordRules = wordRules
        self.decidesPlace = decidesPlace
        self.showsWithEntry = showsWithEntry
        self.isForTabs = isForTabs
        self.isFixed = isFixed
        self.swiftUI = swiftUI
        self.strings = strings
        self.field = field
    }

    /// Creates the row of the key in a variant, where null represents its default.
    init(inVariant row: KeyRow) {
        (name, text, words, rules, wordRules) = (row.name, row.text, row.words, row.rules, row.wordRules)
        findings = row.findings
        (decidesPlace, showsWithEntry) = (row.decidesPlace, row.showsWithEntry)
        (isForTabs, isFixed, swiftUI, strings) = (row.isForTabs, row.isFixed, row.swiftUI, row.strings)
        field = nil
        if case .orNull = row.shape { shape = row.shape } else { shape = .orNull(row.shape) }
    }
}

extension KeyRow {
    /// A Boolean value that indicates whether it is effective on iPhone Duo alone (R1.102, R1.103).
    public var isForDuo: Bool { swiftUI.feature(of: .nothing) == .toolbarVertical }

    /// The names of the keys that are effective on iPhone Duo alone.
    public static let namesForDuo = Set(all.filter(\.isForDuo).map(\.name))
}

/// A key's field in the form of design mode.
public struct FormField: Sendable {
    /// The label beside the field.
    public let label: String
    /// The placeholder of the empty field.
    public let hint: String?
    /// The title of the choice that omits the key; nil for the default's word.
    public let absent: String?
    /// The group of the field in the form; fields of one group keep the order of the format.
    public let group: Group

    /// The groups of a form, from top to bottom.
    public enum Group: CaseIterable, Sendable {
        case label, customizing, state, behavior
    }

    /// Creates a field.
    public init(
        _ label: String,
        hint: String? = nil,
        absent: String? = nil,
        in group: Group = .label
    ) {
        self.label = label
        self.hint = hint
        self.absent = absent
        self.group = group
    }
}
