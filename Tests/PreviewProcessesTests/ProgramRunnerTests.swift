import PreviewProcesses
import Testing

/// Real programs, as every system has them.
@Suite struct ProgramRunnerTests {
    static let environment = ["PATH": "/usr/bin:/bin"]

    private func call(_ program: String, _ arguments: [String] = []) -> ProgramCall {
        ProgramCall(program, arguments, environment: Self.environment)
    }

    /// A script for the shell as the program under test; nothing of ours runs through it.
    private func script(_ text: String) -> ProgramCall { call("sh", ["-c", text]) }

    private func failure(_ call: ProgramCall) async -> ProgramError? {
        await #expect(throws: ProgramError.self) { try await ProgramRunner.run(call) }
    }

    @Test(arguments: [
        "; touch /tmp/owned", "$(id)", "`id`", "$HOME", "a b  c", "\"'\\", "*", "&& true", "| cat", "-n", "%s%n", "ü🙂",
        "line\nline\ttab", "",
    ])
    func `passes an argument on as it is`(argument: String) async throws {
        let output = try await ProgramRunner.run(call("printf", ["[%s]", argument]))

        #expect(output.text == "[\(argument)]")
    }

    @Test func `finds a program by name and by path`() async throws {
        #expect(try await ProgramRunner.run(call("echo", ["name"])).text == "name\n")
        #expect(try await ProgramRunner.run(call("/bin/echo", ["path"])).text == "path\n")
    }

    @Test func `gives the input and keeps both outputs apart`() async throws {
        var call = script("cat; echo wrong >&2")
        call.input = Array("from us".utf8)

        let output = try await ProgramRunner.run(call)

        #expect(output.text == "from us")
        #expect(output.standardError == Array("wrong\n".utf8))
    }

    @Test func `runs in the given directory`() async throws {
        var call = call("pwd")
        call.folder = "/usr"

        #expect(try await ProgramRunner.run(call).text == "/usr\n")
    }

    @Test func `shows the program no other variables than given`() async throws {
        var call = call("env")
        call.environment["GIVEN"] = "a=b c"

        let lines = Set(try await ProgramRunner.run(call).text.split(separator: "\n"))

        #expect(lines == ["PATH=/usr/bin:/bin", "GIVEN=a=b c"])
    }

    @Test(arguments: ["no-such-program-here", "/no/such/program", "/etc/passwd", "/usr", ""])
    func `says that there is no such program`(program: String) async throws {
        let error = try #require(await failure(call(program)))

        switch error {
        case .notFound(let name), .notStarted(let name, _): #expect(name == program)
        default: Issue.record("\(error)")
        }
        #expect(error.text.contains("\"\(program)\""))
    }

    @Test func `names a missing program and what to do`() async throws {
        let error = await failure(call("no-such-program-here"))

        #expect(error == .notFound(program: "no-such-program-here"))
        #expect(
            error?.text
                == "The program \"no-such-program-here\" can't be found. Install it, or name another one."
        )
    }

    @Test func `tells the exit code and the last words`() async throws {
        let error = await failure(script("echo first >&2; echo ' it is broken ' >&2; exit 7"))

        #expect(error == .failed(program: "sh", exitCode: 7, text: "first\n it is broken"))
    }

    @Test func `tells the signal that ended a program`() async throws {
        #expect(await failure(script("kill -9 $$")) == .killed(program: "sh", signal: 9))
    }

    @Test func `ends a program at its deadline, with what it started`() async throws {
        let folder = try TemporaryFolder()
        var call = script("sleep 600 & echo $! > '\(folder.path)/child'; wait")
        let clock = ContinuousClock()
        let start = clock.now

        // On a busy machine the program may get nowhere within the first.
        for deadline in [Duration.milliseconds(300), .seconds(5), .seconds(60)] {
            call.deadline = deadline
            #expect(await failure(call) == .timedOut(program: "sh", deadline: deadline))
            if (try? folder.text("child"))?.hasSuffix("\n") == true { break }
        }

        #expect(clock.now - start < .seconds(500))
        try await eventually { try folder.isGone(processIn: "child") }
    }

    @Test func `kills a program that does not heed the signal to end`() async throws {
        var call = script("trap '' TERM; while :; do sleep 1; done")
        call.deadline = .milliseconds(300)
        let clock = ContinuousClock()
        let start = clock.now

        #expect(await failure(call) == .timedOut(program: "sh", deadline: .milliseconds(300)))
        #expect(clock.now - start < .seconds(300))
    }

    @Test(arguments: ["yes", "yes >&2", "head -c 200000 /dev/zero; sleep 600"])
    func `ends a program that writes too much, on either output`(text: String) async throws {
        var call = script(text)
        call.outputLimit = 100_000
        call.deadline = .seconds(300)

        #expect(await failure(call) == .tooMuchOutput(program: "sh", limit: 100_000))
    }

    @Test func `takes output of exactly the limit`() async throws {
        var call = script("head -c 100000 /dev/zero")
        call.outputLimit = 100_000

        #expect(try await ProgramRunner.run(call).standardOutput.count == 100_000)
    }

    @Test func `returns the output of a program that closes its input unread`() async throws {
        var call = script("exec 0<&-; echo done")
        call.input = Array(repeating: 65, count: 4_000_000)

        #expect(try await ProgramRunner.run(call).text == "done\n")
    }

    @Test func `gets the end of a long input too`() async throws {
        var call = call("wc", ["-c"])
        call.input = Array(repeating: 65, count: 3_000_000)

        #expect(try await ProgramRunner.run(call).text.filter(\.isNumber) == "3000000")
    }

    @Test func `ends a program when nobody waits for it any more`() async throws {
        let folder = try TemporaryFolder()
        var call = script("echo $$ > '\(folder.path)/self'; sleep 600")
        call.deadline = .seconds(600)
        let running = Task { [call] in try await ProgramRunner.run(call) }
        try await eventually { try folder.text("self").hasSuffix("\n") }

        running.cancel()

        await #expect(throws: ProgramError.cancelled(program: "sh")) { try await running.value }
        try await eventually { try folder.isGone(processIn: "self") }
    }

    @Test func `refuses what the system would cut off`() async throws {
        for call in [call("echo", ["a\0b"]), call("ec\0ho")] {
            guard case .notStarted(_, let reason) = await failure(call) else {
                Issue.record("started")
                continue
            }
            #expect(reason.contains("NUL"))
        }
    }

    @Test func `runs many programs at once`() async throws {
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<20 { group.addTask { try await ProgramRunner.run(call("echo", ["\(number)"])).text } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }

        #expect(texts == Set((0..<20).map { "\($0)\n" }))
    }
}
