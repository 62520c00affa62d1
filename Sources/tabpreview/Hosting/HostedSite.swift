import Logging
import PreviewCore
import PreviewHosting
import PreviewLinks
import PreviewServer
import Synchronization
import TabModel
import TabResolver
import TabSpecCoding

/// One open preview of a team's server.
final class HostedSite: Sendable {
    let name: String
    let site: Site
    let session: PreviewSession
    let service: ShareService
    private let store: any HostStore
    private let file: String
    private let files: PublishedFiles
    private let symbols: HostedThemes.Symbols?
    private let queue = WriteQueue()
    private let seen: Mutex<Seen>
    /// Whether someone who was woken waits for the turn: what they will read has all that others were woken for.
    private let isAwake = Atomic(false)

    /// What was read of the store last, besides what the session knows.
    private struct Seen {
        var published: Double
        var links: Int
    }

    /// What became of a preview in the store.
    enum Fate {
        /// It is there, and shown as it is.
        case shown
        /// It was removed, or its spec's file has another name or it has other symbols now: it must be opened again.
        case gone
    }

    /// Opens a preview; nil where there is none of the name.
    init?(_ name: String, in hosting: HostService, themes: HostedThemes, logger: Logger) async throws {
        store = hosting.store
        guard let preview = try await store.preview(name) else { return nil }
        (self.name, file) = (name, preview.file)
        let published = try await store.files(of: name)
        files = PublishedFiles(published)
        symbols = HostedThemes.symbols(in: published)
        let theme = themes.theme(with: symbols)
        let links = try await store.head(of: name).links
        seen = Mutex(Seen(published: preview.published, links: links))
        session = try await PreviewSession(
            of: PreviewedSpec(file: preview.file, storeName: name, isStored: true),
            store: store,
            symbols: theme?.symbols ?? themes.symbols,
            files: FolderFiles(.published(files)),
            logger: logger
        )
        try await session.open()
        service = try await ShareService(of: session, logger: logger)
        site = Site(service: service, files: .published(files), theme: theme.map { ($0.renderer, $0.assets) })
    }

    /// Takes in what the store has by now.
    func follow() async throws -> Fate {
        await queue.take()
        defer { queue.end() }
        return try await takeIn()
    }

    /// The same; does nothing where someone already waits to do it.
    func followSoon() async throws -> Fate {
        guard !isAwake.exchange(true, ordering: .relaxed) else { return .shown }
        await queue.take()
        defer { queue.end() }
        isAwake.store(false, ordering: .relaxed)
        return try await takeIn()
    }

    /// Takes in the links that the store has by now, whatever it says of their number.
    func followLinks() async throws {
        try await service.follow()
    }

    private func takeIn() async throws -> Fate {
        guard let preview = try await store.preview(name), preview.file == file else { return .gone }
        if seen.withLock(\.published) != preview.published {
            let published = try await store.files(of: name)
            guard HostedThemes.symbols(in: published) == symbols else { return .gone }
            files.replace(with: published)
            seen.withLock { $0.published = preview.published }
        }
        try await session.follow()
        let links = try await store.head(of: name).links
        if seen.withLock(\.links) != links {
            try await service.follow()
            seen.withLock { $0.links = links }
        }
        return .shown
    }

    /// Writes down what is not stored yet, and says goodbye to its pages.
    func close() async {
        site.close()
        await service.close()
        await session.close()
    }
}
