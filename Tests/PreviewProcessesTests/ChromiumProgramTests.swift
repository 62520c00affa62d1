import Foundation
import Testing

@testable import PreviewProcesses

/// Finding a browser, in folders of the test's own.
@Suite struct ChromiumProgramTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var environment: [String: String] { ["PATH": "/nowhere:\(folder.path)", "HOME": folder.path] }

    private func error(named name: String?, path: String? = nil) -> ChromiumError? {
        #expect(throws: ChromiumError.self) {
            try ChromiumProgram(named: name, environment: path.map { ["PATH": $0] } ?? environment)
        }
    }

    @Test(arguments: ChromiumProgram.names)
    func `finds a browser by each of its usual names`(name: String) throws {
        let path = try folder.makeProgram(name)

        #expect(try ChromiumProgram(named: nil, environment: environment).path == path)
    }

    @Test func `takes the first name of the list, wherever it is in PATH`() throws {
        _ = try folder.makeProgram("google-chrome")
        let first = try folder.makeProgram("chromium")

        #expect(try ChromiumProgram(named: nil, environment: environment).path == first)
    }

    @Test func `takes the one that is named, by path or by name`() throws {
        _ = try folder.makeProgram("chromium")
        let own = try folder.makeProgram("my own browser")

        #expect(try ChromiumProgram(named: own, environment: environment).path == own)
        #expect(try ChromiumProgram(named: "my own browser", environment: environment).path == own)
    }

    @Test func `says why a named one can't be run, and takes no other in its place`() throws {
        _ = try folder.makeProgram("chromium")
        let plain = "\(folder.path)/plain"
        try Data("x".utf8).write(to: URL(filePath: plain))

        #expect(
            error(named: "/no/such")?.text.contains("\"/no/such\" (export.chromium) can't be run: no such") == true
        )
        #expect(error(named: folder.path)?.text.contains("it is a directory") == true)
        #expect(error(named: "no-such-name") == .unusable(name: "no-such-name", reason: "no such program"))
        if geteuid() != 0 || !FileManager.default.isExecutableFile(atPath: plain) {
            #expect(error(named: plain)?.text.contains("you don't have permission to execute it") == true)
        }
    }

    @Test func `tells what was looked for and what to do`() {
        let text = ChromiumError.notFound.text

        for word in ["chromium", "google-chrome", "msedge", "PATH", "Install Chromium", "export.chromium"] {
            #expect(text.contains(word), "\(word)")
        }
    }
}
