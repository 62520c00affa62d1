import TabModel

/// Writes the comment at the top: what this is, what it runs on, and what of the spec stands in no code.
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
        assets + selection + mapping + switches + pages + LintNotes.texts(plan.spec.lint)
    }

    private var assets: [String] {
        plan.assets.all.map { path, name in
            "Add \(SwiftLiteral.quoted(path)) to the asset catalog as \(SwiftLiteral.quoted(name))."
        }
    }

    private var selection: [String] {
        guard let first = plan.selection else {
            let hasValues = plan.tabs.contains { $0.tab.value != nil }
            return hasValues
                ? ["The tabs’ values are left out: without a bound selection, SwiftUI’s Tab takes none."] : []
        }
        guard let wanted = plan.spec.selection else {
            return ["The spec binds no selection; what it asks for needs one, so the first tab is selected at first."]
        }
        guard first.tab.value != wanted else { return [] }
        let text = SwiftLiteral.quoted(wanted.text)
        return ["The spec selects \(text), which no selectable tab has as its value; another tab is selected at first."]
    }

    private var mapping: [String] {
        guard let wanted = plan.spec.sizeClassMapping else { return [] }
        guard let mapping = plan.mapping else {
            let values = [wanted.compactTab, wanted.defaultRegularValue] + wanted.regularValues
            let names = values.map { SwiftLiteral.quoted($0.text) }.formattedList
            return [
                "Left out: the size class mapping of \(names). Its compact tab or its default is no tab of the spec."
            ]
        }
        let known = Set((mapping.regular + [mapping.compact]).compactMap(\.tab.value))
        let unknown = wanted.regularValues.filter { !known.contains($0) }.map { SwiftLiteral.quoted($0.text) }
        return unknown.isEmpty
            ? [] : ["Left out of the size class mapping: \(unknown.formattedList). No tab has such a value."]
    }

    private var switches: [String] {
        ResolverSwitch.allCases.filter { $0.value(in: plan.spec.switches) != $0.usualValue }
            .map { one in
                let value = one.value(in: plan.spec.switches)
                return
                    "Left out: the switch \(one.rawValue) (\(value)). It is about the preview; SwiftUI decides by itself."
            }
    }

    private var pages: [String] {
        guard plan.spec.pageIndexDisplayMode != .automatic, plan.spec.tabViewStyle != .page else { return [] }
        let mode = plan.spec.pageIndexDisplayMode.rawValue
        return ["Left out: pageIndexDisplayMode (\(mode)). Only tabViewStyle(.page) has an index."]
    }
}
