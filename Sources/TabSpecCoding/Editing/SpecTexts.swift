/// Compares texts by what they say.
public enum SpecTexts {
    /// Whether two texts say the same, however they are laid out; false if one of them can't be read.
    public static func agree(
        _ first: [UInt8],
        _ second: [UInt8],
        format: SpecFormat,
        limits: SpecReadingLimits = .file
    ) -> Bool {
        guard let one = try? SourceReader.read(first, format: format, limits: limits),
            let other = try? SourceReader.read(second, format: format, limits: limits)
        else { return false }
        return one.says(other)
    }

    /// Whether a string can be in YAML without quotes, wherever a value can be.
    public static func isPlain(_ text: String) -> Bool { YAMLPlainText.isSafe(text) }
}
