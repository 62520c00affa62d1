import Testing

@testable import PreviewProcesses

@Suite struct BrowserOpenerTests {
    let folder: TemporaryFolder
    let address = "http://127.0.0.1:8080/?platform=iPad&os=26"

    init() throws { folder = try TemporaryFolder() }

    private func environment(browser: String, _ more: [String: String] = [:]) -> [String: String] {
        more.merging(["PATH": "/usr/bin:/bin", "BROWSER": browser]) { first, _ in first }
    }

    private func opener(_ environment: [String: String], timeout: Duration = .seconds(120)) -> BrowserOpener {
        BrowserOpener(environment: environment, system: .linux, timeout: timeout)
    }

    @Test func `hands the address to BROWSER as it is`() async throws {
        let program = try folder.makeProgram("browser")

        let outcome = await opener(environment(browser: program)).open(address)

        #expect(outcome == .init(isOpened: true, text: "Opened \(address) with \"\(program)\"."))
        #expect(try folder.words() == [address])
    }

    @Test(arguments: [
        ("--new-window", ["--new-window", "ADDRESS"]),
        ("  -a   -b ", ["-a", "-b", "ADDRESS"]),
        ("--url=%s --last", ["--url=ADDRESS", "--last"]),
        ("; $(id) 'x y'", [";", "$(id)", "'x", "y'", "ADDRESS"]),
    ])
    func `splits BROWSER at blanks and knows no shell`(arguments: String, words: [String]) async throws {
        let program = try folder.makeProgram("browser")

        let outcome = await opener(environment(browser: "\(program) \(arguments)")).open(address)

        #expect(outcome.isOpened)
        #expect(try folder.words() == words.map { $0.replacing("ADDRESS", with: address) })
    }

    @Test func `does not wait for a browser that stays, and leaves it running`() async throws {
        let program = try folder.makeProgram("browser", afterwards: "echo $$ > '\(folder.path)/self'; exec sleep 600")

        let outcome = await opener(environment(browser: program), timeout: .milliseconds(200)).open(address)

        #expect(outcome.isOpened)
        try await eventually { try folder.text("self").hasSuffix("\n") }
        #expect(try folder.isGone(processIn: "self") == false)
        try folder.end(processIn: "self")
    }

    @Test func `says why a browser failed, and never throws`() async throws {
        let missing = await opener(environment(browser: "no-such-browser")).open(address)
        #expect(missing.isOpened == false)
        #expect(missing.text.hasPrefix("No browser was opened: The program \"no-such-browser\" can't be found"))
        #expect(missing.text.hasSuffix("Open \(address) yourself."))

        let program = try folder.makeProgram("browser", afterwards: "exit 3")
        let failing = await opener(environment(browser: program)).open(address)
        #expect(failing.text.contains("exited with code 3"))
    }

    @Test(arguments: [
        "file:///etc/passwd", "javascript:alert(1)", "--help", "", "http://", "http:///x", "https:/one", "ftp://a/",
        "http://a/ --flag", "http://a/\n", "data:text/html,x", "127.0.0.1:8080",
    ])
    func `opens web addresses only`(address: String) async throws {
        let program = try folder.makeProgram("browser")

        let outcome = await opener(environment(browser: program)).open(address)

        #expect(outcome.isOpened == false)
        #expect(outcome.text.contains("not an http or https URL"))
        #expect(throws: (any Error).self) { try folder.words() }
    }

    @Test(arguments: ["http://localhost:1/", "HTTPS://example.org", "http://[::1]:8080/s/abc/"])
    func `takes every web address`(address: String) {
        #expect(BrowserOpener.isWebAddress(address))
    }

    @Test func `passes the desktop's variables on and no others`() async throws {
        let program = try folder.makeProgram("browser", afterwards: "env > '\(folder.path)/env'")
        let more = ["DISPLAY": ":1", "XDG_RUNTIME_DIR": "/run", "AWS_SECRET": "x", "TABPREVIEW_KEY": "x"]

        _ = await opener(environment(browser: program, more)).open(address)

        let names = Set(try folder.text("env").split(separator: "\n").compactMap { $0.split(separator: "=").first })
        #expect(names.isSuperset(of: ["DISPLAY", "XDG_RUNTIME_DIR", "BROWSER", "PATH"]))
        #expect(names.isDisjoint(with: ["AWS_SECRET", "TABPREVIEW_KEY"]))
    }
}

@Suite struct BrowserChoiceTests {
    private func choice(_ environment: [String: String], _ system: BrowserChoice.System = .linux) -> BrowserChoice {
        BrowserChoice(environment: environment, system: system)
    }

    @Test(arguments: ["DISPLAY", "WAYLAND_DISPLAY"])
    func `takes the system's own opener where there is a screen`(name: String) {
        #expect(choice([name: ":0"]) == .command(.init(program: "xdg-open", arguments: [])))
        #expect(choice([:], .macOS) == .command(.init(program: "open", arguments: [])))
    }

    @Test func `opens nothing without a screen, and says why`() {
        let reason = BrowserChoice.nothing("there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)")

        #expect(choice([:]) == reason)
        #expect(choice(["DISPLAY": ""]) == reason)
    }

    @Test func `opens nothing in CI, and says why`() {
        let reason = BrowserChoice.nothing("this is a CI run (CI is set)")

        #expect(choice(["CI": "true", "DISPLAY": ":0"]) == reason)
        #expect(choice(["CI": "1"], .macOS) == reason)
        #expect(choice(["CI": "false", "DISPLAY": ":0"]) == .command(.init(program: "xdg-open", arguments: [])))
    }

    @Test func `BROWSER is above all, an empty one is none`() {
        let w3m = BrowserChoice.command(.init(program: "w3m", arguments: ["-N"]))

        #expect(choice(["BROWSER": "w3m -N", "CI": "true"]) == w3m)
        #expect(choice(["BROWSER": "w3m -N"]) == w3m)
        #expect(choice(["BROWSER": "  ", "DISPLAY": ":0"]) == .command(.init(program: "xdg-open", arguments: [])))
    }
}

@Suite struct ProcessEnvironmentTests {
    @Test func `lets named variables through, and those that begin as said`() {
        let all = ["PATH": "/bin", "LC_ALL": "C", "LC": "x", "HOMEWARD": "x", "HOME": "/root", "GITHUB_TOKEN": "x"]

        let seen = ProcessEnvironment.variables(of: all, allowing: ProcessEnvironment.plain)

        #expect(seen == ["PATH": "/bin", "LC_ALL": "C", "HOME": "/root"])
    }
}
