public import TabModel

/// Reads any JSON text into values that know their places, for files that are not specs.
public enum PositionedJSON {
    /// The text's one value, or the one error that ended the reading.
    ///
    /// `file` is the name that the diagnostic carries.
    public static func read(
        _ bytes: [UInt8],
        file: String,
        limits: SpecReadingLimits = .http
    ) -> Result<SourceValue, PositionedJSONError> {
        do throws(ReadingFailure) {
            let text = try SourceText(bytes, limits: limits)
            return .success(try SourceReader.read(json: text, limits: limits, isSpec: false).value)
        } catch {
            return .failure(PositionedJSONError(diagnostic: error.diagnostic(file: file)))
        }
    }
}

/// Why a JSON text can't be read.
public struct PositionedJSONError: Error, Hashable, Sendable {
    /// What is wrong, and where.
    public let diagnostic: Diagnostic
}
