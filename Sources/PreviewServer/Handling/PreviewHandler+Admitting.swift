import PreviewLinks

/// Who may ask, where links and tokens are made and ended on other machines too.
extension PreviewHandler {
    /// What the gate says, with the preview that a request is about.
    ///
    /// The token is judged first, by what is in memory. Before one is refused that nobody here knows, the store is asked
    /// for it; and a preview is opened for those only who may know that there is one.
    func verdict(on head: RequestHead) async throws -> (verdict: Verdict, site: Site?) {
        var found = sites.find(head)
        var refusals: [Refusal] = []
        while true {
            do throws(Refusal) {
                let verdict = try gate.admit(head, port: port.number, to: found.links)
                if case .admitted(let admission) = verdict, !isCurrent(admission) { throw .storeAway }
                return (verdict, found.site)
            } catch {
                // Whatever is found by a refusal is found once.
                guard !refusals.contains(error), let more = try await sites.find(found, refused: error) else {
                    throw error
                }
                refusals.append(error)
                found = more
            }
        }
    }

    /// Returns a Boolean value that indicates whether it is known well enough who asks: by what the store has said
    /// lately, or without it.
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
