import CLibrary
import Dispatch
import Foundation

/// The signals INT, TERM and HUP as an orderly stop; a broken pipe does not end the process.
///
/// HUP is sent when the terminal closes. If it is ignored from the start, as under `nohup`, it stays ignored.
///
/// Signals are handled from the initializer on, so call it before the program is announced as running.
struct StopSignals {
    private let arrivals: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// Handles the signals from now on.
    ///
    /// The initializer returns when the system delivers them here: Dispatch registers them on another thread, and
    /// earlier ones are lost.
    init() async {
        signal(SIGPIPE, SIG_IGN)
        let (arrivals, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingOldest(1))
        self.arrivals = arrivals
        let registering = DispatchGroup()
        sources = Self.handled.map { number in
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

    /// The signals that are not set to be ignored.
    private static var handled: [Int32] {
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

    /// A sequence with one element for the first of the signals; it ends with the task.
    var first: AsyncStream<Void> { arrivals }

    /// Ends the handling of signals.
    func end() {
        sources.forEach { $0.cancel() }
    }
}

/// The command line that started this server, changed so that others on the network can reach it.
enum RestartCommand {
    /// Returns the text to paste into a POSIX shell.
    static func text(_ arguments: [String] = CommandLine.arguments, isRoot: Bool = geteuid() == 0) -> String {
        var result = withoutHost(arguments).filter { $0 != "--allow-root" }
        let place = result.firstIndex(of: "serve").map { $0 + 1 } ?? result.endIndex
        result.insert(contentsOf: ["--host", "0.0.0.0"] + (isRoot ? ["--allow-root"] : []), at: place)
        return result.map(ShellWord.quoted).joined(separator: " ")
    }

    private static func withoutHost(_ arguments: [String]) -> [String] {
        var rest = arguments[...]
        var result: [String] = []
        while let argument = rest.popFirst() {
            if argument == "--host" {
                rest = rest.dropFirst()
            } else if !argument.hasPrefix("--host=") {
                result.append(argument)
            }
        }
        return result
    }
}
