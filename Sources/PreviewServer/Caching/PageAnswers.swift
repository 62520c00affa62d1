import PreviewCore
import Synchronization

/// Makes the answers that are kept: when they are asked for, and pages as soon as a change is published.
struct PageAnswers: Sendable {
    let site: Site

    /// The answer of a kept route at the newest revision: kept, under way, or made now, in a guest's turn.
    func answer(_ page: PageAddress, for client: Client = .owner) async throws -> Answer {
        guard case .kept(let sharing, let make) = page.route.handler else { throw Refusal.notFound }
        let request = ViewRequest(page.target, site: site, theme: site.theme, viewpoint: page.viewpoint)
        @Sendable func key(_ revision: Int) -> AnswerKey {
            AnswerKey(request, path: page.route.path, for: sharing, revision: revision)
        }
        return try await site.kept.answer(for: key(site.snapshot(page.viewpoint.pin).revision.number)) {
            let made = try await site.guestWork.run(for: client) { try await make(request) }
            site.kept.keep(made.answer, for: key(made.revision))
            return made.answer
        }
    }

    /// Begins to make the pages that open windows are about to ask for; their requests find them made, or wait for them.
    ///
    /// What goes wrong here goes wrong again for the request, and is reported there.
    func prepare() {
        let pages = site.recentPages.take()
        guard !pages.isEmpty else { return }
        site.kept.prepare {
            for page in pages where !Task.isCancelled { _ = try? await answer(page) }
        }
    }
}

/// Where a page is found, and by whom: its route and its query as written, and the viewpoint that it is drawn for.
struct PageAddress: Equatable, Sendable {
    let route: Route
    let target: RequestTarget
    var viewpoint = Viewpoint.owner

    static func == (left: Self, right: Self) -> Bool {
        left.route.path == right.route.path && left.target == right.target && left.viewpoint == right.viewpoint
    }
}

/// The pages that were asked for since they were last taken, the newest few.
///
/// Open windows ask for theirs again after every change. One that is taken and not asked for again has been closed.
final class RecentPages: Sendable {
    /// How many pages are made before they are asked for.
    static let limit = 4

    private let addresses = Mutex<[PageAddress]>([])

    func note(_ address: PageAddress) {
        addresses.withLock { addresses in
            addresses.removeAll { $0 == address }
            addresses.append(address)
            if addresses.count > Self.limit { addresses.removeFirst() }
        }
    }

    /// The addresses, newest first; none are left.
    func take() -> [PageAddress] {
        addresses.withLock { addresses in
            defer { addresses = [] }
            return addresses.reversed()
        }
    }
}
