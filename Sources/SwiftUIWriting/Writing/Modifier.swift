import TabModel

/// A modifier as a spec wants it: SwiftUI's own, or a guarded one where not all of the app's systems have it.
struct Modifier {
    /// SwiftUI's name.
    let name: String
    /// As they are passed, labels included.
    var arguments: [String] = []
    /// What it needs; nil for what every system has.
    var feature: Feature?
    /// What the guarded one is called, where its name holds the arguments; else it takes them as `parameters`.
    var guardedName: String?
    /// The guarded one's parameters and the call that passes them on.
    var passing: (parameters: String, call: String)?

    /// How it reads.
    var text: String { "\(name)(\(arguments.joined(separator: ", ")))" }

    /// Adds the call, or a comment that says why there is none.
    func write(on receiver: GuardedModifier.Receiver, app: AppTarget, to source: inout SourceText) {
        guard let call = call(on: receiver, app: app, source: &source) else { return }
        source.call(".\(call.name)", call.arguments)
    }

    /// Adds the call with a trailing closure.
    func write(
        on receiver: GuardedModifier.Receiver,
        app: AppTarget,
        to source: inout SourceText,
        body: (inout SourceText) -> Void
    ) {
        guard let call = call(on: receiver, app: app, source: &source) else { return }
        source.call(".\(call.name)", call.arguments, body: body)
    }

    private func call(
        on receiver: GuardedModifier.Receiver,
        app: AppTarget,
        source: inout SourceText
    ) -> (name: String, arguments: [String])? {
        switch feature.map(app.reach) ?? .everywhere {
        case .everywhere:
            return (name, arguments)
        case .guarded(let condition):
            let guarded = GuardedModifier(
                receiver: receiver,
                name: guardedName ?? "\(name)IfAvailable",
                parameters: passing?.parameters ?? "",
                call: passing?.call ?? text,
                subject: passing.map { "\(name)(\($0.parameters.hasPrefix("_") ? "_" : "content"):)" } ?? text,
                condition: condition
            )
            source.needs(guarded)
            return (guarded.name, passing == nil ? [] : arguments)
        case .nowhere(let systems):
            source.comment(Absence.text(of: text, systems: systems, app: app))
            return nil
        }
    }
}

/// Why something of the spec is in no code.
enum Absence {
    static func text(of call: String, systems: [OperatingSystem], app: AppTarget) -> String {
        let having = systems.map(\.rawValue).formattedList
        let running = app.systems.map(\.rawValue).formattedList
        return "Omitted: .\(call). It only exists on \(having), and this file is for \(running)."
    }
}

extension [String] {
    /// `iOS, macOS and tvOS`.
    var formattedList: String {
        guard count > 1, let last else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) and \(last)"
    }
}
