import Foundation
import PreviewProcesses
import SwiftUIMessages
import TabModel
import Testing

/// A reader that does whatever a parser may do to it.
@Suite struct SwiftUIReaderTests {
    @Test func `a process answers one request after the other, however many come at once`() async throws {
        let fake = try FakeReader(views: "step A.swift; rest; answer '{\"tabViews\":[]}'")
        let reader = fake.reader()

        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    let response = try await reader.views()
                    #expect(response == ["tabViews": []])
                }
                group.addTask {
                    let source = try await reader.source(view: 0, file: 0)
                    #expect(source.file == "A.swift" && source.text == "a")
                }
            }
            try await group.waitForAll()
        }

        #expect(fake.runs == 1)
        #expect(try fake.folder.text("runs") == "serve --memory 4096\n")
    }

    @Test func `a process sees few variables (S66)`() async throws {
        let fake = try FakeReader(start: "env > variables")

        _ = try await fake.reader().views()

        let lines = try fake.folder.text("variables").split(separator: "\n")
        #expect(lines.contains("LANG=C") && lines.contains("SWIFT_BACKTRACE=enable=no"))
        #expect(!lines.contains { $0.contains("SECRET") || $0.hasPrefix("HOME") })
    }

    @Test(arguments: [
        ("kill -9 $$", "the reader exited"),
        ("kill -11 $$", "the reader was terminated by signal 11"),
        ("exit 3", "the reader exited with code 3"),
        ("exit 0", "the reader exited"),
        ("exec >&-; sleep 600", "the reader exited"),
        ("printf '{\"id\":'; exit 0", "the reader exited"),
        ("echo 'Fatal error'; sleep 600", "the reader wrote an invalid message"),
        ("echo; sleep 600", "the reader wrote an invalid message"),
        ("printf '{\"id\":7,\"res\\n'; sleep 600", "the reader wrote an invalid message"),
        ("echo '{\"id\":9999,\"result\":{}}'; sleep 600", "the reader wrote an invalid message: a response to another"),
    ])
    func `a file that the process does not survive is set aside, and the rest is read`(
        deed: String,
        why: String
    ) async throws {
        let fake = try FakeReader(views: FakeReader.hard(deed))
        let reader = fake.reader()

        #expect(try await reader.views() == ["aside": "1"])

        let setAside = await reader.setAside
        #expect(setAside.map(\.file) == ["Hard.swift"])
        #expect(setAside.first?.why.hasPrefix(why) == true, "\(setAside)")
        #expect(fake.runs == 2)
    }

    @Test func `a process that fails at a file that it was told to leave out is tried once more`() async throws {
        let fake = try FakeReader(views: "step Hard.swift; exit 1")

        let error = await #expect(throws: SwiftUIReaderError.self) { try await fake.reader().views() }

        #expect(error?.text == "The reader of Swift source failed: the reader exited with code 1.")
        #expect(fake.runs == 3)
    }

    @Test(arguments: [
        "kill -STOP $$", "sleep 600", "printf '{\"id\":'; sleep 600", "trap '' TERM; while :; do sleep 1; done",
        "while :; do step Hard.swift; kill -STOP $$; done",
    ])
    func `a file that takes longer than its deadline is set aside (S66)`(deed: String) async throws {
        let fake = try FakeReader(views: FakeReader.hard(deed))
        let reader = fake.reader(file: .milliseconds(200))

        #expect(try await reader.views() == ["aside": "1"])

        let why = "the reader took longer than 0.2 seconds"
        #expect(await reader.setAside == [.init(file: "Hard.swift", why: why)])
        #expect(fake.runs == 2)
    }

    @Test(arguments: ["sleep 600", "kill -STOP $$", "while :; do step Other.swift; evaluate; sleep 0.1; done"])
    func `evaluating a tab view has a deadline of its own, whatever it parses meanwhile`(deed: String) async throws {
        let start = #"evaluate() { printf '{"id":null,"step":"evaluate","file":"Hard.swift"}\n'; }"#
        let views = "[ -n \"$aside\" ] || { evaluate; [ -e good ] && sleep 0.5 || { \(deed); }; }"
        let fake = try FakeReader(views: "\(views); rest; answer \"{\\\"aside\\\":\\\"$aside\\\"}\"", start: start)
        let reader = fake.reader(file: .milliseconds(400), view: .seconds(3))
        try fake.folder.write("good", "")
        #expect(try await reader.views() == ["aside": ""])

        try FileManager.default.removeItem(atPath: "\(fake.folder.path)/good")
        #expect(try await reader.views() == ["aside": "1"])
        let why = "the reader took longer than 3.0 seconds"
        #expect(await reader.setAside == [.init(file: "Hard.swift", why: why)])
    }

    @Test func `a reader that is replaced by another version is named once it is started again`() async throws {
        let fake = try FakeReader()
        let reader = fake.reader()
        _ = try await reader.views()
        let text = try fake.folder.text("tabpreview-swiftui")
        try fake.folder.write("tabpreview-swiftui", text.replacing("{\"version\":1}", with: "{\"version\":2}"))
        #expect(try await reader.views() == [:], "the one that runs goes on")

        try fake.folder.end(processIn: "self")
        let error = await #expect(throws: SwiftUIReaderError.self) { try await reader.views() }

        let path = "\(fake.folder.path)/tabpreview-swiftui"
        #expect(error == .otherVersion(path: path, found: 2, expected: ReaderGreeting.currentVersion))
    }

    @Test func `a file that was set aside is read again once it has changed`() async throws {
        let fake = try FakeReader(views: FakeReader.hard("[ -e good ] || exit 1"))
        let reader = fake.reader()
        #expect(try await reader.views() == ["aside": "1"])

        try await reader.changed(["Other.swift"])
        #expect(try await reader.views() == ["aside": "1"])
        try fake.folder.write("good", "")
        try await reader.changed(["Hard.swift"])

        #expect(try await reader.views() == ["aside": ""])
        #expect(await reader.setAside == [])
        #expect(fake.runs == 2)
    }

    @Test func `a file that is still too hard after its change is set aside once more`() async throws {
        let fake = try FakeReader(views: FakeReader.hard("exit 1"))
        let reader = fake.reader()
        _ = try await reader.views()

        try await reader.changed(["Hard.swift"])

        #expect(try await reader.views() == ["aside": "1"])
        #expect(await reader.setAside.map(\.file) == ["Hard.swift"])
        #expect(fake.runs == 3)
    }

    @Test func `a process that is killed while it has nothing to do is started again`() async throws {
        let fake = try FakeReader()
        let reader = fake.reader()
        _ = try await reader.views()
        try fake.folder.end(processIn: "self")

        #expect(try await reader.views() == [:])
        #expect(fake.runs == 2)
        #expect(await reader.setAside == [])
    }

    @Test(arguments: [
        ("exit 3", "The reader of Swift source failed: the reader exited with code 3."),
        ("kill -6 $$", "The reader of Swift source failed: the reader was terminated by signal 6."),
        ("echo hello", "The reader of Swift source failed: the reader wrote an invalid message: no greeting."),
    ])
    func `a process that fails with no file at hand is tried once more`(start: String, text: String) async throws {
        let fake = try FakeReader(start: start)

        let error = await #expect(throws: SwiftUIReaderError.self) { try await fake.reader().views() }

        #expect(error?.text == text)
        #expect(fake.runs == 2)
    }

    @Test func `an response that takes too long blames no file`() async throws {
        let fake = try FakeReader(views: "while :; do step A.swift; done")
        let reader = fake.reader(response: .seconds(1))

        let error = await #expect(throws: SwiftUIReaderError.self) { try await reader.views() }

        #expect(error?.text == "The reader of Swift source failed: the reader took longer than 1.0 seconds.")
        #expect(await reader.setAside == [])
    }

    @Test(.timeLimit(.minutes(2)))
    func `one deadline is for all starts of a request (S95)`() async throws {
        // Each start hangs at another file, which is set aside: without an end of its own, the request has none.
        let fake = try FakeReader(views: "step \"File$$.swift\"; sleep 600")
        let reader = fake.reader(file: .milliseconds(300), response: .seconds(2))

        let error = await #expect(throws: SwiftUIReaderError.self) { try await reader.views() }

        #expect(error?.text == "The reader of Swift source failed: the reader took longer than 2.0 seconds.")
        #expect((1...7).contains(fake.runs), "\(fake.runs) starts")
    }

    @Test func `nothing is read after the end that was given for it (S95)`() async throws {
        let fake = try FakeReader(views: "while :; do step A.swift; sleep 0.1; done")
        let reader = fake.reader(until: .now + .seconds(1))

        await #expect(throws: SwiftUIReaderError.self) { try await reader.views() }

        #expect(fake.runs == 1)
    }

    @Test func `the process is told how long it has (S95)`() async throws {
        let fake = try FakeReader(views: "printf '%s' \"$line\" > asked; answer '{}'")

        _ = try await fake.reader().views()

        guard case .views(let limit?) = try ReaderRequest(Array(fake.folder.text("asked").utf8)).method else {
            throw ReaderError(.badRequest, "expected a limit")
        }
        #expect(limit > 100_000 && limit <= 299_500)
    }

    @Test func `a process that never greets is ended`() async throws {
        let fake = try FakeReader(start: "sleep 600")

        let error = await #expect(throws: SwiftUIReaderError.self) {
            try await fake.reader(response: .milliseconds(300)).views()
        }

        #expect(error?.text == "The reader of Swift source failed: the reader took longer than 0.3 seconds.")
        try await eventually { try fake.folder.isGone(processIn: "self") }
    }

    @Test func `another version is named, with what to do`() async throws {
        let fake = try FakeReader(version: "2")
        let path = "\(fake.folder.path)/tabpreview-swiftui"

        let error = await #expect(throws: SwiftUIReaderError.self) { try await fake.reader().views() }

        #expect(error == .otherVersion(path: path, found: 2, expected: ReaderGreeting.currentVersion))
        #expect(error?.text.contains("Reinstall tabpreview") == true)
        #expect(fake.runs == 1)
    }

    @Test func `a reader that is not there is named, with what to do`() async throws {
        let fake = try FakeReader()
        let path = "\(fake.folder.path)/tabpreview-swiftui"
        try FileManager.default.removeItem(atPath: path)

        let error = await #expect(throws: SwiftUIReaderError.self) { try await fake.reader().views() }

        #expect(error == .notBuilt(path: path))
        #expect(error?.text.contains("Reinstall tabpreview") == true)
        let built = SwiftUIReaderError.notBuilt(path: "/a/.build/release/tabpreview-swiftui")
        #expect(built.text.hasSuffix("To build it, run: swift build --product tabpreview-swiftui"))
    }

    @Test func `a file that is no program is reported`() async throws {
        let fake = try FakeReader()
        try fake.folder.write("tabpreview-swiftui", "\u{7F}ELF no program")

        let error = await #expect(throws: SwiftUIReaderError.self) { try await fake.reader().views() }

        #expect(error?.text.contains("can't be started") == true, "\(error?.text ?? "")")
    }

    @Test func `a refusal ends nothing`() async throws {
        let refusal = "printf '{\"id\":%s,\"error\":{\"code\":\"noProject\",\"text\":\"Not there.\"}}\\n' $id"
        let fake = try FakeReader(views: refusal)
        let reader = fake.reader()

        for _ in 0..<2 {
            await #expect(throws: SwiftUIReaderError.refused(ReaderError(.noProject, "Not there."))) {
                try await reader.views()
            }
        }

        #expect(fake.runs == 1)
    }

    @Test func `endless words on standard error change nothing`() async throws {
        let fake = try FakeReader(start: "yes >&2 &")
        let reader = fake.reader()

        for _ in 0..<5 { #expect(try await reader.views() == [:]) }

        #expect(fake.runs == 1)
        await reader.close()
    }

    @Test func `closing ends the process, and a later request starts it again`() async throws {
        let fake = try FakeReader()
        let reader = fake.reader()
        _ = try await reader.views()

        await reader.close()

        #expect(try fake.folder.isGone(processIn: "self"))
        #expect(try await reader.views() == [:])
        #expect(fake.runs == 2)
    }

    @Test func `the process ends with its owner (S66)`() async throws {
        let fake = try FakeReader()
        _ = try await fake.reader().views()

        try await eventually { try fake.folder.isGone(processIn: "self") }
    }

    @Test func `a request that nobody waits for any more blames no file`() async throws {
        let fake = try FakeReader(views: FakeReader.hard("[ -e good ] || { echo > waiting; sleep 600; }"))
        let reader = fake.reader()
        let running = Task { try await reader.views() }
        try await eventually { try fake.folder.text("waiting") == "\n" }

        running.cancel()

        await #expect(throws: SwiftUIReaderError.cancelled) { try await running.value }
        try await eventually { try fake.folder.isGone(processIn: "self") }
        try fake.folder.write("good", "")
        #expect(try await reader.views() == ["aside": ""])
    }
}
