import TabModel

/// A writer of the comment at the top: the origin of the file, its systems, and the parts of the spec that aren't in
/// the code.
struct FileHeader {
    let plan: SourcePlan
    /// The parts of SwiftUI that the file uses.
    let features: Set<Feature>
    /// The first sentences of the comment.
    let remarks: [String]

    func write(to source: inout SwiftText) {
        let title = plan.spec.title.map { "\(SwiftLiteral.quoted($0)), written" } ?? "Written"
        let systems = plan.app.systems.map { "\($0.rawValue) \($0.version(of: plan.app.minimumOS).text)" }
        let devices = WordList.and(plan.app.platforms.map(\.productName))
        source.comment(
            "\(title) by tabpreview for \(devices), with \(WordList.and(systems)) or later. "
                + "It needs the \(plan.app.sdk(for: features)) or later."
        )
        let notes = notes
        if !notes.isEmpty { source.line("//") }
        for note in notes { source.comment(note, mark: "// -") }
        source.line()
    }

    private var notes: [String] {
        remarks + part + language + assets + design + settings + selection + mapping + switches + pages + transition
            + OmittedVariants(plan: plan).texts + LintNotes.texts(plan.spec.lint) + plan.spec.standIns.sentences
    }

    private var styles: [TabViewStyle] { plan.styles.values.map(\.style) }

    private var part: [String] {
        guard plan.only != nil else { return [] }
        let models = plan.models.map(\.property)
        let given = models.isEmpty ? "" : " Your app must pass \(WordList.and(models))."
        return ["Replace each Text in a tab with the tab’s screen.\(given)"]
    }

    private var language: [String] {
        let locale = plan.spec.locale
        let own = "The titles are in \(locale.name). Make \(locale.rawValue) the app’s development language."
        return (locale == .en ? [] : [own]) + catalog
    }

    private var catalog: [String] {
        if let path = plan.spec.stringsCatalog {
            return ["The titles are keys of \(SwiftLiteral.quoted(path)). Add it to the app’s target."]
        }
        let others = plan.spec.languages.dropFirst()
        guard !others.isEmpty else { return [] }
        return [
            "There are also titles in \(WordList.and(others.map(\.name))): "
                + "add them to the app as a strings catalog, Localizable.xcstrings."
        ]
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

    private var settings: [String] {
        guard let window = plan.spec.settingsWindow else { return [] }
        let frame = window.width.map { " with .frame(width: \($0))" } ?? ""
        return ["Show the view\(frame) in the app’s Settings scene."]
    }

    private var selection: [String] {
        guard let first = plan.selection else {
            let hasValues = plan.cases.contains { $0.tab.value != nil }
            return hasValues
                ? ["The tabs’ values are omitted, because SwiftUI’s Tab accepts none without a bound selection."] : []
        }
        guard let wanted = plan.spec.selection else {
            return [
                "The tab view binds no selection, but its features need one, so the first tab is selected initially."
            ]
        }
        guard first.tab.value != wanted else { return sample(first) }
        let text = SwiftLiteral.quoted(wanted.text)
        return [
            "The tab view selects \(text), which is not the value of any selectable tab; another tab is selected initially."
        ]
    }

    /// Returns the instructions for an initially selected tab that is a sample.
    private func sample(_ first: TabCase) -> [String] {
        guard let owner = first.plan.owner else { return [] }
        return [
            "The initially selected tab is a sample in \(owner.path[0]). Choose one that your app always has."
        ]
    }

    private var mapping: [String] {
        guard let wanted = plan.spec.sizeClassMapping else { return [] }
        guard let mapping = plan.mapping else {
            let values = [wanted.compactTab, wanted.defaultRegularValue] + wanted.regularValues
            let names = WordList.and(values.map { SwiftLiteral.quoted($0.text) })
            return [
                "Omitted: the size class mapping of \(names). "
                    + "Its compact tab must be a fixed tab, and its default one of the tabs."
            ]
        }
        let unknown = mapping.unknown.map { SwiftLiteral.quoted($0.text) }
        return unknown.isEmpty
            ? [] : ["Omitted from the size class mapping: \(WordList.and(unknown)). No tab has that value."]
    }

    private var switches: [String] {
        ResolverSwitch.allCases.filter { $0.value(in: plan.spec.switches) != $0.usualValue }
            .map { one in
                let value = one.value(in: plan.spec.switches)
                return
                    "Omitted: the switch \(one.rawValue) (\(value)). It only affects the preview."
            }
    }

    private var pages: [String] {
        guard plan.spec.pageIndexDisplayMode != .automatic, !styles.contains(.page) else { return [] }
        let mode = plan.spec.pageIndexDisplayMode.rawValue
        return ["Omitted: pageIndexDisplayMode (\(mode)). Only tabViewStyle(.page) has an index."]
    }

    private var transition: [String] {
        let transition = plan.spec.verticalPageTransitionStyle
        guard transition != .automatic, !styles.contains(.verticalPage) else { return [] }
        return [
            "Omitted: verticalPageTransitionStyle (\(transition.rawValue)). Only tabViewStyle(.verticalPage) has one."
        ]
    }
}
