import CLibrary
import Subprocess

/// The two ends of a conversation with a running program: its input, and its output.
struct ProgramPipes {
    private let input: StandardInputWriter
    private var output: SubprocessOutputSequence.Iterator
    private let call: ProgramCall
    private var waiting: [UInt8] = []
    /// The index in `waiting` of the first byte that was not yet returned.
    private var start = 0

    init(input: StandardInputWriter, output: SubprocessOutputSequence, call: ProgramCall) {
        self.input = input
        self.output = output.makeAsyncIterator()
        self.call = call
    }

    /// Writes bytes to the program; throws if it reads no more.
    func write(_ bytes: [UInt8]) async throws {
        BrokenPipes.ignore()
        _ = try await input.write(bytes)
    }

    /// Returns the bytes up to an end mark, without it; nil if the program's output ends before.
    ///
    /// Throws ``ProgramError/tooMuchOutput(program:limit:)`` once they are more than the call permits.
    mutating func read(until mark: UInt8) async throws(ProgramError) -> [UInt8]? {
        var searched = start
        while true {
            if let end = waiting[searched...].firstIndex(of: mark) {
                defer { start = end + 1 }
                return Array(waiting[start..<end])
            }
            waiting.removeFirst(start)
            (start, searched) = (0, waiting.count)
            guard searched <= call.outputLimit else {
                throw .tooMuchOutput(program: call.program, limit: call.outputLimit)
            }
            guard let more = try await next() else { return nil }
            waiting += more
        }
    }

    private mutating func next() async throws(ProgramError) -> [UInt8]? {
        do {
            return try await output.next().map { buffer in buffer.withUnsafeBytes { Array($0) } }
        } catch {
            throw ProgramError(error, of: call)
        }
    }
}

/// The signal that would end this process when a program closes its input before it has read all.
enum BrokenPipes {
    private static let ignored: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

    /// Makes a write to such a pipe fail with an error instead, in all of this process.
    ///
    /// Started programs are not affected: Subprocess gives them every signal's default.
    static func ignore() { ignored }
}
