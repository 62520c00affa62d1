import PreviewLinks
import ArgumentParser
import Logging
import PreviewCore
import PreviewStore
import TabModel

/// The links of a preview that does not run, in its store; the next start knows them.
struct StoredLinks: LinkService {
    private let service: ShareService
    private let preview: StoredPreview
    private let path: String

    /// Opens the store of a spec, and reads the spec for links that are pinned to it.
    init(path: String, settings: Settings, logger: Logger) async throws(CommandFailure) {
        self.path = path
        preview = try await StoredPreview(
            path: path,
            settings: settings,
            logger: logger,
            inMemory: "A link that is kept in memory would end at once."
        )
        do {
            service = try await ShareService(of: preview.session, store: preview.opened.shares, logger: logger)
        } catch {
            preview.close()
            throw CommandFailure(String(describing: error), ExitStatus.file)
        }
    }

    func links() async throws(CommandFailure) -> [ListedLink] {
        service.shares().map(ListedLink.init)
    }

    func create(_ terms: ShareTerms, at place: LinkPlace) async throws(CommandFailure) -> AnnouncedLink {
        try checkKey()
        try check(place)
        do throws(ShareError) {
            return try told(await service.create(terms), at: place)
        } catch {
            throw CommandFailure(error)
        }
    }

    /// A link is of no use if the next program of this account does not know it.
    private func checkKey() throws(CommandFailure) {
        if let warning = preview.opened.accountKey.warning { throw CommandFailure(warning, ExitStatus.file) }
    }

    func rotate(_ id: ShareID, at place: LinkPlace) async throws(CommandFailure) -> AnnouncedLink {
        try checkKey()
        try check(place)
        do throws(ShareError) {
            return try told(await service.rotate(id), at: place)
        } catch {
            throw CommandFailure(error)
        }
    }

    func revoke(_ id: ShareID) async throws(CommandFailure) {
        do throws(ShareError) {
            try await service.revoke(id)
        } catch {
            throw CommandFailure(error)
        }
    }

    func close() async {
        await service.close()
        await service.session.close()
        preview.close()
    }

    private func check(_ place: LinkPlace) throws(CommandFailure) {
        guard let address = place.address else { return }
        throw CommandFailure(
            "No preview runs that \"\(address)\" could be an address of. Start one with tabpreview serve \(path), or leave "
                + "out --address.",
            ExitStatus.usage
        )
    }

    private func told(_ made: NewShare, at place: LinkPlace) -> AnnouncedLink {
        AnnouncedLink(
            id: made.share.id,
            address: "/s/\(made.token)/" + (place.view.map { "?\($0)" } ?? ""),
            role: made.share.role.rawValue,
            expires: made.share.expires
        )
    }
}

extension CommandFailure {
    /// What a service refuses, with its exit code.
    fileprivate init(_ error: ShareError) {
        switch error {
        case .noSpec(let diagnostics):
            self.init(lines: [error.text] + diagnostics.map(\.line), ExitStatus.input)
        case .storeFull, .storeUnavailable: self.init(error.text, ExitStatus.file)
        case .endNotStored(let id, let isFull):
            let reason = isFull ? "the disk is full. Free some space, then" : "the store can't be written. Then"
            self.init(
                "The link \"\(id)\" was not ended, and opens when a preview starts: \(reason) try again.",
                ExitStatus.file
            )
        default: self.init(error.text, ExitStatus.usage)
        }
    }
}
