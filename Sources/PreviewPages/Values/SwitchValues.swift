/// The resolver's switches, as the inspector shows them.
struct SwitchesValues: Hashable, Sendable {
    /// How many are not at their default, in words.
    var summary: String
    var isOpen: Bool
    /// The page without switches in its address; nil if it has none.
    var resetHref: String?
    var groups: [SwitchGroupValues]
}

/// The switches that can change what is shown, or the others.
struct SwitchGroupValues: Hashable, Sendable {
    var title: String
    var switches: [SwitchValues]
}

/// One switch.
struct SwitchValues: Hashable, Sendable {
    var id: String
    /// Its name in specs and addresses.
    var name: String
    var label: String
    var choices: GroupValues
    /// Where the present value comes from: `default`, `spec` or `address`.
    var origin: String
    var originText: String
    /// What the present value does.
    var effect: String
    /// Why there is such a switch.
    var why: String
    var rules: [RuleLinkValues]
}
