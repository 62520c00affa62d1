import SpecSchema
import TabModel

/// A modifier as a spec wants it: SwiftUI's own, or a guarded one where not all of the app's systems have it.
struct Modifier: Equatable {
    /// SwiftUI's name.
    let name: String
    /// As they are passed, labels included.
    var arguments: [String] = []
    /// What the trailing closure shows, if there is one.
    var content: Content?
    /// What it needs; nil for what every system has.
    var feature: Feature?
    /// The end of the guarded one's name, where that holds the arguments.
    var variant = ""
    /// The type of the guarded one's parameter; nil if its name holds the arguments.
    var parameter: String?
    /// A Boolean value that indicates whether the arguments read the size class of the environment.
    var readsSizeClass = false

    /// What a trailing closure shows.
    enum Content: Equatable {
        case label(TabLabel)
        case buttons([TabLabel])

        /// The labels in it.
        var labels: [TabLabel] {
            switch self {
            case .label(let label): [label]
            case .buttons(let labels): labels
            }
        }
    }

    /// How it reads.
    var text: String {
        guard let content else { return "\(name)(\(arguments.joined(separator: ", ")))" }
        let titles = content.labels.map { SwiftLiteral.quoted($0.title ?? $0.systemImage ?? "") }
        return "\(name) with \(WordList.and(titles))"
    }

    /// Returns a Boolean value that indicates whether none of the app's systems has it, so that a comment stands for
    /// it.
    func isOmitted(in plan: SourcePlan) -> Bool {
        if case .nowhere? = feature.map(plan.reach) { true } else { false }
    }

    /// Adds the call, or a comment that says why there is none.
    func write(on receiver: GuardedModifier.Receiver, plan: SourcePlan, to source: inout SourceText) {
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

    private func call(_ name: String, _ arguments: [String], assets: AssetNames, to source: inout SourceText) {
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

/// Why something of the spec is left out of the code.
enum Absence {
    static func text(of call: String, systems: [OperatingSystem], in plan: SourcePlan) -> String {
        let having = WordList.and(systems.map(\.rawValue))
        let running = WordList.and(plan.app.systems.map(\.rawValue))
        let part = plan.app.systems == plan.whole.systems ? "this file" : "this"
        return "Omitted: .\(call). It only exists on \(having), and \(part) is for \(running)."
    }
}
