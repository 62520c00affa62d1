import PreviewCore
import PreviewFakes
import Synchronization
import TabModel
import Testing

@testable import PreviewServer

/// Properties of all routes.
struct WholeSurfaceTests {
    private let stranger = "192.168.1.9"

    @Test func `passes every route through the guard (S2)`() async throws {
        let handling = try await Handling()
        for route in RouteSample.all {
            for method in ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"] {
                let path = "/" + route.path
                let rebound = try await handling.ask(method, path, ["Host": "evil.example"])
                #expect(rebound.status == 421, "\(method) \(path)")
                let foreign = try await handling.ask(method, path, ["Origin": "http://evil.example"])
                #expect(foreign.status == 403, "\(method) \(path)")
                let distant = try await handling.ask(method, path, peer: stranger)
                #expect(route.isOpen || distant.status == 403, "\(method) \(path)")
            }
        }
    }

    @Test func `changes nothing by GET and HEAD (S9)`() async throws {
        let handling = try await Handling()
        handling.session.hub.finish()
        _ = try await handling.operate(#"{"op": "hide", "id": "notes"}"#)
        let revision = handling.session.snapshot.revision
        let stored = handling.store.customizations
        for route in RouteSample.all {
            for method in ["GET", "HEAD"] {
                for query in ["", "?profile=zoe&select=notes&editing=true&form=sidebar"] {
                    _ = try await handling.ask(method, "/\(route.path)\(query)")
                }
            }
        }
        #expect(handling.session.snapshot.revision == revision)
        #expect(handling.store.customizations == stored)
        #expect(handling.store.state.withLock(\.acts).count == 1)
    }

    @Test func `answers HEAD as GET without the body`() async throws {
        let handling = try await Handling()
        handling.session.hub.finish()
        for route in RouteSample.all where route.methods.contains(.get) && route.path != "events" {
            let get = try await handling.ask("GET", "/" + route.path)
            let head = try await handling.ask("HEAD", "/" + route.path)
            #expect(head.status == get.status, "\(route)")
            #expect(head.body.isEmpty)
            #expect(head["ETag"] == get["ETag"])
            #expect(head["Content-Type"] == get["Content-Type"])
            #expect(head["Content-Length"] == String(get.body.utf8.count))
        }
    }

    @Test func `answers 405 with Allow to other methods`() async throws {
        let handling = try await Handling()
        let reply = try await handling.ask("DELETE", "/customization")
        #expect(reply.status == 405)
        #expect(reply["Allow"] == "GET, HEAD, POST, PUT")
        #expect(try await handling.ask("OPTIONS", "/layout")["Allow"] == "GET, HEAD")
    }

    @Test func `sends the security fields with every answer, errors included (S7, S8)`() async throws {
        let handling = try await Handling()
        handling.session.hub.finish()
        let targets = RouteSample.all.map { "/" + $0.path } + ["/nowhere", "/%2e%2e", "/s/x/", "/s/\(Handling.token)"]
        for target in targets {
            for fields in [[:], ["Host": "evil"], ["Origin": "null"], ["Accept": "text/html"]] {
                let reply = try await handling.ask("GET", target, fields)
                for (name, _) in SecurityFields.all() { #expect(reply[name] != nil, "\(target) \(name)") }
                #expect(reply["Connection"] == "keep-alive")
                #expect(reply["Cache-Control"] != nil)
                #expect(reply["Access-Control-Allow-Origin"] == nil)
            }
        }
    }

    @Test func `always sets Connection itself`() async throws {
        let handling = try await Handling()
        #expect(try await handling.ask("GET", "/", ["Connection": "close"])["Connection"] == "close")
        #expect(try await handling.ask("GET", "/", ["Connection": "Keep-Alive\rX: y"])["Connection"] == "keep-alive")
        #expect(try await handling.ask("GET", "/nowhere", ["Connection": "x"])["Connection"] == "keep-alive")
    }

    @Test func `answers errors as a page to a browser and as JSON to a script, never to be kept`() async throws {
        let handling = try await Handling()
        let page = try await handling.ask("GET", "/nowhere", ["Accept": "text/html,*/*;q=0.8"])
        #expect(page["Content-Type"] == "text/html; charset=utf-8")
        #expect(page.body.contains("<title>Page not found</title>"))
        let json = try await handling.ask("GET", "/nowhere")
        #expect(json["Content-Type"] == "application/json")
        #expect(json.body.hasPrefix(#"{"error":{"id":"notFound","text":"#))
        #expect(json["Cache-Control"] == "no-store")
        #expect(json["ETag"] == nil)
    }

    @Test func `never repeats what was asked, nor the owner's token, in an answer (S14, S29)`() async throws {
        let handling = try await Handling()
        handling.session.hub.finish()
        let hostile = "%3Cscript%3Ealert(1)%3C/script%3E"
        for target in ["/\(hostile)", "/s/\(hostile)/", "/layout?select=\(hostile)", "/profiles/\(hostile)"] {
            for accept in ["text/html", "application/json"] {
                let reply = try await handling.ask("GET", target, ["Accept": accept])
                #expect(!reply.body.contains("<script>"), "\(target)")
            }
        }
        for route in RouteSample.all {
            let reply = try await handling.ask("GET", "/s/\(Handling.token)/\(route.path)")
            #expect(!reply.body.contains(Handling.token), "\(route)")
        }
    }

    @Test func `opens under the owner link what is at the root`() async throws {
        let handling = try await Handling()
        let linked = try await handling.ask("GET", "/s/\(Handling.token)/", peer: stranger)
        let own = try await handling.ask("GET", "/")
        #expect(linked.status == 200)
        #expect(linked.body == own.body)
        let bare = try await handling.ask("GET", "/s/\(Handling.token)?os=18", peer: stranger)
        #expect(bare.status == 308)
        #expect(bare["Location"] == "\(Handling.token)/?os=18")
    }

    @Test func `answers 500 without saying what broke when a page can't be drawn (S29)`() async throws {
        let handling = try await Handling(renderer: BrokenPages())
        for accept in ["text/html", "application/json"] {
            let reply = try await handling.ask("GET", "/", ["Accept": accept])
            #expect(reply.status == 500)
            #expect(!reply.body.contains("secret"))
        }
    }
}
