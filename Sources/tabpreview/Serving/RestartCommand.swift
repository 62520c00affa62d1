import Foundation

/// The command line that started this server, changed so that others on the network can reach it.
enum RestartCommand {
    /// The text to paste into a POSIX shell.
    static func text(_ arguments: [String] = CommandLine.arguments, isRoot: Bool = geteuid() == 0) -> String {
        var kept = withoutHost(arguments).filter { $0 != "--allow-root" }
        let place = kept.firstIndex(of: "serve").map { $0 + 1 } ?? kept.endIndex
        kept.insert(contentsOf: ["--host", "0.0.0.0"] + (isRoot ? ["--allow-root"] : []), at: place)
        return kept.map(quoted).joined(separator: " ")
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

    private static func quoted(_ argument: String) -> String {
        let isPlain = !argument.isEmpty && argument.unicodeScalars.allSatisfy { plain.contains($0) }
        return isPlain ? argument : "'\(argument.replacing("'", with: "'\\''"))'"
    }

    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=:,@%+".unicodeScalars
    )
}
