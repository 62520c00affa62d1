import ArgumentParser
import Foundation
import PreviewCore
import PreviewServer
import PreviewPages
import TabModel
import TabResolver
import TabSpecCoding

/// A run that publishes one spec, and brings back the edits on the server.
struct PublishRun: Sendable {
    let path: String
    let name: String
    let server: TeamServer
    let tags: PublishedTags
    let settings: Settings

    init(path: String, name: String?, settings: Settings, tokenFile: String?) throws(FileFailure) {
        (self.path, self.settings) = (path, settings)
        server = try TeamServer(settings, token: tokenFile)
        self.name = try Self.name(name, for: path)
        tags = PublishedTags(spec: path, server: server.url, name: self.name, store: settings.storePath)
    }

    /// The address of the preview.
    var page: String { "\(server.url)p/\(name)/" }

    /// Returns the given name, otherwise that of the file, or of its directory where the file has a usual name.
    static func name(_ name: String?, for path: String) throws(FileFailure) -> String {
        if let name {
            guard SiteName.isValid(name) else {
                throw FileFailure(text: HostError.name(name).text, status: ExitStatus.usage)
            }
            return name
        }
        let url = URL(filePath: path)
        let stem = url.deletingPathExtension().lastPathComponent
        let isUsual = SpecChoice.isUsual(url.path)
        return SiteName.name(of: isUsual ? url.deletingLastPathComponent().lastPathComponent : stem)
    }

    /// Returns the upload: the text of the spec's file, with the files that it names, and the user's own symbols.
    ///
    /// Prints errors that keep the spec from being published, and throws the exit code.
    func upload() throws -> (upload: Upload, warnings: [String]) {
        let bytes = try SpecLocation.bytes(of: path, settings: settings)
        let file = URL(filePath: path).lastPathComponent
        let text = SpecText(bytes, format: SpecFormat(fileName: path), file: file)
        let read = text.decoded
        guard let spec = read.spec else {
            throw DiagnosticPrinter.refuse(read.diagnostics, format: .text)
        }
        let named = ReferencedFiles(of: spec, in: .folder(URL(filePath: path).deletingLastPathComponent().path))
        guard named.refused.isEmpty else {
            throw DiagnosticPrinter.refuse(refusals(of: named, in: text), format: .text)
        }
        let files = named.files.map { Upload.File(path: $0.path, content: Data($0.bytes)) }
        let warnings = named.problems.sorted { $0.key < $1.key }.map { path, problem in
            if case .drawing = problem { return "\(problem.reason). \(problem.fix(of: path))" }
            return "\(path) is not published: \(problem.reason)."
        }
        let (drawings, remarks) = try ownSymbols()
        return (Upload(file: file, text: Data(bytes), files: drawings + files), remarks + warnings)
    }

    /// Returns diagnostics about files that are never published, at the places where the spec names them.
    private func refusals(of named: ReferencedFiles, in text: SpecText) -> [Diagnostic] {
        named.refused.sorted { $0.key < $1.key }.map { path, reason in
            Diagnostic(
                id: "file",
                text: "\(path.quoted) can't be published: \(reason).",
                file: self.path,
                location: text.place(of: path, underAnyOf: ["image", "assetCatalog", "stringsCatalog"])
            )
        }
    }

    /// Returns the files of the symbols that can be drawn, and remarks about the others.
    private func ownSymbols() throws(FileFailure) -> (files: [Upload.File], remarks: [String]) {
        guard let symbols = settings.symbols else { return ([], []) }
        let folder = try SymbolsFolder(path: symbols)
        var files: [Upload.File] = []
        for drawing in folder.drawings {
            let name = "\(drawing.name.text).svg"
            guard let bytes = try InputFile.bytes(of: "\(symbols)/\(name)", missingIsFine: true) else { continue }
            files.append(Upload.File(path: "\(Upload.symbolsFolder)/\(name)", content: Data(bytes)))
        }
        return (files, folder.diagnostics.map { "\($0.file): \($0.text)" })
    }

    /// Publishes over the text that was published last; with `replaces` over any text.
    func publish(_ upload: Upload, replaces: Bool) async throws(TeamServer.Failure) -> PublishReceipt {
        let over = replaces ? try await presentTag() : tags.last
        let receipt = try await server.publish(upload, as: name, over: over)
        do { try tags.note(receipt.tag) } catch { throw .other(CommandFailure(error.text, error.status)) }
        removeCopy()
        return receipt
    }

    private func presentTag() async throws(TeamServer.Failure) -> String? {
        do { return try await server.publication(name).tag } catch {
            if case .unknown = error { return nil }
            throw error
        }
    }

    /// Returns the lines for a conflict, where the server has another text than expected and both still exist.
    func conflict(with upload: Upload) async -> [String] {
        guard let theirs = try? await server.publication(name) else {
            return ["\"\(name)\" no longer exists on the server. To publish it again, add --replace."]
        }
        var lines = ["\"\(name)\" has changed on the server since you published it, so nothing was published."]
        if let change = Self.change(from: upload, to: theirs.upload) {
            lines.append("It differs from yours: \(change).")
        }
        return lines + [
            "To get the server's version, run: tabpreview pull \(TerminalText.escaped(path))",
            "To replace it with yours, add --replace; the history keeps both.",
        ]
    }

    /// Returns a line with the changes on the server that are not in the file; nil where either can't be read.
    static func change(from mine: Upload, to theirs: Upload) -> String? {
        let specs = [mine, theirs].map { upload in
            SpecReader.read(Array(upload.text), format: SpecFormat(fileName: upload.file), file: upload.file).spec
        }
        guard let mine = specs[0], let theirs = specs[1] else { return nil }
        return SpecSummary.text(from: mine, to: theirs)
    }
}
