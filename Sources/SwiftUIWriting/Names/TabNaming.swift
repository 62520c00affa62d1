import TabModel

/// The names of a tab in source.
struct TabNames: Hashable {
    /// The case that selects the tab, without backticks.
    let caseName: String
    /// The view that represents the tab's content.
    let screenName: String
}

/// A finder of a name for each tab: from its value where it reads as a name, otherwise its title, otherwise its other
/// contents.
struct TabNaming {
    /// The prefix of the types' names.
    var prefix = ""
    private var names = UniqueNames()

    init(prefix: String = "") { self.prefix = prefix }

    mutating func names(of tab: Tab) -> TabNames {
        names(Self.name(tab).flatMap { IdentifierWords($0).lowerCamelCase } ?? "tab")
    }

    /// Returns one name for several tabs: the words with which all of them begin, otherwise `usual`.
    mutating func names(of tabs: [Tab], else usual: String?) -> TabNames {
        let texts = tabs.compactMap(Self.name)
        let common = texts.count == tabs.count ? IdentifierWords(common: texts).lowerCamelCase : nil
        return names(common ?? usual ?? "dynamic")
    }

    /// Returns the first of the candidates from which an identifier can be made.
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
