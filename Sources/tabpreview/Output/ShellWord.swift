/// The quoting of words in a command line that users paste into a POSIX shell.
enum ShellWord {
    /// Returns the word for a shell: unchanged, or in quotes.
    static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && !word.hasPrefix("~") && word.unicodeScalars.allSatisfy(plain.contains)
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }

    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=:,@%+~".unicodeScalars
    )
}
