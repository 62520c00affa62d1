import PreviewCore
import TabModel

/// A place in the source, and the URL that shows it.
struct SourcePlaceValues: TemplateValue {
    /// The URL; nil for a visitor without the right to read the source.
    var href: String?
    /// The place, such as `AppTab.swift:120:7`, or the file and the line of a spec.
    var place: String
    /// The place with the file's whole path.
    var path: String
    /// The line; in an app's source after the file's number: `2/120`.
    var line: String
    var column: String
}

/// A builder of the places of a page: in the spec's own text, or in the files of the app's source.
struct SourcePlaces {
    let page: PageContext
    private let numbers: [String: Int]

    init(page: PageContext) {
        self.page = page
        let files = page.snapshot.sourceFiles ?? []
        numbers = Dictionary(zip(files, files.indices)) { first, _ in first }
    }

    /// Returns the number of a file of the app's source.
    func number(of file: String) -> Int? { numbers[file] }

    /// Returns a place in the app's source.
    ///
    /// Every visitor may see the place, and few may read the source there (S67).
    func values(_ origin: SourceOrigin) -> SourcePlaceValues {
        let number = numbers[origin.file]
        let name = origin.file.split(separator: "/").last.map(String.init) ?? origin.file
        let (line, column) = (origin.location.line, origin.location.column)
        return SourcePlaceValues(
            href: page.rights.edits && number != nil ? href : nil,
            place: VisibleMarks.shown("\(name):\(line):\(column)"),
            path: VisibleMarks.shown(origin.text),
            line: "\(number ?? 0)/\(line)",
            column: String(column)
        )
    }

    /// Returns a place in the spec's own text.
    func values(_ location: SourceLocation) -> SourcePlaceValues {
        let place = "\(VisibleMarks.shown(page.snapshot.file)):\(location.line)"
        return SourcePlaceValues(
            href: href,
            place: place,
            path: place,
            line: String(location.line),
            column: String(location.column)
        )
    }

    private var href: String { page.view.changing { $0.source = .open }.href }
}
