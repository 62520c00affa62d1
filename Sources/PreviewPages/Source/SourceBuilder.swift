import PreviewCore
import TabModel
import TabResolver

/// The pane of the source, which its script fills.
struct SourceValues: TemplateValue {
    var isOpen: Bool
    var file: String
    /// The format: `json`, `yaml`, or `swift` for the files of an app.
    var format: String
    /// The key under which the browser keeps unsaved text; empty if no text can be typed.
    var identity: String
    /// The place of the tab view's declaration in an app's source; nil for a spec.
    var start: String?
    /// The files of an app's source.
    var files: [SourceFileValues]
    /// The marks at places in the files.
    var marks: [SourceMarkValues]
}

/// A file of an app's source.
struct SourceFileValues: TemplateValue {
    var number: String
    /// The file's name, with its folders if another file has that name, too.
    var name: String
    var path: String
}

/// A mark at a place in a file of an app's source.
struct SourceMarkValues: TemplateValue {
    var file: String
    var line: String
    var column: String
    /// The severity: `error`, `warning` or `information`.
    var severity: String
    var text: String
}

/// A builder of the pane of the source.
struct SourceBuilder {
    /// The largest number of marks.
    private static let mostMarks = 500

    let page: PageContext

    private var snapshot: PreviewSnapshot { page.snapshot }
    private var isOpen: Bool { page.view.source == .open }

    var values: SourceValues {
        let format = snapshot.isYAML ? "yaml" : "json"
        return SourceValues(
            isOpen: isOpen,
            file: VisibleMarks.shown(snapshot.file),
            format: snapshot.isImported ? "swift" : format,
            identity: snapshot.isImported ? "" : snapshot.identity,
            start: snapshot.isImported && isOpen ? start : nil,
            files: snapshot.isImported && isOpen ? files : [],
            marks: snapshot.isImported && isOpen ? Array(marks.prefix(Self.mostMarks)) : []
        )
    }

    /// The place of the first error, or else of the tab view's declaration.
    private var start: String {
        let places = SourcePlaces(page: page)
        let error = snapshot.diagnostics.first { $0.severity == .error && $0.location != nil }
        let broken = error.flatMap { error in error.location.map { SourceOrigin(file: error.file, location: $0) } }
        let origin = broken ?? snapshot.spec?.sourceMap?.tabView
        return origin.map(places.values).map { "\($0.line):\($0.column)" } ?? "0/1:1"
    }

    private var files: [SourceFileValues] {
        let paths = snapshot.sourceFiles ?? []
        let names = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
        return zip(paths.indices, zip(paths, names)).map { number, file in
            SourceFileValues(
                number: String(number),
                name: VisibleMarks.shown(counts[file.1] == 1 ? file.1 : file.0),
                path: VisibleMarks.shown(file.0)
            )
        }
    }

    private var marks: [SourceMarkValues] {
        let places = SourcePlaces(page: page)
        var seen: Set<SourceMarkValues> = []
        let facts = (snapshot.spec?.tabs ?? []).flatMap(facts)
        let said = (snapshot.diagnostics + (snapshot.isStale ? [] : InspectorBuilder(page: page).findings)).compactMap {
            diagnostic in
            diagnostic.location.map {
                (SourceOrigin(file: diagnostic.file, location: $0), diagnostic.severity, diagnostic.message)
            }
        }
        return (said + facts).compactMap { origin, severity, text in
            guard let number = places.number(of: origin.file) else { return nil }
            let mark = SourceMarkValues(
                file: String(number),
                line: String(origin.location.line),
                column: String(origin.location.column),
                severity: severity == .info ? "information" : severity.rawValue,
                text: SentenceText.shown(text)
            )
            return seen.insert(mark).inserted ? mark : nil
        }
    }

    /// Returns the unknown facts of an entry and of those in it, each at its place.
    private func facts(of entry: TabEntry) -> [(SourceOrigin, Severity, String)] {
        let own = UnknownFacts(of: entry, snapshot.spec?.sourceMap).all.compactMap { fact in
            fact.origin.map { ($0, Severity.info, fact.sentence) }
        }
        guard case .section(let section) = entry else { return own }
        return own + section.tabs.flatMap(facts)
    }
}
