import Foundation
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
}
