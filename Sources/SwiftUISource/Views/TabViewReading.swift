public import TabModel

/// A tab view that was found, with its known properties.
public struct TabViewReading: Sendable {
    /// The name, such as `AppView.tabBarView`: stable while lines move.
    ///
    /// A second tab view of that name has ` #2`.
    public var name: String
    /// The name of the app: that of the app's folder among others, otherwise of its target; nil where several apps show
    /// the tab view, or none.
    var app: String?
    /// The kind of tab view.
    var kind: TabViewKind
    /// A Boolean value that indicates whether the tab view is a tab bar controller of UIKit.
    var isUIKit = false
    /// The place of the call.
    var place: SourcePlace
    /// The files that the tab view depends on, sorted.
    public var files: [String]
    /// The images and symbols of the project that the tab view draws, by name.
    var assets: [ProjectAsset]
    /// The spec.
    public var spec: TabSpec
    /// The places of the entries, in their order.
    var places: [EntryPlaces]
    /// The diagnostics about the tab view.
    var diagnostics: [Diagnostic]
}

/// All tab views of a project.
public struct ProjectReading: Sendable {
    /// The tab views, in the order of files and places.
    public var tabViews: [TabViewReading]
    /// The diagnostics about the project.
    public var diagnostics: [Diagnostic]
}

/// The options of a reading.
public struct ReadingOptions: Sendable {
    /// The build flags that are on, such as `DEBUG`.
    var flags: Set<String>
    /// The language of the texts; nil means the one that the project is written in.
    var locale: LocaleIdentifier?

    /// Creates options.
    public init(flags: Set<String> = [], locale: LocaleIdentifier? = nil) {
        (self.flags, self.locale) = (flags, locale)
    }
}
