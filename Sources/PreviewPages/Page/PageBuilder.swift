import PreviewCore
import TabModel
import TabResolver
import TabSpecCoding

/// The values of the whole page.
struct PageValues: TemplateValue {
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
    /// The name of the ``Right`` for whose actions the page has controls.
    var rights: String
    /// The tag of the page's customization, without its quotes, which writes send.
    var customizationTag: String
    /// The switches in the URL, as parameters; empty if there are none.
    var switches: String
    var view: String
    var inspector: String
    /// The state of the source pane.
    var source: String
    /// The effect of dragging, a ``PageMode``.
    var mode: String
    var style: String
    /// The styles of the other devices, if one of them shows.
    var roomsStyle: String?
    /// The styles of the source, if it is open.
    var sourceStyle: String?
    /// The styles of a device that fills the screen.
    var fullStyle: String?
    /// The replacement of everything around the stage, in a frame of another page.
    var embed: EmbedValues?
    /// The styles of the review, if there is one.
    var reviewStyle: String?
    /// The styles of design mode, while it is on.
    var designStyle: String?
    var script: String
    var icon: String
    var live: LiveValues
    var toolbar: ToolbarValues
    var problems: [String]
    var hasProblems: Bool
    var stage: StageValues
    var errors: ErrorsValues
    /// The pane of the spec's source; nil if the visitor can't change it.
    var sourcePane: SourceValues?
    var inspectorPane: InspectorValues
    /// The review; nil for links that are neither pinned nor for comments.
    var review: ReviewValues?
    var help: HelpValues
}

/// A page in a frame of another page.
struct EmbedValues: TemplateValue {
    var style: String
    /// The URL of the whole page.
    var href: String
}

/// The dot beside the title, and its text before the script takes over.
struct LiveValues: TemplateValue {
    var state: String
    var text: String
    /// The text that follows in wide windows.
    var detail: String?
    /// A Boolean value that indicates whether the page stays at one moment: a pin replaces the dot then.
    var isPinned = false
}

/// The frames, or instructions before there is anything to draw.
struct StageValues: TemplateValue {
    var isStale: Bool
    var frames: [FrameValues]
    /// The design bar; nil outside design mode.
    var design: DesignBarValues?
    /// The hint for the start of rearranging; nil if nothing can be rearranged, or while it is under way.
    var hint: ControlValues?
    /// The sentence for a visitor who can only view, instead of the hint.
    var lookOnly: String?
    /// The icon of the button that opens the preview on a phone.
    ///
    /// Nil if the preview can't be shared, or while another mode is active.
    var phone: IconValues?
    var start: StartValues?
}

/// The panel of the errors in the present text.
struct ErrorsValues: TemplateValue {
    var isShown: Bool
    var title: String
    var diagnostics: [DiagnosticValues]
    /// The omitted part of a long list of errors; nil if all are there.
    var ends: ListEndsValues?
}

/// A builder of the values of the whole page.
struct PageBuilder {
    let page: PageContext
    private var view: ViewState { page.view }
    private var snapshot: PreviewSnapshot { page.snapshot }
    private var assets: AssetPaths { page.subject.assets }

    var values: PageValues {
        PageValues(
            title: title,
            colorScheme: view.colorScheme?.rawValue ?? "auto",
            contrast: view.contrast.rawValue,
            motion: view.reduceMotion ? "reduced" : "full",
            transparency: view.reduceTransparency ? "reduced" : "full",
            zoom: view.zoom.text,
            revision: snapshot.revision.text,
            revisionNumber: String(snapshot.revision.number),
            ok: snapshot.isOK ? "true" : "false",
            profile: page.subject.profile,
            rights: page.rights.rawValue,
            customizationTag: String(page.subject.customization.tag.text.dropFirst().dropLast()),
            switches: view.switchesText,
            view: view.stageView.rawValue,
            inspector: view.inspector.rawValue,
            source: view.source.rawValue,
            mode: view.mode.rawValue,
            style: assets.path(PageAssets.pageStyle),
            roomsStyle: roomsStyle.map(assets.path),
            sourceStyle: view.source == .open ? assets.path(PageAssets.sourceStyle) : nil,
            fullStyle: view.stageView == .full ? assets.path(PageAssets.fullStyle) : nil,
            embed: embed,
            reviewStyle: review == nil ? nil : assets.path(PageAssets.reviewStyle),
            designStyle: view.mode == .design ? assets.path(PageAssets.designStyle) : nil,
            script: assets.path(PageAssets.script),
            icon: assets.path(PageAssets.icon),
            live: live,
            toolbar: ToolbarBuilder(page: page, transitions: transitions).values,
            problems: problems.map(SentenceText.shown),
            hasProblems: !problems.isEmpty,
            stage: stage,
            errors: errors,
            sourcePane: page.rights.edits ? source : nil,
            inspectorPane: InspectorBuilder(page: page, design: design?.values).values,
            review: review,
            help: HelpValues(keys: HelpText.keys(page.rights), customizes: page.rights.customizes)
        )
    }

    /// The problems of the URL, and the warnings of the session.
    private var problems: [String] {
        view.problems + (snapshot.spec.map(view.conditionProblems) ?? []) + snapshot.warnings
    }

    private var review: ReviewValues? { view.stageView == .full || view.embed ? nil : ReviewBuilder(page: page).values }

    private var embed: EmbedValues? {
        guard view.embed else { return nil }
        return EmbedValues(style: assets.path(PageAssets.embedStyle), href: view.changing { $0.embed = false }.href)
    }

    /// The style sheet of the one device that needs one, or that of all of them; nil for iPhone and iPad.
    private var roomsStyle: String? {
        let needed = page.frames.reduce(into: Set<String>()) { $0.formUnion($1.roomStyles) }
        return needed.count > 1 ? PageAssets.roomsStyle : needed.first
    }

    /// The transitions of the toolbar's frame; before the first valid spec, those of one without tabs.
    private var transitions: TabTransitions {
        if let drawn = page.frames.first(where: { $0.environment == view.environment })?.transitions { return drawn }
        let resolver = page.subject.resolver ?? LayoutResolver(snapshot.spec ?? TabSpec(tabs: []), file: snapshot.file)
        return TabTransitions(resolver, in: view.environment, customization: page.subject.customization.customization)
    }

    private var title: String {
        VisibleMarks.shown(snapshot.title)
    }

    private var errorCount: Int { snapshot.diagnostics.count { $0.severity == .error } }

    private var live: LiveValues {
        if snapshot.isDraft { return LiveValues(state: "draft", text: "Not saved") }
        if let pinned = snapshot.pinned {
            let detail = "· revision \(pinned.revision) · \(SpokenTime.moment(pinned.time))"
            return LiveValues(state: "pinned", text: "Pinned", detail: detail, isPinned: true)
        }
        return snapshot.isOK
            ? LiveValues(state: "ok", text: "Revision \(snapshot.revision.number)")
            : LiveValues(state: "errors", text: Phrase.count(errorCount, "error"))
    }

    private var source: SourceValues {
        SourceBuilder(page: page).values
    }

    private var stage: StageValues {
        StageValues(
            isStale: snapshot.isStale,
            frames: page.frames.map { FrameBuilder(context: $0).values },
            design: design?.bar,
            hint: EditHint(page: page).control,
            lookOnly: view.embed ? nil : EditHint(page: page).lookOnly,
            phone: offersPhone ? page.icons.glyph(.iphone) : nil,
            start: page.frames.isEmpty ? StartText.values(snapshot) : nil
        )
    }

    private var offersPhone: Bool {
        let isAtRest = view.mode == .preview && !view.interaction.editing && [.compare, .one].contains(view.stageView)
        return page.rights.shares && isAtRest && !page.frames.isEmpty
    }

    private var design: DesignBuilder? {
        view.mode == .design ? DesignBuilder(page: page) : nil
    }

    private var errors: ErrorsValues {
        let builder = DiagnosticBuilder(snapshot: snapshot)
        let quotes = page.rights.edits || !snapshot.isImported
        let window = ListWindow(count: snapshot.diagnostics.count, start: view.rows["errors"])
        return ErrorsValues(
            // The source pane shows the diagnostics of a draft at their places.
            isShown: !snapshot.diagnostics.isEmpty && !snapshot.isDraft && !view.embed,
            title: ErrorsText.title(snapshot, errors: errorCount),
            diagnostics: snapshot.diagnostics[window.range].map { builder.values($0, quotesLine: quotes) },
            ends: ListEnds(list: "errors", window: window, view: view).values()
        )
    }
}

/// The text above the panel of errors.
enum ErrorsText {
    static func title(_ snapshot: PreviewSnapshot, errors: Int) -> String {
        let file = VisibleMarks.shown(subject(snapshot))
        if let revision = snapshot.specRevision, snapshot.isStale {
            return "Showing revision \(revision); \(file) has \(Phrase.count(errors, "error"))"
        }
        return errors > 0 ? "\(file) has \(Phrase.count(errors, "error"))" : "Findings in \(file)"
    }

    /// Returns the file with the errors; of an app's source, "the source" for several files.
    private static func subject(_ snapshot: PreviewSnapshot) -> String {
        guard snapshot.isImported else { return snapshot.file }
        let worst = snapshot.diagnostics.contains { $0.severity == .error } ? Severity.error : .warning
        let files = Set(snapshot.diagnostics.filter { $0.severity == worst }.map(\.file))
        guard let only = files.first, files.count == 1 else { return "the source" }
        return only.split(separator: "/").last.map(String.init) ?? only
    }
}
