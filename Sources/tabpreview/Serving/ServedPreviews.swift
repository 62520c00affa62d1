import Foundation
import PreviewCore
import PreviewPages
import PreviewServer
import Synchronization

/// The previews of `serve`: the only one, or several in their order.
///
/// Specs of a directory come and go with their files. One that goes leaves the list; its page says that the file is gone,
/// and shows it again when it is back.
final class ServedPreviews: SiteTable {
    private struct Entry {
        let preview: ServedPreview
        /// Whether it is in the list.
        var isListed = true
        /// When its spec changed, in seconds since 1970.
        var changed: Double?
    }

    private struct State {
        var entries: [Entry] = []
        var address: ListeningAddress?
    }

    let events = SiteListEvents()
    /// Whether the server shows their list.
    let hasList: Bool
    /// Each preview once, those that are there already too.
    let added: AsyncStream<ServedPreview>
    private let adding: AsyncStream<ServedPreview>.Continuation
    private let state = Mutex(State())

    init(_ previews: [ServedPreview], hasList: Bool) {
        self.hasList = hasList
        (added, adding) = AsyncStream.makeStream(of: ServedPreview.self)
        for preview in previews { add(preview) }
    }

    /// All previews, also those whose files are gone.
    var all: [ServedPreview] { state.withLock { $0.entries.map(\.preview) } }

    /// Takes one more.
    func add(_ preview: ServedPreview) {
        let entry = Entry(preview: preview, changed: Self.modified(preview.path))
        state.withLock { $0.entries.append(entry) }
        adding.yield(preview)
        events.publish()
    }

    /// Puts a preview into the list, or takes it out; false where that is so already.
    func list(_ id: String, _ isListed: Bool) -> Bool {
        let hasChanged = state.withLock { state in
            guard let index = state.entries.firstIndex(where: { $0.preview.id == id }),
                state.entries[index].isListed != isListed
            else { return false }
            state.entries[index].isListed = isListed
            return true
        }
        if hasChanged { events.publish() }
        return hasChanged
    }

    /// Notes that something else is shown of a preview now.
    func note(_ event: PreviewEvent, of preview: ServedPreview) {
        guard case .change(_, let kind, _) = event else { return }
        if kind == .spec || kind == .diagnostics {
            let changed = Self.modified(preview.path)
            state.withLock { state in
                guard let index = state.entries.firstIndex(where: { $0.preview.id == preview.id }) else { return }
                state.entries[index].changed = changed ?? state.entries[index].changed
            }
        }
        if kind != .customization { events.publish() }
    }

    private static func modified(_ path: String) -> Double? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970
    }
}

// MARK: - The table

extension ServedPreviews {
    func site(named name: String) async throws -> Site? {
        state.withLock { $0.entries.first { $0.preview.name == name }?.preview.site }
    }

    func list(_ query: PreviewListQuery) async throws -> PreviewList {
        let entries = state.withLock(\.entries)
        let labels = FileLabels(entries.map(\.preview.path))
        let summaries = entries.filter(\.isListed).compactMap { entry in
            let (preview, file) = (entry.preview, labels.label(entry.preview.path))
            return preview.name.map { preview.site.summary(named: $0, file: file, changed: entry.changed) }
        }
        return query.page(of: summaries)
    }

    var open: [Site] { all.map(\.site) }
}
