public import TabModel

/// A spec's text that was read once, for looking at many possible changes of it.
public struct EditableSpec {
    private let editing: SpecEditing

    /// Reads a text.
    ///
    /// - Throws: A refusal if it can't be read.
    public init(
        _ bytes: [UInt8],
        format: SpecFormat,
        limits: SpecReadingLimits = .file
    ) throws(SpecEditRefusal) {
        do throws(ReadingFailure) {
            editing = try SpecEditing(bytes, format: format, limits: limits)
        } catch {
            throw SpecEditRefusal(.unreadable, error.text, at: error.place)
        }
    }

    /// What edits would change, all or none of them; proven like those of ``SpecEditor``.
    ///
    /// Takes time in proportion to the text.
    ///
    /// - Throws: The first obstacle.
    public func patch(of edits: [SpecEdit]) throws(SpecEditRefusal) -> TextPatch {
        let edited = editing.edited([edits])
        if let refusal = edited.refused[0] { throw refusal }
        return edited.patch
    }
}

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
}

extension SpecTexts {
    /// Whether a text can stand in YAML without quotes, wherever a value may stand.
    public static func isPlain(_ text: String) -> Bool { YAMLPlainText.isSafe(text) }
}
