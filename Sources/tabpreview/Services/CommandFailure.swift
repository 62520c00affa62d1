import ArgumentParser

/// Why a command about links or the history ends, in a sentence for each reason, and its exit code.
struct CommandFailure: Error {
    let lines: [String]
    let status: ExitCode

    init(_ line: String, _ status: ExitCode) {
        self.init(lines: [line], status)
    }

    init(_ failure: FileFailure) {
        self.init(failure.text, failure.status)
    }

    init(lines: [String], _ status: ExitCode) {
        self.lines = lines
        self.status = status
    }
}
