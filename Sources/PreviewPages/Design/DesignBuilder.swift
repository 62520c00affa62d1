import PreviewCore
import TabModel

/// Makes what design mode adds to the page: the bar over the frames, the outline of the spec, and the forms.
struct DesignBuilder {
    let view: ViewState
    let snapshot: PreviewSnapshot
    let icons: IconSource

    var bar: DesignBarValues {
        DesignBarValues(
            file: VisibleMarks.shown(snapshot.file),
            endHref: view.changing { $0.mode = .preview }.href,
            undoIcon: icons.glyph(.undo),
            redoIcon: icons.glyph(.redo),
            addTabIcon: icons.glyph(.addTab),
            addSectionIcon: icons.glyph(.addSection)
        )
    }

    var values: DesignValues {
        DesignValues(
            file: VisibleMarks.shown(snapshot.file),
            tag: snapshot.text.map { String(EntityTag(of: $0).text.dropFirst().dropLast()) },
            rows: OutlineBuilder(icons: icons).rows(of: snapshot.spec?.tabs ?? []),
            forms: DesignForms.all
        )
    }
}
