import Foundation
import Logging
import PreviewCore
import PreviewHosting
import PreviewLinks
import PreviewPages
import PreviewServer
import Synchronization
import TabModel
import TabResolver
import TabSpecCoding

/// The previews of a team's server: opened when someone asks for them, and let go of when nobody has lately.
final class HostedSites: SiteTable {
    /// How many are kept open, and about how many bytes they take; more only while someone follows each of them.
    static let mostOpen = (count: 256, bytes: 96 << 20)

    let events = SiteListEvents()
    let hosting: HostService?
    let store: any HostStore
    let logger: Logger
    /// Since when the store can't be read.
    let outage = StoreOutage()
    /// How often it is asked for unknown tokens.
    let lookUps = LookUpLimit()
    /// Finds the previews of links.
    let links: LinkLookUps
    /// What the other machines know this start of the server by.
    let replica = UUID().uuidString
    private let service: HostService
    private let themes: HostedThemes
    private let memory = SiteMemory()
    /// Where previews are opened, one at each: reading a large spec, or many symbols, holds up nobody who has one open,
    /// and few have their files read at the same time.
    private let openings = (0..<4).map { _ in (turn: WriteQueue(), thread: WorkThread()) }
    private let state = Mutex(State())

    private struct State {
        var previews: [String: HostedSite] = [:]
        var opening: [String: Task<HostedSite?, any Error>] = [:]
        /// When each was asked for last, counted.
        var used: [String: Int] = [:]
        var clock = 0
    }

    init(_ service: HostService, themes: HostedThemes, logger: Logger) {
        (self.service, self.themes, self.logger) = (service, themes, logger)
        hosting = service
        store = service.store
        links = LinkLookUps(in: service.store)
    }

    func site(named name: String) async throws -> Site? { try await preview(name)?.site }

    func openSite(named name: String) -> Site? { opened(name)?.site }

    var open: [Site] { previews.map(\.site) }

    /// Those that are open now.
    var previews: [HostedSite] { state.withLock { Array($0.previews.values) } }

    /// The open preview of a name; nil where it is not open.
    func opened(_ name: String) -> HostedSite? { state.withLock { $0.previews[name] } }

    func list(_ query: PreviewListQuery) async throws -> PreviewList {
        let size = PreviewListQuery.pageSize
        let text = query.find.trimmingCharacters(in: .whitespaces)
        let found = try await store.previews(containing: text, after: query.after ?? "", limit: size + 1)
        let shown = found.prefix(size)
        return PreviewList(
            previews: shown.map(PreviewSummary.init),
            found: try await store.count(containing: text),
            total: try await store.count(containing: ""),
            next: found.count > size ? shown.last?.name : nil
        )
    }

    /// The preview of a name that is open or about to be; nil where it is neither.
    ///
    /// One that is about to be may have read what was there before, so whoever has news of it waits.
    func current(_ name: String) async -> HostedSite? {
        let (open, opening) = state.withLock { ($0.previews[name], $0.opening[name]) }
        if let open { return open }
        return try? await opening?.value
    }

    /// Lets go of a preview: its pages come back, and find what is there then.
    ///
    /// One that was removed ends with its links.
    func close(_ name: String, in epoch: String, isRemoved: Bool = false) async {
        let preview = state.withLock { state -> HostedSite? in
            // Another may have been opened under its name by now.
            guard state.previews[name]?.epoch == epoch else { return nil }
            state.used[name] = nil
            return state.previews.removeValue(forKey: name)
        }
        await preview?.close(isRemoved: isRemoved)
    }

    /// Lets go of all.
    func closeAll() async {
        await leavePresence()
        for preview in previews { await close(preview.name, in: preview.epoch) }
    }
}

// MARK: - Opening

extension HostedSites {
    /// The preview of a name, opened if it is not; nil where there is none.
    func preview(_ name: String) async throws -> HostedSite? {
        let task: Task<HostedSite?, any Error>
        switch begin(name) {
        case .open(let preview): return preview
        case .opening(let known): task = known
        }
        let preview = try await task.value
        await makeRoom(besides: name)
        return preview
    }

    private enum Begun {
        case open(HostedSite)
        case opening(Task<HostedSite?, any Error>)
    }

    private func begin(_ name: String) -> Begun {
        state.withLock { state in
            state.clock += 1
            if let known = state.previews[name] {
                state.used[name] = state.clock
                return .open(known)
            }
            if let task = state.opening[name] { return .opening(task) }
            let task = Task { try await self.make(name) }
            state.opening[name] = task
            return .opening(task)
        }
    }

    private func make(_ name: String) async throws -> HostedSite? {
        let place = openings[Int(name.hashValue.magnitude % UInt(openings.count))]
        await place.turn.take()
        defer { place.turn.end() }
        let made = await Result.of { try await place.thread.run { try await self.opening(name) } }
        state.withLock { state in
            state.opening[name] = nil
            guard case .success(let preview?) = made else { return }
            state.previews[name] = preview
            state.used[name] = state.clock
        }
        return try made.get()
    }

    /// Opens what the store has under a name; if that is removed meanwhile, what is there then.
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

    /// Lets go of those that were asked for longest ago and that nobody follows.
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
    /// A Boolean value that indicates whether it says that a preview was removed.
    var isRemoval: Bool {
        if self is PreviewRemoved { return true }
        if case .removed? = self as? ShareError { return true }
        if case .removed? = self as? SessionError { return true }
        return false
    }
}

extension Result where Success: Sendable, Failure == any Error {
    /// What a function gives or throws.
    static func of(_ body: () async throws -> Success) async -> Self {
        do { return .success(try await body()) } catch { return .failure(error) }
    }
}

extension PreviewSummary {
    /// The summary of a preview that need not be open.
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
