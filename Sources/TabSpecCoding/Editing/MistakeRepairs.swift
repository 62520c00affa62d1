import SpecSchema
public import TabModel

/// Knows the one obvious repair of a mistake that the reader names, where there is one.
public enum MistakeRepairs {
    /// The repairs of a text's mistakes, in the order in which they were found.
    ///
    /// A misspelled key or word with one nearest known one, a truth value written as a text, a number where a text is
    /// wanted. Empty for a good text, and for one whose syntax is wrong: there is nothing to hold on to.
    public static func repairs(
        of bytes: [UInt8],
        format: SpecFormat,
        limits: SpecReadingLimits = .file
    ) -> [Repair] {
        guard let root = try? SourceReader.read(bytes, format: format, limits: limits) else { return [] }
        return ShapeChecker.repairs(root, .object(TabViewKeys.shape), file: "")
    }

    /// The repairs of a text's mistakes, each with the mistake that it repairs; see ``repairs(of:format:limits:)``.
    public static func repairable(
        in bytes: [UInt8],
        format: SpecFormat,
        file: String,
        limits: SpecReadingLimits = .file
    ) -> [(mistake: Diagnostic, repair: Repair)] {
        guard let root = try? SourceReader.read(bytes, format: format, limits: limits) else { return [] }
        return ShapeChecker.repairable(root, .object(TabViewKeys.shape), file: file)
    }
}
