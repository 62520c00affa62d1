import TabModel

/// Writes the comment at the top: what this is, what it runs on, and what of the spec is in no code.
struct FileHeader {
    let plan: SourcePlan

    func write(to source: inout SourceText) {
        let title = plan.spec.title.map { "\(SwiftLiteral.quoted($0)), written" } ?? "Written"
        let systems = plan.app.systems.map { "\($0.rawValue) \($0.version(of: plan.app.minimumOS).text)" }
        let devices = plan.app.platforms.map(\.productName).formattedList
        source.comment("\(title) by tabpreview for \(devices), from \(systems.formattedList) on.")
        let notes = notes
        if !notes.isEmpty { source.line("//") }
        for note in notes { source.comment(note, mark: "// -") }
        source.line()
    }

    private var notes: [String] {
        assets + design + selection + mapping + switches + pages + transition
            + VariantNotes.texts(plan.spec) + LintNotes.texts(plan.spec.lint)
    }

    private var assets: [String] {
        plan.assets.all.map { path, name in
            "Add \(SwiftLiteral.quoted(path)) to the asset catalog as \(SwiftLiteral.quoted(name))."
        }
    }

    private var design: [String] {
        plan.spec.designRequiresCompatibility
            ? ["Set UIDesignRequiresCompatibility to YES in the app’s property list. SDK 27 and later ignore it."] : []
    }

    private var selection: [String] {
        guard let first = plan.selection else {
            let hasValues = plan.tabs.contains { $0.tab.value != nil }
            return hasValues
                ? ["The tabs’ values are omitted: without a bound selection, SwiftUI’s Tab takes none."] : []
        }
        guard let wanted = plan.spec.selection else {
            return ["The spec binds no selection, but its features need one, so the first tab is selected initially."]
        }
        guard first.tab.value != wanted else { return [] }
        let text = SwiftLiteral.quoted(wanted.text)
        return [
            "The spec selects \(text), which is not the value of any selectable tab; another tab is selected initially."
        ]
    }

    private var mapping: [String] {
        guard let wanted = plan.spec.sizeClassMapping else { return [] }
        guard let mapping = plan.mapping else {
            let values = [wanted.compactTab, wanted.defaultRegularValue] + wanted.regularValues
            let names = values.map { SwiftLiteral.quoted($0.text) }.formattedList
            return [
                "Omitted: the size class mapping of \(names). Its compact tab or its default is not a tab of the spec."
            ]
        }
        let known = Set((mapping.regular + [mapping.compact]).compactMap(\.tab.value))
        let unknown = wanted.regularValues.filter { !known.contains($0) }.map { SwiftLiteral.quoted($0.text) }
        return unknown.isEmpty
            ? [] : ["Omitted from the size class mapping: \(unknown.formattedList). No tab has that value."]
    }

    private var switches: [String] {
        ResolverSwitch.allCases.filter { $0.value(in: plan.spec.switches) != $0.usualValue }
            .map { one in
                let value = one.value(in: plan.spec.switches)
                return
                    "Omitted: the switch \(one.rawValue) (\(value)). It only affects the preview; SwiftUI decides by itself."
            }
    }

    private var pages: [String] {
        guard plan.spec.pageIndexDisplayMode != .automatic, plan.spec.tabViewStyle != .page else { return [] }
        let mode = plan.spec.pageIndexDisplayMode.rawValue
        return ["Omitted: pageIndexDisplayMode (\(mode)). Only tabViewStyle(.page) has an index."]
    }

    private var transition: [String] {
        let (transition, style) = (plan.spec.verticalPageTransitionStyle, plan.spec.tabViewStyle)
        guard transition != .automatic, style != .verticalPage else { return [] }
        return [
            "Omitted: verticalPageTransitionStyle (\(transition.rawValue)). Only tabViewStyle(.verticalPage) has one."
        ]
    }
}
