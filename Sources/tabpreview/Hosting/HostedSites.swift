import Concurrency
import Foundation
import Logging
import PreviewCore
import PreviewPages
import PreviewServer
import Synchronization
import TabModel
import TabResolver
import TabSpecCoding

/// The previews of a team's server: opened on request, and closed when they have not been used lately.
final class HostedSites: SiteTable {
    /// The maximum number of open previews, and their approximate maximum size in bytes; more only while each of them
    /// has readers.
    static let mostOpen = (count: 256, bytes: 96 << 20)

    let events = SiteListEvents()
    let hosting: HostService?
    let store: any HostStore
    let logger: Logger
    /// The outage of the store, if it can't be read.
    let outage = StoreOutage()
    /// The limit for queries about tokens that are unknown here, by all visitors together.
    ///
    /// A token from another machine can be used at once, and guesses cost the database a few queries a second.
    let lookups = RateLimit(burst: 4, perSecond: 4)
    /// The lookups of the previews of links.
    let links: LinkLookups
    /// The id of this start of the server for the other machines.
    let replica = UUID().uuidString
    private let service: HostService
    private let themes: HostedThemes
    private let memory = SiteMemory()
    private let openings = SingleFlight<String, HostedSite?>()
    /// The threads for opening previews, one at a time on each.
    ///
    /// Reading a large spec, or many symbols, therefore does not delay previews that are open, and few have their files
    /// read at the same time.
    private let threads = (0..<4).map { _ in (mutex: AsyncMutex(), thread: WorkThread()) }
    private let state = Mutex(State())

    private struct State {
        var previews: [String: HostedSite] = [:]
        /// The count at the last use of each preview.
        var used: [String: Int] = [:]
        var clock = 0
    }

    init(_ service: HostService, themes: HostedThemes, logger: Logger) {
        (self.service, self.themes, self.logger) = (service, themes, logger)
        hosting = service
        store = service.store
        links = LinkLookups(in: service.store)
    }

    func site(named name: String) async throws -> Site? { try await preview(name)?.site }

    func openSite(named name: String) -> Site? { opened(name)?.site }

    var open: [Site] { previews.map(\.site) }

    /// The open previews.
    var previews: [HostedSite] { state.withLock { Array($0.previews.values) } }

    /// Returns the open preview with a name; nil where it is not open.
    func opened(_ name: String) -> HostedSite? { state.withLock { $0.previews[name] } }

    func list(_ query: PreviewListQuery) async throws -> PreviewList {
        let size = PreviewListQuery.pageSize
        let text = query.find.trimmingCharacters(in: .whitespaces)
        let matches = try await store.previews(containing: text, after: query.after ?? "", limit: size + 1)
        let shown = matches.prefix(size)
        return PreviewList(
            previews: shown.map(PreviewSummary.init),
            found: try await store.count(containing: text),
            total: try await store.count(containing: ""),
            next: matches.count > size ? shown.last?.name : nil
        )
    }

    /// Returns the preview with a name that is open or about to be; nil where it is neither.
    ///
    /// One that is about to be open may have read an older state, so the caller waits for it before following changes.
    func current(_ name: String) async -> HostedSite? {
        // It is open before its opening ends.
        let opening = openings[name]
        if let open = opened(name) { return open }
        return try? await opening?.value
    }

    /// Closes a preview: its pages reconnect, and find the state at that time.
    ///
    /// A removed preview ends with its links.
    func close(_ name: String, in epoch: String, isRemoved: Bool = false) async {
        let preview = state.withLock { state -> HostedSite? in
            // Another preview may have been opened under its name by now.
            guard state.previews[name]?.epoch == epoch else { return nil }
            state.used[name] = nil
            return state.previews.removeValue(forKey: name)
        }
        await preview?.close(isRemoved: isRemoved)
    }

    /// Closes all previews.
    func closeAll() async {
        await leavePresence()
        for preview in previews { await close(preview.name, in: preview.epoch) }
    }
}

// MARK: - Opening

extension HostedSites {
    /// Returns the preview with a name, and opens it if needed; nil where there is none.
    func preview(_ name: String) async throws -> HostedSite? {
        if let open = use(name) { return open }
        let preview = try await openings.task(for: name) { try await self.make(name) }.value
        await makeRoom(besides: name)
        return preview
    }

    /// Returns the open preview with a name, which is then the last used one; nil where it is not open.
    private func use(_ name: String) -> HostedSite? {
        state.withLock { state in
            state.clock += 1
            guard let open = state.previews[name] else { return nil }
            state.used[name] = state.clock
            return open
        }
    }

    private func make(_ name: String) async throws -> HostedSite? {
        let place = threads[Int(name.hashValue.magnitude % UInt(threads.count))]
        return try await place.mutex.withLock {
            if let open = opened(name) { return open }
            guard let preview = try await place.thread.run({ try await self.opening(name) }) else { return nil }
            state.withLock { state in
                state.previews[name] = preview
                state.used[name] = state.clock
            }
            return preview
        }
    }

    /// Opens the preview with a name in the store; if that is removed meanwhile, the one that has replaced it.
    private func opening(_ name: String) async throws -> HostedSite? {
        while true {
            do {
                return try await HostedSite(name, in: service, themes: themes, memory: memory, logger: logger) {
                    [weak self] epoch in
                    Task { await self?.close(name, in: epoch, isRemoved: true) }
                }
            } catch let error where error.isRemoval {
                try Task.checkCancellation()
            }
        }
    }

    /// Closes the least recently used previews without readers.
    private func makeRoom(besides name: String) async {
        let used = state.withLock(\.used)
        var open = state.withLock(\.previews)
        let sizes = open.mapValues(\.size)
        func isFull() -> Bool {
            let sets = Set(open.values.compactMap(\.symbols)).count
            let bytes = open.keys.reduce(sets * HostedThemes.size) { $0 + (sizes[$1] ?? 0) }
            return open.count > Self.mostOpen.count || bytes > Self.mostOpen.bytes
        }
        let unfollowed = open.values.filter { $0.name != name && $0.session.hub.count == 0 }
        for idle in unfollowed.sorted(by: { used[$0.name, default: 0] < used[$1.name, default: 0] }) {
            guard isFull() else { return }
            open[idle.name] = nil
            await close(idle.name, in: idle.epoch)
        }
    }
}

extension Error {
    /// A Boolean value that indicates whether the error is the removal of a preview.
    var isRemoval: Bool {
        if self is PreviewRemoved { return true }
        if case .removed? = self as? ShareError { return true }
        if case .removed? = self as? SessionError { return true }
        return false
    }
}

extension Result where Success: Sendable, Failure == any Error {
    /// Returns the value that a function returns or the error that it throws.
    static func of(_ body: () async throws -> Success) async -> Self {
        do { return .success(try await body()) } catch { return .failure(error) }
    }
}

extension PreviewSummary {
    /// Creates the summary of a preview that need not be open.
    init(_ preview: HostedPreview) {
        self.init(
            name: preview.name,
            title: preview.summary.title,
            file: preview.file,
            changed: preview.changed,
            publisher: preview.publisher,
            errors: preview.summary.errors,
            warnings: preview.summary.warnings,
            revision: String(preview.revision)
        )
    }
}
