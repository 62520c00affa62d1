import TabModel

/// Notes about the parts of `when` and `variants` that aren't in the code, so that the source isn't taken for the whole
/// (R1.118).
struct OmittedVariants {
    let plan: SourcePlan

    private var spec: TabSpec { plan.spec }

    var texts: [String] {
        nothing + duo("the tab view", spec.variants.filter(decidesMore).map { [$0.when] })
            + spec.tabs.flatMap(texts(of:))
    }

    /// The notes for a spec in which no entry is declared, so that there is nothing to write.
    private var nothing: [String] {
        guard !plan.ignoresWhens else {
            return [
                "Omitted: the conditions of entries. "
                    + "No entry is declared on the app’s platforms, so the code has all of them."
            ]
        }
        let missing = AppTarget(platforms: spec.platforms, minimumOS: plan.whole.minimumOS).platforms
            .filter { !plan.whole.platforms.contains($0) }
        let names = WordList.and(missing.map(\.productName))
        return missing.isEmpty ? [] : ["Omitted: \(names). No tab is declared there."]
    }

    private func texts(of entry: TabEntry) -> [String] {
        let name = SwiftLiteral.quoted(entry.label.title ?? entry.id)
        let variants = entry.modifiers.variants
        let own = duo(name, [entry.modifiers.when] + variants.filter(decidesMore).map { [$0.when] })
        switch entry {
        case .tab(let tab): return own + omitted(of: tab, name)
        case .section(let section): return own + section.tabs.flatMap(texts(of:))
        }
    }

    private func duo(_ name: String, _ whens: [[When]]) -> [String] {
        let platforms = plan.whole.platforms
        guard platforms.contains(.iPhone), platforms.contains(.iPhoneDuo),
            whens.contains(where: \.tellsDuoApart)
        else { return [] }
        return ["Omitted: the differences of \(name) on iPhone Duo. Swift can’t distinguish it from other iPhones."]
    }

    /// Returns a Boolean value that indicates whether a variant has any values besides those that affect iPhone Duo
    /// alone.
    private func decidesMore(_ variant: Variant) -> Bool {
        variant.values.contains { !KeyRow.namesForDuo.contains($0.key) }
    }

    /// Returns the notes about parts that are equal at all places in code: the screens are placeholders, and one list
    /// has the tabs that present a sheet.
    private func omitted(of tab: Tab, _ name: String) -> [String] {
        func values<Value>(_ value: (Tab) -> Value) -> VariantChoice<Value> {
            VariantChoice(tab, tab.modifiers.variants, VariantKeys.tab, on: plan.whole, value)
        }
        let screen =
            values(\.content).only == nil
            ? ["Omitted: the other content of \(name). Its screen is a placeholder for the content without variants."]
            : []
        let action =
            values(\.action).only == nil
            ? [
                "Omitted: the variants in which \(name) presents a sheet or doesn’t. "
                    + "The code matches the tab view without variants."
            ]
            : []
        return screen + action
    }
}
