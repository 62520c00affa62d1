public import TabModel

/// A spec's text after its changes.
public struct EditedSpec: Hashable, Sendable {
    /// The text with every change that was made.
    public var bytes: [UInt8]
    /// What changed, with the way back.
    public var patch: TextPatch
    /// The groups of edits that were not made, by their number in the order given, and why.
    public var refused: [Int: SpecEditRefusal]

    /// Makes a result.
    public init(bytes: [UInt8], patch: TextPatch = TextPatch(), refused: [Int: SpecEditRefusal] = [:]) {
        self.bytes = bytes
        self.patch = patch
        self.refused = refused
    }
}

/// Changes values in a spec's text and leaves every other byte as it is: comments, blank lines, order and quotes.
///
/// Whatever can't be changed safely is refused. The result is always read again and compared with what it should say,
/// so that a text that comes out is right by construction.
public enum SpecEditor {
    /// Makes edits, each group as a whole or not at all.
    ///
    /// All paths are those of the text given. Takes time in proportion to the text and the edits.
    ///
    /// - Throws: A refusal if the text itself can't be read.
    public static func edited(
        _ bytes: [UInt8],
        format: SpecFormat,
        groups: [[SpecEdit]],
        limits: SpecReadingLimits = .file
    ) throws(SpecEditRefusal) -> EditedSpec {
        try SpecText(bytes, format: format, limits: limits).edited(groups)
    }

    /// Makes edits, all or none.
    ///
    /// - Throws: The first obstacle.
    public static func edited(
        _ bytes: [UInt8],
        format: SpecFormat,
        edits: [SpecEdit],
        limits: SpecReadingLimits = .file
    ) throws(SpecEditRefusal) -> [UInt8] {
        let edited = try edited(bytes, format: format, groups: [edits], limits: limits)
        if let refusal = edited.refused[0] { throw refusal }
        return edited.bytes
    }
}
