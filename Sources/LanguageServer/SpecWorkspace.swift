public import TabModel
public import TabResolver
public import TabSpecCoding

/// What is known about specs by where they are.
public protocol SpecWorkspace: Sendable {
    /// Returns a Boolean value that indicates whether a file is a spec, by its name and its text, which may be broken;
    /// the name is empty for what is no file.
    func isSpec(named name: String, _ text: [UInt8], _ format: SpecFormat) -> Bool
    /// The settings for a file; nil for what is no file.
    func settings(forFileAt path: String?) async -> SpecSettings
}

/// What a spec is judged by, beside its text.
public struct SpecSettings: Sendable {
    /// The symbols that the preview can draw; nil where that is not known.
    public var symbols: KnownSymbols?
    /// The choices about rules that are made for the spec.
    public var rules: RuleSettings
    /// Adds to a spec what the files say that it names; nil adds nothing.
    public var linted: (@Sendable (TabSpec) -> LintedSpec)?

    /// Makes settings.
    public init(
        symbols: KnownSymbols? = nil,
        rules: RuleSettings = RuleSettings(),
        linted: (@Sendable (TabSpec) -> LintedSpec)? = nil
    ) {
        (self.symbols, self.rules, self.linted) = (symbols, rules, linted)
    }
}
