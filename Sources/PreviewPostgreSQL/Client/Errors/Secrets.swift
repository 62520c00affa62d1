#if PostgreSQL
    /// The passwords of an address, which must not appear in a log or an error.
    struct Secrets: Hashable, Sendable {
        private var values: Set<String> = []

        /// Adds a password; ignores nil and empty ones.
        mutating func insert(_ secret: String?) {
            guard let secret, !secret.isEmpty else { return }
            values.insert(secret)
        }

        /// Returns the text with each secret replaced by three dots.
        func scrubbing(_ text: String) -> String {
            values.sorted { $0.utf8.count > $1.utf8.count }.reduce(text) { $0.replacing($1, with: "…") }
        }

        /// Returns a message of libpq as part of a sentence: on one line, without secrets, its questions and the full
        /// stop.
        func sentence(_ message: String) -> String {
            let lines = scrubbing(message).split(whereSeparator: \.isNewline).filter { !$0.hasSuffix("?") }
            let words = lines.flatMap { $0.split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
            return words.hasSuffix(".") ? String(words.dropLast()) : words
        }
    }
#endif
