public import PreviewCore
public import TabModel

/// One preview in the list of a server that has several.
public struct PreviewSummary: Hashable, Sendable {
    /// Its name in addresses.
    public var name: String
    /// The spec's title, else its file's name.
    public var title: String
    /// Its file, as it was named.
    public var file: String
    /// When the spec was changed last, in seconds since 1970; nil where that is unknown.
    public var changed: Double?
    /// Who published it; nil where it is a file of this machine.
    public var publisher: String?
    /// How many errors its text has, and findings that are errors.
    public var errors: Int
    /// How many warnings there are about it.
    public var warnings: Int
    /// A Boolean value that indicates whether there is no readable file at the moment.
    public var isMissing: Bool
    /// A Boolean value that indicates whether there is a spec to draw.
    public var hasPicture: Bool
    /// The revision that all this is of.
    public var revision: String
    /// What it is in the app's source; nil for a spec.
    public var tabView: TabView?

    /// A tab view of an app's source.
    public struct TabView: Hashable, Sendable {
        /// What it is; one that the app makes by hand has no preview.
        public var kind: TabViewKind
        /// The line of the file that declares it.
        public var line: Int
        /// The title of the tab view that it is nested in.
        public var parent: String?

        /// Makes one.
        public init(kind: TabViewKind, line: Int, parent: String? = nil) {
            (self.kind, self.line, self.parent) = (kind, line, parent)
        }
    }

    /// Makes a summary of what is known without reading the spec.
    public init(
        name: String,
        title: String,
        file: String,
        changed: Double?,
        publisher: String?,
        errors: Int,
        warnings: Int,
        revision: String
    ) {
        (self.name, self.title, self.file, self.changed) = (name, title, file, changed)
        (self.publisher, self.errors, self.warnings, self.revision) = (publisher, errors, warnings, revision)
        (isMissing, hasPicture) = (false, true)
    }

    /// Makes the summary of a preview; `file` is what its file is called in the list.
    public init(
        name: String,
        file: String,
        of snapshot: PreviewSnapshot,
        findings: [Diagnostic] = [],
        changed: Double? = nil
    ) {
        (self.name, self.file, self.changed) = (name, file, changed)
        title = snapshot.title
        isMissing = snapshot.text == nil
        // Findings are about the last good spec: while the text has errors, they are not about what is there.
        let all = snapshot.diagnostics + (snapshot.isStale ? [] : findings)
        errors = isMissing ? 0 : all.count { $0.severity == .error }
        warnings = isMissing ? 0 : all.count { $0.severity == .warning }
        hasPicture = snapshot.spec != nil
        revision = snapshot.revision.text
    }
}

/// Which part of the list is asked for.
public struct PreviewListQuery: Hashable, Sendable {
    /// How many previews a page of the list has.
    public static let pageSize = 100

    /// Words that title, file or name contain, each of them; none finds all.
    public var find = ""
    /// The name of the last preview on the page before; nil asks for the first page.
    public var after: String?

    /// Asks for the first page of all previews.
    public init() {}

    /// The part of a list that is in memory as a whole.
    public func page(of all: [PreviewSummary]) -> PreviewList {
        let words = find.lowercased().split(whereSeparator: \.isWhitespace)
        let found = all.filter { preview in
            let text = "\(preview.title)\n\(preview.file)\n\(preview.name)".lowercased()
            return words.allSatisfy { text.contains($0) }
        }
        let start = after.flatMap { name in found.firstIndex { $0.name == name } }.map { $0 + 1 } ?? 0
        let previews = Array(found[start...].prefix(Self.pageSize))
        let isLast = start + previews.count == found.count
        return PreviewList(
            previews: previews,
            found: found.count,
            total: all.count,
            next: isLast ? nil : previews.last?.name
        )
    }
}

/// A part of the list of previews.
public struct PreviewList: Hashable, Sendable {
    /// The previews, in the order they are shown.
    public var previews: [PreviewSummary]
    /// How many were found, on all pages.
    public var found: Int
    /// How many there are.
    public var total: Int
    /// What ``PreviewListQuery/after`` of the next page is; nil on the last one.
    public var next: String?

    /// Makes a part.
    public init(previews: [PreviewSummary], found: Int, total: Int, next: String? = nil) {
        (self.previews, self.found, self.total, self.next) = (previews, found, total, next)
    }
}

/// What the page of the list is drawn of.
public struct PreviewListSubject: Sendable {
    /// What was asked for.
    public var query: PreviewListQuery
    /// What was found.
    public var list: PreviewList
    /// The moment that times are relative to, in seconds since 1970.
    public var now: Double
    /// A Boolean value that indicates whether previews are published here, rather than files of this machine.
    public var isHosting: Bool

    /// Makes a subject.
    public init(query: PreviewListQuery, list: PreviewList, now: Double, isHosting: Bool = false) {
        (self.query, self.list, self.now, self.isHosting) = (query, list, now, isHosting)
    }
}
