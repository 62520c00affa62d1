import CLibrary
import Foundation
import SwiftUIMessages

/// The executable `tabpreview-swiftui`, and its environment.
public struct SwiftUIReaderProgram: Hashable, Sendable {
    /// The executable's name.
    public static let name = "tabpreview-swiftui"

    /// The executable's path.
    let path: String
    /// The range of the address space that the program can be given, in MiB: the large stack alone takes 512.
    public static let memoryRange = 1_024...1_048_576
    private let memory: Int
    private let environment: [String: String]

    /// Creates a program from an executable; `memory` is the maximum of its address space, in MiB.
    public init(path: String, memory: Int = 4_096, environment: [String: String]) {
        self.path = path
        self.memory = memory
        var variables = ProcessEnvironment.variables(of: environment, allowing: ["LANG", "LC_*", "TZ"])
        // A crash is reported by its signal; writing where it happened would take seconds.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        self.environment = variables
    }

    /// The path beside the running executable, with symbolic links resolved.
    public static var pathBesideUs: String {
        let us = URL(filePath: Bundle.main.executablePath ?? CommandLine.arguments[0]).resolvingSymlinksInPath()
        return us.deletingLastPathComponent().appending(path: name).path
    }

    /// A Boolean value that indicates whether the executable exists.
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
