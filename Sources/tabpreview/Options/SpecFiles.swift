import ArgumentParser
import Foundation
import TabSpecCoding

/// The specs that `check` and `lint` work on.
struct SpecFiles: ParsableArguments {
    @Argument(
        help: ArgumentHelp("Spec files, directories of specs, or - for standard input.", valueName: "spec"),
        completion: .file(extensions: ["json", "yaml", "yml"])
    )
    var files: [String] = []

    @Option(
        name: .long,
        help: "The specs' format, if the file name doesn't say: json or yaml.",
        completion: .list(SpecFormat.allCases.map(\.rawValue)),
        transform: choice
    )
    var input: SpecFormat?

    /// Reads and decodes one of them.
    func decode(_ path: String) throws(FileFailure) -> DecodedSpec {
        let bytes = try SpecFolder.bytes(of: path)
        return SpecReader.read(bytes, format: input ?? SpecFormat(fileName: path, bytes: bytes), file: path)
    }

    /// Whether one of them comes from standard input.
    var readsStandardInput: Bool { files.contains("-") }

    /// The files in the order given, each once, whatever it is called; the usual one if none is given.
    ///
    /// A folder represents the specs in it; one without any stays, to be reported with the files that can't be read.
    func paths() throws(FileFailure) -> [String] {
        guard !files.isEmpty else { return [try SpecChoice.path(given: nil)] }
        let found = files.flatMap { path in
            let specs = SpecFolder.isFolder(path) ? SpecFolder(path: path).specs : []
            return specs.isEmpty ? [path] : specs
        }
        var seen: Set<String> = []
        return found.filter { path in
            let file = path == "-" ? nil : FileReading.resolved(path)
            return seen.insert(file ?? path).inserted
        }
    }
}
