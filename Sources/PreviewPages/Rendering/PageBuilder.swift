import PreviewCore
import TabModel
import TabResolver

/// Makes the values of the whole page.
struct PageBuilder {
    let view: ViewState
    let snapshot: PreviewSnapshot
    let contexts: [FrameContext]
    let customization: TabViewCustomization
    let profile: String
    let assets: AssetPaths
    let icons: IconSource

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
            profile: profile,
            switches: view.switchesText,
            view: view.stageView.rawValue,
            inspector: view.inspector.rawValue,
            styles: PageAssets.styles.map(assets.path),
            modules: assets.modules.map(assets.path),
            script: assets.path(PageAssets.script),
            icon: assets.path(PageAssets.icon),
            live: live,
            toolbar: ToolbarBuilder(view: view, icons: icons, transitions: transitions).values,
            problems: (view.problems + snapshot.warnings).map(VisibleMarks.shown),
            hasProblems: !(view.problems.isEmpty && snapshot.warnings.isEmpty),
            stage: stage,
            errors: errors,
            inspectorPane: InspectorBuilder(
                view: view,
                snapshot: snapshot,
                contexts: contexts,
                customization: customization,
                profile: profile
            )
            .values,
            help: HelpText.keys
        )
    }

    /// What the frame that the toolbar speaks of can become; before the first good spec, one without a tab.
    private var transitions: TabTransitions {
        if let known = contexts.first(where: { $0.environment == view.environment })?.transitions { return known }
        let resolver = LayoutResolver(snapshot.spec ?? TabSpec(tabs: []), file: snapshot.file)
        return TabTransitions(resolver, in: view.environment, customization: customization)
    }

    private var title: String {
        VisibleMarks.shown(snapshot.spec?.title ?? snapshot.file)
    }

    private var errorCount: Int { snapshot.diagnostics.count { $0.severity == .error } }

    private var live: LiveValues {
        snapshot.isOK
            ? LiveValues(state: "ok", text: "Revision \(snapshot.revision.number)")
            : LiveValues(state: "errors", text: Phrase.count(errorCount, "error"))
    }

    private var stage: StageValues {
        StageValues(
            isStale: snapshot.isStale,
            frames: contexts.map { FrameBuilder(context: $0).values },
            hint: EditHint(view: view, contexts: contexts).control,
            start: contexts.isEmpty ? StartText.values(snapshot) : nil
        )
    }

    private var errors: ErrorsValues {
        let builder = DiagnosticBuilder(snapshot: snapshot)
        return ErrorsValues(
            isShown: !snapshot.diagnostics.isEmpty,
            title: ErrorsText.title(snapshot, errors: errorCount),
            diagnostics: snapshot.diagnostics.map { builder.values($0, quotesLine: true) }
        )
    }
}

/// The words over the panel of errors.
enum ErrorsText {
    static func title(_ snapshot: PreviewSnapshot, errors: Int) -> String {
        let file = VisibleMarks.shown(snapshot.file)
        if let revision = snapshot.specRevision, snapshot.isStale {
            return "Showing revision \(revision); \(file) has \(Phrase.count(errors, "error"))"
        }
        return errors > 0 ? "\(file) has \(Phrase.count(errors, "error"))" : "Remarks on \(file)"
    }
}
