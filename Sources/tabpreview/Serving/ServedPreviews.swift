import Files
import Foundation
import PreviewCore
import PreviewPages
import PreviewServer
import Synchronization
import TabModel

/// The previews of `serve`: the only one, or several in their order.
///
/// Specs of a directory appear and disappear with their files. A preview whose file is removed leaves the list; its
/// page reports that the file is gone, and shows it again when it is back.
final class ServedPreviews: SiteTable {
    private struct State {
        var listing = PreviewListing()
        var address: ListeningAddress?
        /// The ids of previews by the names that they had before their files were renamed.
        var formerNames: [String: String] = [:]
    }

    let events = SiteListEvents()
    /// A Boolean value that indicates whether the server shows their list.
    let hasList: Bool
    /// The previews, each once, including those that are already there.
    let added: AsyncStream<ServedPreview>
    private let adding: AsyncStream<ServedPreview>.Continuation
    private let state = Mutex(State())

    init(_ previews: [ServedPreview], hasList: Bool) {
        self.hasList = hasList
        (added, adding) = AsyncStream.makeStream(of: ServedPreview.self)
        for preview in previews { add(preview) }
    }

    private var listing: PreviewListing { state.withLock(\.listing) }

    /// All previews, including those whose files are gone.
    var all: [ServedPreview] { state.withLock { $0.listing.entries.map(\.preview) } }

    /// Adds a preview; links that were created under its earlier name continue to work.
    func add(_ preview: ServedPreview, renamed earlier: ServedPreview? = nil) {
        let entry = PreviewListing.Entry(preview: preview, changed: Self.modified(preview.path))
        state.withLock { state in
            state.listing.entries.append(entry)
            guard let earlier else { return }
            for (name, id) in state.formerNames where id == earlier.id { state.formerNames[name] = preview.id }
            if let name = earlier.name { state.formerNames[name] = preview.id }
        }
        adding.yield(preview)
        events.publish()
    }

    /// Replaces a preview by another one.
    func replace(_ old: ServedPreview, with new: ServedPreview) {
        state.withLock { state in
            guard let index = state.listing.entries.firstIndex(where: { $0.preview.id == old.id }) else { return }
            state.listing.entries[index].preview = new
        }
        adding.yield(new)
        events.publish()
    }

    /// Marks a preview as one that stays in memory.
    func stopWaiting(for preview: ServedPreview) {
        state.withLock { state in
            guard let index = state.listing.entries.firstIndex(where: { $0.preview.id == preview.id }) else { return }
            state.listing.entries[index].preview.awaitsFolder = false
        }
    }

    /// Removes a preview, with its page.
    func remove(_ preview: ServedPreview) {
        state.withLock { $0.listing.entries.removeAll { $0.preview.id == preview.id } }
        events.publish()
    }

    /// Adds a preview to the list, or removes it; returns false where nothing changes.
    func list(_ id: String, _ isListed: Bool) -> Bool {
        let hasChanged = state.withLock { state in
            guard let index = state.listing.entries.firstIndex(where: { $0.preview.id == id }),
                state.listing.entries[index].isListed != isListed
            else { return false }
            state.listing.entries[index].isListed = isListed
            return true
        }
        if hasChanged { events.publish() }
        return hasChanged
    }

    /// Records that a preview has changed.
    func note(_ event: PreviewEvent, of preview: ServedPreview) {
        guard case .change(_, let kind, _) = event else { return }
        if kind == .spec || kind == .diagnostics {
            let changed = Self.modified(preview.path)
            state.withLock { state in
                guard let index = state.listing.entries.firstIndex(where: { $0.preview.id == preview.id }) else {
                    return
                }
                state.listing.entries[index].changed = changed ?? state.listing.entries[index].changed
            }
        }
        if kind != .customization { events.publish() }
    }

    /// Stores the tab views of a project in their order, including those without a preview.
    func arrange(by reading: SwiftReading, of project: SwiftProject) {
        let views = ListedTabView.all(of: reading, in: project)
        let isNew = state.withLock { state in
            defer { state.listing.tabViews[project.path] = views }
            return state.listing.tabViews[project.path] != views
        }
        if isNew { events.publish() }
    }

    private static func modified(_ path: String) -> Double? {
        guard let stamp = try? FileStatus(of: path.utf8).stamp else { return nil }
        return Double(stamp.modifiedSeconds) + Double(stamp.modifiedNanoseconds) / 1e9
    }
}

// MARK: - The table

extension ServedPreviews {
    func site(named name: String) async throws -> Site? { openSite(named: name) }

    func openSite(named name: String) -> Site? {
        state.withLock { state in
            let former = state.formerNames[name]
            let entries = state.listing.entries
            return (entries.first { $0.preview.name == name } ?? entries.first { $0.preview.id == former })?.preview
                .site
        }
    }

    func list(_ query: PreviewListQuery) async throws -> PreviewList { query.page(of: listing.summaries) }

    func siblings(of site: Site) -> [PreviewSibling] { listing.siblings(of: site) }

    var open: [Site] { all.map(\.site) }
}
