/// The whole page.
struct PageValues: Hashable, Sendable {
    var title: String
    var colorScheme: String
    var contrast: String
    var motion: String
    var transparency: String
    var zoom: String
    var revision: String
    var revisionNumber: String
    var ok: String
    var profile: String
    /// What the page offers to do: ``PageRights``.
    var rights: String
    /// The tag of the customization that the page shows, without its quotes: writes name it.
    var customizationTag: String
    /// The switches in the address, as parameters; empty if there are none.
    var switches: String
    var view: String
    var inspector: String
    /// Whether the source is open.
    var source: String
    /// What dragging changes: ``PageMode``.
    var mode: String
    var style: String
    /// The styles of the other devices, where one of them shows.
    var roomsStyle: String?
    /// The styles of the source, where it is open.
    var sourceStyle: String?
    /// The styles of design mode, while it is on.
    var designStyle: String?
    var modules: [String]
    var script: String
    var icon: String
    var live: LiveValues
    var toolbar: ToolbarValues
    var problems: [String]
    var hasProblems: Bool
    var stage: StageValues
    var errors: ErrorsValues
    /// The place of the spec's text; nil for whoever can't change it.
    var sourcePane: SourceValues?
    var inspectorPane: InspectorValues
    var help: [HelpValues]
    /// Whether tabs can be rearranged.
    var customizes: Bool
}

/// The frames, or what to do before there is anything to draw.
struct StageValues: Hashable, Sendable {
    var isStale: Bool
    var frames: [FrameValues]
    /// What is done in design mode; nil in any other.
    var design: DesignBarValues?
    /// How to begin rearranging; nil where nothing can be, or while it is under way.
    var hint: ControlValues?
    /// Why there is nothing to begin, for somebody who may only look.
    var lookOnly: String?
    var start: StartValues?
}

/// The pane of the spec's text: its script fills it.
struct SourceValues: Hashable, Sendable {
    var isOpen: Bool
    var file: String
    /// `json` or `yaml`.
    var format: String
    /// What the browser keeps unsaved text under.
    var identity: String
}

/// What stands on the stage before the first good spec.
struct StartValues: Hashable, Sendable {
    var title: String
    var text: String
    var example: String
}

/// The panel of what is wrong with the present text.
struct ErrorsValues: Hashable, Sendable {
    var isShown: Bool
    var title: String
    var diagnostics: [DiagnosticValues]
}

/// A key and what it does.
struct HelpValues: Hashable, Sendable {
    var key: String
    var text: String
}

/// A page that only says something.
struct MessageValues: Hashable, Sendable {
    var title: String
    var text: String
    /// The way to the preview; nil where there is none.
    var preview: String?
    var style: String
    var icon: String
}
