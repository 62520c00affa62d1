public import TabModel

/// An error or a finding as an editor shows it, with what would make it go away.
public struct AssistedDiagnostic: Hashable, Sendable {
    /// The first unit of UTF-16 that it is about.
    public var start: Int
    /// After the last one; more than ``start`` unless the text is empty.
    public var end: Int
    /// What is wrong.
    public var diagnostic: Diagnostic
    /// What can be done at once, the likeliest first.
    public var fixes: [QuickFix]

    /// The rule behind a finding; nil for an error of the text.
    public var rule: String? { diagnostic.id.hasPrefix("R") ? diagnostic.id : nil }
}

/// A change that makes an error or a finding go away.
public struct QuickFix: Hashable, Sendable {
    /// What is done, in a sentence.
    public var title: String
    /// The changes, in the order of the text; all are made, or none.
    public var edits: [TextEdit]
}
