/// Words of a command line that people paste into a POSIX shell.
enum ShellWord {
    /// The word as a shell reads it: as it is, or in quotes.
    static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && !word.hasPrefix("~") && word.unicodeScalars.allSatisfy(plain.contains)
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }

    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=:,@%+~".unicodeScalars
    )
}
