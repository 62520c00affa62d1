import Testing

@testable import tabpreview

@Suite struct RootProcessTests {
    @Test(arguments: ["0.0.0.0", "::", "192.168.1.20"])
    func `root does not listen where others reach it, unless requested (S55)`(host: String) throws {
        let refusal = try #require(RootProcess.refusal(host: host, isRoot: true, isAllowed: false))

        #expect(refusal.contains("--allow-root") && refusal.contains(host))
        #expect(RootProcess.refusal(host: host, isRoot: true, isAllowed: true) == nil)
        #expect(RootProcess.refusal(host: host, isRoot: false, isAllowed: false) == nil)
    }

    @Test(arguments: ["127.0.0.1", "127.8.8.8", "::1"])
    func `root listens on loopback`(host: String) {
        #expect(RootProcess.refusal(host: host, isRoot: true, isAllowed: false) == nil)
    }
}
