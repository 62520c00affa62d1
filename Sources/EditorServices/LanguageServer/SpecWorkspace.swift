public import TabModel
public import TabResolver
public import TabSpecCoding

/// A source of information about specs by their paths.
public protocol SpecWorkspace: Sendable {
    /// Returns a Boolean value that indicates whether a file is a spec, by its name and its text.
    ///
    /// The text may have errors; the name is empty for a document that is not a file.
    func isSpec(named name: String, _ text: [UInt8], _ format: SpecFormat) -> Bool
    /// Returns the settings for a file; the path is nil for a document that is not a file.
    func settings(forFileAt path: String?) async -> SpecSettings
}

/// The settings for checking a spec, besides its text.
public struct SpecSettings: Sendable {
    /// The symbols that the preview can draw; nil where they are not known.
    public var symbols: KnownSymbols?
    /// The rule settings for the spec.
    public var rules: RuleSettings
    /// A closure that adds the information from the files that the spec names; nil adds nothing.
    var linted: (@Sendable (TabSpec) -> LintedSpec)?

    /// Creates settings.
    public init(
        symbols: KnownSymbols? = nil,
        rules: RuleSettings = RuleSettings(),
        linted: (@Sendable (TabSpec) -> LintedSpec)? = nil
    ) {
        (self.symbols, self.rules, self.linted) = (symbols, rules, linted)
    }
}
