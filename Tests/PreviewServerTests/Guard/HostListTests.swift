import Testing

@testable import PreviewServer

/// The names a server answers to (S3).
struct HostListTests {
    @Test(arguments: [
        ("localhost:8080", true), ("127.0.0.1:8080", true), ("[::1]:8080", true), ("localhost", false),
        ("localhost:8081", false), ("127.0.0.2:8080", false), ("0177.0.0.1:8080", false), ("2130706433:8080", false),
        ("0x7f.0.0.1:8080", false), ("0x7f000001:8080", false), ("127.1:8080", false), ("localhost.evil:8080", false),
        ("127.0.0.1.nip.io:8080", false), ("0.0.0.0:8080", false), ("evil:8080", false),
    ])
    func `answers to loopback names with its own port (S3)`(_ host: String, _ isOurs: Bool) throws {
        let list = HostList(address: "127.0.0.1", trusted: [])
        #expect(list.contains(try #require(HostName(host)), port: 8080) == isOurs)
    }

    @Test(arguments: [
        ("preview.example", true), ("preview.example:443", true), ("preview.example:80", true),
        ("preview.example:8080", true), ("preview.example:9000", false), ("sub.preview.example", false),
        ("fixed.example:8443", true), ("fixed.example:8080", true), ("fixed.example", false),
        ("fixed.example:443", false),
    ])
    func `answers to trusted names, with the port named or the usual ones (S3)`(
        _ host: String,
        _ isOurs: Bool
    ) throws {
        let trusted = [HostName(name: "preview.example"), HostName(name: "fixed.example", port: 8443)]
        let list = HostList(address: "127.0.0.1", trusted: trusted)
        #expect(list.contains(try #require(HostName(host)), port: 8080) == isOurs)
    }

    @Test func `answers to the address it listens on, and not to every address`() {
        let bound = HostList(address: "192.168.1.5", trusted: [])
        #expect(bound.contains(HostName(name: "192.168.1.5", port: 8080), port: 8080))
        let everywhere = HostList(address: "0.0.0.0", trusted: [])
        #expect(!everywhere.contains(HostName(name: "0.0.0.0", port: 8080), port: 8080))
        #expect(!everywhere.contains(HostName(name: "192.168.1.5", port: 8080), port: 8080))
    }

    @Test func `needs no port in Host when it listens on 80`() {
        #expect(HostList(address: "127.0.0.1", trusted: []).contains(HostName(name: "localhost"), port: 80))
    }
}
