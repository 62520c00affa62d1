public import PreviewCore

/// Why the store can't be opened, or why an act could not be stored.
///
/// An act that failed changed nothing: what was stored before is still stored.
public enum StoreError: Error, Hashable, Sendable {
    /// Another server has this folder; `pid` and `address` are nil until it has written them down.
    case inUse(folder: String, pid: Int?, address: String?)
    /// The database was written by a newer version, with schema `found` where this one knows up to `known`.
    case newerVersion(file: String, found: String, known: Int)
    /// The disk, or the account's share of it, is full.
    case full(reason: String)
    /// The database can't be read or written now; nothing was changed.
    case unavailable(reason: String)
    /// The store was closed before.
    case closed

    /// One or two sentences for the terminal and the page: what is wrong, where, and what to do.
    public var text: String {
        switch self {
        case .inUse(let folder, let pid, let address):
            Self.inUseText(folder: folder, pid: pid, address: address)
        case .newerVersion(let file, let found, let known):
            "\(file) was written by a newer tabpreview (schema \(found), this one knows up to \(known)). "
                + "Update tabpreview, or choose another folder with --store."
        case .full(let reason):
            "The change could not be stored: \(reason). Free some space, then try again; nothing was changed."
        case .unavailable(let reason):
            "The store can't be used now: \(reason). Nothing was changed."
        case .closed:
            "The store is closed, because the server is stopping. Nothing was changed."
        }
    }

    private static func inUseText(folder: String, pid: Int?, address: String?) -> String {
        let who = pid.map { " (process \($0))" } ?? ""
        guard let address else {
            return "Another tabpreview\(who) uses \(folder). Stop it, or choose another folder with --store."
        }
        return "Another tabpreview\(who) uses \(folder) and serves at \(address). "
            + "Open that address, stop it, or choose another folder with --store."
    }
}

extension StoreError: StorageFailure {
    /// Whether freeing space is what helps.
    public var isOutOfSpace: Bool {
        if case .full = self { true } else { false }
    }
}

extension StoreError: CustomStringConvertible {
    /// The same as ``text``.
    public var description: String { text }
}
