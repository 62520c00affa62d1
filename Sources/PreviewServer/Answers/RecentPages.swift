import Synchronization

/// Where a page is found, and by whom: its route and its query as written, and the viewpoint that it is drawn for.
struct PageAddress: Hashable, Sendable {
    let route: Route
    let target: RequestTarget
    var viewpoint = Viewpoint.owner
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
