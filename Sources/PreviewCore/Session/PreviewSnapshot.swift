public import TabModel
public import TabResolver
public import TabSpecCoding

/// The state of one preview at one revision as a page shows it, except customizations.
public struct PreviewSnapshot: Sendable {
    /// The newest accepted revision.
    public var revision: Revision
    /// The spec file's last path component.
    public var file: String
    /// The title of a tab view in an app's source; nil for a spec.
    public var tabView: String?
    /// The format of the text.
    public var format: SpecFormat
    /// The files of the app's source that the spec was read from, relative to the project; nil for a spec's own file.
    public var sourceFiles: [String]?
    /// The lines of the app's source that ``diagnostics`` point at.
    public var sourceLines: [SourceOrigin: String] = [:]
    /// An opaque name of the preview, stable across starts; empty where the preview is read-only.
    public var identity: String
    /// The file's current bytes, valid or not; nil if there is no readable file.
    public var text: [UInt8]?
    /// The last valid spec; nil before the first.
    public var spec: TabSpec?
    /// The images that ``spec`` names, with their findings; nil where they were not read.
    public var images: ReferencedImages?
    /// The bytes that ``spec`` was read from; nil before the first valid ones.
    public var specText: [UInt8]?
    /// The number of the revision at which ``spec`` was accepted.
    public var specRevision: Int?
    /// The errors in the current text, or the reason why it can't be read.
    ///
    /// The list is empty for a valid text.
    public var diagnostics: [Diagnostic]
    /// The warnings about the server itself: storing in memory only, polling instead of events.
    public var warnings: [String]
    /// A Boolean value that indicates whether the text is a draft: it is shown to its writer only, and is in no file.
    public var isDraft = false

    /// The pinned moment, by a pinned link; nil while the snapshot follows the file.
    public var pinned: PinnedMoment?

    /// The display name of the preview: the spec's title, otherwise the tab view's name or the file's.
    public var title: String { spec?.title ?? tabView ?? file }
    /// A Boolean value that indicates whether the spec was read from an app's source, so that its text can't be edited.
    public var isImported: Bool { tabView != nil }
    /// A Boolean value that indicates whether the spec is written in YAML, and not in JSON.
    public var isYAML: Bool { format == .yaml }
    /// A Boolean value that indicates whether the current text has no errors.
    public var isOK: Bool { diagnostics.allSatisfy { $0.severity != .error } }
    /// A Boolean value that indicates whether an older valid spec is shown instead of the current text.
    public var isStale: Bool { spec != nil && !isOK }

    /// Creates a snapshot.
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
