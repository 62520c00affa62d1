/// The keys of the resolver's switches, by name.
public enum SwitchKeys {
    /// All switches, SW1 first.
    public static let all = ResolverSwitch.allCases.map { SpecKey($0, "\($0.id): \(text(of: $0))") }

    private static func text(of name: ResolverSwitch) -> String {
        switch name {
        case .sectionChildrenInBar: "whether a section's tabs also appear in the iPad bar."
        case .sectionDefaultVisibilityScope: "the scope of a section's hidden default visibility for the bar."
        case .automaticIPadForm: "the initial form of an adaptable tab view on iPad."
        case .customizationInCompact: "whether a stored customization applies in compact width."
        case .sidebarOnlyInCompact: "whether sidebar-only tabs appear in compact bars."
        case .searchInMore: "whether search can move to More."
        case .macAutomatic: "the meaning of the automatic style on macOS."
        case .hiddenSelection: "the content while the selected tab is hidden."
        case .regionsNeedCustomization: "whether a fixed region requires a customization."
        case .minimizeRestoration: "when a minimized bar expands again."
        case .searchableOnTabView: "the tabs that show the search field of searchable on the tab view."
        case .minimizeInVerticalBar: "whether scrolling collapses iPhone Duo's vertical bar."
        case .duoBarLimit: "the number of entries in iPhone Duo's bars."
        case .minimizeOnCompactPad: "whether the bar of an iPad in compact width minimizes."
        }
    }
}

extension SpecKey<ResolverSwitches> {
    /// Creates the key of a switch: a flag, or one of its values.
    fileprivate convenience init(_ name: ResolverSwitch, _ text: String) {
        let isFlag = Bool(name.usualValue) != nil
        let shape = isFlag ? Shape.bool : .choice(Choice("a value of this switch", name.values))
        self.init(
            KeyRow(name.rawValue, shape, text),
            usual: isFlag ? .flag(name.usualValue == "true") : .word(name.usualValue),
            getter: {
                let value = name.value(in: $0)
                return Bool(value).map(KeyValue.flag) ?? .word(value)
            },
            setter: { value, switches in
                if case .flag(let flag) = value { return name.assign("\(flag)", in: &switches) }
                if let word = value.string { name.assign(word, in: &switches) }
            }
        )
    }
}
