import TabModel

/// A rule of the rulebook with its certainty, as notes cite it.
struct Rule: Hashable, Sendable {
    let id: String
    let certainty: Certainty

    static func documented(_ id: String) -> Self { Rule(id: id, certainty: .documented) }
    static func observed(_ id: String) -> Self { Rule(id: id, certainty: .observed) }
    static func choice(_ id: String) -> Self { Rule(id: id, certainty: .choice) }
}

/// A rule id's two numbers, so that R2.9 comes before R2.31.
struct RuleNumber: Comparable {
    private let section: Int
    private let number: Int

    init(_ id: String) {
        let parts = id.drop { !$0.isNumber }.split(separator: ".")
        section = parts.first.flatMap { Int($0) } ?? 0
        number = parts.dropFirst().first.flatMap { Int($0) } ?? 0
    }

    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.section, lhs.number) < (rhs.section, rhs.number)
    }
}
