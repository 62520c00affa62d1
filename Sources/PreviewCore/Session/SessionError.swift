public import TabModel
public import TabResolver

/// Why the session did not do what was asked.
public enum SessionError: Error, Sendable {
    /// There has been no good spec yet; what is wrong with the present text.
    case noSpec([Diagnostic])
    /// An operation was refused, by a rule or because an entry is not there.
    case refused(OperationRefusal)
    /// The state is not the one the writer named; the present tag, nil if there is nothing.
    case preconditionFailed(EntityTag?)
    /// The text that was to be written is no spec; what is wrong with it.
    case invalidSpec([Diagnostic])
    /// An act on the spec's structure can't be made: why, and where in the text the obstacle is.
    ///
    /// `isUnknown` says that the act names an entry which is not there.
    case notEdited(Diagnostic, isUnknown: Bool)
    /// The spec was not written, because its file may not be.
    case specReadOnly(String)
    /// The spec was not written, because the disk or a quota is full.
    case specFull(String)
    /// The spec was not written, because the system refused.
    case specUnwritable(String)
    /// The history has no such revision, or keeps it no longer.
    case unknownRevision(Int)
    /// The profile has no customization to delete.
    case unknownProfile(String)
    /// Nothing was changed, because the store has no space left.
    case storeFull(String)
    /// Nothing was changed or read, because the store does not work now.
    case storeUnavailable(String)
    /// Nothing was changed or read, because the preview was removed from its team's server.
    case removed
}

/// What a store's errors tell the session, so that people learn what to do.
///
/// An error that does not conform counts as a store that is unavailable.
public protocol StorageFailure: Error {
    /// A Boolean value that indicates whether the disk or a quota is full.
    var isOutOfSpace: Bool { get }
    /// One or two sentences: what happened, and what to do.
    var text: String { get }
}

extension SessionError {
    /// What the store says, for the log.
    var storeText: String {
        switch self {
        case .storeFull(let text), .storeUnavailable(let text): text
        default: "\(self)"
        }
    }

    /// Makes a session's error of a store's.
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

extension OperationRefusal {
    /// The refusal of every change to a spec that attaches no customization (R3.1).
    static let notAttached = Self(
        kind: .forbidden,
        rule: "R3.1",
        text: "The spec has no customization, so there is nothing to change. "
            + "Set a storage key with \"tabViewCustomization\"."
    )

    /// Refuses an undo: there is no change to revert.
    static let nothingToUndo = Self(
        kind: .unknown,
        rule: "nothingToUndo",
        text: "There is nothing to undo. The history lists the changes."
    )

    /// Refuses a redo: there is no undone change.
    static let nothingToRedo = Self(
        kind: .unknown,
        rule: "nothingToRedo",
        text: "There is nothing to redo. A new change clears what was undone before it."
    )

    /// The refusal of every change by a link that is pinned and only shows.
    public static let pinned = Self(
        kind: .forbidden,
        rule: "pinned",
        text: "This link is pinned to a revision and read-only. "
            + "Ask its sender for a link that can make changes."
    )
}
