public import PreviewCore
import CLibrary
import Files

/// An error of opening the store, or of storing an action.
///
/// An action that failed changed nothing: the stored data is still stored.
public enum StoreError: Error, Hashable, Sendable {
    /// Another server has this spec, or the whole folder if `spec` is nil.
    ///
    /// `pid` and `address` are nil until it has written them down.
    case inUse(folder: String, spec: String?, pid: Int?, address: String?)
    /// The database was written by a newer version, with schema `found` where this one knows up to `known`.
    case newerVersion(file: String, found: String, known: Int)
    /// The disk, or the account's share of it, is full.
    case full(reason: String)
    /// The database can't be read or written now; nothing was changed.
    case unavailable(reason: String)
    /// A file of the store was removed or replaced while it was open: written data could not be found again.
    case lost(file: String)
    /// The store was closed before.
    case closed

    /// A message of one or two sentences for the terminal and the page: the problem, its place and its remedy.
    public var text: String { text(choosingBy: "--store") }

    /// Returns the message for a directory that is chosen by another option, or a property of a configuration.
    public func text(choosingBy option: String) -> String {
        switch self {
        case .inUse(let folder, let spec, let pid, let address):
            Self.inUseText(folder: folder, spec: spec, pid: pid, address: address, option)
        case .newerVersion(let file, let found, let known):
            "\(file) was written by a newer tabpreview (schema \(found); this version supports up to \(known)). "
                + "Update tabpreview, or choose another directory with \(option)."
        case .full(let reason):
            "The change can't be stored: \(reason). Nothing was changed. Free some space, then try again."
        case .unavailable(let reason):
            "The store can't be used now: \(reason). Nothing was changed."
        case .lost(let file):
            "The file \(file) of the store was removed or replaced while it was in use, so nothing can be stored. "
                + "Restart the preview. Nothing was changed."
        case .closed:
            "The store is closed because the server is stopping. Nothing was changed."
        }
    }

    private static func inUseText(
        folder: String,
        spec: String?,
        pid: Int?,
        address: String?,
        _ option: String
    ) -> String {
        let who = "Another tabpreview\(pid.map { " (process \($0))" } ?? "")"
        let what = spec.map { "has \($0) open in \(folder)" } ?? "uses \(folder)"
        guard let address else { return "\(who) \(what). Stop it, or choose another directory with \(option)." }
        return "\(who) \(what) and serves at \(address). "
            + "Open that address, stop it, or choose another directory with \(option)."
    }
}

extension StoreError: StorageFailure {
    /// A Boolean value that indicates whether freeing space helps.
    public var isOutOfSpace: Bool {
        if case .full = self { true } else { false }
    }
}

extension StoreError: CustomStringConvertible {
    /// The message, equal to ``text``.
    public var description: String { text }
}

extension SystemFailure {
    /// The failure as an error of the store.
    var storeError: StoreError {
        code == ENOSPC || code == EDQUOT ? .full(reason: text) : .unavailable(reason: text)
    }
}

extension StoreError {
    /// Creates the store's error from an error of writing a file.
    init(writing path: String, _ error: any Error) {
        switch error {
        case let error as StoreError: self = error
        case let failure as SystemFailure: self = failure.storeError
        default: self = .unavailable(reason: "can't write \(path) (\(error))")
        }
    }
}
