import TabModel

@testable import TabResolver

/// A spec in an environment of the rulebook's notation, and what acts make of it.
struct Stage {
    let resolver: LayoutResolver
    var environment: ResolutionEnvironment
    let customization: TabViewCustomization?

    init(
        _ spec: String,
        _ environment: String,
        state: String? = nil,
        _ change: (inout TabSpec) -> Void = { _ in }
    ) {
        resolver = LayoutResolver(SpecNotation.spec(spec, attached: state != nil, change))
        self.environment = EnvironmentNotation.environment(environment)
        customization = state.map(StateNotation.state)
    }

    /// The present layout.
    var layout: TabLayout { resolver.layout(in: environment, customization: customization) }

    /// The stage after acts as the command line writes them, with `;` between.
    func after(_ acts: String) throws -> Stage {
        let words = acts.split(separator: ";").map { String($0.drop { $0 == " " }) }
        return after(try words.map { text throws(UnreadableAct) in try TabAct(text: text) })
    }

    func after(_ acts: [TabAct]) -> Stage {
        var copy = self
        copy.environment = resolver.environment(environment, after: acts, customization: customization)
        return copy
    }

    /// The state as options of form 3: what is not at its default, without the device.
    var text: String {
        let parts: [(String, String?)] = [
            ("form", environment.form?.rawValue), ("select", environment.interaction.select),
            ("path", environment.interaction.path.isEmpty ? nil : EntryIDList.text(environment.interaction.path)),
            ("previous", environment.interaction.previous),
            ("last", environment.interaction.last.isEmpty ? nil : EntryIDList.text(environment.interaction.last)),
        ]
        let flags = [
            (environment.interaction.more, "more"), (environment.interaction.search, "search"),
            (environment.interaction.scrolled == true, "scrolled"),
            (environment.interaction.editing, "editing"),
        ]
        let said = parts.compactMap { name, value in value.map { "\(name)=\($0)" } }
        return (said + flags.filter(\.0).map(\.1)).joined(separator: " ")
    }
}
