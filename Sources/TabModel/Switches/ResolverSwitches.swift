/// The points where sources are silent or disagree, each with the rulebook's default (the rulebook, 0.4).
public struct ResolverSwitches: Hashable, Sendable {
    /// SW1: whether a section's children are in the iPad bar by default (R2.31).
    public var sectionChildrenInBar = false
    /// SW2: what a section's hidden default visibility for the bar hides (R2.33).
    public var sectionDefaultVisibilityScope = SectionDefaultVisibilityScope.children
    /// SW3: how an adaptable tab view first appears on iPad (R2.20).
    public var automaticIPadForm = AutomaticIPadForm.byOrientation
    /// SW4: whether a stored customization acts in compact width (R3.33).
    public var customizationInCompact = CustomizationInCompact.ignore
    /// SW5: whether sidebar-only tabs are in compact bars (R2.27).
    public var sidebarOnlyInCompact = SidebarOnlyInCompact.shown
    /// SW6: whether search may fall into More (R2.46).
    public var searchInMore = SearchInMore.never
    /// SW7: what `automatic` means on macOS (R2.60).
    public var macAutomatic = MacAutomatic.topBar
    /// SW8: what shows while the selected tab is hidden (R4.6 to R4.8).
    public var hiddenSelection = HiddenSelection.fallbackAndWarn
    /// SW9: whether the fixed region exists only while a customization is attached (R2.37).
    public var regionsNeedCustomization = true
    /// SW10: when a minimized bar grows back (R2.52).
    public var minimizeRestoration = MinimizeRestoration.atTop
    /// SW11: where `searchable` on the tab view shows a field (R1.70).
    public var searchableOnTabView = SearchableOnTabView.searchTab
    /// SW12: whether scrolling collapses a vertical bar (R2.102).
    public var minimizeInVerticalBar = MinimizeInVerticalBar.ignore
    /// SW13: how many entries the bar of an iPhone Duo has (R2.97).
    public var duoBarLimit = DuoBarLimit.five
    /// SW14: whether the bottom bar of an iPad in compact width minimizes by `tabBarMinimizeBehavior` (R1.30).
    public var minimizeOnCompactPad = MinimizeOnCompactPad.never

    /// Makes the rulebook's defaults.
    public init() {}

    /// The values of SW2.
    public enum SectionDefaultVisibilityScope: String, CaseIterable, Sendable { case children, sectionItem }
    /// The values of SW3.
    public enum AutomaticIPadForm: String, CaseIterable, Sendable { case byOrientation, tabBar }
    /// The values of SW4.
    public enum CustomizationInCompact: String, CaseIterable, Sendable { case ignore, apply }
    /// The values of SW5.
    public enum SidebarOnlyInCompact: String, CaseIterable, Sendable { case shown, omitted }
    /// The values of SW6.
    public enum SearchInMore: String, CaseIterable, Sendable { case never, declaredOrder }
    /// The values of SW7.
    public enum MacAutomatic: String, CaseIterable, Sendable { case topBar, sidebar }
    /// The values of SW8.
    public enum HiddenSelection: String, CaseIterable, Sendable { case fallbackAndWarn, blank, fatal }
    /// The values of SW10.
    public enum MinimizeRestoration: String, CaseIterable, Sendable { case atTop, onReversal }
    /// The values of SW11.
    public enum SearchableOnTabView: String, CaseIterable, Sendable { case searchTab, everyTab }
    /// The values of SW12.
    public enum MinimizeInVerticalBar: String, CaseIterable, Sendable { case ignore, collapse }
    /// The values of SW13.
    public enum DuoBarLimit: String, CaseIterable, Sendable { case five, none }
    /// The values of SW14.
    public enum MinimizeOnCompactPad: String, CaseIterable, Sendable { case never, asOnIPhone }
}

/// Switches that someone set for a look, in place of the spec's (the rulebook, 0.4).
///
/// A switch that is not set here stays as the spec has it.
public struct SwitchOverrides: Hashable, Sendable {
    private var values: [ResolverSwitch: String] = [:]

    /// Makes overrides that change nothing.
    public init() {}

    /// A Boolean value that indicates whether no switch is set.
    public var isEmpty: Bool { values.isEmpty }

    /// The value that a switch is set to, one of its ``ResolverSwitch/values``; nil leaves it to the spec.
    ///
    /// Setting a string that is no value of the switch changes nothing.
    public subscript(_ resolverSwitch: ResolverSwitch) -> String? {
        get { values[resolverSwitch] }
        set {
            guard newValue.map(resolverSwitch.values.contains) ?? true else { return }
            values[resolverSwitch] = newValue
        }
    }

    /// A spec's switches with these in place.
    public func applied(to switches: ResolverSwitches) -> ResolverSwitches {
        values.reduce(into: switches) { result, override in override.key.assign(override.value, in: &result) }
    }
}
