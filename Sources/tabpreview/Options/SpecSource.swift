import ArgumentParser
import Foundation
import PreviewProcesses
import PreviewServer
import TabModel
import TabSpecCoding

/// Where a spec to compare is read: a file or its directory, standard input, or a revision of a git repository.
enum SpecSource {
    case file(String)
    case revision(GitFile)

    /// Reads an argument; a revision's name that is not well formed is a wrong command line.
    init(_ name: String) throws(ValidationError) {
        guard GitFile.isNamed(by: name) else {
            self = .file(SpecChoice.file(named: name))
            return
        }
        do throws(GitNameError) {
            self = .revision(try GitFile(name: name))
        } catch {
            throw ValidationError("\(TerminalText.escaped(name)): \(TerminalText.escaped(error.text))")
        }
    }

    /// Its path, where it is a file of this folder.
    var file: String? {
        if case .file(let file) = self { file } else { nil }
    }

    /// What diagnostics and reports call it.
    var name: String {
        switch self {
        case .file("-"): "standard input"
        case .file(let file): file
        case .revision(let file): file.name
        }
    }

    /// Reads and decodes the spec; `input` says how standard input is written.
    func decode(input: SpecFormat?) async throws(FileFailure) -> DecodedSpec {
        switch self {
        case .file(let file):
            let bytes = try SpecChoice.bytes(of: file)
            let format = (file == "-" ? input : nil) ?? SpecFormat(fileName: file, bytes: bytes)
            return SpecReader.read(bytes, format: format, file: name).withStrings(besideFile: file)
        case .revision(let file):
            return try await decode(file)
        }
    }

    /// A file that git has but nobody could read as a spec is wrong input; all else is a file that can't be read.
    private func decode(_ file: GitFile) async throws(FileFailure) -> DecodedSpec {
        let repository = GitRepository(
            environment: ProcessInfo.processInfo.environment,
            limit: SpecReadingLimits.file.bytes
        )
        do throws(GitError) {
            let bytes = try await repository.bytes(of: file)
            return SpecReader.read(bytes, format: SpecFormat(fileName: file.path, bytes: bytes), file: file.name)
        } catch {
            switch error {
            case .binary: return refused(error, id: "syntax")
            case .tooLarge: return refused(error, id: "limit")
            default: throw FileFailure(text: TerminalText.escaped(error.text))
            }
        }
    }

    private func refused(_ error: GitError, id: String) -> DecodedSpec {
        DecodedSpec(spec: nil, diagnostics: [Diagnostic(id: id, text: error.reason, file: name)])
    }
}

extension TabSpec {
    /// The spec of a file with what its strings catalog says (R1.119).
    func withStrings(besideFile file: String) -> TabSpec {
        guard let path = stringsCatalog else { return self }
        var spec = self
        spec.strings = FolderFiles(.folder(ImageFindings.folder(of: file))).catalog(at: path)
        return spec
    }
}

extension DecodedSpec {
    /// The same with what the spec's strings catalog says.
    func withStrings(besideFile file: String) -> DecodedSpec {
        DecodedSpec(spec: spec?.withStrings(besideFile: file), diagnostics: diagnostics)
    }
}
