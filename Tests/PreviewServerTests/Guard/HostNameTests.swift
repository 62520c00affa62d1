import Testing

@testable import PreviewServer

/// `Host`, read by a real parser (S3).
struct HostNameTests {
    @Test(arguments: [
        ("localhost", HostName(name: "localhost")),
        ("LOCALHOST:8080", HostName(name: "localhost", port: 8080)),
        ("127.0.0.1:80", HostName(name: "127.0.0.1", port: 80)),
        ("[::1]:8080", HostName(name: "::1", port: 8080)),
        ("[::FFFF:127.0.0.1]", HostName(name: "::ffff:127.0.0.1")),
        ("preview.example", HostName(name: "preview.example")),
        ("my_mac.local:0", HostName(name: "my_mac.local", port: 0)),
    ])
    func `reads a host and its port (S3)`(_ text: String, _ expected: HostName) {
        #expect(HostName(text) == expected)
    }

    @Test(arguments: [
        "", " ", "localhost.", "localhost..", ".localhost", "a..b", "user@localhost", "user:pw@localhost:80",
        "localhost:", "localhost:x", "localhost:-1", "localhost:65536", "localhost:080800", "localhost:80:80",
        "::1", "[::1", "[::1]x", "[]", "[fe80::1%25eth0]", "[fe80::1%eth0]:80", "127.0.0.1 ", "local host",
        "localhost, evil", "localhost\t", "localhost\u{0}", "lo%63alhost", "löcalhost", "localhost/", "localhost#",
        "localhost?x", "localhost\\x",
    ])
    func `refuses what a browser never sends (S3)`(_ text: String) {
        #expect(HostName(text) == nil)
    }

    @Test(arguments: [
        ("http://127.0.0.1:8080", "127.0.0.1:8080", true),
        ("https://127.0.0.1:8080", "127.0.0.1:8080", true),
        ("HTTP://LocalHost:8080", "localhost:8080", true),
        ("http://preview.example", "preview.example", true),
        ("https://preview.example", "preview.example", true),
        ("https://preview.example", "preview.example:443", true),
        ("http://preview.example:8443", "preview.example", false),
        ("http://127.0.0.1:3000", "127.0.0.1:8080", false),
        ("http://localhost:8080", "127.0.0.1:8080", false),
        ("http://127.0.0.1", "127.0.0.1:8080", false),
    ])
    func `takes an origin for ours when host and port are, whatever the scheme`(
        _ origin: String,
        _ host: String,
        _ isOurs: Bool
    ) throws {
        let host = try #require(HostName(host))
        let origin = try #require(HostName(origin: origin))
        #expect(host.isSamePlace(asOrigin: origin) == isOurs)
    }

    @Test(arguments: ["null", "", "file://", "chrome-extension://abc", "127.0.0.1:8080", "http://", "http://a b"])
    func `refuses what is no origin`(_ text: String) {
        #expect(HostName(origin: text) == nil)
    }
}
