public import TabModel
public import TabResolver

/// An error of a request to the session.
public enum SessionError: Error, Sendable {
    /// The session has had no valid spec yet; the diagnostics are those of the current text.
    case noSpec([Diagnostic])
    /// An operation was refused, by a rule or because an entry does not exist.
    case refused(OperationError)
    /// The state does not meet the condition of a write; the tag is that of the current state, nil if there is none.
    case preconditionFailed(EntityTag?)
    /// The text to write is not a spec; the diagnostics are its errors.
    case invalidSpec([Diagnostic])
    /// An edit of the spec's structure can't be made; the diagnostic has the reason and the place of the obstacle.
    ///
    /// `isUnknown` indicates that the edit names an entry that does not exist.
    case notEdited(Diagnostic, isUnknown: Bool)
    /// The spec was not written, because its file is read-only.
    case specReadOnly(String)
    /// The spec was not written, because the disk or a quota is full.
    case specFull(String)
    /// The spec was not written, because the system refused.
    case specUnwritable(String)
    /// The history has no such revision, or no longer keeps it.
    case unknownRevision(Int)
    /// The profile has no customization to delete.
    case unknownProfile(String)
    /// The store has no space left; nothing was changed.
    case storeFull(String)
    /// The store is currently unavailable; nothing was changed or read.
    case storeUnavailable(String)
    /// The preview was removed from its team's server; nothing was changed or read.
    case removed
}

/// An error of a store, with the information that the session needs for its message.
///
/// An error that does not conform is treated as an unavailable store.
public protocol StorageFailure: Error {
    /// A Boolean value that indicates whether the disk or a quota is full.
    var isOutOfSpace: Bool { get }
    /// A description of the error and its remedy, in one or two sentences.
    var text: String { get }
}

extension SessionError {
    /// The store's description of the error, for the log.
    var storeText: String {
        switch self {
        case .storeFull(let text), .storeUnavailable(let text): text
        default: "\(self)"
        }
    }

    /// Creates a session's error from a store's.
    package init(store error: any Error) {
        guard !(error is PreviewRemoved) else {
            self = .removed
            return
        }
        guard let failure = error as? any StorageFailure else {
            self = .storeUnavailable("The store can't be used now: \(error). Nothing was changed.")
            return
        }
        self = failure.isOutOfSpace ? .storeFull(failure.text) : .storeUnavailable(failure.text)
    }
}

extension OperationError {
    /// The refusal of an undo without a change to revert.
    static let nothingToUndo = Self(
        kind: .unknown,
        rule: "nothingToUndo",
        text: "There is nothing to undo. The history lists the changes."
    )

    /// The refusal of a redo without an undone change.
    static let nothingToRedo = Self(
        kind: .unknown,
        rule: "nothingToRedo",
        text: "There is nothing to redo. A new change clears the changes that you could redo."
    )

    /// The refusal of every change by a pinned link without the right to customize.
    public static let pinned = Self(
        kind: .forbidden,
        rule: "pinned",
        text: "This link is pinned to a revision, so it is read-only. "
            + "To make changes, ask its sender for another link."
    )
}
