import TabRules

/// What the words of the format mean, by the rules they stand for.
enum WordMeaning {
    /// The rule behind a word of a key, in words; empty where the rulebook has none.
    static func text(of word: String, for key: String) -> String {
        if let value = RuleBook.statement(ofSwitch: key)?.values.first(where: { $0.name == word }) {
            return value.text
        }
        return rules(of: word, for: key).first.flatMap { RuleBook.rule($0)?.text } ?? ""
    }

    /// The ids of the rules about a word of a key, the nearest first.
    static func rules(of word: String, for key: String) -> [String] {
        if let known = RuleBook.statement(ofSwitch: key) { return known.rules }
        return words[key]?[word] ?? []
    }

    /// The ids of the rules about a key, the nearest first.
    static func rules(ofKey key: String) -> [String] {
        if let known = RuleBook.statement(ofSwitch: key) { return known.rules }
        return keys[key] ?? []
    }

    private static let keys: [String: [String]] = [
        "tabViewStyle": ["R1.60", "R1.42"],
        "pageIndexDisplayMode": ["R1.33"],
        "selection": ["R4.2", "R4.1"],
        "value": ["R4.1", "R5.1"],
        "tabViewCustomization": ["R1.61", "R3.1"],
        "defaultAdaptableTabBarPlacement": ["R1.63"],
        "defaultTabBarPlacement": ["R1.64"],
        "tabBarMinimizeBehavior": ["R1.65", "R1.29", "R1.30"],
        "tabViewSearchActivation": ["R1.67", "R1.28"],
        "tabViewBottomAccessory": ["R1.66", "R1.32"],
        "tabViewSidebarHeader": ["R1.62"],
        "tabViewSidebarFooter": ["R1.62"],
        "tabViewSidebarBottomBar": ["R1.62"],
        "searchable": ["R1.70"],
        "sizeClassMapping": ["R4.10", "R4.11", "R4.12", "R4.13"],
        "role": ["R1.15", "R1.16"],
        "tabPlacement": ["R1.17", "R1.20", "R1.43"],
        "customizationID": ["R1.44", "R3.3"],
        "customizationBehavior": ["R1.45", "R1.21"],
        "defaultVisibility": ["R1.46", "R1.21"],
        "hidden": ["R1.47"],
        "disabled": ["R1.48"],
        "badge": ["R1.49"],
        "action": ["R4.14", "R4.15"],
        "help": ["R1.58"],
        "accessibilityLabel": ["R1.57"],
        "accessibilityHint": ["R1.57"],
        "sectionActions": ["R1.50"],
        "defaultSectionExpansion": ["R1.59", "R1.31"],
        "systemImage": ["R5.27", "R5.61"],
    ]

    private static let words: [String: [String: [String]]] = [
        "tabViewStyle": [
            "automatic": ["R1.35"], "sidebarAdaptable": ["R1.36"], "tabBarOnly": ["R1.37"], "grouped": ["R1.38"],
            "page": ["R1.39"], "verticalPage": ["R1.40"], "carousel": ["R1.41"],
        ],
        "role": ["search": ["R1.15"], "prominent": ["R1.16"]],
        "tabPlacement": ["automatic": ["R1.17"], "pinned": ["R1.18"], "sidebarOnly": ["R1.19"]],
        "customizationBehavior": ["automatic": ["R1.23"], "reorderable": ["R1.24"], "disabled": ["R1.25"]],
        "defaultVisibility": ["hidden": ["R1.46"]],
        "pageIndexDisplayMode": ["automatic": ["R1.33"], "always": ["R1.33"], "never": ["R1.33"]],
        "tabBarMinimizeBehavior": [
            "automatic": ["R1.29"], "never": ["R1.29"], "onScrollDown": ["R1.30"], "onScrollUp": ["R1.30"],
        ],
        "tabViewSearchActivation": ["searchTabSelection": ["R1.28"]],
        "defaultSectionExpansion": ["expanded": ["R1.31"], "collapsed": ["R1.31"]],
    ]

    /// Every rule that is named here.
    static var all: Set<String> {
        Set(keys.values.flatMap(\.self)).union(words.values.flatMap { $0.values.flatMap(\.self) })
    }
}
