import HTTPServing
import Testing

@testable import PreviewServer

/// The ports that are tried.
struct AttemptTests {
    @Test func `tries the next port from 8080 on, but none other than the one asked for`() throws {
        let taken = ListeningError.portTaken
        var free = Attempt(requestedPort: nil)
        #expect(free.port == 8080)
        try free.next(after: taken, host: "127.0.0.1")
        #expect(free.port == 8081)
        for _ in 8081..<8179 { try free.next(after: taken, host: "127.0.0.1") }
        #expect(throws: ServerError.noFreePort(from: 8080, to: 8179)) {
            try free.next(after: taken, host: "127.0.0.1")
        }
        var strict = Attempt(requestedPort: 9000)
        #expect(throws: ServerError.portTaken(9000)) { try strict.next(after: taken, host: "127.0.0.1") }
    }

    @Test(arguments: [
        (ListeningError.unusableHost, ServerError.unusableHost("example.com")),
        (.notAllowed, .notAllowed(port: 80)), (.failed("x"), .failed("x")),
    ])
    func `names the address at which it can't listen`(_ error: ListeningError, _ expected: ServerError) {
        var attempt = Attempt(requestedPort: 80)
        #expect(throws: expected) { try attempt.next(after: error, host: "example.com") }
    }
}
