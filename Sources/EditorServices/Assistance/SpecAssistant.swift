public import TabSpecCoding
public import TabModel
public import TabResolver

/// An assistant for editing a spec: it completes, explains, formats, and finds errors with their repairs.
///
/// It works on texts that have errors while they are typed. All offsets are UTF-16 units, counted from 0, as editors in
/// browsers count; an offset outside the text is the nearest one inside. No method fails.
public struct SpecAssistant: Sendable {
    /// The format of the text.
    let format: SpecFormat
    /// The name in diagnostics.
    let file: String
    /// The symbols that the preview can draw; nil where they are not known.
    let symbols: KnownSymbols?
    /// The rule settings for the spec.
    let rules: RuleSettings
    /// The limits for reading the text.
    let limits: SpecReadingLimits
    /// A closure that adds the information from the files that the spec names.
    let linted: @Sendable (TabSpec) -> LintedSpec
    let bytes: [UInt8]
    let places: TextPlaces

    /// Creates an assistant for the text of a spec; `linted` adds the information from the files that its spec names.
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

    /// Reads the text, once for each request.
    func read() -> SpecText { SpecText(bytes, format: format, file: file, limits: limits, isTyped: true) }
}

/// A replacement of UTF-16 units, as editors represent changes.
public struct TextEdit: Hashable, Sendable {
    /// The offset of the first UTF-16 unit to remove.
    public var start: Int
    /// The offset after the last unit to remove.
    public var end: Int
    /// The text to insert.
    public var text: String

    /// Creates an edit.
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
