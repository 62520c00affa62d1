import TabModel

/// What a tab is called in source.
struct TabNames: Hashable {
    /// The case that selects it, without backticks.
    let caseName: String
    /// The view that represents its content.
    let screenName: String
}

/// Finds a name for each tab: from its value where that reads as a name, else its title, else what there is.
struct TabNaming {
    /// What the names of types begin with.
    var prefix = ""
    private var names = UniqueNames()

    init(prefix: String = "") { self.prefix = prefix }

    mutating func names(of tab: Tab) -> TabNames {
        names(Self.name(tab).flatMap { IdentifierWords($0).lowerCamelCase } ?? "tab")
    }

    /// One name for several tabs: the words that all of them begin with, else `usual`.
    mutating func names(of tabs: [Tab], else usual: String?) -> TabNames {
        let texts = tabs.compactMap(Self.name)
        let common = texts.count == tabs.count ? IdentifierWords(common: texts).lowerCamelCase : nil
        return names(common ?? usual ?? "dynamic")
    }

    /// The first of the candidates that an identifier can be made of.
    private static func name(_ tab: Tab) -> String? {
        candidates(tab).first { IdentifierWords($0).lowerCamelCase != nil }
    }

    private mutating func names(_ wanted: String) -> TabNames {
        let name = names.name(SwiftWords.taken.contains(wanted) ? "\(wanted)Tab" : wanted)
        return TabNames(caseName: name, screenName: "\(prefix)\(IdentifierWords.capitalized(name))Screen")
    }

    private static func candidates(_ tab: Tab) -> [String] {
        let value: String? = if case .string(let text) = tab.value { text } else { nil }
        let id = tab.modifiers.customizationID.flatMap { $0.split(separator: ".").last.map(String.init) }
        let symbol = tab.label.systemImage.map { $0.hasSuffix(".fill") ? String($0.dropLast(5)) : $0 }
        return [value.flatMap { isName($0) ? $0 : nil }, tab.label.title, value, id, tab.role?.rawValue, symbol]
            .compactMap(\.self)
    }

    /// Returns a Boolean value that indicates whether a value was meant to be read: letters first, and no address or
    /// path.
    private static func isName(_ value: String) -> Bool {
        value.unicodeScalars.first?.latinLetters != nil
            && !value.unicodeScalars.contains { "./:\\".unicodeScalars.contains($0) }
    }
}
