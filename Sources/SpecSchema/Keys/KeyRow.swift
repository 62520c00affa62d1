import TabModel

/// One key of an object: its value's shape, and what people want to know of it.
///
/// A class, because every look at an entry's keys copies their rows, and this is one reference.
public final class KeyRow: Sendable {
    /// The key.
    public let name: String
    /// What its value may be.
    public let shape: Shape
    /// What it is for, in one sentence, as editors show it; the end says since when, if that is after the first `Tab`.
    public let text: String
    /// What people call it in a sentence: `symbol` for `systemImage`.
    public let words: String
    /// The ids of the rules about it, the nearest first.
    public let rules: [String]
    /// The ids of the findings that its value causes, so that they point at it.
    public let findings: [String]
    /// The id of the rule about each of its words.
    public let wordRules: [String: String]
    /// A Boolean value that indicates whether it decides where an entry appears, not only how it looks.
    public let decidesPlace: Bool
    /// A Boolean value that indicates whether every drawn entry shows it, though no layout has it: a screen, or what is
    /// read aloud.
    public let showsWithEntry: Bool
    /// A Boolean value that indicates whether it has no effect on a section, though both kinds of entry may have it
    /// (R5.33).
    public let isForTabs: Bool
    /// A Boolean value that indicates whether it says the same in every variant: what names things and what is stored
    /// stay one thing (R1.118).
    public let isFixed: Bool
    /// How SwiftUI says it, and what of SwiftUI that needs.
    public let swiftUI: SwiftUIForm
    /// What the author's strings in its value are for; nil if it holds none that people read or compare.
    public let strings: TextUse?
    /// Its field in a form; nil if no form has it.
    public let field: FormField?

    /// Makes a row; `words` is the key itself unless given.
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

    /// The same key in a variant, where null stands for its default.
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
    /// A Boolean value that indicates whether it acts on iPhone Duo alone (R1.102, R1.103).
    public var isForDuo: Bool { swiftUI.feature(of: .nothing) == .toolbarVertical }

    /// The names of the keys that act on iPhone Duo alone.
    public static let namesForDuo = Set(all.filter(\.isForDuo).map(\.name))
}

/// A key's field in the form of design mode.
public struct FormField: Sendable {
    /// What is beside the field.
    public let label: String
    /// What the empty field says.
    public let hint: String?
    /// The title of the choice that leaves the key out; nil for the default's word.
    public let absent: String?
    /// Where the field comes in the form; fields of one group keep the order of the format.
    public let group: Group

    /// The groups of a form, from top to bottom.
    public enum Group: CaseIterable, Sendable {
        case label, customizing, state, behavior
    }

    /// Makes a field.
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
