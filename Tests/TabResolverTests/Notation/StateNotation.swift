import TabModel

/// Reads the rulebook's notation of a stored state: `bar b-, side c-, ord X: d c, barOrd: X a`.
enum StateNotation {
    static func state(_ text: String) -> TabViewCustomization {
        var state = TabViewCustomization()
        for part in text.split(separator: ",") {
            add(part.split(separator: " ").map(String.init), to: &state)
        }
        return state
    }

    private static func add(_ words: [String], to state: inout TabViewCustomization) {
        switch words.first {
        case "bar", "side":
            let id = String(words[1].dropLast())
            let visibility: StoredVisibility = words[1].hasSuffix("-") ? .hidden : .visible
            if words[0] == "bar" {
                state.tabs[id, default: TabCustomization()].tabBar = visibility
            } else {
                state.tabs[id, default: TabCustomization()].sidebar = visibility
            }
        case "ord":
            let order = SectionCustomization(tabOrder: Array(words.dropFirst(2)))
            state.sections[String(words[1].dropLast())] = order
        case "barOrd:":
            state.tabBarOrder = Array(words.dropFirst())
        default:
            preconditionFailure("unknown state \(words)")
        }
    }

    /// The same text from a state, parts in a fixed order.
    static func text(_ state: TabViewCustomization) -> String {
        let visibilities = state.tabs.sorted { $0.key < $1.key }.flatMap { id, tab in
            [tab.tabBar.map { "bar \(id)\(sign($0))" }, tab.sidebar.map { "side \(id)\(sign($0))" }].compactMap(\.self)
        }
        let orders = state.sections.sorted { $0.key < $1.key }.map { id, section in
            (["ord \(id):"] + section.tabOrder).joined(separator: " ")
        }
        let bar = state.tabBarOrder.map { [(["barOrd:"] + $0).joined(separator: " ")] } ?? []
        return (visibilities + orders + bar).joined(separator: ", ")
    }

    private static func sign(_ visibility: StoredVisibility) -> String { visibility == .visible ? "+" : "-" }
}
