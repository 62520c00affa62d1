import PreviewCore
import TabModel

/// The menu of the title: the file, its history, exports, and help.
struct TitleMenuValues: TemplateValue {
    var file: String
    /// The URL of the list of previews; nil without one, and for guests.
    var listHref: String?
    /// The previews to switch to; nil where there is no other.
    var siblings: SiblingsValues?
    /// The choice that opens and closes the source; nil if the visitor can't change it.
    var source: SegmentValues?
    /// The button that opens the history of the spec; nil for a visitor who can't change it.
    var history: SpecHistoryValues?
    /// A Boolean value that indicates whether there are exports.
    var hasExports: Bool
    /// The exports; empty before the first valid spec.
    var exports: [ExportValues]
    /// The URL of the picture to copy; nil before the first valid spec, and where none is drawn.
    var copyHref: String?
}

/// The previews to switch to, including the present one.
struct SiblingsValues: TemplateValue {
    var label: String
    var siblings: [SiblingValues]
}

/// A preview to switch to.
struct SiblingValues: TemplateValue {
    var title: String
    var detail: String?
    var href: String
    var isCurrent: Bool
}

/// The link to the spec's history.
struct SpecHistoryValues: TemplateValue {
    var title: String
    /// A Boolean value that indicates whether the history is only for viewing: no earlier version can be restored.
    var isForLooking: Bool
}

/// An export to download.
struct ExportValues: TemplateValue {
    var title: String
    /// The export's format.
    var detail: String
    var href: String
}

/// A builder of the title's menu; the exports have the page's present view.
struct TitleMenu {
    let page: PageContext
    let source: SegmentValues?

    var values: TitleMenuValues {
        let snapshot = page.snapshot
        return TitleMenuValues(
            file: VisibleMarks.shown(snapshot.file),
            listHref: page.subject.listHref,
            siblings: siblings,
            source: source,
            history: page.rights.edits ? history : nil,
            hasExports: snapshot.spec != nil,
            exports: snapshot.spec == nil ? [] : exports,
            copyHref: snapshot.spec == nil || !hasPictures ? nil : href("export.png")
        )
    }

    private var history: SpecHistoryValues {
        page.snapshot.isImported
            ? SpecHistoryValues(title: "History of the layout…", isForLooking: true)
            : SpecHistoryValues(title: "History of the spec…", isForLooking: false)
    }

    /// The previews to switch to.
    ///
    /// A switch keeps the device and its settings, and nothing that belongs to this preview alone.
    private var siblings: SiblingsValues? {
        guard !page.subject.siblings.isEmpty else { return nil }
        let query = page.view.changing { view in
            view.interaction = InteractionState()
            (view.form, view.before, view.mode) = (nil, false, .preview)
            (view.conditions, view.rows) = ([:], ListStarts())
        }.queryText
        return SiblingsValues(
            label: page.snapshot.isImported ? "Tab views" : "Specs",
            siblings: page.subject.siblings.map { sibling in
                SiblingValues(
                    title: VisibleMarks.shown(sibling.title),
                    detail: sibling.detail.map(VisibleMarks.shown),
                    href: "../\(sibling.name)/" + (query.isEmpty ? "" : "?\(query)"),
                    isCurrent: sibling.isCurrent
                )
            }
        )
    }

    private var hasPictures: Bool { page.subject.hasPictures }

    private var exports: [ExportValues] {
        (hasPictures ? [export("export.png", "Picture", "PNG")] : []) + [
            export("export.html", "Interactive offline page", "HTML"),
            export("export.swift", "SwiftUI source", "Swift"), export("export.json", "Spec and customization", "JSON"),
        ]
    }

    private func export(_ path: String, _ title: String, _ detail: String) -> ExportValues {
        ExportValues(title: title, detail: detail, href: href(path))
    }

    private func href(_ path: String) -> String {
        let query = page.view.queryText
        return query.isEmpty ? "./\(path)" : "./\(path)?\(query)"
    }
}
