import PreviewStore
import Testing

@testable import tabpreview

@Suite struct LinkSecretsTests {
    private static let key = String(repeating: "Aa0-_b1c", count: 4)

    @Test func `a shown link does not tell itself (S14)`() {
        let link = AnnouncedLink(id: "abc", address: "http://127.0.0.1/s/secret/", role: "view", expires: nil)
        var dumped = ""
        dump(link, to: &dumped)

        #expect(!"\(link)\(String(reflecting: link))\(dumped)".contains("secret"))
    }

    @Test(arguments: ["http://127.0.0.1:8080/", "http://[::1]:1/"])
    func `a record of this machine is asked`(address: String) {
        #expect(CommandServer(ServerRecord(pid: 1, address: address, key: Self.key)) != nil)
    }

    private static let elsewhere: [(address: String?, key: String?)] = [
        (nil, key), ("http://127.0.0.1:8080/", nil), ("http://203.0.113.7:80/", key), ("http://evil.example:80/", key),
        ("http://127.0.0.1:8080/", "short"), ("http://127.0.0.1:8080/", key + "x"),
        ("http://127.0.0.1:8080/", String(key.dropLast(3)) + "/\r\n"),
    ]

    @Test(arguments: elsewhere)
    func `a record that leads elsewhere, or has no key, is not`(address: String?, key: String?) {
        #expect(CommandServer(ServerRecord(pid: 1, address: address, key: key)) == nil)
    }

    @Test(arguments: [
        ("pass\n", "pass"), ("pass\r\nmore\n", "pass"), ("pass", "pass"), (" a b \n", " a b "), ("\n", ""), ("", ""),
    ])
    func `the first line of standard input is the password`(input: String, password: String) {
        #expect(HiddenLine.line(of: Array(input.utf8)) == password)
    }

    @Test func `typing takes back whole characters, and all of them`() {
        var keys = HiddenKeys()
        for byte in "wrong\u{15}grüß\u{7F}\u{8}ün".utf8 { #expect(keys.take(byte) == .more) }

        #expect(keys.take(0x0D) == .done)
        #expect(keys.text == "grün")
    }

    @Test(arguments: [UInt8(0x03), 0x04])
    func `Ctrl-C and Ctrl-D cancel the typing`(byte: UInt8) {
        var keys = HiddenKeys()
        _ = keys.take(0x61)

        #expect(keys.take(byte) == .cancelled)
    }
}
