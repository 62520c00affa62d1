import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

/// Snapshots and frames to render pages of.
enum SamplePage {
    static let assets = AssetPaths(hash: "0")

    static func snapshot(spec: TabSpec? = SampleSpec.library, diagnostics: [Diagnostic] = []) -> PreviewSnapshot {
        PreviewSnapshot(
            revision: Revision(number: 42, epoch: "9f3a11c0"),
            file: "library.json",
            format: .json,
            identity: "00c0ffee00c0ffee",
            text: Array("{\n  \"tabs\": [\n    { \"title\": \"Home\", \"rolle\": \"search\" }\n  ]\n}\n".utf8),
            spec: spec,
            specRevision: spec == nil ? nil : 41,
            diagnostics: diagnostics
        )
    }

    static let unknownKey = Diagnostic(
        id: "unknownKey",
        text: "tabs[0]: \"rolle\" is not a key of a tab. Did you mean \"role\"?",
        file: "library.json",
        location: SourceLocation(line: 3, column: 24)
    )

    static var customization: TabViewCustomization {
        var customization = TabViewCustomization()
        customization.tabs["forest"] = TabCustomization(sidebar: .hidden)
        customization.tabs["scenes"] = TabCustomization(tabBar: .visible)
        customization.tabs["gone"] = TabCustomization(tabBar: .hidden)
        customization.sections["collections"] = SectionCustomization(tabOrder: ["scenes", "cinematic", "forest"])
        customization.tabBarOrder = ["new", "library"]
        return customization
    }

    /// The tag that `If-Match` names in quotes.
    static var tag: String { String(CurrentCustomization(stored: customization).tag.text.filter { $0 != "\"" }) }

    /// The layout that the rules give the sample in an environment.
    static func layout(in environment: ResolutionEnvironment) -> TabLayout {
        if environment.platform == .iPhone || environment.sizeClass == .compact {
            switch environment.interaction.select {
            case "search": return searching
            case "scenes": return showingScenes
            default: return SampleLayout.bottomBar
            }
        }
        if environment.interaction.editing { return SampleLayout.editing }
        var layout = environment.form == .sidebar ? SampleLayout.sidebar : SampleLayout.topBar
        layout.shown = environment.interaction.select ?? layout.shown
        layout.highlighted = layout.shown.map { .entry($0) }
        return layout
    }

    static func frames(_ view: ViewState) -> [FrameContent] {
        view.frames.map { FrameContent(environment: $0, layout: layout(in: $0)) }
    }
}

extension SamplePage {
    static let fixable = Diagnostic(
        severity: .warning,
        id: "R5.1",
        text: "Two tabs have the value \"home\".",
        file: "library.json",
        fix: "Give each its own."
    )

    /// The layout of the sample while a tab of More is chosen on a phone.
    static var showingScenes: TabLayout {
        var layout = SampleLayout.bottomBar
        (layout.shown, layout.highlighted) = ("scenes", .more)
        return layout
    }

    /// The layout of the sample while the search tab is chosen on a phone.
    static var searching: TabLayout {
        var layout = SampleLayout.bottomBar
        layout.shown = "search"
        layout.highlighted = .entry("search")
        return layout
    }
}
