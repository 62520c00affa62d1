import PreviewCore

/// One link for each way of holding one, with the token of each.
struct LinkHolders {
    /// The holders of the matrix.
    enum Holder: String, CaseIterable {
        case view, comment, customize, edit, owner, locked, unlocked, unknown, expired, revoked, rotated
    }

    private let tokens: [Holder: String]

    /// Makes links at a service whose clock is moved to let one expire.
    init(at handling: Handling, clock: SetClock) async throws {
        func make(_ terms: ShareTerms) async throws -> NewShare { try await handling.service.create(terms) }
        let (revoked, rotated) = (try await make(ShareTerms()), try await make(ShareTerms()))
        let expired = try await make(ShareTerms(lifetime: .seconds(60)))
        clock.pass(61)
        let locked = try await make(ShareTerms(role: .edit, profile: "default", password: "open sesame"))
        tokens = [
            .view: try await make(ShareTerms()).token,
            .comment: try await make(ShareTerms(role: .comment)).token,
            .customize: try await make(ShareTerms(role: .customize, profile: "default")).token,
            .edit: try await make(ShareTerms(role: .edit, profile: "default")).token,
            .owner: Handling.token,
            .locked: locked.token,
            .unlocked: await handling.service.unlock(locked.token, password: "open sesame", from: "10.0.0.1").session
                ?? "",
            .unknown: SecretToken.new(),
            .expired: expired.token,
            .revoked: revoked.token,
            .rotated: rotated.token,
        ]
        try await handling.service.revoke(revoked.share.id)
        _ = try await handling.service.rotate(rotated.share.id)
    }

    /// Every token, none of which may ever be reported again.
    var all: [String] { Array(tokens.values) + [Handling.commandToken] }

    /// Returns the path of a holder's page.
    func folder(_ holder: Holder) -> String { "/s/\(tokens[holder] ?? "")/" }
}
