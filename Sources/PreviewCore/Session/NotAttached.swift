public import TabResolver

extension OperationRefusal {
    /// The refusal of every change to a spec that attaches no customization (R3.1).
    static let notAttached = Self(
        kind: .forbidden,
        rule: "R3.1",
        text: "The spec has no customization, so there is nothing to change. "
            + "Set a storage key with \"tabViewCustomization\"."
    )

    /// The refusal of an undo that has nothing to take back.
    static let nothingToUndo = Self(
        kind: .unknown,
        rule: "nothingToUndo",
        text: "There is nothing to undo. The history lists the changes."
    )

    /// The refusal of a redo that has nothing to do again.
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
