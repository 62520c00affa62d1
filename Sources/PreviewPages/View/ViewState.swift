public import TabModel

/// A person's choices on the page: the query parameters of the environment form, and the page's own.
///
/// The state is in the URL, so that a link shows the same view. Parameters at their default are not written.
public struct ViewState: Hashable, Sendable {
    /// The set of frames, if it was given; see ``stageView``.
    public var view: StageView?
    /// The platform, if it was given; nil shows the comparison, and iPad for a single frame.
    public var platform: Platform?
    /// The pose of an iPhone Duo; nil is closed, in portrait.
    public var pose: Pose?
    /// The size class; nil is the platform's default one.
    public var sizeClass: UserInterfaceSizeClass?
    /// The OS generation.
    public var os = OSVersion.v27
    /// The SDK that the app is built with; nil is the newest.
    public var sdk: OSVersion?
    /// The orientation of the device; nil is the platform's default one.
    public var orientation: Orientation?
    /// The language inside the frames; nil is the spec's.
    public var locale: LocaleIdentifier?
    /// The layout direction inside the frames; nil is that of the language.
    public var direction: LayoutDirection?
    /// The form a person chose on iPad; nil leaves it to R2.20.
    public var form: AdaptableForm?
    /// The result of a person's actions in the frames.
    public var interaction = InteractionState()
    /// A Boolean value that indicates whether the tabs are shown as declared, without any customization.
    public var before = false
    /// The profile of the shown customization.
    public var profile = Self.defaultProfile
    /// The switches set in the URL, instead of the spec's.
    public var switches = SwitchOverrides()
    /// The answers to the spec's conditions, instead of the default ones (R1.118).
    public var conditions: [ConditionID: Bool] = [:]
    /// The appearance; nil follows the system.
    public var colorScheme: ColorScheme?
    /// The text size inside the frames.
    public var dynamicTypeSize = DynamicTypeSize.large
    /// The contrast.
    public var contrast = ColorSchemeContrast.standard
    /// A Boolean value that indicates whether motion is reduced.
    public var reduceMotion = false
    /// A Boolean value that indicates whether materials are opaque.
    public var reduceTransparency = false
    /// A Boolean value that indicates whether the page is in a frame of another page: nothing but the stage shows.
    public var embed = false
    /// The moment that a pinned page shows.
    public var moment = PinMoment.after
    /// The size of the frames.
    public var zoom = Zoom.fit
    /// The effect of dragging.
    public var mode = PageMode.preview
    /// The state of the source pane.
    public var source = PaneState.closed
    /// The state of the inspector.
    public var inspector = PaneState.closed
    /// The content of the inspector.
    var tab = InspectorTab.why
    /// The starts of long lists that people scrolled.
    public var rows = ListStarts()
    /// The problems of the URL, a sentence each; the values fell back to their default.
    public var problems: [String] = []

    /// The profile of visitors without another one.
    public static let defaultProfile = "default"

    /// Creates the state of a page without any parameter.
    public init() {}

    /// The set of frames: the given one, or else one if a platform is named, or else the comparison.
    public var stageView: StageView {
        view ?? (platform == nil ? .compare : .one)
    }

    /// Returns this state with a change; problems of the URL are not carried over.
    public func changing(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        copy.problems = []
        change(&copy)
        return copy
    }

    /// The state of a page in a frame of another page: nothing opens beside the stage.
    public var embedded: Self {
        var view = self
        (view.embed, view.inspector, view.source, view.mode) = (true, .closed, .closed, .preview)
        return view
    }

    /// Restores the default system, appearance, language, direction, orientation, text size, accessibility and zoom.
    mutating func clearSettings() {
        let usual = Self()
        (os, sdk, colorScheme) = (usual.os, usual.sdk, usual.colorScheme)
        (locale, direction, orientation) = (usual.locale, usual.direction, usual.orientation)
        (dynamicTypeSize, contrast, zoom) = (usual.dynamicTypeSize, usual.contrast, usual.zoom)
        (reduceMotion, reduceTransparency) = (usual.reduceMotion, usual.reduceTransparency)
    }

    /// A relative URL that shows this state, from the page's own folder.
    public var href: String {
        let query = queryText
        return query.isEmpty ? "./" : "./?\(query)"
    }
}
