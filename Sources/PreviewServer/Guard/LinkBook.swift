import PreviewCore

/// What stands behind the tokens of `/s/TOKEN`: the owner's links of this start, and the links that were given out.
struct LinkBook: Sendable {
    /// The one that is printed.
    var owner = OwnerLink()
    /// The one that the command line finds in the store's folder.
    var command = OwnerLink()
    /// The links that were given out.
    var shares: @Sendable (String) -> ShareAccess = { _ in .unknown }

    /// Who a token makes its holder.
    ///
    /// Nil for all that open nothing, alike: unknown, expired and revoked ones (S17).
    func visitor(with token: String) -> Visitor? {
        let opensPrinted = owner.opens(with: token)
        let opensCommand = command.opens(with: token)
        if opensPrinted || opensCommand { return .owner }
        return switch shares(token) {
        case .open(let visit): .guest(visit)
        case .locked(let visit): .locked(visit)
        case .unknown: nil
        }
    }
}
