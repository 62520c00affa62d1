import PreviewCore
import PreviewPages
import PreviewServer
import TabModel

/// The list of the previews of `serve`: specs, and the tab views of apps' source in the order of the source.
struct PreviewListing: Sendable {
    /// A preview of the list.
    struct Entry: Sendable {
        var preview: ServedPreview
        /// A Boolean value that indicates whether the preview is in the list.
        var isListed = true
        /// The time of the spec's last change, in seconds since 1970.
        var changed: Double?
    }

    var entries: [Entry] = []
    /// The tab views of each project, by its path.
    var tabViews: [String: [ListedTabView]] = [:]

    /// The summaries of all listed previews.
    var summaries: [PreviewSummary] {
        var taken = Set(entries.compactMap(\.preview.name))
        var projects: Set<String> = []
        return entries.flatMap { entry -> [PreviewSummary] in
            guard let project = entry.preview.source?.path else {
                return entry.isListed ? [summary(entry)].compactMap(\.self) : []
            }
            return projects.insert(project).inserted ? summaries(of: project, &taken) : []
        }
    }

    /// Returns the summaries of a project's tab views, including those without a preview.
    private func summaries(of project: String, _ taken: inout Set<String>) -> [PreviewSummary] {
        let (views, own) = (tabViews[project] ?? [], listed(of: project))
        let summaries = views.compactMap { view in
            view.kind == .handMade
                ? view.summary(file: isOneProject ? view.origin.file : labels.label(view.path), &taken)
                : own[view.name].flatMap(summary).map(view.named)
        }
        // While its file does not parse, a tab view may be in no reading.
        let names = Set(views.map(\.name))
        let others = own.filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
        return summaries + others.compactMap { summary($0.value) }
    }

    /// Returns the listed entries of a project, by the names of the tab views.
    private func listed(of project: String) -> [String: Entry] {
        let own = entries.filter { $0.isListed && $0.preview.source?.path == project }
        return Dictionary(own.compactMap { entry in entry.preview.source.map { ($0.view, entry) } }) { first, _ in first
        }
    }

    private func summary(_ entry: Entry) -> PreviewSummary? {
        let preview = entry.preview
        let file = isOneProject ? preview.source?.file : nil
        return preview.name.map {
            preview.site.summary(named: $0, file: file ?? labels.label(preview.path), changed: entry.changed)
        }
    }

    /// A Boolean value that indicates whether paths relative to a single project are sufficient.
    private var isOneProject: Bool { tabViews.count == 1 && !entries.contains { $0.preview.source == nil } }

    private var labels: FileLabels { FileLabels(entries.map(\.preview.path)) }
}

// MARK: - Switching

extension PreviewListing {
    /// Returns the tab views of a preview's source that have previews, itself included; for a spec the other specs.
    func siblings(of site: Site) -> [PreviewSibling] {
        guard let preview = entries.first(where: { $0.preview.site === site })?.preview else { return [] }
        let siblings = preview.source.map { tabViews(beside: site, of: $0.path) } ?? specs(beside: site)
        return siblings.count > 1 ? siblings : []
    }

    private func tabViews(beside site: Site, of project: String) -> [PreviewSibling] {
        let own = listed(of: project)
        return (tabViews[project] ?? []).compactMap { view in
            own[view.name].flatMap {
                sibling($0.preview, title: view.title, detail: view.kind.words(in: view.parent), of: site)
            }
        }
    }

    private func specs(beside site: Site) -> [PreviewSibling] {
        entries.filter { $0.isListed && $0.preview.source == nil }.compactMap { entry in
            sibling(entry.preview, title: entry.preview.session.snapshot.title, detail: nil, of: site)
        }
    }

    private func sibling(
        _ preview: ServedPreview,
        title: String,
        detail: String?,
        of site: Site
    ) -> PreviewSibling? {
        preview.name.map {
            PreviewSibling(name: $0, title: title, detail: detail, isCurrent: preview.site === site)
        }
    }
}
