import Foundation
import PreviewCore
import PreviewFakes
import Synchronization
import Testing

@testable import PreviewServer

/// The costs in the table of routes: nothing that works on a spec gets past the queues (S42).
@Suite(.timeLimit(.minutes(5)))
struct RouteCostTests {
    /// The routes that are answered at once, under any load: from memory, or by one look into the store.
    ///
    /// A new route is none of them, unless its response can't grow with a spec.
    private static let lookups: Set<String> = [
        "GET manifest.json", "GET events", "GET health", "GET assets/HASH/NAME", "GET profiles",
        "GET source-files/N", "GET export-progress", "PUT comments/ID", "DELETE comments/ID",
        "DELETE shares/ID", "POST shares/ID/rotate", "POST unlock", "GET ready", "GET metrics",
        "DELETE publications/NAME",
    ]

    private static func name(_ route: Route) -> String { "\(route.method.rawValue) \(route.path.text)" }

    @Test func `lets nothing be answered at once but what is listed here`() {
        #expect(Set(Route.all.filter { $0.cost == .lookup }.map(Self.name)) == Self.lookups)
        for route in Route.all {
            guard case .cached = route.handler else { continue }
            #expect([.page, .file].contains(route.cost), "\(Self.name(route))")
        }
    }

    /// Every turn of the server is taken: what is answered nevertheless got past the queues.
    @Test(arguments: [false, true])
    func `has every other route of the table wait for its turn, by a link and by the owner (S42)`(
        isGuest: Bool
    ) async throws {
        let text = Specs.customizable + Array(repeating: UInt8(ascii: " "), count: WorkQueues.small)
        let handling = try await Handling(reading: text, pictures: FakePictures(), timeout: .seconds(600))
        handling.session.hub.finish()
        let base = isGuest ? try await handling.link(ShareTerms(role: .edit)) : "/"
        let work = handling.server.work
        let gates = (1..<max(ProcessInfo.processInfo.activeProcessorCount, 2)).map { _ in Gateway() }
        let held = gates.enumerated().map { number, gate in
            Task { try await work.run(.file, of: 0, for: .link("other\(number)")) { _ in await gate.pass() } }
        }
        for gate in gates { await gate.reached() }
        var asked: [Task<Int, any Error>] = []
        for sample in RouteSample.all {
            for route in sample.match.routes where !isGuest || route.right <= .edit {
                let fields = ["Content-Type": "application/json", "If-Match": "*", "Accept": "text/html"]
                let body = route.method == .get || route.method == .delete ? "" : "{}"
                let (method, target) = (route.method.rawValue, base + sample.path)
                let ask = { @Sendable in try await handling.ask(method, target, fields, body: body).status }
                guard route.cost != .lookup else {
                    _ = try await ask()
                    continue
                }
                let before = work.countOfLarge
                let isDone = Atomic(false)
                asked.append(
                    Task {
                        defer { isDone.store(true, ordering: .relaxed) }
                        return try await ask()
                    }
                )
                while work.countOfLarge == before, !isDone.load(ordering: .relaxed) {
                    try await Task.sleep(for: .milliseconds(1))
                }
                #expect(work.countOfLarge == before + 1, "\(Self.name(route)) did not wait")
            }
        }
        #expect(handling.pages.drawn.withLock(\.self) == 0)
        #expect(asked.count > 15)
        for gate in gates { gate.open() }
        for task in held { try await task.value }
        for task in asked { _ = try await task.value }
        #expect(handling.pages.drawn.withLock(\.self) > 0)
    }
}
