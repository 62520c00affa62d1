import Files
import GRDB

/// An obstacle between a database file and a working store.
enum OpeningFailure: Error {
    /// The file can't be trusted, for this reason: it is set aside.
    case damaged(String)
    /// The file is left unchanged.
    case refused(StoreError)

    /// The error for the caller if setting aside does not help, as with a disk that damages new files at once.
    var storeError: StoreError {
        switch self {
        case .damaged(let reason): .unavailable(reason: "a new database is already damaged (\(reason))")
        case .refused(let error): error
        }
    }

    init(_ error: any Error) {
        switch error {
        case let failure as OpeningFailure: self = failure
        case let error as StoreError: self = .refused(error)
        case let failure as SystemFailure: self = .refused(failure.storeError)
        case let row as DamagedRow: self = .damaged("a row of its table \(row.table) was modified")
        case let error as DatabaseError:
            let known = StoreError(systemCause: error)
            self = known.map(Self.refused) ?? .damaged(error.message ?? error.resultCode.description)
        default: self = .damaged("\(error)")
        }
    }
}

extension StoreError {
    /// Creates a failure from an error that lies in the disk, the permissions or another program; nil if it lies in the
    /// file.
    init?(systemCause error: DatabaseError) {
        let reason = error.message ?? error.resultCode.description
        switch error.resultCode {
        case .SQLITE_FULL: self = .full(reason: reason)
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_IOERR, .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PERM,
            .SQLITE_AUTH, .SQLITE_NOMEM, .SQLITE_NOLFS, .SQLITE_PROTOCOL, .SQLITE_INTERRUPT, .SQLITE_ABORT:
            self = .unavailable(reason: reason)
        default: return nil
        }
    }

    /// Creates an error of a store that was opened successfully.
    init(running error: any Error) {
        switch error {
        case let error as StoreError: self = error
        case let failure as SystemFailure: self = failure.storeError
        case let error as DatabaseError where error.resultCode == .SQLITE_MISUSE: self = .closed
        case let error as DatabaseError:
            self = StoreError(systemCause: error) ?? .unavailable(reason: Self.damagedText("\(error.message ?? "")"))
        default: self = .unavailable(reason: Self.damagedText("\(error)"))
        }
    }

    private static func damagedText(_ detail: String) -> String {
        "the database was damaged while it was open (\(detail)); restart the preview to rename it"
    }
}
