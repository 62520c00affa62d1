/// The Browse pattern: one compact tab represents several that exist in regular width only (R4.10 to R4.13).
public struct SizeClassMapping: Hashable, Sendable {
    /// The tab that exists in compact width: its value.
    public var compactTab: TabValue
    /// The values that exist in regular width only.
    public var regularValues: [TabValue]
    /// The value selected when the compact tab's path is empty.
    public var defaultRegularValue: TabValue

    /// Makes a mapping.
    public init(compactTab: TabValue, regularValues: [TabValue], defaultRegularValue: TabValue) {
        self.compactTab = compactTab
        self.regularValues = regularValues
        self.defaultRegularValue = defaultRegularValue
    }
}
