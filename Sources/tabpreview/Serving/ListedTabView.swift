import PreviewPages
import PreviewServer
import TabModel

/// A tab view of an app's source in the list of previews.
struct ListedTabView: Hashable, Sendable {
    /// The name of the tab view, unique in the project.
    let name: String
    /// The title of its preview.
    let title: String
    let kind: TabViewKind
    let origin: SourceOrigin
    /// The path of its file, relative to the working directory.
    let path: String
    /// The name of the tab view that it is nested in; nil if it is not nested.
    let parent: String?

    /// Returns the tab views of a project, in the order of files and places: nested ones follow those that they are in.
    static func all(of reading: SwiftReading, in project: SwiftProject) -> [Self] {
        var bar: SwiftReading.TabView?
        return reading.tabViews.map { view in
            let parent = view.kind == .nested && bar?.file == view.file ? bar?.name : nil
            if view.kind == .tabBar { bar = view }
            return Self(
                name: view.name,
                title: view.title,
                kind: view.kind,
                origin: view.origin,
                path: project.prefix + view.file,
                parent: parent
            )
        }
    }

    /// Returns the summary of its preview with the additional information from the source.
    func named(_ summary: PreviewSummary) -> PreviewSummary {
        var summary = summary
        summary.title = title
        summary.tabView = PreviewSummary.TabView(kind: kind, line: origin.location.line, parent: parent)
        return summary
    }

    /// Returns the summary of a tab view without a preview; `taken` are the names of others.
    func summary(file: String, _ taken: inout Set<String>) -> PreviewSummary {
        let name = SiteName.free(SiteName.name(of: name), besides: taken)
        taken.insert(name)
        var summary = PreviewSummary(
            name: name,
            title: title,
            file: file,
            changed: nil,
            publisher: nil,
            errors: 0,
            warnings: 0,
            revision: ""
        )
        summary.hasPicture = false
        return named(summary)
    }
}
