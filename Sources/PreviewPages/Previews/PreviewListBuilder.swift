import TabModel

/// The page that lists the previews of a server.
struct PreviewListValues: TemplateValue {
    var icon: String
    var style: String
    var script: String
    var emptyIcon: String
    /// The number of all previews, or of the found ones, in words.
    var count: String
    /// The searched words.
    var find: String
    /// A Boolean value that indicates whether there are enough previews for a search field.
    var hasSearch: Bool
    /// A Boolean value that indicates whether there are no previews.
    var isEmpty: Bool
    /// A Boolean value that indicates whether the server has published previews.
    var isHosting: Bool
    /// A Boolean value that indicates whether there are previews, but none that matches the search.
    var hasNoMatch: Bool
    var previews: [PreviewRowValues]
    /// The URL of the next page; nil on the last one.
    var nextHref: String?
}

/// A preview of the list.
struct PreviewRowValues: TemplateValue {
    var name: String
    /// The URL of the preview's page; nil for a bar that the app draws itself.
    var href: String?
    /// The URL of the preview's picture; nil before there is a valid spec.
    var pictureHref: String?
    /// The title, in parts between which a line may break.
    var title: [String]
    /// A Boolean value that indicates whether the file has another name than the title.
    var hasFile: Bool
    /// The preview's file, with the line of a tab view, in parts between which a line may break.
    var file: [String]
    /// The kind of the tab view, in words; nil for an ordinary one, and for a spec.
    var kind: String?
    var changed: String
    /// The publisher, in words; nil for a file.
    var publisher: String?
    /// A mark of the preview's content: rows with the same mark show the same.
    var mark: String
    /// The problems, in words; nil if there are none.
    var problem: String?
    /// The state of the preview: `errors`, `warnings` or `missing`.
    var state: String
}

/// A builder of the values of the page that lists previews.
struct PreviewListBuilder {
    /// The largest number of previews without a search field.
    private static let mostWithoutSearch = 12

    let subject: PreviewListSubject
    let assets: AssetPaths

    var values: PreviewListValues {
        let list = subject.list
        return PreviewListValues(
            icon: assets.path(PageAssets.icon),
            style: assets.path(PageAssets.listStyle),
            script: assets.path(PageAssets.listScript),
            emptyIcon: "\(assets.path(PageAssets.interface))#\(Glyph.all.rawValue)",
            count: count,
            find: VisibleMarks.shown(subject.query.find),
            hasSearch: list.total > Self.mostWithoutSearch || !subject.query.find.isEmpty,
            isEmpty: list.total == 0,
            isHosting: subject.isHosting,
            hasNoMatch: list.total > 0 && list.found == 0,
            previews: list.previews.map(row),
            nextHref: list.next.map { "./?after=\($0)\(findParameter)" }
        )
    }

    private var count: String {
        let list = subject.list
        guard !subject.query.find.isEmpty else { return Phrase.count(list.total, "preview") }
        return "\(list.found) of \(Phrase.count(list.total, "preview"))"
    }

    private var findParameter: String {
        subject.query.find.isEmpty ? "" : "&find=\(PercentEncoding.encoded(subject.query.find))"
    }

    private func row(_ preview: PreviewSummary) -> PreviewRowValues {
        let (title, path) = (VisibleMarks.shown(preview.title), VisibleMarks.shown(preview.file))
        let file = preview.tabView.map { "\(path):\($0.line)" } ?? path
        return PreviewRowValues(
            name: preview.name,
            href: preview.tabView?.kind == .handMade ? nil : "./p/\(preview.name)/",
            pictureHref: preview.hasPicture ? "./p/\(preview.name)/frame?platform=iPhone" : nil,
            title: Self.parts(title),
            hasFile: file != title,
            file: Self.parts(file),
            kind: preview.tabView.flatMap { $0.kind.words(in: $0.parent.map(VisibleMarks.shown)) },
            changed: preview.changed.map { "Changed \(SpokenTime.ago(subject.now - $0))" } ?? "",
            publisher: preview.publisher.map { "Published by \(VisibleMarks.shown($0))" },
            mark: mark(preview),
            problem: problem(preview),
            state: preview.isMissing ? "missing" : preview.errors > 0 ? "errors" : "warnings"
        )
    }

    /// Returns the parts of a name: after a mark such as a slash or a period, and before a capital letter in a word.
    private static func parts(_ name: String) -> [String] {
        var (parts, previous): ([String], Character?) = ([""], nil)
        for character in name {
            if let previous, "/._:".contains(previous) || previous.isLowercase && character.isUppercase {
                parts.append("")
            }
            parts[parts.count - 1].append(character)
            previous = character
        }
        return parts
    }

    /// Returns a preview's mark, which includes the place of a tab view, because it may change without a revision.
    private func mark(_ preview: PreviewSummary) -> String {
        let place = preview.tabView.map { " \($0.kind) \($0.line)" }
        return preview.revision + (place ?? "")
    }

    private func problem(_ preview: PreviewSummary) -> String? {
        if preview.isMissing { return "File missing" }
        let parts = [
            preview.errors == 0 ? nil : Phrase.count(preview.errors, "error"),
            preview.warnings == 0 ? nil : Phrase.count(preview.warnings, "warning"),
        ]
        let words = parts.compactMap(\.self).joined(separator: ", ")
        return words.isEmpty ? nil : words
    }
}
