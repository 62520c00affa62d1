/// Switches that someone set for a look, in place of the spec's (the rulebook, 0.4).
///
/// A switch that is not set here stays as the spec has it.
public struct SwitchOverrides: Hashable, Sendable {
    private var values: [ResolverSwitch: String] = [:]

    /// Makes overrides that change nothing.
    public init() {}

    /// Whether no switch is set.
    public var isEmpty: Bool { values.isEmpty }

    /// The value that a switch is set to, one of its ``ResolverSwitch/values``; nil leaves it to the spec.
    ///
    /// Setting a string that is no value of the switch changes nothing.
    public subscript(_ resolverSwitch: ResolverSwitch) -> String? {
        get { values[resolverSwitch] }
        set {
            guard newValue.map(resolverSwitch.values.contains) ?? true else { return }
            values[resolverSwitch] = newValue
        }
    }

    /// A spec's switches with these in place.
    public func applied(to switches: ResolverSwitches) -> ResolverSwitches {
        values.reduce(into: switches) { result, override in override.key.assign(override.value, in: &result) }
    }
}
