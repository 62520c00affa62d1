import TabModel

/// Writes the enumeration whose cases select the tabs.
struct SelectionTypeWriter {
    let plan: SourcePlan

    func write(to source: inout SourceText) {
        let type = SelectionType(plan.tabs)
        source.comment("The tabs, as values of the selection.", mark: "///")
        for note in notes(type) { source.comment(note) }
        let identifiable = plan.actions.count > 1 ? ", Identifiable" : ""
        source.block("enum AppTab: \(type.inheritance)\(identifiable) {") { source in
            for tab in plan.tabs { write(tab, type, to: &source) }
            if let mapping = plan.mapping { write("inBrowse", inBrowse(mapping), mapping.regular, to: &source) }
            if plan.actions.count > 1 { write("actions", "The tabs that present a sheet.", plan.actions, to: &source) }
            if plan.actions.count > 1 {
                source.line()
                source.line("var id: Self { self }")
            }
        }
    }

    private func inBrowse(_ mapping: MappingPlan) -> String {
        "The tabs listed in \(mapping.compact.names.screenName) where the width is compact."
    }

    private func notes(_ type: SelectionType) -> [String] {
        let kinds = Set(plan.tabs.map(\.kind))
        guard type == .string, kinds.isSuperset(of: ["text", "number"]) else { return [] }
        return ["The spec mixes strings and numbers; a selection needs one type, so all are strings here."]
    }

    private func write(_ tab: TabPlan, _ type: SelectionType, to source: inout SourceText) {
        for note in notes(of: tab) { source.comment(note) }
        let name = SwiftWords.declared(tab.names.caseName)
        switch type {
        case .integer: source.line("case \(name) = \(tab.rawText)")
        case .string where tab.rawText != tab.names.caseName:
            source.line("case \(name) = \(SwiftLiteral.quoted(tab.rawText))")
        case .plain where tab.model != nil: source.line("case \(name)(DynamicTab.ID)")
        case .plain where tab.rawText != tab.names.caseName && tab.tab.value != nil:
            source.comment("\(SwiftLiteral.quoted(tab.rawText)) in the spec.")
            source.line("case \(name)")
        case .plain, .string: source.line("case \(name)")
        }
    }

    private func notes(of tab: TabPlan) -> [String] {
        guard let value = tab.tab.value else {
            return ["The spec gives this tab no value, but selecting it needs one."]
        }
        guard tab.tab.id != value.text else { return [] }
        let text = SwiftLiteral.quoted(value.text)
        return ["Another tab also has the value \(text); each tab needs a unique value."]
    }

    private func write(_ name: String, _ summary: String, _ tabs: [TabPlan], to source: inout SourceText) {
        source.line()
        source.comment(summary, mark: "///")
        guard !tabs.isEmpty else { return source.line("static let \(name): Set<AppTab> = []") }
        source.block("static let \(name): Set<AppTab> = [", closing: "]") { source in
            for tab in tabs { source.line(".\(tab.caseValue)\(tabs.count > 1 ? "," : "")") }
        }
    }
}

extension TabPlan {
    /// The type of the value in the spec.
    fileprivate var kind: String {
        switch tab.value {
        case nil: "none"
        case .string: "text"
        case .integer: "number"
        }
    }
}

/// What kind of enumeration selects the tabs.
enum SelectionType: Equatable {
    /// No raw values: the cases are called as the values are, or some carry the id of a model.
    case plain
    /// Raw values are the values of the spec.
    case string, integer

    init(_ tabs: [TabPlan]) {
        if tabs.contains(where: { $0.model != nil }) {
            self = .plain
        } else if tabs.allSatisfy(\.hasOwnInteger) {
            self = .integer
        } else {
            self = tabs.allSatisfy { $0.rawText == $0.names.caseName } ? .plain : .string
        }
    }

    /// What is after the enumeration's name.
    var inheritance: String {
        switch self {
        case .plain: "Hashable"
        case .string: "String"
        case .integer: "Int"
        }
    }
}

extension TabPlan {
    /// The text that a raw value keeps: the value, or the id that represents it.
    var rawText: String { tab.id }

    /// Whether the value is a number that no earlier tab has.
    fileprivate var hasOwnInteger: Bool {
        if case .integer(let number) = tab.value { String(number) == tab.id } else { false }
    }
}
