package import TabModel

/// The parts of SwiftUI source that each express one member of a spec, for changes of existing source.
package enum SwiftUICalls {
    /// Returns the modifiers that express the value of an entry's key, such as `.badge(3)`; empty for the default.
    ///
    /// Nil for a value that would need more than the call, or a key without modifiers.
    package static func modifiers(_ key: String, of entry: TabEntry) -> [String]? {
        switch entry {
        case .tab(let tab): calls(key, EntryKeys.tab, tab)
        case .section(let section): calls(key, EntryKeys.section, section)
        }
    }

    /// Returns the modifiers that express the value of a key of the tab view itself.
    package static func modifiers(_ key: String, of spec: TabSpec) -> [String]? {
        calls(key, TabViewKeys.all, spec)
    }

    private static func calls<Owner>(_ name: String, _ keys: [SpecKey<Owner>], _ owner: Owner) -> [String]? {
        guard let key = keys.first(where: { $0.name == name }) else { return nil }
        if key.row.swiftUI.isModifier {
            let modifiers = key.modifiers(of: key.value(in: owner))
            guard modifiers.allSatisfy({ $0.content == nil && !$0.readsSizeClass }) else { return nil }
            return modifiers.map { ".\($0.text)" }
        }
        // The style depends on other keys where it shows pages, and is a modifier of its name otherwise.
        guard let spec = owner as? TabSpec, name == "tabViewStyle" else { return nil }
        return spec.tabViewStyle == .automatic ? [] : [".\(name)(.\(spec.tabViewStyle.rawValue))"]
    }

    /// Returns a string as an argument for a title: a key of a string table, or a string where Markdown would have an
    /// effect.
    package static func title(_ text: String) -> String { SwiftLiteral.title(text) }

    /// Returns a Boolean value that indicates whether a word can be a name between backticks only.
    package static func isKeyword(_ word: String) -> Bool { SwiftWords.keywords.contains(word) }

    /// Returns a string as a string literal.
    package static func string(_ text: String) -> String { SwiftLiteral.quoted(text) }
}
