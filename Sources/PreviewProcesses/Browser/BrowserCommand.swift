/// A program that opens a page, and the arguments it gets besides the address.
struct BrowserCommand: Hashable {
    var program: String
    var arguments: [String]
}

extension BrowserCommand {
    /// Reads `BROWSER`: words between blanks, the first being the program; nil if there is none.
    ///
    /// No quotes, variables or other shell words. A `%s` in a word represents the address; without one it comes last.
    init?(choice: String) {
        let words = choice.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let program = words.first else { return nil }
        self.init(program: program, arguments: Array(words.dropFirst()))
    }

    /// The arguments with the address in its place.
    func arguments(for address: String) -> [String] {
        guard arguments.contains(where: { $0.contains("%s") }) else { return arguments + [address] }
        return arguments.map { word in
            word.split(separator: "%s", omittingEmptySubsequences: false).joined(separator: address)
        }
    }
}
