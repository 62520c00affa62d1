import Testing

@testable import PreviewProcesses

@Suite struct PersistentProgramTests {
    private func program(_ script: String, limit: Int = 1_000) -> PersistentProgram {
        PersistentProgram(
            ProgramCall("sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], outputLimit: limit)
        )
    }

    /// Hears one line.
    private func outcome(_ program: PersistentProgram, _ message: String = "a\n") async -> PersistentProgram.Outcome {
        await program.exchange(Array(message.utf8), until: .now + .seconds(300)) { _ in .response }
    }

    @Test func `a line may have as many bytes as the call permits, whatever came before`() async {
        let program = program("while read -r line; do head -c 1000 /dev/zero | tr '\\0' a; echo; done")

        for _ in 0..<20 { #expect(await outcome(program) == .responded) }
    }

    @Test(arguments: ["head -c 200000 /dev/zero", "yes | tr -d '\\n'", "cat /dev/zero"])
    func `a longer line ends the program`(script: String) async {
        let error = ProgramError.tooMuchOutput(program: "sh", limit: 100_000)

        #expect(await outcome(program(script, limit: 100_000)) == .ended(error))
    }

    @Test func `lines that come in pieces and several at once are heard one by one`() async {
        let program = program("read -r line; printf 'a'; sleep 0.1; printf 'b\\n\\nc\\nd\\n'; cat")
        let heard = AsyncStream.makeStream(of: [UInt8].self)

        let outcome = await program.exchange([10], until: .now + .seconds(300)) { line in
            heard.continuation.yield(line)
            return line == Array("d".utf8) ? .response : .more(until: .now + .seconds(300))
        }
        heard.continuation.finish()

        let lines = await heard.stream.reduce(into: []) { $0.append(String(decoding: $1, as: UTF8.self)) }
        #expect(outcome == .responded)
        #expect(lines == ["ab", "", "c", "d"])
    }

    @Test func `a program that reads nothing is late, however long the message`() async {
        let program = program("sleep 600")

        let outcome = await program.exchange(
            Array(repeating: 65, count: 4_000_000),
            until: .now + .milliseconds(300)
        ) { _ in .response }

        #expect(outcome == .late)
        #expect(await self.outcome(program) == .ended(nil))
    }

    @Test func `an exchange with a program that has ended says why it did`() async {
        let program = program("echo bad >&2; exit 4")
        let error = ProgramError.failed(program: "sh", exitCode: 4, text: "bad")

        #expect(await outcome(program) == .ended(error))
        #expect(await outcome(program) == .ended(error))
    }
}
