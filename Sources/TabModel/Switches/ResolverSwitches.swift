/// The switches for points on which sources are silent or disagree, each with the rule book's default.
public struct ResolverSwitches: Hashable, Sendable {
    /// SW1: a Boolean value that indicates whether a section's children are in the iPad bar by default (R2.31).
    public var sectionChildrenInBar = false
    /// SW2: the entries that a section's hidden default visibility for the bar hides (R2.33).
    public var sectionDefaultVisibilityScope = SectionDefaultVisibilityScope.children
    /// SW3: the form in which an adaptable tab view first appears on iPad (R2.20).
    public var automaticIPadForm = AutomaticIPadForm.byOrientation
    /// SW4: the effect of a stored customization in compact width (R3.33).
    public var customizationInCompact = CustomizationInCompact.ignore
    /// SW5: the visibility of sidebar-only tabs in compact bars (R2.27).
    public var sidebarOnlyInCompact = SidebarOnlyInCompact.shown
    /// SW6: the possible move of search into More (R2.46).
    public var searchInMore = SearchInMore.never
    /// SW7: the meaning of `automatic` on macOS (R2.60).
    public var macAutomatic = MacAutomatic.topBar
    /// SW8: the content while the selected tab is hidden (R4.6 to R4.8).
    public var hiddenSelection = HiddenSelection.fallbackAndWarn
    /// SW9: a Boolean value that indicates whether the fixed region exists only while a customization is attached
    /// (R2.37).
    public var regionsNeedCustomization = true
    /// SW10: the time at which a minimized bar grows back (R2.52).
    public var minimizeRestoration = MinimizeRestoration.atTop
    /// SW11: the tabs in which `searchable` on the tab view shows a field (R1.70).
    public var searchableOnTabView = SearchableOnTabView.searchTab
    /// SW12: the effect of scrolling on a vertical bar (R2.102).
    public var minimizeInVerticalBar = MinimizeInVerticalBar.ignore
    /// SW13: the largest number of entries in the bar of an iPhone Duo (R2.97).
    public var duoBarLimit = DuoBarLimit.five
    /// SW14: the minimizing of the bottom bar of an iPad in compact width by `tabBarMinimizeBehavior` (R1.30).
    public var minimizeOnCompactPad = MinimizeOnCompactPad.never

    /// Creates the defaults of the rule book.
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

/// Switches set for one environment, instead of the spec's.
///
/// A switch that is not set here keeps the spec's value.
public struct SwitchOverrides: Hashable, Sendable {
    private var values: [ResolverSwitch: String] = [:]

    /// Creates overrides that change nothing.
    public init() {}

    /// A Boolean value that indicates whether no switch is set.
    public var isEmpty: Bool { values.isEmpty }

    /// Accesses the value that a switch is set to, one of its ``ResolverSwitch/values``; nil leaves it to the spec.
    ///
    /// Setting a string that isn't a value of the switch changes nothing.
    public subscript(_ resolverSwitch: ResolverSwitch) -> String? {
        get { values[resolverSwitch] }
        set {
            guard newValue.map(resolverSwitch.values.contains) ?? true else { return }
            values[resolverSwitch] = newValue
        }
    }

    /// Returns a spec's switches with these in place.
    public func applied(to switches: ResolverSwitches) -> ResolverSwitches {
        values.reduce(into: switches) { result, override in override.key.assign(override.value, in: &result) }
    }
}
