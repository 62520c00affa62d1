import TabModel

@testable import TabResolver

/// A layout from the rulebook's notation.
func layout(
    _ spec: String,
    _ environment: String,
    state: String? = nil,
    _ change: (inout TabSpec) -> Void = { _ in }
) -> TabLayout {
    layout(SpecNotation.spec(spec, attached: state != nil, change), environment, state: state)
}

/// A layout of a spec made before.
func layout(_ spec: TabSpec, _ environment: String, state: String? = nil) -> TabLayout {
    LayoutResolver(spec, file: "tabs.json").layout(
        in: EnvironmentNotation.environment(environment),
        customization: state.map(StateNotation.state)
    )
}

/// The state after operations, or the rule that refused one.
func edited(
    _ spec: String,
    state: String = "",
    _ operations: CustomizationOperation...,
    attached: Bool = true
) -> String {
    let editor = CustomizationEditor(
        spec: SpecNotation.spec(spec, attached: attached),
        customization: StateNotation.state(state)
    )
    do throws(OperationError) {
        return StateNotation.text(try editor.applying(operations))
    } catch {
        return "\(error.kind) \(error.rule)"
    }
}
