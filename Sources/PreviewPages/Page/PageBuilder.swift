import PreviewCore
import TabModel
import TabResolver
import TabSpecCoding

/// The whole page.
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
    /// What the page offers to do: ``PageRights``.
    var rights: String
    /// The tag of the customization that the page shows, without its quotes: writes name it.
    var customizationTag: String
    /// The switches in the address, as parameters; empty if there are none.
    var switches: String
    var view: String
    var inspector: String
    /// A Boolean value that indicates whether the source is open.
    var source: String
    /// What dragging changes: ``PageMode``.
    var mode: String
    var style: String
    /// The styles of the other devices, where one of them shows.
    var roomsStyle: String?
    /// The styles of the source, where it is open.
    var sourceStyle: String?
    /// The styles of a device that fills the screen.
    var fullStyle: String?
    /// What there is instead of all around the stage, in a frame of another page.
    var embed: EmbedValues?
    /// The styles of the review, where there is one.
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
    /// The place of the spec's source; nil if the visitor can't change it.
    var sourcePane: SourceValues?
    var inspectorPane: InspectorValues
    /// What is reviewed; nil for links that are neither pinned nor for comments.
    var review: ReviewValues?
    var help: HelpValues
}

/// A page in a frame of another page.
struct EmbedValues: TemplateValue {
    var style: String
    /// The whole page.
    var href: String
}

/// The dot beside the title, and what it says before the script takes over.
struct LiveValues: TemplateValue {
    var state: String
    var text: String
    /// What follows the text in wide windows.
    var detail: String?
    /// A Boolean value that indicates whether it stays at one moment: a pin represents the dot then.
    var isPinned = false
}

/// The frames, or what to do before there is anything to draw.
struct StageValues: TemplateValue {
    var isStale: Bool
    var frames: [FrameValues]
    /// What is done in design mode; nil in any other.
    var design: DesignBarValues?
    /// How to begin rearranging; nil where nothing can be, or while it is under way.
    var hint: ControlValues?
    /// Why there is nothing to begin, for a visitor who can only view.
    var lookOnly: String?
    /// Opens the preview on a phone; nil where it can't be shared, or while something else is done.
    var phone: IconValues?
    var start: StartValues?
}

/// The panel of what is wrong with the present text.
struct ErrorsValues: TemplateValue {
    var isShown: Bool
    var title: String
    var diagnostics: [DiagnosticValues]
    /// What is left out of many errors; nil where all are there.
    var ends: ListEndsValues?
}

/// Makes the values of the whole page.
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

    /// What is wrong with the address, and what the session warns of.
    private var problems: [String] {
        view.problems + (snapshot.spec.map(view.conditionProblems) ?? []) + snapshot.warnings
    }

    private var review: ReviewValues? { view.stageView == .full || view.embed ? nil : ReviewBuilder(page: page).values }

    private var embed: EmbedValues? {
        guard view.embed else { return nil }
        return EmbedValues(style: assets.path(PageAssets.embedStyle), href: view.changing { $0.embed = false }.href)
    }

    /// The sheet of the one device that needs one, or that of all of them; nil for iPhone and iPad.
    private var roomsStyle: String? {
        let needed = page.frames.reduce(into: Set<String>()) { $0.formUnion($1.roomStyles) }
        return needed.count > 1 ? PageAssets.roomsStyle : needed.first
    }

    /// What the frame that the toolbar speaks of can become; before the first good spec, one without a tab.
    private var transitions: TabTransitions {
        if let known = page.frames.first(where: { $0.environment == view.environment })?.transitions { return known }
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
        let isAtRest = view.mode == .preview && !view.editing && [.compare, .one].contains(view.stageView)
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
            // The source shows those of a draft at their places.
            isShown: !snapshot.diagnostics.isEmpty && !snapshot.isDraft && !view.embed,
            title: ErrorsText.title(snapshot, errors: errorCount),
            diagnostics: snapshot.diagnostics[window.range].map { builder.values($0, quotesLine: quotes) },
            ends: ListEnds(list: "errors", window: window, view: view).values()
        )
    }
}

/// The words over the panel of errors.
enum ErrorsText {
    static func title(_ snapshot: PreviewSnapshot, errors: Int) -> String {
        let file = VisibleMarks.shown(subject(snapshot))
        if let revision = snapshot.specRevision, snapshot.isStale {
            return "Showing revision \(revision); \(file) has \(Phrase.count(errors, "error"))"
        }
        return errors > 0 ? "\(file) has \(Phrase.count(errors, "error"))" : "Findings in \(file)"
    }

    /// The file that it is about: of an app's source any of several.
    private static func subject(_ snapshot: PreviewSnapshot) -> String {
        guard snapshot.isImported else { return snapshot.file }
        let worst = snapshot.diagnostics.contains { $0.severity == .error } ? Severity.error : .warning
        let files = Set(snapshot.diagnostics.filter { $0.severity == worst }.map(\.file))
        guard let only = files.first, files.count == 1 else { return "the source" }
        return only.split(separator: "/").last.map(String.init) ?? only
    }
}
