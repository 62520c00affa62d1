import PreviewCore
import PreviewFakes
import Synchronization
import Testing

@testable import PreviewServer

/// The table of routes, walked through the one guard: nothing is done for anyone who is not admitted (S2).
struct RouteInventoryTests {
    /// The methods of HTTP, and one that doesn't exist.
    static let methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW"]
    static let hide = #"{"op": "hide", "id": "notes"}"#

    /// A way to come without being admitted, and the answer.
    struct Visit: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var fields: [String: String] = [:]
        var isFromElsewhere = false
        let status: Int
    }

    static let refused = [
        Visit(testDescription: "an unknown host", fields: ["Host": "evil.example"], status: 421),
        Visit(testDescription: "no host", fields: ["Host": ""], status: 421),
        Visit(testDescription: "another site's origin", fields: ["Origin": "http://evil.example"], status: 403),
        Visit(testDescription: "a page without origin", fields: ["Origin": "null"], status: 403),
        Visit(testDescription: "a script tag elsewhere", fields: ["Sec-Fetch-Site": "cross-site"], status: 403),
        Visit(testDescription: "another port's page", fields: ["Sec-Fetch-Site": "same-site"], status: 403),
        Visit(
            testDescription: "a socket of another site",
            fields: ["Upgrade": "websocket", "Connection": "Upgrade", "Origin": "http://evil.example"],
            status: 403
        ),
        Visit(
            testDescription: "another protocol for an unknown host",
            fields: ["Upgrade": "h2c", "Connection": "Upgrade, HTTP2-Settings", "Host": "evil.example"],
            status: 421
        ),
        Visit(testDescription: "a stranger", isFromElsewhere: true, status: 403),
        Visit(testDescription: "a proxy's guest", fields: ["X-Forwarded-For": "10.0.0.1"], status: 403),
    ]

    /// The traces of a response: drawn pages, calls of the store, streams, pictures, links.
    struct Work: Equatable {
        let drawn: Int
        let calls: Int
        let streams: Int
        let pictures: Int
        let links: Int
    }

    private func work(_ handling: Handling, _ pictures: FakePictures) -> Work {
        Work(
            drawn: handling.pages.drawn.withLock { $0 },
            calls: handling.store.state.withLock(\.calls),
            streams: handling.session.hub.count,
            pictures: pictures.asked.count,
            links: handling.service.shares().count
        )
    }

    @Test(arguments: refused)
    func `does nothing on any route by any method for anyone who is refused (S2)`(visit: Visit) async throws {
        let pictures = FakePictures()
        let handling = try await Handling(pictures: pictures)
        let before = work(handling, pictures)
        let peer = visit.isFromElsewhere ? "192.168.1.9" : "127.0.0.1"
        let fields = visit.fields.merging(["Content-Type": "application/json", "If-Match": "*"]) { mine, _ in mine }
        for path in RouteSample.all.map(\.path) + ["nowhere", "s/unknown/", "s/unknown/customization"] {
            for method in Self.methods {
                let reply = try await handling.ask(method, "/\(path)", fields, body: Self.hide, peer: peer)
                let isOpen = path == "health" && visit.status == 403 && Self.isLetIn(visit)
                let isLink = path.hasPrefix("s/") && visit.status == 403
                #expect(isOpen || isLink || reply.status == visit.status, "\(method) /\(path): \(reply.status)")
                #expect(!isLink || reply.status == 404 || reply.status == 403, "\(method) /\(path)")
            }
        }
        #expect(work(handling, pictures) == before)
    }

    /// Returns a Boolean value that indicates whether a visit gets the health: everyone does, but no page of another
    /// site.
    private static func isLetIn(_ visit: Visit) -> Bool {
        visit.fields["Origin"] == nil && visit.fields["Sec-Fetch-Site"] == nil
    }

    @Test func `does nothing for a method that a route does not answer, nor where nothing is (S2)`() async throws {
        let pictures = FakePictures()
        let handling = try await Handling(pictures: pictures)
        let before = work(handling, pictures)
        for base in ["/", "/s/\(Handling.token)/"] {
            for route in RouteSample.all {
                let answered = Set(route.allow.split(separator: ", ").map(String.init))
                for method in Self.methods where !answered.contains(method) {
                    let reply = try await handling.ask(method, base + route.path, body: Self.hide)
                    #expect(reply.status == (method == "BREW" ? 501 : 405), "\(method) \(route)")
                    #expect(reply["Allow"] == (method == "BREW" ? nil : route.allow))
                }
            }
            for method in Self.methods {
                #expect(try await handling.ask(method, "\(base)nowhere", body: Self.hide).status == 404)
                #expect(try await handling.ask(method, "\(base)%2e%2e/etc", body: Self.hide).status == 400)
            }
        }
        #expect(work(handling, pictures) == before)
    }

    @Test func `counts what answering leaves behind`() async throws {
        let pictures = FakePictures()
        let handling = try await Handling(pictures: pictures)
        let before = work(handling, pictures)
        _ = try await handling.ask("GET", "/export.png")
        let drawn = work(handling, pictures)
        #expect(drawn.pictures == before.pictures + 1)
        #expect(drawn.drawn > before.drawn)
        _ = try await handling.operate(Self.hide)
        #expect(work(handling, pictures).calls > drawn.calls)
    }
}
