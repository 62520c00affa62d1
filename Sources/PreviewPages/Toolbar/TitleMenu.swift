import PreviewCore

/// What the title opens: the file, its history, exports, and help.
struct TitleMenuValues: TemplateValue {
    var file: String
    /// The list of previews; nil without one, and for guests.
    var listHref: String?
    /// Opens and closes the source; nil if the visitor can't change it.
    var source: SegmentValues?
    /// Whether the visitor may change the spec, and so see its history.
    var edits: Bool
    /// Empty before the first good spec.
    var exports: [ExportValues]
    /// The picture that can be copied; nil before the first good spec.
    var copyHref: String?
}

/// Something that can be taken away.
struct ExportValues: TemplateValue {
    var title: String
    /// Its format.
    var detail: String
    var href: String
}

/// Makes the title's menu; exports show what the page presently shows.
struct TitleMenu {
    let page: PageContext
    let source: SegmentValues?

    var values: TitleMenuValues {
        let snapshot = page.snapshot
        return TitleMenuValues(
            file: VisibleMarks.shown(snapshot.file),
            listHref: page.subject.listHref,
            source: source,
            edits: page.rights.edits,
            exports: snapshot.spec == nil ? [] : exports,
            copyHref: snapshot.spec == nil ? nil : href("export.png")
        )
    }

    private var exports: [ExportValues] {
        [
            export("export.png", "Picture", "PNG"), export("export.html", "Page that works offline", "HTML"),
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
