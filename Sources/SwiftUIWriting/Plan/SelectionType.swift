import TabModel

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
