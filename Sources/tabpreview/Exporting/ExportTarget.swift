import Files
import Foundation
import TabModel

/// The target of exports: the file that `--output` names, or a file for each export in a directory.
struct ExportTarget {
    /// The value of `--output` as it was given.
    let output: String
    let format: ExportFormat

    /// A Boolean value that indicates whether the target is a directory, or will be.
    private var isDirectory: Bool { output.hasSuffix("/") || SpecFolder.isFolder(output) }

    /// Returns the file for each of the specs that could be read, in their order; a missing directory is created.
    ///
    /// Warns of a spec that other commands would read instead of the one beside it.
    ///
    /// - Throws: `FileFailure` if two specs would have one file, a file is a spec's own, or an export that is not a
    ///   spec would have the name of one.
    func files(for batch: SpecBatch) throws(FileFailure) -> [String] {
        let specs = batch.items.map(\.named)
        let files = specs.map(file)
        guard isDirectory || !batch.hasSeveral else {
            let target = output == "-" ? "Standard output" : TerminalText.escaped(output)
            throw wrong("\(target) can't contain several exports. Name a directory: --output pictures/")
        }
        var owners: [String: NamedSpec] = [:]
        for (spec, file) in zip(specs, files) {
            if let other = owners.updateValue(spec, forKey: file) {
                let names = WordList.and([other, spec].map { TerminalText.escaped($0.place) })
                throw wrong("\(names) would both be \(TerminalText.escaped(file)). Export them one at a time.")
            }
            if specs.contains(where: { $0.isText(in: file) }) {
                throw wrong("\(TerminalText.escaped(file)) is the input file. Name another file with --output.")
            }
            if format != .spec, SpecChoice.isUsual(file) { throw usual(file) }
        }
        if format == .spec { Set(files).filter(SpecChoice.isUsual).sorted().forEach(warnOfNeighbor) }
        if isDirectory, !specs.isEmpty { try makeDirectory() }
        return files
    }

    private func file(for spec: NamedSpec) -> String {
        guard isDirectory else { return output }
        let name = (spec.view ?? spec.title).replacing(" #", with: "-").replacing("/", with: "-")
        return SpecFolder(path: output).prefix + "\(name).\(format.fileExtension)"
    }

    private func makeDirectory() throws(FileFailure) {
        do {
            try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        } catch {
            throw FileFailure(text: "\(TerminalText.escaped(output)) can't be created: \(InputFile.reason(error)).")
        }
    }

    private func usual(_ file: String) -> FileFailure {
        let stem = URL(filePath: file).deletingPathExtension().lastPathComponent
        return wrong(
            """
            Commands without a file argument would read \(TerminalText.escaped(file)) as a spec. Name another file: \
            --output \(stem).\(format.fileExtension). To export only the spec, pass --format spec.
            """
        )
    }

    /// Prints the spec that is read from now on where a directory has several with usual names.
    private func warnOfNeighbor(_ file: String) {
        let folder = SpecFolder(path: URL(filePath: file).deletingLastPathComponent().path)
        let own = URL(filePath: file).lastPathComponent
        let others = SpecChoice.names.filter { $0 != own && InputFile.exists(folder.prefix + $0) }
        guard let other = others.first, let first = SpecChoice.names.first(where: { $0 == own || others.contains($0) })
        else { return }
        Streams.warning(
            "\(TerminalText.escaped(file)) is beside \(other). Commands without a file argument read \(first). "
                + "Delete the file that you no longer need."
        )
    }

    private func wrong(_ text: String) -> FileFailure { FileFailure(text: text, status: ExitStatus.usage) }
}

extension NamedSpec {
    /// Returns a Boolean value that indicates whether a file is the input file with the spec's text.
    fileprivate func isText(in file: String) -> Bool {
        guard text != nil, !InputFile.isStream(name), let own = RealPath.of(name) else { return false }
        return own == RealPath.of(file)
    }
}
