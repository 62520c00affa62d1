import ArgumentParser
import Foundation
import PreviewCore
import PreviewServer
import TabModel
import TabResolver
import TabSpecCoding

/// A spec that a command reads: the text of a file, or a tab view of Swift source.
struct NamedSpec {
    /// The text of a spec, which can be repaired.
    struct Text {
        var bytes: [UInt8]
        let format: SpecFormat
        /// The limits for reading.
        let limits: SpecReadingLimits
    }

    /// The name in findings: the spec's file, or the one that declares the tab view.
    let name: String
    /// The name of the spec if it has no title.
    let title: String
    /// The folder of its images and its strings catalog.
    let folder: String
    /// The name of the tab view; nil for a spec's file.
    var view: String?
    /// The text; nil for Swift source.
    private(set) var text: Text?
    /// The spec, or the errors in it.
    private(set) var decoded: DecodedSpec
    /// The remarks of the reader of Swift source, such as unknown values.
    private(set) var remarks: [Diagnostic] = []

    /// The temporary folder that exists as long as the spec; nil for the project's own.
    private var temporaryFolder: ScopedFolder?

    /// Creates a spec from a file's text; `format` is nil where the file's name or its first character determines it.
    ///
    /// `path` is the location of the file, if `file` is only its name.
    init(
        _ bytes: [UInt8],
        format: SpecFormat?,
        file: String,
        at path: String? = nil,
        limits: SpecReadingLimits = .file
    ) {
        let path = path ?? file
        name = file
        // A spec from standard input or a pipe is in no folder.
        folder = InputFile.isStream(path) ? "." : URL(filePath: path).deletingLastPathComponent().path
        title = path == "-" ? "Preview" : URL(filePath: path).deletingPathExtension().lastPathComponent
        text = Text(bytes: bytes, format: format ?? SpecFormat(fileName: file, bytes: bytes), limits: limits)
        decoded = DecodedSpec(spec: nil, diagnostics: [])
        decode()
    }

    /// Creates a spec from a file of a revision, or its errors: there is nothing beside it that could be read.
    init(_ decoded: DecodedSpec, revision name: String) {
        (self.name, self.decoded) = (name, decoded)
        (title, folder) = (name, ".")
    }

    /// Creates a spec from a tab view of a project.
    init(_ view: SwiftReading.TabView, of project: SwiftProject) {
        (self.view, title, folder) = (view.name, project.title, project.folder)
        name = project.prefix + view.file
        decoded = view.imported(in: project.prefix).decoded
        remarks = decoded.diagnostics.filter { $0.severity != .error }
        decoded.diagnostics.removeAll { $0.severity != .error }
    }

    /// The spec's file, with the tab view's name where that has several.
    var place: String { view.map { "\(name): \($0)" } ?? name }

    /// Returns the spec with another text.
    func holding(_ bytes: [UInt8]) -> Self {
        var spec = self
        spec.text?.bytes = bytes
        spec.decode()
        return spec
    }

    /// Returns the spec with the temporary folder that its files are in.
    func keeping(_ folder: ScopedFolder) -> Self {
        var spec = self
        spec.temporaryFolder = folder
        return spec
    }

    /// Returns the spec with additional remarks.
    func adding(_ more: [Diagnostic]) -> Self {
        var spec = self
        spec.remarks = more + remarks
        return spec
    }

    /// Returns the properties of its images, and the reasons why some can't be shown.
    func images(of spec: TabSpec) -> ReferencedImages { FolderImages(.folder(folder)).images(of: spec) }

    private mutating func decode() {
        guard let text else { return }
        decoded = SpecReader.read(text.bytes, format: text.format, file: name, limits: text.limits)
        decoded.spec = decoded.spec.map(withStrings)
    }

    /// Returns the spec with the content of its strings catalog (R1.119).
    func withStrings(_ spec: TabSpec) -> TabSpec {
        guard let path = spec.stringsCatalog else { return spec }
        var spec = spec
        spec.strings = FolderImages(.folder(folder)).catalog(at: path)
        return spec
    }
}

extension [Diagnostic] {
    /// The exit code of a command that checks an app, if a part of its source was not read; nil if all was.
    ///
    /// The contents are not known of a file on which the reader fails, or for which there is no time.
    var incompleteStatus: ExitCode? {
        contains { ["notRead", "tooHard"].contains($0.id) } ? ExitStatus.unavailable : nil
    }
}

/// The result of reading, where there can be several specs.
struct SpecsRead {
    var specs: [NamedSpec]
    /// The remarks about Swift source as a whole.
    var remarks: [Diagnostic] = []
}

extension SpecsRead {
    /// Returns the tab views of a directory of Swift source in files that the settings lint, and any other specs.
    func linted(of source: SpecSource, by settings: Settings) -> SpecsRead {
        guard source.swiftFolder != nil || source.path == nil else { return self }
        return SpecsRead(
            specs: specs.filter { $0.name == source.name || settings.lints(SpecSource.path(ofFile: $0.name)) },
            remarks: remarks
        )
    }

    /// Returns the failure if no named source is linted.
    static func nothingIncluded(in names: [String]) -> FileFailure {
        let names = WordList.and(names.prefix(3).map(\.quoted))
        return FileFailure(
            text:
                "The settings lint.include and lint.exclude exclude all files in \(names). "
                + "Name a file, or change the settings.",
            status: ExitStatus.missing
        )
    }
}
