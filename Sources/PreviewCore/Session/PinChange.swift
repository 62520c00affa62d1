public import TabResolver

/// The changes from one pinned moment to a later one.
public struct PinChange: Sendable {
    /// The earlier moment.
    public let moment: PinnedMoment
    /// The difference of the specs.
    public let difference: SpecDifference

    /// Creates the changes between two pinned snapshots; nil where one of them has no spec.
    package init?(from old: PreviewSnapshot, to new: PreviewSnapshot) {
        guard let moment = old.pinned, let before = old.spec, let now = new.spec else { return nil }
        self.moment = moment
        difference = SpecDifference(old: before, new: now)
    }
}
