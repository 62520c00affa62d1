import HTTPServing
import PreviewCore

/// The admission of requests when links and tokens are created and ended on other machines too.
extension PreviewHandler {
    /// Returns the gate's decision, with the preview that a request is about.
    ///
    /// The token is checked in memory first. Before an unknown one is refused, it is searched in the store; and a
    /// preview is opened only for visitors who may know that it exists.
    func decision(
        on head: RequestHead,
        at address: SiteAddress
    ) async throws -> (decision: GateDecision, site: Site?) {
        var found = sites.find(address)
        var refusals: [HTTPError] = []
        while true {
            do throws(HTTPError) {
                let decision = try gate.admit(head, at: address, port: port?.number, to: found.links)
                if case .admitted(let admission) = decision, !isCurrent(admission) { throw .storeAway }
                return (decision, found.site)
            } catch {
                // Each refusal leads to a lookup only once.
                guard !refusals.contains(error), let more = try await sites.find(found, refused: error) else {
                    throw error
                }
                refusals.append(error)
                found = more
            }
        }
    }

    /// Returns a Boolean value that indicates whether the identity of the visitor is current enough.
    ///
    /// It is if the store has been read lately, or is not needed.
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
