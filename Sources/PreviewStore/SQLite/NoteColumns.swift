import GRDB
import PreviewCore

/// The columns that say who made a change, what for, and what it did: `author`, `link`, `kind`, `subject`, `summary`.
extension ChangeNote {
    /// The values in the order of the columns.
    var arguments: StatementArguments { [author.word, author.link, kind.word, kind.subject, summary] }

    /// Reads the columns; nil if they do not hold a note.
    init?(_ row: Row) {
        guard let author = row.text("author").flatMap({ ChangeAuthor(word: $0, link: row.text("link")) }),
            let kind = row.text("kind").flatMap({ SpecChangeKind(word: $0, subject: row.number("subject")) }),
            let summary = row.text("summary")
        else { return nil }
        self.init(author: author, kind: kind, summary: summary)
    }

    /// Whether the columns are empty, or not there yet.
    static func isMissing(in row: Row) -> Bool {
        ["author", "link", "kind", "subject", "summary"].allSatisfy(row.isNull)
    }
}

extension RowChecksum {
    /// Adds a note.
    mutating func add(_ note: ChangeNote) {
        for text in [note.author.word, note.author.link, note.kind.word, note.summary] { add(text) }
        add(note.kind.subject ?? -1)
    }
}
