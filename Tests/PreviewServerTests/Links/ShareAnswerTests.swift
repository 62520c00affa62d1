import PreviewFakes
import Synchronization
import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding
import Testing

@testable import PreviewServer

/// Making, listing, rotating and revoking links over HTTP (the format, 7).
struct ShareAnswerTests {
    private let lan = [ReachableAddress(interface: "eth0", url: "http://192.168.1.5:8080/")]

    private func member(_ name: String, of reply: Handling.Reply) throws -> String {
        let pattern = try Regex("\"\(name)\":\"?([^\",}]*)\"?[,}]", as: (Substring, Substring).self)
        return String(try #require(reply.body.firstMatch(of: pattern), "\(reply.body)").output.1)
    }

    @Test func `makes a link to look for seven days where nothing else is asked for`() async throws {
        let handling = try await Handling()
        let made = try await handling.post("/shares", "{}")
        #expect(made.status == 201)
        #expect(made["Cache-Control"] == "no-store")
        #expect(made["ETag"] == nil)
        #expect(try member("role", of: made) == "view")
        let share = try #require(handling.service.shares().first)
        #expect(try member("id", of: made) == share.id)
        #expect(try Double(member("expires", of: made)) == share.expires)
        #expect(share.expires.map { Int(($0 - share.created).rounded(.up)) } == 7 * 86400)
        #expect(try member("url", of: made).wholeMatch(of: /http:\/\/127\.0\.0\.1:8080\/s\/[A-Za-z0-9_-]{32}\//) != nil)
        #expect(try Int(member("size", of: made)).map { $0 >= 21 } == true)
        #expect(made.body.contains(#""path":"M"#))
    }

    @Test func `takes every term`() async throws {
        let handling = try await Handling()
        let terms =
            #"{"role": "customize", "expires": "90m", "pinned": true, "profile": "zoe", "label": " Zoë ","#
            + #" "password": "pass", "view": "?view=all&os=18"}"#
        let made = try await handling.post("/shares", terms)
        #expect(made.status == 201)
        #expect(try member("url", of: made).hasSuffix("/?view=all&os=18"))
        let share = try #require(handling.service.shares().first)
        #expect(share.role == .customize && share.label == "Zoë" && share.hasPassword && share.pinned != nil)
        #expect(share.expires.map { Int(($0 - share.created).rounded(.up)) } == 5400)
        let never = try await handling.post("/shares", #"{"expires": "never", "label": null, "role": null}"#)
        #expect(never.body.contains(#""expires":null"#))
    }

    @Test(arguments: [
        (nil, nil, "http://127.0.0.1:8080"), ("http://localhost:8080", "localhost:8080", "http://localhost:8080"),
        ("https://127.0.0.1:8080", nil, "https://127.0.0.1:8080"), (nil, "[::1]:8080", "http://[::1]:8080"),
    ])
    func `leads to the name that the owner's page was opened with`(
        _ origin: String?,
        _ host: String?,
        _ root: String
    ) async throws {
        let handling = try await Handling()
        var fields: [String: String] = [:]
        if let origin { fields["Origin"] = origin }
        if let host { fields["Host"] = host }
        #expect(try member("url", of: try await handling.post("/shares", "{}", fields)).hasPrefix(root + "/s/"))
    }

    @Test func `leads to an address of the network that is chosen among our own`() async throws {
        let handling = try await Handling(addresses: lan)
        for address in ["http://192.168.1.5:8080/", "http://192.168.1.5:8080"] {
            let made = try await handling.post("/shares", #"{"address": "\#(address)"}"#)
            #expect(try member("url", of: made).hasPrefix("http://192.168.1.5:8080/s/"))
        }
        for address in ["http://evil.example/", "http://192.168.1.5:9/", ""] {
            let refused = try await handling.post("/shares", #"{"address": "\#(address)"}"#)
            #expect(refused.status == 422)
            #expect(refused.body.contains(#""id":"address""#))
            #expect(refused.body.contains("192.168.1.5:8080"))
        }
        #expect(handling.service.shares().count == 2)
    }

    @Test(arguments: [
        (#"{"role": "owner"}"#, 422, "role", "not a role"),
        (#"{"expires": "7"}"#, 422, "expires", "not a valid lifetime"),
        (#"{"expires": "0s"}"#, 422, "expires", "not a valid lifetime"),
        (#"{"expires": "4000d"}"#, 422, "expires", "not a valid lifetime"),
        (#"{"profile": "a b"}"#, 422, "profile", "not a valid profile name"),
        (#"{"password": ""}"#, 422, "password", "256 bytes"),
        (#"{"pinned": true, "role": "edit"}"#, 422, "pinned", "can't have the role edit"),
        (#"{"label": "a\nb"}"#, 422, "label", "one line"), (#"{"view": "a#b"}"#, 422, "view", "query"),
        (#"{"rolle": "view"}"#, 400, "share", #"Did you mean \"role\"?"#),
        (#"{"x": 1}"#, 400, "share", "not a known key"),
        (#"{"role": "view", "role": "edit"}"#, 400, "share", "is duplicated"),
        (#"{"pinned": 1}"#, 400, "share", "true or false"),
        (#"{"password": 12345}"#, 400, "share", "password: expected a string"),
        ("[]", 400, "share", "Expected an object"),
        (#"{"password": hunter2}"#, 400, "share", "not valid JSON from this position"),
    ])
    func `refuses what can't be, and says where`(_ json: String, _ status: Int, _ id: String, _ words: String)
        async throws
    {
        let handling = try await Handling()
        let refused = try await handling.post("/shares", json)
        #expect(refused.status == status)
        #expect(refused.body.contains(#""id":"\#(id)""#), "\(refused.body)")
        #expect(refused.body.contains(words), "\(refused.body)")
        #expect(!refused.body.contains("12345") && !refused.body.contains("hunter2"))
        #expect(handling.service.shares().isEmpty)
    }

    @Test func `names every error at once, each with its place`() async throws {
        let handling = try await Handling()
        let json =
            "{\"role\": \"boss\",\n \"expires\": \"soon\",\n \"label\": \"\(String(repeating: "x", count: 101))\"}"
        let refused = try await handling.post("/shares", json)
        #expect(refused.status == 422)
        for (line, column) in [(1, 10), (2, 13), (3, 11)] {
            let place = #""column":\#(column),"entry":null,"file":"share","fix":null,"id":"value","line":\#(line),"#
            #expect(refused.body.contains(place), "\(refused.body)")
        }
    }

    @Test func `takes labels and passwords up to their limit`() async throws {
        let handling = try await Handling()
        for (length, status) in [(100, 201), (101, 422)] {
            let label = String(repeating: "ä", count: length)
            #expect(try await handling.post("/shares", #"{"label": "\#(label)"}"#).status == status)
        }
        for (length, status) in [(1, 201), (256, 201), (257, 422)] {
            let password = String(repeating: "p", count: length)
            #expect(try await handling.post("/shares", #"{"password": "\#(password)"}"#).status == status)
        }
    }

    @Test func `lists links without their secrets, as JSON or as a page`() async throws {
        let handling = try await Handling(addresses: lan)
        let made = try await handling.service.create(ShareTerms(label: "Ann <3", password: "open sesame"))
        let list = try await handling.ask("GET", "/shares")
        let created = JSONValue.number(made.share.created).text()
        let expires = JSONValue.number(made.share.expires ?? 0).text()
        #expect(
            list.body == #"[{"id":"\#(made.share.id)","role":"view","label":"Ann <3","publisher":null,"#
                + #""created":\#(created),"expires":\#(expires),"pinned":null,"profile":"default","password":true,"lastUsed":null,"#
                + #""views":0,"online":0,"comments":0,"openComments":0,"approvals":0}]"#
        )
        #expect(list["Cache-Control"] == "no-store")
        let page = try await handling.ask("GET", "/shares", ["Accept": "text/html"])
        #expect(page["Content-Type"] == "text/html; charset=utf-8")
        #expect(page["Cache-Control"] == "no-store")
        #expect(page.body.contains(made.share.id) && page.body.contains("192.168.1.5"))
        for reply in [list, page] { #expect(!reply.body.contains(made.token) && !reply.body.contains("sesame")) }
    }

    @Test func `rotates a link: another address, the old one dead`() async throws {
        let handling = try await Handling(addresses: lan)
        let made = try await handling.service.create(ShareTerms(role: .edit))
        for body in ["", "{}", #"{"address": "http://192.168.1.5:8080/", "view": "os=18"}"#] {
            let before = try await handling.post("/shares/\(made.share.id)/rotate", body)
            #expect(before.status == 200)
            #expect(try member("id", of: before) == made.share.id)
            #expect(try member("role", of: before) == "edit")
            #expect(before["Cache-Control"] == "no-store")
            let token = try #require(try member("url", of: before).firstMatch(of: /\/s\/([^\/]*)\//)).output.1
            #expect(try await handling.ask("GET", "/s/\(token)/").status == 200)
            #expect(try await handling.ask("GET", "/s/\(made.token)/").status == 404)
        }
        #expect(try await handling.post("/shares/\(made.share.id)/rotate", #"{"role": "view"}"#).status == 400)
        #expect(try await handling.post("/shares/nobody/rotate").status == 404)
    }

    @Test func `revokes a link for good`() async throws {
        let handling = try await Handling()
        let made = try await handling.service.create(ShareTerms())
        #expect(try await handling.ask("DELETE", "/shares/\(made.share.id)").status == 204)
        #expect(try await handling.ask("GET", "/s/\(made.token)/").status == 404)
        let again = try await handling.ask("DELETE", "/shares/\(made.share.id)")
        #expect(again.status == 404)
        #expect(again.body.contains(#""id":"unknownShare""#))
    }

    @Test func `says of a link that it is closed where the store is full, and what a restart would do (S18)`()
        async throws
    {
        let handling = try await Handling()
        let made = try await handling.service.create(ShareTerms())
        handling.store.fail([.links])

        let rotated = try await handling.post("/shares/\(made.share.id)/rotate")
        #expect(rotated.status == 507)
        #expect(rotated.body.contains("the disk is full. Nothing was changed. The link's old URL still works."))
        #expect(try await handling.ask("GET", "/s/\(made.token)/").status == 200)

        let revoked = try await handling.ask("DELETE", "/shares/\(made.share.id)")
        #expect(revoked.status == 507)
        #expect(revoked.body.contains(#""id":"endNotStored""#))
        #expect(
            revoked.body.contains(
                "is revoked, but the change can't be stored, so the link would work again after a "
                    + "restart."
            )
        )
        #expect(try await handling.ask("GET", "/s/\(made.token)/").status == 404)
        #expect(HTTPError(ShareError.endNotStored("x", isFull: false)).status == 503)
    }

    @Test func `lists a link that can't be read as such, and removes it`() async throws {
        let store = FakeStore()
        let first = try await Handling(store: store)
        let made = try await first.service.create(ShareTerms(label: "Ann", password: "open sesame"))
        var record = try #require(try await store.shares(of: first.session.previewed.storeName).first)
        record.password = "argon2:1"
        store.state.withLock { $0.previews["tabs.json"]?.links[record.id] = record }

        let handling = try await Handling(store: store)

        #expect(try await handling.ask("GET", "/shares").body.contains(#""approvals":0,"unreadable":true}]"#))
        let page = try await handling.ask("GET", "/shares", ["Accept": "text/html"])
        #expect(page.status == 200)
        let rotated = try await handling.post("/shares/\(made.share.id)/rotate")
        #expect(rotated.status == 409 && rotated.body.contains(#""id":"unreadableShare""#))
        #expect(try await handling.ask("GET", "/s/\(made.token)/").status == 404)
        #expect(try await handling.ask("DELETE", "/shares/\(made.share.id)").status == 204)
        #expect(try await handling.ask("GET", "/shares").body == "[]")
    }

    @Test func `takes no body that a form could send (S10)`() async throws {
        let handling = try await Handling()
        for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"] {
            #expect(try await handling.post("/shares", "{}", ["Content-Type": type]).status == 415)
        }
        #expect(try await handling.ask("POST", "/shares").status == 415)
        #expect(handling.service.shares().isEmpty)
    }
}
