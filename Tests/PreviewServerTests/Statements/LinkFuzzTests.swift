import PreviewCore
import Testing

@testable import PreviewServer

/// Spoiled words about links: nothing ends the program, and no link opens by half a token (S12, S56).
@Suite(.timeLimit(.minutes(60)))
struct LinkFuzzTests {
    private static let json = ["Content-Type": "application/json"]

    @Test func `opens links by their whole tokens only (S12, S56)`() async throws {
        let handling = try await Handling()
        var tokens: [String] = []
        for _ in 0..<20 { tokens.append(try await handling.service.create(ShareTerms()).token) }
        var damage = Damage(generator: Fuzz.generator(13))
        var opened = 0
        for _ in 0..<Fuzz.count {
            let token = damage.text(tokens)
            guard case .open = handling.service.access(with: token) else { continue }
            opened += 1
            #expect(tokens.contains(token))
        }
        #expect(opened > Fuzz.count / 100)
    }

    @Test func `reads malformed link requests, or says what is wrong with them (S56)`() {
        let originals = [
            #"{"role": "customize", "expires": "7d", "pinned": false, "label": "for Zoe", "view": "?os=18"}"#,
            #"{"role": "view", "password": "open sesame", "address": "http://192.168.1.5:8080/"}"#,
            #"{"profile": "zoe", "expires": "never", "pinned": true}"#, "{}", "",
        ]
        var damage = Damage(generator: Fuzz.generator(17))
        var counts = (read: 0, refused: 0)
        for _ in 0..<Fuzz.count {
            do throws(HTTPError) {
                let form = try ShareForm(damage.spoiled(originals), addresses: ["http://192.168.1.5:8080/"])
                counts.read += 1
                let url = form.place.url(
                    token: "TOKEN",
                    from: VisitedAddress(host: HostName(name: "localhost"), origin: nil),
                    in: "/"
                )
                let isOurs =
                    url.hasPrefix("http://localhost/s/TOKEN/") || url.hasPrefix("http://192.168.1.5:8080/s/TOKEN/")
                #expect(isOurs && url.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(url)")
            } catch {
                counts.refused += 1
                #expect([400, 422].contains(error.status) && !error.text.isEmpty)
                #expect(error.text.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "\(error.text)")
            }
        }
        #expect(counts.read > Fuzz.count / 50 && counts.refused > Fuzz.count / 50)
    }

    @Test func `answers malformed passwords and link requests with a status of its own, and goes on (S56)`()
        async throws
    {
        let handling = try await Handling()
        let locked = try await handling.service.create(ShareTerms(password: "open sesame")).token
        var damage = Damage(generator: Fuzz.generator(19))
        var statuses: Set<Int> = []
        for round in 0..<Fuzz.count / 50 {
            let isWish = round.isMultiple(of: 2) && handling.service.shares().count < 900
            let target = isWish ? "/shares" : "/s/\(locked)/unlock"
            let original = isWish ? #"{"role": "view", "expires": "7d"}"# : #"{"password": "open sesam"}"#
            let reply = try await handling.ask("POST", target, Self.json, body: damage.text([original]))
            statuses.insert(reply.status)
            #expect(!reply.body.contains("open sesam\""))
        }
        #expect(statuses.isSubset(of: [200, 201, 400, 403, 422, 429]), "\(statuses)")
        #expect(statuses.isSuperset(of: [201, 400, 403]), "\(statuses)")
        #expect(try await handling.ask("GET", "/health").status == 200)
    }
}
