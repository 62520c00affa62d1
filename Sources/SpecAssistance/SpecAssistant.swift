import SpecSyntax
public import TabModel
public import TabResolver
public import TabSpecCoding

/// Helps someone who writes a spec: completes, explains, finds errors with their repairs, lays out.
///
/// Works on texts that are broken while they are typed. All offsets are units of UTF-16, counted from 0, as editors in
/// browsers count; one that lies outside of the text counts as the nearest one inside. Nothing here ever fails.
public struct SpecAssistant: Sendable {
    /// How the text is written.
    public let format: SpecFormat
    /// The name that diagnostics carry.
    public let file: String
    /// The symbols that the preview can draw; nil where that is not known.
    public let symbols: KnownSymbols?
    /// The choices about rules that are made for the spec.
    public let rules: RuleSettings
    /// How much is read.
    public let limits: SpecReadingLimits
    /// Adds to a spec what the files say that it names.
    let linted: @Sendable (TabSpec) -> LintedSpec
    let bytes: [UInt8]
    let places: TextPlaces

    /// Takes a string; `linted` adds to its spec what the files say that it names.
    public init(
        _ text: String,
        format: SpecFormat,
        file: String = "",
        symbols: KnownSymbols? = nil,
        rules: RuleSettings = RuleSettings(),
        limits: SpecReadingLimits = .file,
        linted: (@Sendable (TabSpec) -> LintedSpec)? = nil
    ) {
        self.format = format
        self.file = file
        self.symbols = symbols
        self.rules = rules
        self.limits = limits
        self.linted = linted ?? { LintedSpec($0, file: file) }
        bytes = Array(text.utf8)
        places = TextPlaces(bytes)
    }

    /// Reads the text, once for all that is asked of it.
    func read() -> SpecText { SpecText(bytes, format: format, file: file, limits: limits, isTyped: true) }
}

/// Units of a string that give way to others: how editors change what someone writes.
public struct TextEdit: Hashable, Sendable {
    /// The first unit of UTF-16 that goes.
    public var start: Int
    /// After the last unit that goes.
    public var end: Int
    /// What comes.
    public var text: String

    /// Makes an edit.
    public init(start: Int, end: Int, text: String) {
        self.start = start
        self.end = end
        self.text = text
    }
}

extension TextPlaces {
    func edit(_ range: Range<Int>, _ text: String) -> TextEdit {
        TextEdit(start: unit(at: range.lowerBound), end: unit(at: range.upperBound), text: text)
    }

    func edits(_ patch: TextPatch) -> [TextEdit] {
        patch.replacements.map { edit($0.range, String(decoding: $0.new, as: UTF8.self)) }
    }
}
