public import TabModel

/// An error of creating, rotating or revoking a link.
///
/// Nothing was changed, except for ``endNotStored(_:isFull:)``.
public enum ShareError: Error, Hashable, Sendable {
    /// The spec has no link with this id.
    case unknown(ShareID)
    /// The link has expired, so another token would not work.
    case expired(ShareID)
    /// The stored record of the link can't be understood, so that it can only be revoked.
    case unreadable(ShareID)
    /// The link was ended, but the store still has it: it is closed until the next start.
    case endNotStored(ShareID, isFull: Bool)
    /// The link would let its holder edit a spec that is pinned.
    case pinnedEdit
    /// The spec has had no valid text yet that could be pinned; the diagnostics of the present text.
    case noSpec([Diagnostic])
    /// The lifetime is not positive, or is over ten years.
    case impossibleLifetime
    /// The given name can't be a profile's name.
    case invalidProfile(String)
    /// The label is empty, too long, or has control characters.
    case invalidLabel
    /// The password is empty or too long, or has control characters.
    case invalidPassword
    /// The spec has the maximum number of links.
    case tooMany(limit: Int)
    /// The pinned specs would take more than this many bytes.
    case pinsTooLarge(limit: Int)
    /// The store has no space left.
    case storeFull(String)
    /// The store does not work now.
    case storeUnavailable(String)
    /// The preview was removed from its team's server.
    case removed

    /// A message of one or two sentences: the failure, its cause and its remedy.
    public var text: String {
        switch self {
        case .unknown(let id): "There is no link \"\(id)\". The list of links shows the ids."
        case .expired(let id): "The link \"\(id)\" has expired. Create a new one."
        case .unreadable(let id):
            "The link \"\(id)\" doesn't work: it was created by another account or on another machine, or its stored"
                + " record can't be read. Revoke it, and create a new one."
        case .endNotStored(let id, let isFull): Self.endNotStored(id, isFull: isFull)
        case .pinnedEdit:
            "A pinned link can't have the role edit. Use view, comment or customize, or don't pin it."
        case .noSpec:
            "There is no valid tab view to pin. Fix the errors, or create a link that isn't pinned."
        case .impossibleLifetime: "The link's lifetime (expires) must be \(ShareLifetime.syntax)."
        case .invalidProfile(let name):
            "\"\(name)\" is not a valid profile name: use 1 to 64 of the characters A-Z, a-z, 0-9, \".\", \"_\", \"-\"."
        case .invalidLabel:
            "A label must have 1 to \(ShareTerms.longestLabel) characters, without line breaks and other control characters."
        case .invalidPassword:
            "A password must have 1 to \(ShareTerms.longestPassword) bytes, without control characters."
        case .tooMany(let limit): "The limit of \(limit) links has been reached. Revoke a link that you no longer need."
        case .pinsTooLarge(let limit):
            "Pinned links can store \(limit >> 20) MiB in total. Revoke a pinned link, or don't pin this one."
        case .storeFull(let text), .storeUnavailable(let text): text
        case .removed: "The preview was removed from the server. Nothing was changed."
        }
    }
}

extension ShareError {
    private static func endNotStored(_ id: ShareID, isFull: Bool) -> String {
        let reason = isFull ? "The disk is full: free some space." : "The store doesn't work. See the log."
        return
            "The link \"\(id)\" is revoked, but the change can't be stored, so the link would work again after a "
            + "restart. "
            + "\(reason) tabpreview retries every ten seconds."
    }

    /// Returns this error of the store with another sentence at its end.
    func adding(_ sentence: String) -> Self {
        switch self {
        case .storeFull(let text): .storeFull("\(text) \(sentence)")
        case .storeUnavailable(let text): .storeUnavailable("\(text) \(sentence)")
        default: self
        }
    }
}

extension ShareError: CustomStringConvertible {
    /// The message, equal to ``text``.
    public var description: String { text }
}

extension ShareError {
    /// Creates a service's error from an error of a store, or of a session that was only read.
    init(store error: any Error) {
        switch SessionError(store: error) {
        case .storeFull(let text): self = .storeFull(text)
        case .storeUnavailable(let text): self = .storeUnavailable(text)
        case .removed: self = .removed
        default: self = .storeUnavailable("The store can't be used now. Nothing was changed.")
        }
    }

    /// Creates a service's error from an error that was thrown while a session was read.
    init(session error: SessionError) {
        switch error {
        case .noSpec(let diagnostics): self = .noSpec(diagnostics)
        case .storeFull(let text): self = .storeFull(text)
        case .storeUnavailable(let text): self = .storeUnavailable(text)
        case .removed: self = .removed
        case .refused, .preconditionFailed, .unknownProfile, .unknownRevision, .invalidSpec, .notEdited, .specReadOnly,
            .specFull, .specUnwritable:
            self = .storeUnavailable("The session can't be read: \(error).")
        }
    }
}
