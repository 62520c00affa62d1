public import TabResolver

extension OperationRefusal {
    /// The refusal of every change to a spec that attaches no customization (R3.1).
    static let notAttached = Self(
        kind: .forbidden,
        rule: "R3.1",
        text: "This spec attaches no customization, so there is nothing to change. "
            + "Give it a storage key with \"tabViewCustomization\"."
    )

    /// The refusal of an undo that has nothing to take back.
    static let nothingToUndo = Self(
        kind: .unknown,
        rule: "nothingToUndo",
        text: "There is no change to take back. The history shows what was changed."
    )

    /// The refusal of a redo that has nothing to do again.
    static let nothingToRedo = Self(
        kind: .unknown,
        rule: "nothingToRedo",
        text: "Nothing was taken back that could be done again. A new change drops what was taken back before it."
    )

    /// The refusal of every change by a link that is pinned and only shows.
    public static let pinned = Self(
        kind: .forbidden,
        rule: "pinned",
        text: "This link is pinned to one moment and only shows it. "
            + "Ask its sender for one that may change something."
    )
}
