// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle {}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

#if !STUB_watchOS
    public struct SidebarAdaptableTabViewStyle: TabViewStyle {}

    extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
        public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
    }

    public struct TabBarOnlyTabViewStyle: TabViewStyle {}

    extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
        public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
    }
#endif

#if STUB_macOS
    public struct GroupedTabViewStyle: TabViewStyle {}

    extension TabViewStyle where Self == GroupedTabViewStyle {
        public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
    }
#else
    public struct PageTabViewStyle: TabViewStyle {
        public struct IndexDisplayMode: Sendable {
            public static let automatic = IndexDisplayMode()
            public static let always = IndexDisplayMode()
            public static let never = IndexDisplayMode()
        }
    }

    extension TabViewStyle where Self == PageTabViewStyle {
        public static var page: PageTabViewStyle { PageTabViewStyle() }
        public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
            PageTabViewStyle()
        }
    }
#endif

#if STUB_watchOS
    public struct VerticalPageTabViewStyle: TabViewStyle {
        public struct TransitionStyle: Sendable {
            public static let automatic = TransitionStyle()
            public static let blur = TransitionStyle()
            public static let identity = TransitionStyle()
        }
    }

    extension TabViewStyle where Self == VerticalPageTabViewStyle {
        public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
        public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle)
            -> VerticalPageTabViewStyle
        { VerticalPageTabViewStyle() }
    }

    public struct CarouselTabViewStyle: TabViewStyle {}

    extension TabViewStyle where Self == CarouselTabViewStyle {
        public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
    }
#endif

public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static let automatic = TabBarMinimizeBehavior()
    public static let never = TabBarMinimizeBehavior()
    #if STUB_iOS
        public static let onScrollDown = TabBarMinimizeBehavior()
        public static let onScrollUp = TabBarMinimizeBehavior()
    #endif
}

extension View {
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    public func defaultTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View { self }
    public func searchable(text: Binding<String>) -> some View { self }
    public func sheet<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
        -> some View
    { self }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (V, V) -> Void
    ) -> some View { self }
}

#if STUB_iOS || STUB_macOS || STUB_visionOS
    public struct TabViewCustomization: Equatable, Sendable {
        public init() {}
    }

    extension AppStorage where Value == TabViewCustomization {
        public init(_ key: String) {}
    }

    extension View {
        public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
        public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
        public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
        public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
    }
#endif

#if STUB_iOS
    extension View {
        public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
            self
        }
        public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C) -> some View { self }
        public func tabViewBottomAccessory<C: View>(isEnabled: Bool, @ViewBuilder content: () -> C) -> some View {
            self
        }
    }
#endif

#if STUB_iOS || STUB_macOS
    public struct TabSearchActivation: Hashable, Sendable {
        public static let automatic = TabSearchActivation()
        public static let searchTabSelection = TabSearchActivation()
    }

    extension View {
        public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
    }
#endif

public struct ToolbarPlacement: Sendable {
    public static let navigationBar = ToolbarPlacement()
    #if STUB_iOS || STUB_tvOS || STUB_visionOS
        public static let tabBar = ToolbarPlacement()
    #endif
}

public struct ToolbarMinimizationBehavior: Sendable {
    public static let automatic = ToolbarMinimizationBehavior()
    public static let never = ToolbarMinimizationBehavior()
    #if STUB_iOS
        public static let onScrollDown = ToolbarMinimizationBehavior()
        public static let onScrollUp = ToolbarMinimizationBehavior()
    #endif
}

public struct ToolbarMinimizationRestoration: Sendable {
    public static let automatic = ToolbarMinimizationRestoration()
    public static let atScrollEdge = ToolbarMinimizationRestoration()
}

extension View {
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View { self }
    public func toolbarMinimizationBehavior(_ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...)
        -> some View
    { self }
    public func toolbarMinimizationRestoration(
        _ restoration: ToolbarMinimizationRestoration,
        for bars: ToolbarPlacement...
    ) -> some View { self }
}

#if STUB_iOS
    public struct ToolbarVerticalBehavior: Sendable {
        public static let automatic = ToolbarVerticalBehavior()
        public static let disabled = ToolbarVerticalBehavior()
    }

    public struct ToolbarVerticalCompressionBehavior: Sendable {
        public static let automatic = ToolbarVerticalCompressionBehavior()
        public static let prefersTabBar = ToolbarVerticalCompressionBehavior()
        public static let prefersToolbarItems = ToolbarVerticalCompressionBehavior()
    }

    extension View {
        public func toolbarVerticalBehavior(_ behavior: ToolbarVerticalBehavior) -> some View { self }
        public func toolbarVerticalCompressionBehavior(_ behavior: ToolbarVerticalCompressionBehavior)
            -> some View
        { self }
    }
#endif

public protocol ToolbarContent {}

public struct ToolbarItem: ToolbarContent {
    public init(@ViewBuilder content: () -> some View) {}
}

@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildBlock(_ items: any ToolbarContent...) -> ToolbarItem { ToolbarItem { EmptyView() } }
}

extension View {
    public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View { self }
}

extension View {
    public func tint(_ tint: Color?) -> some View { self }
}
