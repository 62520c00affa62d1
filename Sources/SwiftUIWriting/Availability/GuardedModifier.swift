import TabModel

/// A custom modifier of the app that calls one of SwiftUI's where the system has it, so that builders stay readable.
struct GuardedModifier: Hashable {
    /// The receiver of a modifier.
    enum Receiver: String {
        case tabContent = "TabContent"
        case view = "View"
    }

    let receiver: Receiver
    let name: String
    /// The parameters in declared form, such as `_ count: Int`.
    let parameters: [String]
    /// The call of SwiftUI's modifier, such as `badge(count)`.
    let call: String
    /// The represented part of SwiftUI, by SwiftUI's name.
    let subject: String
    let condition: Guard

    /// Writes the declaration.
    func write(to source: inout SwiftText) {
        source.comment("`\(subject)`, where it is available.", mark: "///")
        if !condition.versions.isEmpty { source.line(receiver.builder) }
        let result = receiver.result
        let body = { (source: inout SwiftText) in condition.write(call, otherwise: "self", to: &source) }
        let head = "fileprivate func \(name)(\(parameters.joined(separator: ", "))) -> \(result) {"
        // The declaration is one level deep.
        guard head.count + 4 > SwiftText.width else { return source.block(head, body) }
        source.line("fileprivate func \(name)(")
        source.deeper { source in
            for (number, parameter) in parameters.enumerated() {
                source.line(parameter + (number + 1 < parameters.count ? "," : ""))
            }
        }
        source.block(") -> \(result) {", body)
    }
}

extension Guard {
    /// Writes an expression for where the guard holds, and another for where it doesn't.
    func write(_ expression: String, otherwise other: String, to source: inout SwiftText) {
        guard let condition else { return writeChecked(expression, otherwise: other, to: &source) }
        source.line("#if \(condition)")
        source.deeper { writeChecked(expression, otherwise: other, to: &$0) }
        source.line("#else")
        source.deeper { $0.line(other) }
        source.line("#endif")
    }

    private func writeChecked(_ expression: String, otherwise other: String, to source: inout SwiftText) {
        guard !versions.isEmpty else { return source.line(expression) }
        source.line("if #available(\(versions.joined(separator: ", ")), *) {")
        source.deeper { $0.line(expression) }
        source.line("} else {")
        source.deeper { $0.line(other) }
        source.line("}")
    }
}

extension GuardedModifier.Receiver {
    /// The result type of a function that returns the receiver.
    fileprivate var result: String { self == .view ? "some View" : "some TabContent<TabValue>" }

    /// The builder of a function that returns the receiver.
    fileprivate var builder: String { self == .view ? "@ViewBuilder" : "@TabContentBuilder<TabValue>" }

    /// Writes the modifier that changes the receiver under a condition (R1.118).
    fileprivate func writeChange(to source: inout SwiftText) {
        source.comment("Applies one change if a condition is true, and another if it is false.", mark: "///")
        source.line("///")
        source.comment("If the condition changes while the app runs, SwiftUI recreates the content.", mark: "///")
        source.line(builder)
        source.line("fileprivate func modified(")
        source.deeper { source in
            source.line("if condition: Bool,")
            source.line("_ change: (Self) -> \(result),")
            source.line("otherwise: (Self) -> \(result)")
        }
        source.block(") -> \(result) {") { source in
            source.line("if condition {")
            source.deeper { $0.line("change(self)") }
            source.line("} else {")
            source.deeper { $0.line("otherwise(self)") }
            source.line("}")
        }
    }
}

/// A writer of the extensions with the guarded modifiers, so that the builder reads as if every system had all.
struct ExtensionWriter {
    let plan: SourcePlan

    func write(to source: inout SwiftText) {
        for receiver in [GuardedModifier.Receiver.tabContent, .view] {
            let modifiers = source.guarded.filter { $0.receiver == receiver }
            let changes = source.changing.contains(receiver)
            guard !modifiers.isEmpty || changes else { continue }
            source.line()
            source.block("extension \(receiver.rawValue) {") { source in
                if changes { receiver.writeChange(to: &source) }
                for (index, modifier) in modifiers.enumerated() {
                    if index > 0 || changes { source.line() }
                    modifier.write(to: &source)
                }
            }
        }
        writeRole(to: &source)
    }

    private func writeRole(to source: inout SwiftText) {
        guard source.features.contains(.prominent),
            case .guarded(let condition) = plan.reach(of: .prominent)
        else { return }
        source.line()
        source.block("extension TabRole {") { source in
            source.comment("`prominent`, where it is available.", mark: "///")
            source.block("fileprivate static var prominentIfAvailable: TabRole? {") { source in
                condition.write(".prominent", otherwise: "nil", to: &source)
            }
        }
    }
}
