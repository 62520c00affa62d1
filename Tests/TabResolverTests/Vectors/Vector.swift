import Testing

/// One row of the rulebook's table: a spec in an environment and what is drawn.
struct Vector: Sendable, CustomTestStringConvertible {
    let name: String
    let spec: String
    let environment: String
    /// The stored state; nil without an attached customization.
    let state: String?
    let expected: String

    init(_ name: String, _ spec: String, _ environment: String, state: String? = nil, _ expected: String) {
        self.name = name
        self.spec = spec
        self.environment = environment
        self.state = state
        self.expected = expected
    }

    var testDescription: String { "\(name) \(environment)" }
}
