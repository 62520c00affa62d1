import ArgumentParser
import Foundation
import TabSpecCoding

/// The specs that `lint` works on.
struct LintInput: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The specs' files, or - for standard input.", valueName: "spec"),
        completion: .file(extensions: ["json", "yaml", "yml"])
    )
    var files: [String] = []

    @Option(
        name: .long,
        help: "How the specs are written, where the name does not tell: json or yaml.",
        completion: .list(SpecFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var input: SpecFormat?

    /// Whether one of them comes from standard input.
    var readsStandardInput: Bool { files.contains("-") }

    /// The files in the order given, each once, whatever it is called; the usual one if none is given.
    func paths() throws(FileFailure) -> [String] {
        guard !files.isEmpty else { return [try SpecChoice.path(given: nil)] }
        var seen: Set<String> = []
        return files.filter { seen.insert(Self.realPath($0)).inserted }
    }

    /// Where links and `.` lead; the path itself for standard input and where there is nothing.
    private static func realPath(_ path: String) -> String {
        guard path != "-", let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
