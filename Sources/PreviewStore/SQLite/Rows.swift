import Foundation
import GRDB
import PreviewCore

/// Accessors of columns that don't rely on their types, as a damaged row has other types than its table.
///
/// GRDB's subscripts end the program there.
extension Row {
    func text(_ column: String) -> String? { value(column) }
    func number(_ column: String) -> Int? { value(column) }
    func seconds(_ column: String) -> Double? { value(column) }
    func bytes(_ column: String) -> [UInt8]? { value(column).map { (data: Data) in Array(data) } }
    func checksum(_ column: String) -> Int64? { value(column) }

    private func value<Value: DatabaseValueConvertible>(_ column: String) -> Value? {
        guard let value: DatabaseValue = self[column] else { return nil }
        return Value.fromDatabaseValue(value)
    }
}

extension Row {
    /// Returns a Boolean value that indicates whether a column is empty, rather than of another type.
    func isNull(_ column: String) -> Bool {
        guard let value: DatabaseValue = self[column] else { return true }
        return value.isNull
    }
}

/// A row without the shape or the checksum with which it was written.
struct DamagedRow: Error {
    let table: String
}

/// A sum over the columns of a row, one after the other; equal for equal rows only.
protocol ColumnSum {
    mutating func add(byte: UInt8)
}

extension ColumnSum {
    /// Adds a string; a missing one differs from an empty one.
    mutating func add(_ text: String?) {
        guard var text else { return add(byte: 0xFE) }
        text.withUTF8 { bytes in
            for byte in bytes { add(byte: byte) }
        }
        // 0xFE and 0xFF never occur in UTF-8, so the end of a column is part of the sum.
        add(byte: 0xFF)
    }

    /// Adds bytes; missing ones differ from none.
    mutating func add(_ bytes: [UInt8]?) {
        add(bytes?.count ?? -1)
        for byte in bytes ?? [] { add(byte: byte) }
    }

    /// Adds a whole number.
    mutating func add(_ number: Int) {
        add(UInt64(bitPattern: Int64(number)))
    }

    /// Adds a number of seconds, bit for bit; a missing one differs from every one.
    mutating func add(_ seconds: Double?) {
        add(seconds == nil ? 0 : 1)
        seconds.map { add($0) }
    }

    /// Adds a number of seconds, bit for bit.
    mutating func add(_ seconds: Double) {
        add(seconds.bitPattern)
    }

    private mutating func add(_ bits: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { add(byte: UInt8(truncatingIfNeeded: bits >> shift)) }
    }
}

/// A 64-bit FNV-1a sum over the columns of a row, for changed characters that SQLite's integrity check can't find.
struct RowChecksum: ColumnSum {
    private var sum: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The sum in the form that SQLite stores.
    var value: Int64 { Int64(bitPattern: sum) }

    mutating func add(byte: UInt8) {
        sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}

/// The columns of a change's author, reason and effect: `author`, `link`, `kind`, `subject`, `summary`.
extension ChangeNote {
    /// The values in the order of the columns.
    var arguments: StatementArguments { [author.word, author.link, kind.word, kind.subject, summary] }

    /// Creates a note from the columns of a row; nil if they do not hold one.
    init?(_ row: Row) {
        guard let author = row.text("author").flatMap({ ChangeAuthor(word: $0, link: row.text("link")) }),
            let kind = row.text("kind").flatMap({ SpecChangeKind(word: $0, subject: row.number("subject")) }),
            let summary = row.text("summary")
        else { return nil }
        self.init(author: author, kind: kind, summary: summary)
    }

    /// Returns a Boolean value that indicates whether the columns are empty, or don't exist yet.
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
