import TabModel

/// Writes the extensions that hold the guarded modifiers, so that the builder reads as if every system had all.
struct ExtensionWriter {
    let plan: SourcePlan

    func write(to source: inout SourceText) {
        for receiver in [GuardedModifier.Receiver.tabContent, .view] {
            let modifiers = source.guarded.filter { $0.receiver == receiver }
            guard !modifiers.isEmpty else { continue }
            source.line()
            source.block("extension \(receiver.rawValue) {") { source in
                for (index, modifier) in modifiers.enumerated() {
                    if index > 0 { source.line() }
                    modifier.write(to: &source)
                }
            }
        }
        writeRole(to: &source)
    }

    private func writeRole(to source: inout SourceText) {
        guard plan.tabs.contains(where: { $0.tab.role == .prominent }),
            case .guarded(let condition) = plan.app.reach(of: .prominent)
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
