import TabModel

/// A rule of the rule book with its certainty, as notes cite it.
struct Rule: Hashable, Sendable {
    let id: String
    let certainty: Certainty

    static func documented(_ id: String) -> Self { Rule(id: id, certainty: .documented) }
    static func observed(_ id: String) -> Self { Rule(id: id, certainty: .observed) }
    static func choice(_ id: String) -> Self { Rule(id: id, certainty: .choice) }
}

/// A rule and its meaning here: a whole sentence, or the part of it that follows an entry's name.
struct Reason: Hashable, Sendable {
    let rule: Rule
    let words: String

    init(_ rule: Rule, _ words: String) {
        self.rule = rule
        self.words = words
    }
}

/// A decision of a step: the value together with the reason for it.
///
/// Its words are literals wherever possible, so a decision costs little if only its value is needed.
struct Decision<Value: Sendable>: Sendable {
    let value: Value
    /// The reason; nil if there is nothing to explain.
    let reason: Reason?
    /// A further reason.
    let addition: Reason?

    init(_ value: Value, _ reason: Reason? = nil, and addition: Reason? = nil) {
        self.value = value
        self.reason = reason
        self.addition = addition
    }

    init(_ value: Value, _ rule: Rule, _ words: String) { self.init(value, Reason(rule, words)) }
}

/// The two numbers of a rule id, so that R2.9 comes before R2.31.
struct RuleNumber: Comparable {
    private let section: Int
    private let number: Int

    init(_ id: String) {
        var (section, number) = (0, 0)
        for byte in id.utf8 {
            switch byte {
            case 0x30...0x39: number = number * 10 + Int(byte - 0x30)
            case 0x2E: (section, number) = (number, 0)
            default: continue
            }
        }
        (self.section, self.number) = (section, number)
    }

    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.section, lhs.number) < (rhs.section, rhs.number)
    }
}
