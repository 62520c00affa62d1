import CLibrary
import Foundation
import SwiftUIMessages

/// Where `tabpreview-swiftui` is, and how it is started.
public struct SwiftUIReaderProgram: Hashable, Sendable {
    /// The executable's name.
    public static let name = "tabpreview-swiftui"

    /// The executable's path.
    public let path: String
    /// How many MiB of addresses it can be given: the large stack alone takes 512.
    public static let memoryRange = 1_024...1_048_576
    private let memory: Int
    private let environment: [String: String]

    /// Names an executable; `memory` is the most address space it may take, in MiB.
    public init(path: String, memory: Int = 4_096, environment: [String: String]) {
        self.path = path
        self.memory = memory
        var variables = ProcessEnvironment.variables(of: environment, allowing: ["LANG", "LC_*", "TZ"])
        // A crash is reported by its signal; writing where it happened would take seconds.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        self.environment = variables
    }

    /// The path beside the executable that runs now, whatever links led to that.
    public static var pathBesideUs: String {
        let us = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0]).resolvingSymlinksInPath()
        return us.deletingLastPathComponent().appending(path: name).path
    }

    /// A Boolean value that indicates whether there is such an executable.
    var isThere: Bool { access(path, X_OK) == 0 }

    var call: ProgramCall {
        ProgramCall(
            path,
            ["serve", "--memory", "\(memory)"],
            environment: environment,
            outputLimit: ReaderLine.longest
        )
    }
}

/// How long to wait before the reader is started again: longer after each failure in a row.
struct RestartPauses {
    private static let shortest = Duration.milliseconds(50)
    private static let longest = Duration.seconds(5)

    private(set) var next = Duration.zero

    /// Waits at the start after a failure, as long as there is time.
    func wait(until end: ContinuousClock.Instant) async {
        try? await Task.sleep(for: min(next, max(ContinuousClock.now.duration(to: end), .zero)))
    }

    /// Notes a failure.
    mutating func grow() { next = min(max(next * 2, Self.shortest), Self.longest) }

    /// Notes a success.
    mutating func reset() { next = .zero }
}
