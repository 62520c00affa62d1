import ArgumentParser
import Foundation
import PreviewProcesses

/// `tabpreview _join-pipes`: what starts the browser that draws pictures; for our own use, and not in the help.
struct JoinPipes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "_join-pipes",
        abstract: "Run a program that communicates through descriptors 3 and 4.",
        shouldDisplay: false
    )

    @Argument(parsing: .captureForPassthrough, help: "The program's path and its arguments.")
    var words: [String] = []

    func run() throws {
        guard let program = words.first else {
            throw ValidationError("Name the program to run. tabpreview uses this command itself to draw pictures.")
        }
        Streams.message(JoinedPipes.become(program, Array(words.dropFirst())))
        throw ExitCode(JoinedPipes.cannotRun)
    }

    /// The argument vector of this very command.
    ///
    /// On Linux it leads to the file that runs now, even where another one has taken its place since.
    static var launcher: [String] {
        #if canImport(Darwin)
            let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        #else
            let program = "/proc/self/exe"
        #endif
        return [program, "_join-pipes"]
    }
}
