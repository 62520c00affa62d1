public import TabModel

/// What an export shows: a spec as one person arranged it, from one point of view.
public struct ExportSubject: Sendable {
    /// The spec.
    public var spec: TabSpec
    /// What the preview is called.
    public var title: String
    /// What layouts are made with; nil where nothing was customized.
    public var customization: TabViewCustomization?
    /// The images that the spec names as `data:` addresses, by the path it names them with.
    public var images: [String: String]
    /// What shows first; its switches stand in place of the spec's.
    public var view: ViewState

    /// Makes a subject.
    public init(
        spec: TabSpec,
        title: String,
        customization: TabViewCustomization? = nil,
        images: [String: String] = [:],
        view: ViewState
    ) {
        self.spec = spec
        self.title = title
        self.customization = customization
        self.images = images
        self.view = view
    }
}
