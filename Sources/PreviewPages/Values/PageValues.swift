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
    /// The switches in the address, as parameters; empty if there are none.
    var switches: String
    var view: String
    var inspector: String
    var styles: [String]
    var modules: [String]
    var script: String
    var icon: String
    var live: LiveValues
    var toolbar: ToolbarValues
    var problems: [String]
    var hasProblems: Bool
    var stage: StageValues
    var errors: ErrorsValues
    var inspectorPane: InspectorValues
    var help: [HelpValues]
}

/// The frames, or what to do before there is anything to draw.
struct StageValues: Hashable, Sendable {
    var isStale: Bool
    var frames: [FrameValues]
    /// How to begin rearranging; nil where nothing can be, or while it is under way.
    var hint: ControlValues?
    var start: StartValues?
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
    var styles: [String]
    var icon: String
}
