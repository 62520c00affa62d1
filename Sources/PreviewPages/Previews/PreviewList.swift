public import PreviewCore
public import TabModel

/// A preview in the list of a server that has several.
public struct PreviewSummary: Hashable, Sendable {
    /// The preview's name in URLs.
    public var name: String
    /// The spec's title, or else its file's name.
    public var title: String
    /// The path of the preview's file, as given by the user.
    public var file: String
    /// The time of the last change of the spec, in seconds since 1970; nil if it is unknown.
    public var changed: Double?
    /// The publisher of the preview; nil for a file of this machine.
    public var publisher: String?
    /// The number of errors in the text, and of findings that are errors.
    public var errors: Int
    /// The number of warnings.
    public var warnings: Int
    /// A Boolean value that indicates whether there is no readable file at the moment.
    public var isMissing: Bool
    /// A Boolean value that indicates whether there is a spec to draw.
    public var hasPicture: Bool
    /// The revision of the summary.
    public var revision: String
    /// The tab view of an app's source; nil for a spec.
    public var tabView: TabView?

    /// A tab view of an app's source.
    public struct TabView: Hashable, Sendable {
        /// The kind of the tab view; one that the app makes by hand has no preview.
        public var kind: TabViewKind
        /// The line of the file that declares the tab view.
        public var line: Int
        /// The title of the tab view that contains this one.
        public var parent: String?

        /// Creates the description of a tab view.
        public init(kind: TabViewKind, line: Int, parent: String? = nil) {
            (self.kind, self.line, self.parent) = (kind, line, parent)
        }
    }

    /// Creates a summary of the facts that are known without reading the spec.
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

    /// Creates the summary of a preview; `file` is the name of its file in the list.
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
        // Findings are about the last good spec: while the text has errors, they don't describe the present text.
        let all = snapshot.diagnostics + (snapshot.isStale ? [] : findings)
        errors = isMissing ? 0 : all.count { $0.severity == .error }
        warnings = isMissing ? 0 : all.count { $0.severity == .warning }
        hasPicture = snapshot.spec != nil
        revision = snapshot.revision.text
    }
}

/// A query for a part of the list.
public struct PreviewListQuery: Hashable, Sendable {
    /// The number of previews on a page of the list.
    public static let pageSize = 100

    /// The words that title, file or name must contain, each of them; an empty string finds all.
    public var find = ""
    /// The name of the last preview on the previous page; nil for the first page.
    public var after: String?

    /// Creates a query for the first page of all previews.
    public init() {}

    /// Returns the part of a list that is in memory as a whole.
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
    /// The previews, in the order in which they are shown.
    public var previews: [PreviewSummary]
    /// The number of found previews, on all pages.
    var found: Int
    /// The number of all previews.
    var total: Int
    /// The value of ``PreviewListQuery/after`` for the next page; nil on the last one.
    var next: String?

    /// Creates a part.
    public init(previews: [PreviewSummary], found: Int, total: Int, next: String? = nil) {
        (self.previews, self.found, self.total, self.next) = (previews, found, total, next)
    }
}

/// The subject of the page of the list.
public struct PreviewListSubject: Sendable {
    /// The query of the list.
    var query: PreviewListQuery
    /// The result of the query.
    public var list: PreviewList
    /// The moment that times are relative to, in seconds since 1970.
    var now: Double
    /// A Boolean value that indicates whether the server has published previews, rather than files of this machine.
    var isHosting: Bool

    /// Creates a subject.
    public init(query: PreviewListQuery, list: PreviewList, now: Double, isHosting: Bool = false) {
        (self.query, self.list, self.now, self.isHosting) = (query, list, now, isHosting)
    }
}

/// A preview to which a visitor of another one can switch.
public struct PreviewSibling: Hashable, Sendable {
    /// The preview's name in URLs.
    var name: String
    /// The preview's title for people.
    var title: String
    /// The kind of the preview, in words; nil if it needs no description.
    var detail: String?
    /// A Boolean value that indicates whether the visitor is at this preview.
    var isCurrent: Bool

    /// Creates a sibling.
    public init(name: String, title: String, detail: String? = nil, isCurrent: Bool) {
        (self.name, self.title, self.detail, self.isCurrent) = (name, title, detail, isCurrent)
    }
}
