import SpecSyntax
import TabModel

/// What ended the reading of a text: bad syntax or a limit.
///
/// There is at most one; everything found later is a diagnostic of the checker.
struct ReadingFailure: Error {
    /// `syntax` or `limit`.
    var id: String
    /// One or two sentences.
    var text: String
    /// Where the text can't be read on.
    var place: SourceLocation
    /// What could be made out of the text, if that was wanted.
    var tree: SyntaxTree?

    func diagnostic(file: String) -> Diagnostic {
        Diagnostic(id: id, text: text, file: file, location: place)
    }
}

/// The words as a choice: `"a", "b" or "c"`.
func oneOf(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : WordList.or(words.map(\.quoted))
}
