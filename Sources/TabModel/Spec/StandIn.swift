/// The repetition of an entry over data that is known only at run time: a `ForEach` over its data (R1.6, R1.120).
public struct Repetition: Hashable, Sendable {
    /// The allowed numbers of placeholders.
    public static let allowed = 0...20
    /// The number of placeholders unless the spec states one.
    public static let usual = 3

    /// The data as the source names it, such as `store.courses`.
    public var over: String
    /// The number of drawn placeholders; nil if the spec doesn't state it.
    public var shown: Int?

    /// Creates a repetition.
    public init(over: String, shown: Int? = nil) { (self.over, self.shown) = (over, shown) }

    /// The number of drawn placeholders, within ``allowed``.
    public var count: Int { min(max(shown ?? Self.usual, Self.allowed.lowerBound), Self.allowed.upperBound) }
}

/// The stand-ins of an entry, or of the tab view, by key; none for known values (R1.120).
public struct StandIns: Hashable, Sendable {
    private var values: [StandIn.Key: StandIn] = [:]

    /// Creates an empty set of stand-ins.
    public init() {}

    /// Accesses the stand-in for a key's value.
    public subscript(key: StandIn.Key) -> StandIn? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// The keys that have one, in the order of the format.
    public var keys: [StandIn.Key] { values.isEmpty ? [] : StandIn.Key.allCases.filter { values[$0] != nil } }
}

/// A replacement for a value that the source of the app doesn't contain (R1.120).
public struct StandIn: Hashable, Sendable {
    /// The value as the source has it: an expression, or a key without text.
    public var text: String
    /// The reason why the value isn't known.
    public var why: Reason

    /// Creates a stand-in.
    public init(_ text: String, why: Reason) { (self.text, self.why) = (text, why) }

    /// The text that is drawn in place of an unknown title or badge.
    public var bracketed: String { "[\(text)]" }

    /// The reasons why a value isn't known.
    public enum Reason: String, CaseIterable, Sendable {
        /// The value is known only to the running app.
        case runTime
        /// The value is declared in no file that was read.
        case notFound
        /// The value is a key that has no text, or a name that no catalog has.
        case noValue
        /// The value would take too many steps to read.
        case tooComplex
        /// The value is declared outside the app, in the system or in another package.
        case outside

        /// The predicate of a sentence about the expression.
        public var words: String {
            switch self {
            case .runTime: "is known only at runtime"
            case .notFound, .outside: "isn't declared in any file that was read"
            case .noValue: "has no value in the app's catalogs"
            case .tooComplex: "is too complex to read"
            }
        }
    }

    /// The values that can have a stand-in: those of the tab view's keys, those of an entry's keys, and an entry's
    /// place.
    public enum Key: String, CaseIterable, Sendable {
        case tabViewStyle, selection, tabViewCustomization, defaultAdaptableTabBarPlacement, defaultTabBarPlacement
        case tabBarMinimizeBehavior, toolbarVerticalBehavior, tabViewSearchActivation, tabViewBottomAccessory
        case tabViewSidebarHeader, tabViewSidebarFooter, tabViewSidebarBottomBar, tint, searchable
        case horizontalSizeClass, symbolVariants, selectedSystemImage
        case title, systemImage, image, imageAsset, value, role, action, help, accessibilityLabel, accessibilityHint
        case defaultSectionExpansion, tabPlacement, customizationID, customizationBehavior, defaultVisibility, hidden
        case disabled, badge, toolbarMinimizationBehavior, toolbarMinimizationRestoration
        case toolbarVisibility, toolbarBackgroundVisibility, toolbarVerticalCompressionBehavior
        /// The place of an entry among its neighbors, in a list that the app can change.
        case order

        /// The keys of the tab view that can have a stand-in.
        public static let ofTabView: [Self] = [
            .tabViewStyle, .selection, .tabViewCustomization, .defaultAdaptableTabBarPlacement,
            .defaultTabBarPlacement, .tabBarMinimizeBehavior, .toolbarVerticalBehavior, .tabViewSearchActivation,
            .tabViewBottomAccessory, .tabViewSidebarHeader, .tabViewSidebarFooter, .tabViewSidebarBottomBar, .tint,
            .horizontalSizeClass, .symbolVariants, .searchable,
        ]

        /// The keys of an entry that can have a stand-in.
        public static let ofEntry: [Self] = [
            .title, .systemImage, .image, .imageAsset, .selectedSystemImage, .symbolVariants, .value, .role, .action,
            .help, .accessibilityLabel,
            .accessibilityHint, .defaultSectionExpansion, .tabPlacement, .customizationID, .customizationBehavior,
            .defaultVisibility, .hidden, .disabled, .badge, .toolbarMinimizationBehavior,
            .toolbarMinimizationRestoration, .toolbarVisibility, .toolbarBackgroundVisibility,
            .toolbarVerticalBehavior, .toolbarVerticalCompressionBehavior, .order,
        ]
    }
}
