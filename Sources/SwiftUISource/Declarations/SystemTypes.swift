/// The names of Apple's types and functions that source uses without a module qualifier.
enum SystemTypes {
    private static let names = split(
        """
        Tab TabView TabSection TabContent TabRole TabPlacement Text Label Image Color View Button Link Menu Group
        ForEach Section List Form Toggle Picker NavigationStack NavigationView NavigationLink NavigationSplitView
        HStack VStack ZStack Spacer Divider EmptyView AnyView GeometryReader ScrollView Binding State Scene
        WindowGroup Settings String Array Set Dictionary Optional Int Bool URL UUID Date Bundle UserDefaults
        LocalizedStringKey LocalizedStringResource AttributedString UIImage NSImage UIDevice ProcessInfo
        """
    )

    private static let views = split(
        """
        Rectangle RoundedRectangle UnevenRoundedRectangle Circle Ellipse Capsule Path Canvas ProgressView Gauge Map
        Chart WebView TimelineView LinearGradient RadialGradient Grid LazyVStack LazyHStack LazyVGrid LazyHGrid
        ViewThatFits Table OutlineGroup GroupBox ControlGroup DisclosureGroup ContentUnavailableView AsyncImage
        TextField TextEditor SecureField Slider Stepper DatePicker ColorPicker PhotosPicker ShareLink EquatableView
        VideoPlayer SpriteView SceneView RealityView Model3D NavigationSplitView HSplitView VSplitView
        NavigationLink ScrollViewReader SubscriptionStoreView StoreView ProductView
        """
    )

    private static let failable = split(
        """
        NSClassFromString Int Double Float Bool URL URLComponents UUID Data
        """
    )

    /// Returns a Boolean value that indicates whether a name is that of a type that represents a tab bar in source.
    static func has(_ name: String) -> Bool { names.contains(name) }

    /// Returns a Boolean value that indicates whether a name is that of one of Apple's views.
    static func isView(_ name: String) -> Bool { has(name) || views.contains(name) }

    /// Returns a Boolean value that indicates whether a call of a system initializer or function may return nil.
    static func canBeNil(_ name: String) -> Bool { failable.contains(name) }

    private static func split(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
