import FlyingFox
import Foundation
import PreviewCore
import Testing

@testable import PreviewServer

/// The attacking pages of Tests/Browser/attacks know the route table from a list: it must name all of it.
struct RouteListTests {
    private static let file = URL(filePath: #filePath)
        .deletingLastPathComponent().appending(path: "../../Browser/attacks/routes.json")

    @Test func `attacking pages try every route and method of the table (S2)`() throws {
        let listed = try JSONDecoder().decode([String: [String]].self, from: Data(contentsOf: Self.file))
        let table = Dictionary(uniqueKeysWithValues: Route.samples.map { ($0.path, $0.methods.map(\.rawValue)) })
        #expect(listed.mapValues { $0.sorted() } == table.mapValues { $0.sorted() })
    }

    /// The guard lets none of these through; if it did, they would be refused here, and never be taken for another's.
    @Test func `no method runs at a route that the table does not give it to (S2)`() async throws {
        let handling = try await Handling()
        let router = Router(site: handling.site)
        let drop = Array(#"{"op": "hide", "id": "notes"}"#.utf8)
        let sent = SentContent(drop, RequestFields(HTTPHeaders()), by: .command)
        for route in Route.samples {
            for method in RequestMethod.allCases where method.isWrite && !route.methods.contains(method) {
                let admission = Admission(
                    visitor: .owner,
                    address: VisitedAddress(host: HostName(name: "localhost"), origin: nil),
                    route: route,
                    method: method,
                    target: try RequestTarget("/" + route.path),
                    token: nil,
                    peer: "127.0.0.1"
                )
                guard route.methods.allSatisfy({ !$0.isWrite }) || route == .customization else { continue }
                await #expect(throws: Refusal.method(route), "\(method.rawValue) \(route.path)") {
                    try await router.write(admission, sent)
                }
            }
        }
        #expect(try await handling.session.customization(profile: "default").stored == nil)
    }
}
