import TabModel

/// A text that was read, with the bytes of each of its values.
struct LocatedText {
    let format: SpecFormat
    let limits: SpecReadingLimits
    let source: SourceText
    let lines: TextLines
    /// What the text says.
    let value: SourceValue
    /// Where it says it.
    let root: LocatedValue
    /// The anchors that aliases repeat.
    let repeated: Set<String>

    init(_ bytes: [UInt8], format: SpecFormat, limits: SpecReadingLimits) throws(ReadingFailure) {
        self.format = format
        self.limits = limits
        source = try SourceText(bytes, limits: limits)
        lines = TextLines(source)
        switch format {
        case .json:
            value = try JSONReader.read(source, limits: limits)
            (root, repeated) = (JSONLocator.locate(value, in: source), [])
        case .yaml:
            let document = try YAMLDocument(try YAMLText(source))
            value = try YAMLReader.read(document, limits: limits)
            (root, repeated) = try YAMLLocator.locate(document, in: source)
        }
    }

    var bytes: [UInt8] { source.bytes }

    /// The line and column of a byte.
    func place(at offset: Int) -> SourceLocation {
        var places = PlaceCounter(source)
        return places.place(at: offset)
    }
}
