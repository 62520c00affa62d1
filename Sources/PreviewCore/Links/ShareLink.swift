/// A link in the service's memory.
struct ShareLink: Sendable {
    /// The record that the store has, or will have with the next batch of uses.
    var record: ShareRecord
    /// The digest of the link's token.
    let digest: ContentDigest
    /// The password's hash, if there is a password.
    let password: PasswordHash?
    /// The revision that the link is pinned to, if it is.
    let pin: PinnedPreview?
    /// The end of the link by the monotonic clock (S17); nil if it has none.
    let deadline: Double?
    /// The number of the issue of the link's token, unique in one run.
    let grant: Int
    /// A Boolean value that indicates whether the link was found to have ended.
    ///
    /// Setting the wall clock back does not undo that.
    var isOver = false

    /// Creates a link from a record of a spec, or of a tab view of an app's source.
    ///
    /// Nil if it is foreign or its password or pin can't be read, so that it must not open.
    init?(_ record: ShareRecord, of tabView: String?, pin: PinnedPreview? = nil, grant: Int, now: ShareMoment) {
        guard !record.isForeign, let digest = ContentDigest(bytes: record.digest) else { return nil }
        let password = record.password.map { PasswordHash($0) }
        let pin =
            pin
            ?? record.pin.flatMap {
                PinnedPreview(
                    $0,
                    of: tabView,
                    at: record.created,
                    isCustomizable: record.role == .customize,
                    earlier: record.earlier.flatMap {
                        PinnedPreview($0.pin, of: tabView, at: $0.time, isCustomizable: false)
                    }
                )
            }
        if case .some(.none) = password { return nil }
        if record.pin != nil, pin == nil { return nil }
        self.record = record
        self.digest = digest
        self.password = password.flatMap(\.self)
        self.pin = pin
        self.grant = grant
        deadline = record.expires.map { now.uptime + ($0 - now.wall) }
    }

    /// Returns a Boolean value that indicates whether the link has ended: by either clock, or at an earlier check.
    func hasEnded(at now: ShareMoment) -> Bool {
        if isOver { return true }
        guard let expires = record.expires, let deadline else { return false }
        return now.wall >= expires || now.uptime >= deadline
    }

    /// Returns the seconds until the link ends; nil if it has no end, or has ended.
    func remaining(at now: ShareMoment) -> Double? {
        guard let expires = record.expires, let deadline, !isOver else { return nil }
        return min(expires - now.wall, deadline - now.uptime)
    }

    /// Returns a Boolean value that indicates whether the link ended at least `seconds` before `now`, by both clocks.
    func ended(_ seconds: Double, before now: ShareMoment) -> Bool {
        guard let expires = record.expires, let deadline else { return false }
        return now.wall >= expires + seconds && now.uptime >= deadline + seconds
    }

    func visit(session: Int? = nil) -> ShareVisit {
        ShareVisit(
            id: record.id,
            role: record.role,
            profile: record.profile,
            pin: pin,
            grant: grant,
            session: session
        )
    }

    func share(online: Int, at now: ShareMoment) -> Share {
        record.share(isExpired: hasEnded(at: now), online: online)
    }
}

extension ShareRecord {
    /// Returns the link in the owner's view.
    func share(isExpired: Bool, isReadable: Bool = true, online: Int = 0) -> Share {
        Share(
            id: id,
            role: role,
            label: label,
            publisher: publisher,
            created: created,
            expires: expires,
            isExpired: isExpired,
            isReadable: isReadable,
            pinned: pin?.revision,
            profile: profile,
            hasPassword: password != nil,
            lastUsed: lastUsed,
            views: views,
            online: online
        )
    }
}
