import PreviewCore
import Foundation
import Testing

@testable import HTTPServing
@testable import PreviewServer

/// The table of routes: every path is found, and a row is all that a new one needs.
struct RouteTests {
    private func found(_ segments: [String]) -> RouteTable.Match? { RouteTable.all.match(segments[...]) }

    @Test(arguments: RouteSample.all)
    func `reads every path that it prints`(_ route: RouteSample) throws {
        let match = try #require(found(try RequestTarget("/" + route.path).segments))
        #expect(match.routes[0].path.path(match.values) == route.path)
    }

    @Test func `leads to every row, and to each by one path and method (S2)`() {
        let reached = RouteSample.all.flatMap { $0.match.routes.map { "\($0.method) \($0.path.text)" } }
        #expect(reached.count == Route.all.count { !$0.isOfList })
        let ofPreviews = Route.all.filter { !$0.isOfList }
        #expect(Set(reached) == Set(ofPreviews.map { "\($0.method) \($0.path.text)" }))
    }

    @Test(arguments: [
        ["nowhere"], ["layout", ""], ["profiles", ""], ["images", ""], ["assets"], ["assets", "h"],
        ["assets", "h", ""], ["assets", "", "x"], ["images", "a", "b"], [], ["", ""], ["Layout"],
        ["shares", "x", "turn"], ["history", "", "restore"], ["history", "1", "restore", ""],
    ])
    func `reads nothing else`(_ segments: [String]) {
        #expect(found(segments)?.allow == nil)
    }

    @Test func `keeps subfolders of Public in an asset's name`() throws {
        let match = try #require(found(["assets", "h", "icons", "a.svg"]))
        #expect(match.values == ["h", "icons/a.svg"])
    }

    // MARK: - A new row

    private static let added: [Route] = [
        .read("colors", .view, .lookup) { _ in .json("\"all\"") },
        .read("colors/NAME", .customize, .lookup) { .json("\"\($0.name)\"") },
        .write(.put, "colors/NAME", .edit, .operation, .json(limit: 8)) { .json("\"\($0.name) \($0.body.count)\"") },
    ]

    @Test func `needs a new route's row and nothing else: guard, rights, methods, HEAD and bodies follow it`()
        async throws
    {
        let handling = try await Handling(routes: RouteTable(Route.all + Self.added))
        let json = ["Content-Type": "application/json"]
        #expect(try await handling.ask("GET", "/colors").body == "\"all\"")
        #expect(try await handling.ask("GET", "/colors/red").body == "\"red\"")
        #expect(try await handling.ask("PUT", "/colors/red", json, body: "{}").body == "\"red 2\"")

        let head = try await handling.ask("HEAD", "/colors/red")
        #expect(head.status == 200 && head.body.isEmpty && head["Content-Length"] == "5")
        #expect(try await handling.ask("GET", "/colors", ["If-None-Match": "*"]).status == 304)
        let posted = try await handling.ask("POST", "/colors/red", json, body: "{}")
        #expect(posted.status == 405 && posted["Allow"] == "GET, HEAD, PUT")
        #expect(try await handling.ask("PUT", "/colors/red", json, body: "{        }").status == 413)
        #expect(try await handling.ask("PUT", "/colors/red", body: "{}").status == 415)

        #expect(try await handling.ask("GET", "/colors", ["Sec-Fetch-Site": "cross-site"]).status == 403)
        #expect(try await handling.ask("GET", "/colors", peer: "192.168.1.9").status == 403)
        for (role, statuses) in [
            (ShareRole.view, [200, 403, 403]), (.customize, [200, 200, 403]), (.edit, [200, 200, 200]),
        ] {
            let folder = try await handling.link(ShareTerms(role: role))
            let all = try await handling.ask("GET", folder + "colors")
            let one = try await handling.ask("GET", folder + "colors/red")
            let written = try await handling.ask("PUT", folder + "colors/red", json, body: "{}")
            #expect([all.status, one.status, written.status] == statuses, "\(role)")
        }
    }
}
