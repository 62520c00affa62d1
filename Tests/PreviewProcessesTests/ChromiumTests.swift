import Foundation
import Testing

@testable import PreviewProcesses

/// Drawing with programs that behave as a browser does, or as none should.
@Suite struct ChromiumTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A placeholder for our own executable.
    private var launcher: [String] {
        get throws { [try folder.makeLauncher("launcher"), "join"] }
    }

    private func chromium(_ script: String, memory: Int = 2_048, isRoot: Bool = false) throws -> Chromium {
        let path = try folder.makeProgram("browser", afterwards: script)
        let program = try ChromiumProgram(named: path, environment: [:])
        return Chromium(
            program,
            launcher: try launcher,
            environment: ["PATH": "/usr/bin:/bin", "SECRET": "token"],
            memory: memory,
            isRoot: isRoot
        )
    }

    private func failure(_ script: String, deadline: Duration = .seconds(300)) async throws -> ChromiumError? {
        let chromium = try chromium(script)
        return await #expect(throws: ChromiumError.self) {
            try await chromium.png(of: PictureRequest(html: "<main>", deadline: deadline))
        }
    }

    /// Returns a browser's responses for pictures, one after the other; the calls for each are numbered from 1.
    private func answers(_ pictures: [String]..., then end: String = "sleep 600") -> String {
        pictures.flatMap { results in
            results.enumerated().map { "printf '%s\\0' '{\"id\":\($0 + 1),\"result\":\($1)}' >&4" }
        }.joined(separator: "\n") + "\n\(end)"
    }

    /// The beginning of a PNG of that size.
    private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 0, width, 0, 0, 0, height]
    }

    private func steps(box: String, picture: [UInt8]) -> [String] {
        [
            "{\"browserContextId\":\"C\"}", "{\"targetId\":\"T\"}", "{\"sessionId\":\"S\"}", "{}", "{}", "{}",
            "{\"frameTree\":{\"frame\":{\"id\":\"F\"}}}", "{}", "{\"result\":{\"value\":\(box)}}",
            "{\"data\":\"\(Data(picture).base64EncodedString())\"}", "{}",
        ]
    }

    private let box = "{\"x\":0,\"y\":0,\"width\":20,\"height\":30}"

    @Test func `gives the picture, ends the browser and removes what it kept`() async throws {
        let script = "echo $$ > '\(folder.path)/number'\n" + answers(steps(box: box, picture: png(40, 60)))
        let chromium = try chromium(script)

        #expect(try await chromium.png(of: PictureRequest(html: "<main>", deadline: .seconds(300))) == png(40, 60))
        await chromium.close()

        #expect(try folder.isGone(processIn: "number"))
        let words = try folder.words()
        let profile = try #require(words.first { $0.hasPrefix("--user-data-dir=") }?.dropFirst(16))
        #expect(!FileManager.default.fileExists(atPath: String(profile)))
        #expect(words.contains("--headless") && words.contains("--remote-debugging-pipe"))
        #expect(!words.contains { $0.hasPrefix("--remote-debugging-port") || $0 == "--no-sandbox" })
    }

    @Test func `draws several pictures in one browser`() async throws {
        let (first, second) = (steps(box: box, picture: png(40, 60)), steps(box: box, picture: png(20, 30)))
        let chromium = try chromium("echo started >> '\(folder.path)/starts'\n" + answers(first, second))

        #expect(try await chromium.png(of: PictureRequest(html: "<main>", deadline: .seconds(300))) == png(40, 60))
        let request = PictureRequest(html: "<main>", scale: 1, deadline: .seconds(300))
        #expect(try await chromium.png(of: request) == png(20, 30))
        await chromium.close()

        #expect(try folder.text("starts") == "started\n")
    }

    @Test func `a picture on which a used browser fails is drawn in a new one`() async throws {
        let (path, picture) = (folder.path, steps(box: box, picture: png(40, 60)))
        let ending = "while [ ! -e '\(path)/end' ]; do sleep 0.05; done; exit 5"
        let script = """
            rm -f '\(path)/end'
            echo $$ > '\(path)/number'
            echo started >> '\(path)/starts'
            \(answers(picture, then: ending))
            """
        let chromium = try chromium(script)

        for _ in 0..<3 {
            let request = PictureRequest(html: "<main>", deadline: .seconds(300))
            #expect(try await chromium.png(of: request) == png(40, 60))
            #expect(FileManager.default.createFile(atPath: "\(path)/end", contents: nil))
            try await eventually { try folder.isGone(processIn: "number") }
        }
        await chromium.close()

        #expect(try folder.text("starts") == "started\nstarted\nstarted\n")
    }

    @Test func `leaves out the sandbox for root only`() throws {
        let chromium = try chromium("", isRoot: true)

        #expect(chromium.call(in: "/tmp/x").arguments.contains("--no-sandbox"))
        #expect(chromium.call(in: "/tmp/x").environment["SECRET"] == nil)
        #expect(chromium.sandboxRemark?.contains("without its sandbox") == true)
        #expect(try self.chromium("").sandboxRemark == nil)
    }

    @Test func `passes a path on as it is`() async throws {
        let path = try folder.makeProgram("a $(touch owned) 'b'", afterwards: "exit 3")
        let program = try ChromiumProgram(named: path, environment: [:])
        let chromium = Chromium(
            program,
            launcher: try launcher,
            environment: ["PATH": "/bin"],
            isRoot: false
        )

        let error = await #expect(throws: ChromiumError.self) {
            try await chromium.png(of: PictureRequest(html: "<main>"))
        }

        #expect(error == .failed(.failed(program: path, exitCode: 3, text: "")))
    }

    @Test func `tells a crash by its exit code and last words`() async throws {
        let error = try await failure("echo 'no space left on device' >&2; exit 21")

        #expect(error?.text.contains("exited with code 21: no space left on device") == true)
        #expect(error?.text.contains(folder.path) == true, "names the browser and not the launcher")
    }

    @Test func `tells in the launcher's words why a browser can't be run`() async throws {
        let error = try await failure("echo 'Exec format error' >&2; exit 126")

        #expect(error == .failed(.notStarted(program: "\(folder.path)/browser", reason: "Exec format error")))
    }

    @Test func `passes the program and its arguments on to the launcher, each as it is`() throws {
        let call = try chromium("").call(in: "/tmp/a 'b' $c")

        #expect(call.program == "\(folder.path)/launcher")
        #expect(call.arguments.prefix(3) == ["join", "\(folder.path)/browser", "--headless"])
        #expect(call.arguments.contains("--user-data-dir=/tmp/a 'b' $c"))
    }

    @Test func `ends a browser that hangs`() async throws {
        // On a busy machine the browser may get nowhere within the first.
        for seconds in [2, 20, 120] {
            let script = "echo $$ > '\(folder.path)/number'; sleep 600"
            let error = try await failure(script, deadline: .seconds(seconds))
            #expect(error?.text.contains("took longer than \(seconds).0 seconds and was stopped") == true)
            if (try? folder.text("number"))?.hasSuffix("\n") == true { break }
        }

        try await eventually { try folder.isGone(processIn: "number") }
    }

    #if os(Linux)
        @Test func `ends a browser that takes too much memory, and draws the next picture (S98)`() async throws {
            // Neither process has more than the limit of 64 MiB; both together have a little more. A shell gives its last
            // command the process, and its memory back, so sleeping is not the last.
            let takes = "a=$(head -c 40000000 /dev/zero | tr '\\0' a)"
            let script = """
                (\(takes); sleep 600; :) &
                echo $! > '\(folder.path)/number'
                \(takes); sleep 600; :
                """
            let chromium = try chromium(script, memory: 64)
            let error = await #expect(throws: ChromiumError.self) {
                try await chromium.png(of: PictureRequest(html: "<main>", deadline: .seconds(300)))
            }
            #expect(error == .failed(.tooMuchMemory(program: "\(folder.path)/browser", limit: 64 << 20)))
            #expect(error?.text.contains("used more than 64 MiB of memory and was stopped") == true)
            #expect(error?.text.contains("TABPREVIEW_EXPORT_CHROMIUM_MEMORY") == true)
            try await eventually { try folder.isGone(processIn: "number") }

            let next = try self.chromium(answers(steps(box: box, picture: png(40, 60))), memory: 64)
            #expect(try await next.png(of: PictureRequest(html: "<main>")) == png(40, 60))
        }

        @Test func `counts the memory of the processes of a session`() {
            let own = SessionMemory(leader: getsid(0))
            #expect(own.bytes > 1 << 20)
            #expect(SessionMemory(leader: -1).bytes == 0)
        }
    #endif

    @Test func `ends what a browser leaves behind, also what doesn't listen (S98)`() async throws {
        let script = "(trap '' TERM; exec sleep 600) <&- >&- 2>&- 3<&- 4>&- & echo $! > '\(folder.path)/number'"
        #expect(try await failure(script) == .endedEarly(program: "\(folder.path)/browser"))
        try await eventually { try folder.isGone(processIn: "number") }
    }

    @Test func `tells a program that is no browser`() async throws {
        #expect(try await failure("printf 'hello\\0' >&4; sleep 600") == .garbled(program: "\(folder.path)/browser"))
        #expect(try await failure("exit 0") == .endedEarly(program: "\(folder.path)/browser"))
    }

    @Test func `tells what the browser refused`() async throws {
        let error = try await failure(
            "printf '%s\\0' '{\"id\":1,\"error\":{\"message\":\"No target\"}}' >&4; sleep 600"
        )

        #expect(error == .refused(program: "\(folder.path)/browser", text: "No target"))
    }

    @Test func `takes no picture of another size, and none of nothing`() async throws {
        let wrong = try await failure(answers(steps(box: box, picture: png(41, 60))))
        #expect(wrong == .noPicture(program: "\(folder.path)/browser"))

        let none = try await failure(answers(steps(box: "{\"x\":0,\"y\":0,\"width\":0,\"height\":0}", picture: [])))
        #expect(none == .noPicture(program: "\(folder.path)/browser"))

        let cut = try await failure(answers(steps(box: box, picture: [1, 2, 3])))
        #expect(cut == .noPicture(program: "\(folder.path)/browser"))
    }

    @Test func `ends a browser that writes without end`() async throws {
        let error = try await failure("exec cat /dev/zero | tr '\\0' x >&4")

        #expect(error?.text.contains("bytes and was stopped") == true)
    }

    @Test func `passes over what it did not ask for`() async throws {
        let noise = "printf '%s\\0' '{\"method\":\"Target.created\",\"params\":{}}' >&4\n"
        let chromium = try chromium(noise + answers(steps(box: box, picture: png(20, 30))))

        let request = PictureRequest(html: "<main>", scale: 1, deadline: .seconds(300))
        #expect(try await chromium.png(of: request) == png(20, 30))
    }
}
