import Concurrency
import Logging
import PreviewCore
import PreviewServer
import Synchronization
import TabModel
import TabResolver
import TabSpecCoding

/// An open preview of a team's server.
final class HostedSite: Sendable {
    let name: String
    let site: Site
    let session: PreviewSession
    let service: ShareService
    private let store: HostedPreviewStore
    private let file: String
    private let files: PublishedFiles
    /// The digest of the preview's own symbols; nil where it has none.
    let symbols: ContentDigest?
    private let mutex = AsyncMutex()
    private let seen: Mutex<Seen>
    /// A Boolean value that indicates whether a notified task waits for its turn; it will read the changes of all
    /// notifications until then.
    private let isAwake = Atomic(false)

    /// The state of the store that was read last, besides that of the session.
    private struct Seen {
        /// The head that was read before everything else.
        var head: PreviewHead
        var published: Double
    }

    /// The state of a preview in the store after following it.
    enum Fate {
        /// The preview exists, and is shown in its current state.
        case shown
        /// The preview's spec has another file name or other symbols now: it must be opened again.
        case gone
    }

    /// Opens a preview; nil where there is none with the name.
    ///
    /// `wasRemoved` is called when its removal is detected later.
    ///
    /// - Throws: ``PreviewRemoved`` where it was removed meanwhile.
    init?(
        _ name: String,
        in hosting: HostService,
        themes: HostedThemes,
        memory: SiteMemory,
        logger: Logger,
        wasRemoved: @escaping @Sendable (_ epoch: String) -> Void
    ) async throws {
        guard let store = try await HostedPreviewStore(of: name, in: hosting.store, wasRemoved: wasRemoved) else {
            return nil
        }
        self.store = store
        let head = try await store.head()
        let preview = try await Self.publication(of: name, in: store)
        (self.name, file) = (name, preview.file)
        files = PublishedFiles(memory: memory) { path in try await store.reading { try await $0.file(path, of: name) } }
        let paths = try await store.reading { try await $0.filePaths(of: name) }
        try await files.take(paths.filter { !HostedThemes.isSymbol($0) })
        let own = try await Self.symbols(of: name, at: paths, in: store)
        symbols = own?.digest
        let theme = themes.theme(with: own)
        seen = Mutex(Seen(head: head, published: preview.published))
        session = try await PreviewSession(
            of: PreviewedSpec(file: preview.file, storeName: name, isStored: true),
            store: store,
            symbols: theme?.symbols ?? themes.symbols,
            files: FolderImages(.published(files)),
            logger: logger
        )
        try await session.open()
        service = try await ShareService(of: session, logger: logger)
        site = Site(
            service: service,
            files: .published(files),
            theme: theme.map { ($0.renderer, $0.assets) },
            memory: memory
        )
    }

    /// Returns the store's entry of the publication.
    private static func publication(of name: String, in store: HostedPreviewStore) async throws -> HostedPreview {
        guard let preview = try await store.reading({ try await $0.preview(name) }) else { throw PreviewRemoved(name) }
        return preview
    }

    /// Returns a Boolean value that indicates whether the preview has this head, and nothing has changed since it was
    /// read.
    func knows(_ head: PreviewHead?) -> Bool { seen.withLock(\.head) == head }

    /// Reads the changes in the store.
    ///
    /// - Throws: ``PreviewRemoved`` where the preview no longer exists.
    func follow() async throws -> Fate {
        try await mutex.withLock { try await takeIn() }
    }

    /// Reads the changes in the store, unless another task already waits to do so.
    func followSoon() async throws -> Fate {
        guard !isAwake.exchange(true, ordering: .relaxed) else { return .shown }
        return try await mutex.withLock {
            isAwake.store(false, ordering: .relaxed)
            return try await takeIn()
        }
    }

    /// The epoch, which distinguishes the preview from others that were published under its name.
    var epoch: String { store.epoch }

    /// Reads the current links in the store, regardless of the number of their changes.
    func followLinks() async throws {
        try await service.follow()
    }

    private static func symbols(
        of name: String,
        at paths: [String],
        in store: HostedPreviewStore
    ) async throws -> HostedThemes.Symbols? {
        var symbols: [PublishedFile] = []
        for path in paths where HostedThemes.isSymbol(path) {
            guard let bytes = try await store.reading({ try await $0.file(path, of: name) }) else { continue }
            symbols.append(PublishedFile(path: path, bytes: bytes))
        }
        return HostedThemes.symbols(in: symbols)
    }

    private func takeIn() async throws -> Fate {
        let head = try await store.head()
        guard !knows(head) else { return .shown }
        let preview = try await Self.publication(of: name, in: store)
        guard preview.file == file else { return .gone }
        if seen.withLock(\.published) != preview.published {
            let paths = try await store.reading { [name] in try await $0.filePaths(of: name) }
            guard try await Self.symbols(of: name, at: paths, in: store)?.digest == symbols else { return .gone }
            try await files.take(paths.filter { !HostedThemes.isSymbol($0) })
            seen.withLock { $0.published = preview.published }
        }
        try await session.follow()
        if seen.withLock(\.head.links) != head.links { try await service.follow() }
        seen.withLock { $0.head = head }
        return .shown
    }

    /// The approximate size in memory, in bytes, besides the shared caches: a decoded spec takes 25 times as much as
    /// its text.
    var size: Int { (128 << 10) + 25 * (session.snapshot.text?.count ?? 0) + files.size }

    /// Stores pending changes, and sends `bye` to its pages.
    ///
    /// The links of a removed preview end, also for current requests.
    func close(isRemoved: Bool = false) async {
        if isRemoved { service.endAll() }
        site.close()
        await service.close()
        await session.close()
    }
}
