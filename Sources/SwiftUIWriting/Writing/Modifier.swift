import TabModel

/// A modifier for a spec: SwiftUI's own, or a guarded one where not all of the app's systems have it.
struct Modifier: Equatable {
    /// SwiftUI's name.
    let name: String
    /// The arguments in passed form, including labels.
    var arguments: [String] = []
    /// The content of the trailing closure; nil if there is none.
    var content: Content?
    /// The required feature; nil for a modifier that every system has.
    var feature: Feature?
    /// The end of the guarded modifier's name, where it includes the arguments.
    var variant = ""
    /// The type of the guarded modifier's parameter; nil if its name includes the arguments.
    var parameter: String?
    /// A Boolean value that indicates whether the arguments read the size class of the environment.
    var readsSizeClass = false

    /// The content of a trailing closure.
    enum Content: Equatable {
        case label(TabLabel)
        case buttons([TabLabel])

        /// The labels in the content.
        var labels: [TabLabel] {
            switch self {
            case .label(let label): [label]
            case .buttons(let labels): labels
            }
        }
    }

    /// The source text of the content.
    var text: String {
        guard let content else { return "\(name)(\(arguments.joined(separator: ", ")))" }
        let titles = content.labels.map { SwiftLiteral.quoted($0.title ?? $0.systemImage ?? "") }
        return "\(name) with \(WordList.and(titles))"
    }

    /// Returns a Boolean value that indicates whether none of the app's systems has the modifier, so that a comment
    /// represents it.
    func isOmitted(in plan: SourcePlan) -> Bool {
        if case .nowhere? = feature.map(plan.reach) { true } else { false }
    }

    /// Adds the call, or a comment with the reason for its absence.
    func write(on receiver: GuardedModifier.Receiver, plan: SourcePlan, to source: inout SwiftText) {
        if !isOmitted(in: plan) { source.uses(feature) }
        if readsSizeClass { source.readsSizeClass = true }
        switch feature.map(plan.reach) ?? .everywhere {
        case .everywhere:
            call(name, arguments, assets: plan.assets, to: &source)
        case .guarded(let condition):
            let modifier = guarded(by: condition, on: receiver)
            source.needs(modifier)
            call(modifier.name, parameter == nil ? [] : arguments, assets: plan.assets, to: &source)
        case .nowhere(let systems):
            source.comment(Absence.text(of: text, systems: systems, in: plan))
        }
    }

    private func guarded(by condition: Guard, on receiver: GuardedModifier.Receiver) -> GuardedModifier {
        let (parameters, call, subject) =
            if content != nil, let parameter {
                (
                    ["isEnabled: \(parameter)", "@ViewBuilder content: () -> some View"],
                    "\(name)(isEnabled: isEnabled, content: content)", "\(name)(isEnabled:content:)"
                )
            } else if content != nil {
                (["@ViewBuilder content: () -> some View"], "\(name)(content: content)", "\(name)(content:)")
            } else if let parameter {
                (["_ value: \(parameter)"], "\(name)(value)", "\(name)(_:)")
            } else {
                ([], text, text)
            }
        return GuardedModifier(
            receiver: receiver,
            name: "\(name)\(variant)IfAvailable",
            parameters: parameters,
            call: call,
            subject: subject,
            condition: condition
        )
    }

    private func call(_ name: String, _ arguments: [String], assets: AssetNames, to source: inout SwiftText) {
        switch content {
        case nil: source.call(".\(name)", arguments)
        case .label(let label):
            source.call(".\(name)", arguments, body: { LabelText(label, assets: assets).write(to: &$0) })
        case .buttons(let labels):
            let buttons = labels.map { LabelText($0, assets: assets) }
            source.call(".\(name)", body: { source in for button in buttons { button.writeButton(to: &source) } })
        }
    }
}

/// The reasons for parts of the spec that are left out of the code.
enum Absence {
    static func text(of call: String, systems: [OperatingSystem], in plan: SourcePlan) -> String {
        let having = WordList.and(systems.map(\.rawValue))
        let running = WordList.and(plan.app.systems.map(\.rawValue))
        let part = plan.app.systems == plan.whole.systems ? "this file" : "this"
        return "Omitted: .\(call). It only exists on \(having), and \(part) is for \(running)."
    }
}
