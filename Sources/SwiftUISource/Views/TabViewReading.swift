public import TabModel

/// A tab view that was found, with what is known of it.
public struct TabViewReading: Sendable {
    /// Its name, such as `AppView.tabBarView`: stable while lines move.
    ///
    /// A second one of that name has ` #2`.
    public var name: String
    /// The name of its app: of the app's folder among others, else of its target; nil where several apps show it, or none.
    public var app: String?
    /// What it is.
    public var kind: TabViewKind
    /// A Boolean value that indicates whether it is a tab bar controller of UIKit's.
    var isUIKit = false
    /// Where it is called.
    public var place: SourcePlace
    /// The files that it depends on, sorted.
    public var files: [String]
    /// The images and symbols of the project that it draws, by name.
    public var assets: [ProjectAsset]
    /// The spec.
    public var spec: TabSpec
    /// What is known of its entries beside the spec, in their order.
    public var places: [EntryPlaces]
    /// What to tell people about it.
    public var diagnostics: [Diagnostic]
}

/// All tab views of a project.
public struct ProjectReading: Sendable {
    /// The tab views, in the order of files and places.
    public var tabViews: [TabViewReading]
    /// What to tell people about the project.
    public var diagnostics: [Diagnostic]
}

/// What a reading goes by.
public struct ReadingOptions: Sendable {
    /// The build flags that are on, such as `DEBUG`.
    public var flags: Set<String>
    /// The language of the texts; nil means the one that the project is written in.
    public var locale: LocaleIdentifier?

    /// Makes options.
    public init(flags: Set<String> = [], locale: LocaleIdentifier? = nil) {
        (self.flags, self.locale) = (flags, locale)
    }
}
