import TabModel

/// A writer of the enumeration whose cases select the tabs.
struct SelectionTypeWriter {
    let plan: SourcePlan

    func write(to source: inout SwiftText) {
        let type = SelectionType(plan.tabs)
        source.comment("The tabs, as values of the selection.", mark: "///")
        for note in notes(type) { source.comment(note) }
        let presentsItems = !plan.actions.isEmpty && plan.onlyAction == nil
        let inheritance = type.inheritance + (presentsItems ? ", Identifiable" : "")
        source.block("enum \(plan.names.selection): \(inheritance) {") { source in
            for tab in plan.tabs { write(tab, type, to: &source) }
            if let mapping = plan.mapping { write("isInBrowse", inBrowse(mapping), mapping.regular, to: &source) }
            guard presentsItems else { return }
            write("presentsSheet", "Whether choosing the tab presents a sheet.", plan.actions, to: &source)
            source.line()
            source.line("var id: Self { self }")
        }
    }

    private func inBrowse(_ mapping: MappingPlan) -> String {
        let place = plan.only == nil ? mapping.compact.names.screenName : SwiftLiteral.quoted(mapping.compact.title)
        return "Whether the tab is listed in \(place) in compact width."
    }

    private func notes(_ type: SelectionType) -> [String] {
        let kinds = Set(plan.tabs.map(\.kind))
        guard type == .string, kinds.isSuperset(of: ["text", "number"]) else { return [] }
        return ["The values are strings and numbers. A selection needs one type, so all are strings here."]
    }

    private func write(_ tab: TabPlan, _ type: SelectionType, to source: inout SwiftText) {
        for note in notes(of: tab) { source.comment(note) }
        let name = SwiftWords.declared(tab.names.caseName)
        switch type {
        case .integer: source.line("case \(name) = \(tab.rawText)")
        case .string where tab.rawText != tab.names.caseName:
            source.line("case \(name) = \(SwiftLiteral.quoted(tab.rawText))")
        case .plain where tab.owner != nil:
            if tab.model == nil { writeValue(of: tab, to: &source) }
            source.line("case \(name)(\(tab.owner.map(plan.names.item) ?? "").ID)")
        case .plain:
            writeValue(of: tab, to: &source)
            source.line("case \(name)")
        case .string: source.line("case \(name)")
        }
    }

    /// Writes the value of a tab whose case has another name.
    private func writeValue(of tab: TabPlan, to source: inout SwiftText) {
        guard tab.rawText != tab.names.caseName, tab.tab.value != nil else { return }
        source.comment("The value is \(SwiftLiteral.quoted(tab.rawText)).")
    }

    private func notes(of tab: TabPlan) -> [String] {
        guard tab.owner == nil else { return [] }
        guard let value = tab.tab.value else {
            return ["This tab had no value, but needs one to be selected."]
        }
        guard tab.tab.id != value.text else { return [] }
        let text = SwiftLiteral.quoted(value.text)
        return ["Another tab also has the value \(text); each tab needs a unique value."]
    }

    private func write(_ name: String, _ summary: String, _ tabs: [TabPlan], to source: inout SwiftText) {
        source.line()
        source.comment(summary, mark: "///")
        guard !tabs.isEmpty, tabs.count < plan.tabs.count else {
            return source.line("var \(name): Bool { \(!tabs.isEmpty) }")
        }
        source.block("var \(name): Bool {") { source in
            source.line("switch self {")
            source.cases(tabs.map { ".\($0.names.caseName)" }, "true")
            source.line("default: false")
            source.line("}")
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

/// The kind of enumeration that selects the tabs.
enum SelectionType: Equatable {
    /// No raw values: the cases have the values as names, or some have the id of a model.
    case plain
    /// The values of the spec as raw values.
    case string, integer

    init(_ tabs: [TabPlan]) {
        if tabs.contains(where: { $0.owner != nil }) {
            self = .plain
        } else if tabs.allSatisfy(\.hasOwnInteger) {
            self = .integer
        } else {
            self = tabs.allSatisfy { $0.rawText == $0.names.caseName } ? .plain : .string
        }
    }

    /// The text after the enumeration's name.
    var inheritance: String {
        switch self {
        case .plain: "Hashable"
        case .string: "String"
        case .integer: "Int"
        }
    }
}

extension TabPlan {
    /// The text of a raw value: the value, or the id that represents it.
    var rawText: String { tab.id }

    /// A Boolean value that indicates whether the value is a number that no earlier tab has.
    fileprivate var hasOwnInteger: Bool {
        if case .integer(let number) = tab.value { String(number) == tab.id } else { false }
    }
}
