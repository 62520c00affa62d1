/// A switch of the rulebook: a point where sources are silent or disagree, and both readings can be drawn.
public struct SwitchStatement: Hashable, Sendable, Decodable {
    /// The switch's id, such as `SW2`.
    public var id: String
    /// The key a spec sets it by, below `switches`.
    public var name: String
    /// Its values as a spec writes them, the default first.
    public var values: [SwitchValue]
    /// The rules it belongs to, the deciding one first; never empty.
    public var rules: [String]
    /// Why it exists, in a sentence or two that a designer understands.
    public var reason: String

    /// The value that holds unless the spec says otherwise.
    public var defaultValue: String { values.first?.name ?? "" }
}

/// One value of a switch.
public struct SwitchValue: Hashable, Sendable, Decodable {
    /// The value as a spec writes it, such as `sectionItem`; `true` and `false` for the switches that are flags.
    public var name: String
    /// What it does, in a sentence.
    public var text: String
}
