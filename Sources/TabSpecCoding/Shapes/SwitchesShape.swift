import TabModel

/// The shape of the resolver's switches, by name (the rulebook, 0.4).
enum SwitchesShape {
    static let switches = ObjectShape(
        "the switches",
        keys: [
            KeyRule("sectionChildrenInBar", .bool, "SW1: whether a section's tabs also stand in the iPad bar."),
            rule("sectionDefaultVisibilityScope", ResolverSwitches.SectionDefaultVisibilityScope.self, "SW2"),
            rule("automaticIPadForm", ResolverSwitches.AutomaticIPadForm.self, "SW3"),
            rule("customizationInCompact", ResolverSwitches.CustomizationInCompact.self, "SW4"),
            rule("sidebarOnlyInCompact", ResolverSwitches.SidebarOnlyInCompact.self, "SW5"),
            rule("searchInMore", ResolverSwitches.SearchInMore.self, "SW6"),
            rule("macAutomatic", ResolverSwitches.MacAutomatic.self, "SW7"),
            rule("hiddenSelection", ResolverSwitches.HiddenSelection.self, "SW8"),
            KeyRule("regionsNeedCustomization", .bool, "SW9: whether a fixed region needs a customization."),
        ]
    )

    private static func rule<Word: RawRepresentable<String> & CaseIterable>(
        _ name: String,
        _ type: Word.Type,
        _ id: String
    ) -> KeyRule {
        KeyRule(name, .choice(Choice("a value of this switch", type)), "\(id): \(texts[id, default: id])")
    }

    private static let texts = [
        "SW2": "what a section's hidden default visibility for the bar hides.",
        "SW3": "how an adaptable tab view first appears on iPad.",
        "SW4": "whether a stored customization acts in compact width.",
        "SW5": "whether sidebar-only tabs stand in compact bars.",
        "SW6": "whether search may fall into More.",
        "SW7": "what automatic means on macOS.",
        "SW8": "what shows while the selected tab is hidden.",
    ]
}
