import Testing

@testable import tabpreview

@Suite struct NetworkAddressTests {
    private static let both = [
        NetworkAddresses.Address(interface: "lo", address: "127.0.0.1"),
        NetworkAddresses.Address(interface: "lo", address: "::1"),
    ]

    @Test(arguments: ["localhost", "LocalHost"])
    func `localhost is loopback, also for root`(host: String) {
        #expect(NetworkAddresses.numeric(host, among: Self.both) == "127.0.0.1")
        #expect(NetworkAddresses.numeric(host, among: []) == "127.0.0.1")
        #expect(NetworkAddresses.numeric(host, among: Array(Self.both.dropFirst())) == "::1")
        let numeric = NetworkAddresses.numeric(host)
        #expect(RootProcess.refusal(host: numeric, isRoot: true, isAllowed: false) == nil)
    }

    @Test(arguments: ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost.example.com"])
    func `every other host stays as it is`(host: String) {
        #expect(NetworkAddresses.numeric(host, among: Self.both) == host)
    }

    @Test(arguments: [
        ("0.0.0.0", "192.0.2.7", true), ("0.0.0.0", "2001:db8::7", false), ("::", "192.0.2.7", true),
        ("::", "2001:db8::7", true), ("192.0.2.7", "192.0.2.7", true), ("192.0.2.7", "192.0.2.8", false),
    ])
    func `names only addresses that it can be reached at`(host: String, own: String, isReached: Bool) {
        #expect(Exposure.isReached(own, by: host) == isReached)
    }

    @Test(arguments: [
        ("127.0.0.1", true), ("::1", true), ("localhost", false), ("1.2.3", false), ("x:y", false), ("", false),
    ])
    func `tells numeric addresses from names`(host: String, isNumeric: Bool) {
        #expect(NetworkAddresses.isNumeric(host) == isNumeric)
    }
}
