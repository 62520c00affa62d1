import TabResolver

extension OperationRefusal {
    /// The refusal of every change to a spec that attaches no customization (R3.1).
    static let notAttached = Self(
        kind: .forbidden,
        rule: "R3.1",
        text: "This spec attaches no customization, so there is nothing to change. "
            + "Give it a storage key with \"tabViewCustomization\"."
    )
}
