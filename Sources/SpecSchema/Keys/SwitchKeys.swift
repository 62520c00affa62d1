public import TabModel

/// The keys of the resolver's switches, by name (the rulebook, 0.4).
public enum SwitchKeys {
    /// All switches, SW1 first.
    public static let all: [SpecKey<ResolverSwitches>] = [
        SpecKey(
            "sectionChildrenInBar",
            \.sectionChildrenInBar,
            "SW1: whether a section's tabs also appear in the iPad bar."
        ),
        SpecKey(
            "sectionDefaultVisibilityScope",
            \.sectionDefaultVisibilityScope,
            "SW2: what a section's hidden default visibility for the bar hides."
        ),
        SpecKey(
            "automaticIPadForm",
            \.automaticIPadForm,
            "SW3: how an adaptable tab view first appears on iPad."
        ),
        SpecKey(
            "customizationInCompact",
            \.customizationInCompact,
            "SW4: whether a stored customization applies in compact width."
        ),
        SpecKey(
            "sidebarOnlyInCompact",
            \.sidebarOnlyInCompact,
            "SW5: whether sidebar-only tabs appear in compact bars."
        ),
        SpecKey("searchInMore", \.searchInMore, "SW6: whether search can move to More."),
        SpecKey("macAutomatic", \.macAutomatic, "SW7: what automatic means on macOS."),
        SpecKey("hiddenSelection", \.hiddenSelection, "SW8: what shows while the selected tab is hidden."),
        SpecKey(
            "regionsNeedCustomization",
            \.regionsNeedCustomization,
            "SW9: whether a fixed region needs a customization."
        ),
    ]
}

/// A value of one of the switches.
protocol SwitchWord: KeyWord {}

extension SwitchWord {
    static var noun: String { "a value of this switch" }
}

extension ResolverSwitches.SectionDefaultVisibilityScope: SwitchWord {}
extension ResolverSwitches.AutomaticIPadForm: SwitchWord {}
extension ResolverSwitches.CustomizationInCompact: SwitchWord {}
extension ResolverSwitches.SidebarOnlyInCompact: SwitchWord {}
extension ResolverSwitches.SearchInMore: SwitchWord {}
extension ResolverSwitches.MacAutomatic: SwitchWord {}
extension ResolverSwitches.HiddenSelection: SwitchWord {}
