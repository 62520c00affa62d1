import PreviewServer
import Foundation
import JSONRPC
import LanguageServer
import MCPServer
import PreviewCore
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// A spec that an agent asks about: from a file, from an argument, or from Swift source.
struct AgentSpec {
    /// What diagnostics call it.
    let name: String
    /// Its absolute path; for an argument that of a file in the root, where images are looked for.
    let path: String
    /// The text; of Swift source the spec that was made of it.
    let bytes: [UInt8]
    let format: SpecFormat
    let isSwift: Bool
    let decoded: DecodedSpec
    let settings: SpecSettings

    /// The spec; the errors if there is none.
    func spec() throws(AgentFailure) -> TabSpec {
        guard let spec = decoded.spec else {
            throw AgentFailure(decoded.diagnostics.map { LintText.line($0).text }.joined(separator: "\n"))
        }
        return spec
    }

    /// The spec with what its files and settings say.
    func linted(_ spec: TabSpec) -> LintedSpec {
        var linted = settings.linted?(spec) ?? LintedSpec(spec, file: name)
        linted.file = name
        return linted
    }
}

/// Reads what an agent names.
struct AgentReader: Sendable {
    let files: AgentFiles
    let workspace: FolderWorkspace

    /// The argument that names one of several tab views.
    static let tabView = "tabView"

    /// The arguments that name a spec.
    static let arguments = [
        AgentArgument("file", "The path of a spec (JSON or YAML), of a Swift file, or of a directory of Swift source."),
        AgentArgument("text", "The spec itself, in JSON or YAML, instead of a file."),
        AgentArgument("format", "How the text is written (default: detected).", words: SpecFormat.names),
        AgentArgument(Self.tabView, "Of Swift source with several tab views: the one to read, by its name."),
    ]

    /// Reads the spec that the arguments name.
    func read(_ arguments: RPCParameters) async throws -> AgentSpec {
        let format = try arguments.optionalText("format").map { (try choice($0) as SpecFormat) }
        return try await read(
            file: arguments.optionalText("file"),
            text: arguments.optionalText("text"),
            format: format,
            view: arguments.optionalText(Self.tabView),
            keys: ("file", "text")
        )
    }

    /// Reads one; `keys` are the arguments' names, for messages.
    func read(
        file: String?,
        text: String?,
        format: SpecFormat?,
        view: String?,
        keys: (file: String, text: String)
    ) async throws -> AgentSpec {
        switch (file, text) {
        case (nil, let text?): return await spec(Array(text.utf8), named: "text", in: "\(files.root)/text", format)
        case (let file?, nil):
            let path = try files.absolutePath(file)
            if SpecSource.isSwift(path) { return try await source(path, named: file, view) }
            let chosen = try SpecChoice.path(given: path)
            let name = chosen == path ? file : chosen
            return await spec(try files.bytes(of: name), named: name, in: chosen, format)
        default: throw AgentFailure("Give either \"\(keys.file)\" or \"\(keys.text)\".")
        }
    }

    private func spec(_ bytes: [UInt8], named name: String, in path: String, _ format: SpecFormat?) async -> AgentSpec {
        let format = format ?? SpecFormat(fileName: name, bytes: bytes)
        let beside = FolderFiles(.folder(URL(filePath: path).deletingLastPathComponent().path))
        var decoded = SpecReader.read(bytes, format: format, file: name, limits: .http)
        decoded.spec = decoded.spec.map { beside.linted($0, file: name).spec }
        return AgentSpec(
            name: name,
            path: path,
            bytes: bytes,
            format: format,
            isSwift: false,
            decoded: decoded,
            settings: await workspace.settings(forFileAt: path)
        )
    }

    /// A tab view in Swift source.
    private func source(_ path: String, named name: String, _ view: String?) async throws -> AgentSpec {
        let reading = try await SwiftProject(path: path).read()
        let folder = SpecFolder.isFolder(path) ? name : name.split(separator: "/").dropLast().joined(separator: "/")
        let prefix = folder.isEmpty || folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
        let imported = try reading.tabView(named: view, option: Self.tabView).imported(in: prefix)
        return AgentSpec(
            name: name,
            path: SpecFolder.isFolder(path) ? "\(path)/text" : path,
            bytes: imported.text,
            format: .json,
            isSwift: true,
            decoded: imported.decoded,
            settings: await workspace.settings(forFileAt: path)
        )
    }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
    /// What the cases are called.
    static var names: [String] { allCases.map(\.rawValue) }
}
