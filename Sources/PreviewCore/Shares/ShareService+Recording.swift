import Synchronization

extension ShareService {
    /// What a new link is, from its terms; the moment it is pinned to is this one.
    func record(_ terms: ShareTerms, token: String, password: String?) async throws(ShareError) -> ShareRecord {
        let pin = terms.isPinned ? try await pin(terms) : nil
        let (id, profile) = try await names(terms)
        let created = clock.wall()
        return ShareRecord(
            id: id,
            spec: session.previewed.storeName,
            digest: ContentDigest(of: token).bytes,
            role: terms.role,
            label: terms.label,
            profile: profile,
            created: created,
            expires: terms.lifetime.seconds.map { (created + Double($0)).rounded(.down) },
            password: password,
            pin: pin
        )
    }

    private func pin(_ terms: ShareTerms) async throws(ShareError) -> PinRecord {
        let view: PreviewView
        do { view = try await session.view(profile: terms.profile ?? ProfileName.usual) } catch {
            throw ShareError(session: error)
        }
        guard let pin = PinRecord(view) else { throw .noSpec(view.snapshot.diagnostics) }
        let kept = book.withLock { $0.links.values.reduce(0) { $0 + ($1.record.pin?.size ?? 0) } }
        guard kept + pin.size <= Self.pinLimit else { throw .pinsTooLarge(limit: Self.pinLimit) }
        return pin
    }

    /// An id that no link has, and the profile: the one asked for, or one that nobody has.
    private func names(_ terms: ShareTerms) async throws(ShareError) -> (id: ShareID, profile: String) {
        let taken = try await takenProfiles()
        while true {
            let id = SecretToken.newID()
            let own = Share.ownProfile(of: id)
            if book.withLock({ $0.isTaken(id) }) || taken.contains(own) { continue }
            let hasOwn = terms.role == .customize && (terms.isPinned || terms.profile == nil)
            return (id, hasOwn ? own : terms.profile ?? ProfileName.usual)
        }
    }

    private func takenProfiles() async throws(ShareError) -> Set<String> {
        let links = book.withLock { $0.links.values.map(\.record.profile) }
        do {
            return try await Set(links + session.profiles().map(\.name))
        } catch {
            // Before the first good spec nothing is known of its profiles; an id is random all the same.
            if case .noSpec = error { return Set(links) }
            throw ShareError(session: error)
        }
    }
}

extension ShareLifetime {
    /// The seconds; nil if it does not end.
    var seconds: Int? {
        switch self {
        case .never: nil
        case .seconds(let count): count
        }
    }
}
