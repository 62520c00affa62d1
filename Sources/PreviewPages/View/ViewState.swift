public import TabModel

/// Everything a person set on the page: the query parameters of the environment form, and the page's own.
///
/// It lives in the address, so that a link shows what was seen. Parameters at their default are not written.
public struct ViewState: Hashable, Sendable {
    /// Which frames show, where it was said; see ``stageView``.
    public var view: StageView?
    /// The platform, where it was said; nil shows the comparison, and iPad for a single frame.
    public var platform: Platform?
    /// How an iPhone Duo is held; nil is closed, in portrait.
    public var pose: Pose?
    /// The size class; nil is the platform's usual one.
    public var sizeClass: UserInterfaceSizeClass?
    /// The OS generation.
    public var os = OSVersion.v27
    /// The SDK that the app is built with; nil is the newest.
    public var sdk: OSVersion?
    /// How the device is held; nil is the platform's usual way.
    public var orientation: Orientation?
    /// The language inside the frames; nil is the spec's.
    public var locale: LocaleIdentifier?
    /// The direction text runs in inside the frames; nil is that of the language.
    public var direction: LayoutDirection?
    /// The form a person chose on iPad; nil leaves it to R2.20.
    public var form: AdaptableForm?
    /// The entry a person chose.
    public var select: EntryID?
    /// A Boolean value that indicates whether the sidebar is being edited.
    public var editing = false
    /// A Boolean value that indicates whether the tabs show as the author declared them, without anyone's
    /// customization.
    public var before = false
    /// Whose customization shows.
    public var profile = Self.defaultProfile
    /// The Browse tab's path (R4.11).
    public var path: [EntryID] = []
    /// What was selected before (R4.17, R4.20).
    public var previous: EntryID?
    /// The tabs last chosen in each section and in More (R4.5, R4.16).
    public var last: [EntryID] = []
    /// A Boolean value that indicates whether More's list shows.
    public var more = false
    /// A Boolean value that indicates whether search is active.
    public var search = false
    /// A Boolean value that indicates whether the content was last scrolled down; false if up again, nil before anyone
    /// scrolled.
    public var scrolled: Bool?
    /// Switches set in the address, in place of the spec's.
    public var switches = SwitchOverrides()
    /// Answers to the spec's conditions, in place of the usual ones (R1.118).
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
    /// Which moment a pinned page shows.
    public var moment = PinMoment.after
    /// How large frames are drawn.
    public var zoom = Zoom.fit
    /// What dragging changes.
    public var mode = PageMode.preview
    /// A Boolean value that indicates whether the source pane shows.
    public var source = PaneState.closed
    /// A Boolean value that indicates whether the inspector shows.
    public var inspector = PaneState.closed
    /// What the inspector shows.
    public var tab = InspectorTab.why
    /// Where long lists begin that people scrolled.
    public var rows = ListStarts()
    /// What was wrong in the address, a sentence each; such values fell back to their default.
    public var problems: [String] = []

    /// The profile of everyone who says no other.
    public static let defaultProfile = "default"

    /// Makes the state of a page without any parameter.
    public init() {}

    /// Which frames show: what was said, else one if a platform was named, else the comparison.
    public var stageView: StageView {
        view ?? (platform == nil ? .compare : .one)
    }

    /// This state with something changed; problems of the address are not carried along.
    public func changing(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        copy.problems = []
        change(&copy)
        return copy
    }

    /// This state as a page in a frame of another page has it: nothing opens beside the stage.
    public var embedded: Self {
        var view = self
        (view.embed, view.inspector, view.source, view.mode) = (true, .closed, .closed, .preview)
        return view
    }

    /// Brings back the usual system, appearance, language, direction, orientation, text size, accessibility and zoom.
    mutating func clearSettings() {
        let usual = Self()
        (os, sdk, colorScheme) = (usual.os, usual.sdk, usual.colorScheme)
        (locale, direction, orientation) = (usual.locale, usual.direction, usual.orientation)
        (dynamicTypeSize, contrast, zoom) = (usual.dynamicTypeSize, usual.contrast, usual.zoom)
        (reduceMotion, reduceTransparency) = (usual.reduceMotion, usual.reduceTransparency)
    }

    /// A relative address that shows this state, from the page's own folder.
    public var href: String {
        let query = queryText
        return query.isEmpty ? "./" : "./?\(query)"
    }
}
