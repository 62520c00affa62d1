import CLibrary
import Dispatch
import Foundation

/// INT, TERM and HUP as an orderly stop; a pipe that breaks is no reason to end.
///
/// HUP comes when the terminal closes. Where it is ignored from the start, as under `nohup`, it stays so.
///
/// Signals count once this is made, so make it before anyone is notified that the program runs.
struct StopSignals {
    private let arrivals: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// Takes the signals from now on.
    ///
    /// Returns when the system delivers them here: Dispatch asks it for that on another thread, and whatever comes
    /// before is lost.
    init() async {
        signal(SIGPIPE, SIG_IGN)
        let (arrivals, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingOldest(1))
        self.arrivals = arrivals
        let registering = DispatchGroup()
        sources = Self.taken.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { continuation.yield() }
            registering.enter()
            source.setRegistrationHandler { registering.leave() }
            source.activate()
            return source
        }
        await withCheckedContinuation { done in registering.notify(queue: .global()) { done.resume() } }
    }

    /// The signals that nobody set to be ignored.
    private static var taken: [Int32] {
        var hangup = sigaction()
        sigaction(SIGHUP, nil, &hangup)
        return [SIGINT, SIGTERM] + (isIgnored(hangup) ? [] : [SIGHUP])
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// One element for the first of the signals; ends with the task.
    var first: AsyncStream<Void> { arrivals }

    /// Takes no more signals.
    func end() {
        sources.forEach { $0.cancel() }
    }
}

/// The command line that started this server, changed so that others on the network can reach it.
enum RestartCommand {
    /// The text to paste into a POSIX shell.
    static func text(_ arguments: [String] = CommandLine.arguments, isRoot: Bool = geteuid() == 0) -> String {
        var kept = withoutHost(arguments).filter { $0 != "--allow-root" }
        let place = kept.firstIndex(of: "serve").map { $0 + 1 } ?? kept.endIndex
        kept.insert(contentsOf: ["--host", "0.0.0.0"] + (isRoot ? ["--allow-root"] : []), at: place)
        return kept.map(ShellWord.quoted).joined(separator: " ")
    }

    private static func withoutHost(_ arguments: [String]) -> [String] {
        var rest = arguments[...]
        var kept: [String] = []
        while let argument = rest.popFirst() {
            if argument == "--host" {
                rest = rest.dropFirst()
            } else if !argument.hasPrefix("--host=") {
                kept.append(argument)
            }
        }
        return kept
    }
}
