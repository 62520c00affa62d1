import PreviewCore
import PreviewPages
import Testing

@testable import HTTPServing
@testable import PreviewServer

/// Spoiled words of requests: nothing ends the program, and nothing gets in that should not (S24, S56).
@Suite(.timeLimit(.minutes(60)))
struct FuzzTests {
    static let token = "0123456789abcdefghijklmnopqrstuv"
    private let gate = Gate(
        hosts: HostList(address: "127.0.0.1", trusted: [HostName(name: "preview.example")]),
        links: LinkTable(owner: OwnerLink(token: token)),
        requiresLink: false
    )

    private func status(_ head: RequestHead) -> (status: Int, path: String?) {
        do {
            switch try gate.admit(head, port: 8080) {
            case .admitted(let admission): return (200, admission.route.path.path(admission.values))
            case .redirected: return (308, nil)
            }
        } catch {
            return (error.status, nil)
        }
    }

    /// Targets lead to an address of the table, or to 400, 404, 405 or 414; a redirect leads to the link alone.
    @Test func `lets targets lead to the table of routes and nowhere else (S24, S56)`() {
        let originals =
            RouteSample.all.map { "/\($0.path)?platform=iPad" } + RouteSample.all.map { "/s/\(Self.token)/\($0.path)" }
            + ["http://127.0.0.1:8080/layout", "/s/\(Self.token)"]
        var damage = Damage(generator: Fuzz.generator(24))
        var statuses: [Int: Int] = [:]
        for _ in 0..<Fuzz.count {
            let target = damage.text(originals)
            var head = RequestHead()
            head.rawTarget = target
            head["host"] = "127.0.0.1:8080"
            head.method = ["GET", "HEAD", "POST", "OPTIONS"].randomElement(using: &damage.generator) ?? ""
            let outcome = status(head)
            statuses[outcome.status, default: 0] += 1
            if let path = outcome.path { #expect(isExact(path), "\(target)") }
        }
        #expect(Set(statuses.keys).isSubset(of: [200, 308, 400, 404, 405, 414, 421]), "\(statuses)")
        for status in [200, 400, 404, 405] { #expect(statuses[status, default: 0] > Fuzz.count / 200, "\(statuses)") }
    }

    /// Returns a Boolean value that indicates whether a route is its own path, with plain names.
    private func isExact(_ path: String) -> Bool {
        let words = path.split(separator: "/", omittingEmptySubsequences: false)
        let arePlain = words.allSatisfy { word in
            word != "." && word != ".." && word.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x5C }
        }
        let match = RouteTable.all.match(words.map(String.init)[...])
        return arePlain && match?.routes[0].path.path(match?.values ?? []) == path
    }

    @Test func `gives files of the table by their exact name only, whatever the name (S23, S56)`() {
        let files = ["app.css": [UInt8(1)], "js/app.js": [2], "symbols.svg": [3]]
        let table = AssetTable(files: files)
        var damage = Damage(generator: Fuzz.generator(23))
        var found = 0
        for _ in 0..<Fuzz.count {
            let name = damage.text(Array(files.keys))
            let hash = Bool.random(using: &damage.generator) ? table.hash : damage.text([table.hash])
            guard let asset = table.asset(name, hash: hash) else { continue }
            found += 1
            // Under another version's hash it is given too, and kept nowhere.
            #expect(files[name] != nil && (asset.caching == .forever) == (hash == table.hash), "\(name)")
        }
        #expect(found > Fuzz.count / 100)
    }

    @Test func `knows no host but its own, however it is spelled (S3, S56)`() {
        let ours: Set = [
            "127.0.0.1:8080", "localhost:8080", "[::1]:8080", "preview.example", "preview.example:8080",
            "preview.example:80", "preview.example:443",
        ]
        var damage = Damage(generator: Fuzz.generator(3))
        var admitted = 0
        for _ in 0..<Fuzz.count {
            var head = RequestHead()
            let host = damage.text(Array(ours))
            head["host"] = host
            head.rawTarget = "/s/\(Self.token)/"
            guard status(head).status == 200 else { continue }
            admitted += 1
            let port = host.lowercased().replacing(/:0+(?=[0-9])/, with: ":")
            #expect(ours.contains(port), "\(host)")
        }
        #expect(admitted > Fuzz.count / 20)
    }

    @Test func `takes no origin for its own but its own (S5, S56)`() {
        var damage = Damage(generator: Fuzz.generator(5))
        var admitted = 0
        for _ in 0..<Fuzz.count {
            var head = RequestHead()
            head["host"] = "127.0.0.1:8080"
            let origin = damage.text([
                "http://127.0.0.1:8080", "https://127.0.0.1:8080", "null", "http://localhost:8080",
            ])
            head["origin"] = origin
            guard status(head).status == 200 else { continue }
            admitted += 1
            let spelled = origin.lowercased().replacing(/:0+(?=[0-9])/, with: ":")
            #expect(["http://127.0.0.1:8080", "https://127.0.0.1:8080"].contains(spelled), "\(origin)")
        }
        #expect(admitted > Fuzz.count / 20)
    }

    @Test func `opens with the whole token and with nothing near it (S12, S56)`() {
        var damage = Damage(generator: Fuzz.generator(12))
        var opened = 0
        for _ in 0..<Fuzz.count {
            let token = damage.text([Self.token])
            guard gate.links.owner.opens(with: token) else { continue }
            opened += 1
            #expect(token == Self.token)
        }
        #expect(opened > Fuzz.count / 100)
    }

    /// Ids and data of events come from within; even so nothing may end an event early (S36).
    @Test func `keeps an event one event, whatever its id and data (S36, S56)`() {
        var damage = Damage(generator: Fuzz.generator(36))
        for _ in 0..<Fuzz.count {
            let (name, id, data) = (damage.text(["change"]), damage.text(["41.9f3a11c0"]), damage.text(["{\"a\": 1}"]))
            let text = EventText.event(name, id: id, data: data)
            let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast(2)
            let known = ["event: ", "id: ", "data: ", "data:"]
            let areFields = lines.allSatisfy { line in known.contains { line.starts(with: $0.utf8) } }
            #expect(text.hasSuffix("\n\n") && areFields && !text.utf8.contains(0x0D), "\(text)")
            #expect(lines.count { $0.starts(with: "event: ".utf8) } == 1)
            #expect(lines.count { $0.starts(with: "id: ".utf8) } <= 1)
        }
    }

    @Test func `reads conditions and preferences without crashing (S56)`() {
        var damage = Damage(generator: Fuzz.generator(56))
        let tag = EntityTag(of: "abc".utf8)
        for _ in 0..<Fuzz.count {
            let list = damage.text([tag.text, "W/\(tag.text), \"x\"", "*", "\"a\" , \"b\""])
            let isKnown = EntityTagList(list).match(in: [tag], isCoded: true) != nil
            #expect(!isKnown || list.contains("*") || list.contains(tag.text.dropLast()), "\(list)")
            _ = MediaRange.prefersJSON(accept: damage.text(["text/html,*/*;q=0.8", "application/json;q=1"]))
            _ = MediaRange.type(of: damage.text(["application/json; charset=utf-8"]))
            let name = damage.text(["a.b_c-1"])
            #expect(!ProfileName.isValid(name) || name.utf8.allSatisfy { $0 > 0x2C && $0 < 0x7B }, "\(name)")
        }
    }

    @Test func `answers spoiled operations with 200, or a refusal that says why (S56)`() async throws {
        let handling = try await Handling()
        let originals = [
            #"{"op": "hide", "id": "notes"}"#, #"[{"op": "show", "id": "library"}, {"op": "resetAll"}]"#,
            #"{"op": "moveInBar", "id": "library", "before": null}"#, #"{"op": "addToBar", "id": "notes"}"#,
        ]
        var damage = Damage(generator: Fuzz.generator(1))
        var statuses: [Int: Int] = [:]
        for _ in 0..<Fuzz.count / 10 {
            let reply = try await handling.operate(damage.text(originals))
            statuses[reply.status, default: 0] += 1
            #expect(reply.status == 200 || reply.body.hasPrefix(#"{"error":{"id":""#))
        }
        #expect(Set(statuses.keys).isSubset(of: [200, 400, 409, 422]), "\(statuses)")
        #expect(statuses[200, default: 0] > 0 && statuses[400, default: 0] > 0)
    }
}
