import TabModel

/// What a tab is called in source.
struct TabNames: Hashable {
    /// The case that selects it, without backticks.
    let caseName: String
    /// The view that represents its content.
    var screenName: String { IdentifierWords.capitalized(caseName) + "Screen" }
}

/// Finds a name for each tab: from its value where that reads as a name, else its title, else what there is.
struct TabNaming {
    private var names = UniqueNames()

    mutating func names(of tab: Tab) -> TabNames {
        let wanted = Self.candidates(tab).lazy.compactMap { IdentifierWords($0).lowerCamelCase }.first ?? "tab"
        return TabNames(caseName: names.name(SwiftWords.taken.contains(wanted) ? "\(wanted)Tab" : wanted))
    }

    private static func candidates(_ tab: Tab) -> [String] {
        let value: String? = if case .string(let text) = tab.value { text } else { nil }
        let id = tab.modifiers.customizationID.flatMap { $0.split(separator: ".").last.map(String.init) }
        let symbol = tab.label.systemImage.map { $0.hasSuffix(".fill") ? String($0.dropLast(5)) : $0 }
        return [value.flatMap { isName($0) ? $0 : nil }, tab.label.title, value, id, tab.role?.rawValue, symbol]
            .compactMap(\.self)
    }

    /// Whether a value was meant to be read: letters first, and no address or path.
    private static func isName(_ value: String) -> Bool {
        value.unicodeScalars.first?.latinLetters != nil
            && !value.unicodeScalars.contains { "./:\\".unicodeScalars.contains($0) }
    }
}
