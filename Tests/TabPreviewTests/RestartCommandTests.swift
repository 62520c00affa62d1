import Testing

@testable import tabpreview

@Suite struct RestartCommandTests {
    @Test(arguments: [
        (["tabpreview", "serve", "tabs.json"], "tabpreview serve --host 0.0.0.0 tabs.json"),
        (
            ["bin/tabpreview", "serve", "--port", "8090", "--host", "127.0.0.1", "a b.yaml"],
            "bin/tabpreview serve --host 0.0.0.0 --port 8090 'a b.yaml'"
        ),
        (["tabpreview", "serve", "--host=::1", "it's.json"], "tabpreview serve --host 0.0.0.0 'it'\\''s.json'"),
        (["tabpreview", "serve", "--", "-x.json"], "tabpreview serve --host 0.0.0.0 -- -x.json"),
    ])
    func `is what was typed, with an address that others reach`(arguments: [String], command: String) {
        #expect(RestartCommand.text(arguments, isRoot: false) == command)
    }

    @Test func `root has to allow it, once`() {
        let typed = ["tabpreview", "serve", "--allow-root", "tabs.json"]

        #expect(
            RestartCommand.text(typed, isRoot: true) == "tabpreview serve --host 0.0.0.0 --allow-root tabs.json"
        )
    }
}
