import Foundation
import GRDB

/// Reading columns without trust: a damaged row has other types than its table.
///
/// GRDB's own subscripts end the program there.
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
    /// Whether a column has nothing in it, rather than something of another type.
    func isNull(_ column: String) -> Bool {
        guard let value: DatabaseValue = self[column] else { return true }
        return value.isNull
    }
}

/// A row that does not have the shape or the checksum it was written with.
struct DamagedRow: Error {
    let table: String
}
