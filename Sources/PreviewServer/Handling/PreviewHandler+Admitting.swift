import PreviewLinks

/// Who may ask, where links and tokens are made and ended on other machines too.
extension PreviewHandler {
    /// What the gate says; before a token is refused that nobody here knows, the store is asked for new ones.
    func verdict(on head: RequestHead, _ found: Sites.Found) async throws -> Verdict {
        let verdict: Verdict
        do throws(Refusal) {
            verdict = try judgement(of: head, found)
        } catch {
            guard error.isOfUnknownToken, case .several(let table) = sites else { throw error }
            guard table.areLinksCurrent else { throw Refusal.storeAway }
            try await table.lookUpLinks(of: found.linksName)
            verdict = try judgement(of: head, found)
        }
        if case .admitted(let admission) = verdict, !isCurrent(admission) { throw Refusal.storeAway }
        return verdict
    }

    /// What the gate says by what is in memory.
    private func judgement(of head: RequestHead, _ found: Sites.Found) throws(Refusal) -> Verdict {
        try gate.admit(head, port: port.number, to: found.links)
    }

    /// Whether it is known well enough who asks: by what the store has said lately, or without it.
    func isCurrent(_ admission: Admission) -> Bool {
        guard case .several(let table) = sites, !table.areLinksCurrent else { return true }
        switch admission.visitor {
        case .stranger: return true
        case .guest, .locked, .publisher: return false
        case .owner:
            let links = gate.links
            return admission.token.map { links.owner.opens(with: $0) || links.command.opens(with: $0) } ?? false
        }
    }
}

extension Refusal {
    fileprivate var isOfUnknownToken: Bool { self == .unknownLink || self == .unknownToken }
}
