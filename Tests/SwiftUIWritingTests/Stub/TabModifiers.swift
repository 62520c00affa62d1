// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct TabPlacement: Hashable, Sendable {
    public static var automatic: TabPlacement { TabPlacement() }
    public static var pinned: TabPlacement { TabPlacement() }
    public static var sidebarOnly: TabPlacement { TabPlacement() }
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
    public static var automatic: AdaptableTabBarPlacement { AdaptableTabBarPlacement() }
    public static var tabBar: AdaptableTabBarPlacement { AdaptableTabBarPlacement() }
    #if STUB_iOS || STUB_visionOS
        public static var sidebar: AdaptableTabBarPlacement { AdaptableTabBarPlacement() }
    #endif
}

public struct TabCustomizationBehavior: Equatable, Sendable {
    public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior() }
    #if STUB_iOS || STUB_visionOS
        public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior() }
        public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior() }
    #endif
}

public struct TabSectionExpansion: Hashable, Sendable {
    public static let automatic = TabSectionExpansion()
    #if STUB_iOS || STUB_visionOS
        public static let expanded = TabSectionExpansion()
        public static let collapsed = TabSectionExpansion()
    #endif
}

extension TabContent {
    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    public nonisolated func help(_ text: Text) -> some TabContent<TabValue> { self }
    public nonisolated func help(_ key: LocalizedStringKey) -> some TabContent<TabValue> { self }
    public nonisolated func defaultSectionExpansion(_ expansion: TabSectionExpansion) -> some TabContent<TabValue> {
        self
    }
    public nonisolated func accessibilityLabel(
        _ key: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ text: S,
        isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
    public nonisolated func accessibilityHint(
        _ key: LocalizedStringKey,
        isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ text: S,
        isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
    #if !STUB_watchOS
        public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
        public nonisolated func sectionActions<Content: View>(
            @ViewBuilder content: () -> Content
        ) -> some TabContent<TabValue> { self }
    #endif
    #if STUB_iOS || STUB_macOS || STUB_visionOS
        public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { self }
        public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { self }
        public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { self }
        public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { self }
        public nonisolated func badge<S: StringProtocol>(_ text: S?) -> some TabContent<TabValue> { self }
        public nonisolated func customizationBehavior(
            _ behavior: TabCustomizationBehavior,
            for placements: AdaptableTabBarPlacement...
        ) -> some TabContent<TabValue> { self }
        public nonisolated func defaultVisibility(
            _ visibility: Visibility,
            for placements: AdaptableTabBarPlacement...
        ) -> some TabContent<TabValue> { self }
    #endif
}
