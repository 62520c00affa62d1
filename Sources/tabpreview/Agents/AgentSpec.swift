import EditorServices
import TabModel
import TabReports
import TabResolver
import TabSpecCoding

/// A spec that an agent names: from a file, from an argument, or from Swift source.
struct AgentSpec {
    let named: NamedSpec
    let settings: SpecSettings

    /// Returns the spec.
    ///
    /// - Throws: The errors, if there is no spec.
    func spec() throws(AgentFailure) -> TabSpec {
        guard let spec = named.decoded.spec else {
            throw AgentFailure(named.decoded.diagnostics.map { LintText.line($0).text }.joined(separator: "\n"))
        }
        return spec
    }

    /// Returns the spec with the information from its files and settings.
    func linted(_ spec: TabSpec) -> LintedSpec {
        let spec = named.withStrings(spec)
        let images = named.images(of: spec)
        return LintedSpec(spec, file: named.name, rules: settings.rules, images: images)
    }
}

/// A reader of the specs that an agent names.
struct AgentReader: Sendable {
    let files: AgentFiles
    let workspace: FolderWorkspace
    /// The limits of the reader of Swift source.
    let limits: ReaderLimits

    /// The argument that names one of several tab views.
    static let tabView = "tabView"

    /// The arguments that name a spec.
    static let arguments = [
        AgentArgument("file", "The path of a spec (JSON or YAML), a Swift file, or a directory of these."),
        AgentArgument("text", "The spec's text, in JSON or YAML, instead of a file."),
        AgentArgument("format", "The format of the text (default: detected).", words: SpecFormat.names),
        AgentArgument(Self.tabView, "The name of the tab view to read, for Swift source with several."),
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

    /// Reads one spec; `keys` are the arguments' names, for messages.
    func read(
        file: String?,
        text: String?,
        format: SpecFormat?,
        view: String?,
        keys: (file: String, text: String)
    ) async throws -> AgentSpec {
        let named: NamedSpec
        switch (file, text) {
        case (nil, let text?): named = spec(Array(text.utf8), format, named: "text", at: "\(files.root)/text")
        case (let file?, nil): named = try await spec(file, format, view)
        default: throw AgentFailure("Pass either \"\(keys.file)\" or \"\(keys.text)\".")
        }
        let settings = await workspace.settings(forFileAt: SpecFolder(path: named.folder).usualSpec)
        return AgentSpec(named: named, settings: settings)
    }

    /// Reads a spec's file, the only spec of a directory, or a tab view of Swift source.
    private func spec(_ file: String, _ format: SpecFormat?, _ view: String?) async throws -> NamedSpec {
        let path = try files.absolutePath(file)
        let source = SpecSource(path, swift: SwiftChoice(view: view))
        guard !source.isSwift else {
            return try await project(at: path, named: file).read().spec(of: view, option: Self.tabView)
        }
        let chosen = try SpecChoice.path(given: source.path ?? path)
        return try spec(named: file, at: path, chosen, format)
    }

    /// Reads all specs that the arguments name: of a directory the specs and the Swift source in it, with the line that
    /// describes them.
    func readAll(_ arguments: RPCParameters) async throws -> (specs: [AgentSpec], said: [String]) {
        let isOne = try arguments.optionalText("text") != nil || arguments.optionalText(Self.tabView) != nil
        guard !isOne, let file = try arguments.optionalText("file") else { return ([try await read(arguments)], []) }
        let path = try files.absolutePath(file)
        guard SpecFolder.isFolder(path) || path.hasSuffix(".swift") else { return ([try await read(arguments)], []) }
        let contents = SpecFolder.isFolder(path) ? SpecFolder(path: path).contents : FolderContents(swiftFiles: 1)
        guard !contents.isEmpty else { throw SpecFolder(path: path).failure }
        var read = try contents.specs.map { try spec(named: file, at: path, $0, nil) }
        var remarks = SpecFolder.isFolder(path) ? [contents.summary] : []
        if contents.hasSwift {
            let source = try await project(at: path, named: file).read().specs(isBesideSpecs: !read.isEmpty)
            read += source.specs
            remarks += source.remarks.map(\.line)
        }
        var specs: [AgentSpec] = []
        for named in read {
            let settings = await workspace.settings(forFileAt: SpecFolder(path: named.folder).usualSpec)
            specs.append(AgentSpec(named: named, settings: settings))
        }
        return (specs, remarks)
    }

    /// Reads a spec's file, under the name of the file or its directory that the agent used.
    private func spec(
        named file: String,
        at path: String,
        _ chosen: String,
        _ format: SpecFormat?
    ) throws -> NamedSpec {
        let inside = chosen.dropFirst(SpecFolder(path: path).prefix.count)
        let name = chosen == path ? file : SpecFolder(path: file).prefix + inside
        return spec(try files.bytes(of: name), format, named: name, at: chosen)
    }

    /// Returns Swift source under the name that the agent used.
    func project(at path: String, named name: String) -> SwiftProject {
        SwiftProject(path: path, limits: limits, name: name)
    }

    private func spec(_ bytes: [UInt8], _ format: SpecFormat?, named name: String, at path: String) -> NamedSpec {
        NamedSpec(bytes, format: format, file: name, at: path, limits: .http)
    }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
    /// The names of the cases.
    static var names: [String] { allCases.map(\.rawValue) }
}
