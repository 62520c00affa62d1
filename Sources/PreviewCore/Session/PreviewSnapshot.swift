public import TabModel
public import TabResolver
public import TabSpecCoding

/// Everything a page shows of one preview at one revision, except customizations.
public struct PreviewSnapshot: Sendable {
    /// The newest accepted revision.
    public var revision: Revision
    /// The spec file's last path component.
    public var file: String
    /// The title of a tab view in an app's source; nil for a spec.
    public var tabView: String?
    /// How the text is written.
    public var format: SpecFormat
    /// The files of the app's source that the spec was read from, relative to the project; nil for a spec's own file.
    public var sourceFiles: [String]?
    /// The lines of the app's source that ``diagnostics`` point at.
    public var sourceLines: [SourceOrigin: String] = [:]
    /// An opaque name of the preview, the same at every start; empty where nobody may write.
    public var identity: String
    /// The file's present bytes, good or broken; nil if there is no readable file.
    public var text: [UInt8]?
    /// The last good spec; nil before the first.
    public var spec: TabSpec?
    /// What was found of the images that ``spec`` names; nil where nobody looked.
    public var images: NamedImages?
    /// The bytes that ``spec`` was read from; nil before the first good ones.
    public var specText: [UInt8]?
    /// The number of the revision at which ``spec`` was accepted.
    public var specRevision: Int?
    /// What is wrong with the present text, or why it can't be read.
    ///
    /// Empty while all is well.
    public var diagnostics: [Diagnostic]
    /// Sentences about the server itself: storing in memory only, polling instead of events.
    public var warnings: [String]
    /// A Boolean value that indicates whether its text is nobody's yet: it is shown to who types it, and is in no file.
    public var isDraft = false

    /// The moment that it stays at, by a pinned link; nil while it follows the file.
    public var pinned: PinnedMoment?

    /// What people call the preview: the spec's title, else the tab view's name or the file's.
    public var title: String { spec?.title ?? tabView ?? file }
    /// A Boolean value that indicates whether the spec was read from an app's source, so that nobody edits its text.
    public var isImported: Bool { tabView != nil }
    /// A Boolean value that indicates whether the spec is written in YAML, else in JSON.
    public var isYAML: Bool { format == .yaml }
    /// A Boolean value that indicates whether the present text is good.
    public var isOK: Bool { diagnostics.allSatisfy { $0.severity != .error } }
    /// A Boolean value that indicates whether an older good spec is shown in place of the present text.
    public var isStale: Bool { spec != nil && !isOK }

    /// Makes a snapshot.
    public init(
        revision: Revision,
        file: String,
        format: SpecFormat,
        identity: String = "",
        text: [UInt8]? = nil,
        spec: TabSpec? = nil,
        specText: [UInt8]? = nil,
        specRevision: Int? = nil,
        diagnostics: [Diagnostic] = [],
        warnings: [String] = []
    ) {
        self.revision = revision
        self.file = file
        self.format = format
        self.identity = identity
        self.text = text
        self.spec = spec
        self.specText = specText
        self.specRevision = specRevision
        self.diagnostics = diagnostics
        self.warnings = warnings
    }
}
