import ArgumentParser
import Foundation
import PreviewCore
import PreviewProcesses
import TabModel
import TabSpecCoding

/// What a command is given where it needs a spec: a spec's file, standard input, Swift source, or one of these in a
/// revision of Git.
struct SpecSource {
    /// What a name leads to.
    private enum Place {
        /// A spec's file, or `-`.
        case file(String)
        /// A folder without specs and without Swift source.
        case emptyFolder(String)
        /// A Swift file, or a folder with Swift source.
        case swift(String)
        case revision(GitFile)
    }

    private let place: Place
    /// The format of a spec whose file doesn't say it.
    private let format: SpecFormat?
    /// What is read of Swift source.
    let swift: SwiftChoice

    /// A path; of a folder, the one spec with a usual name, else its Swift source if it has no specs.
    init(_ path: String, format: SpecFormat? = nil, swift: SwiftChoice = SwiftChoice()) {
        (self.format, self.swift) = (format, swift)
        place = Self.isSwift(path) ? .swift(path) : .file(SpecChoice.file(named: path))
    }

    /// A path, or a name such as `git:HEAD:tabs.json`; one that is not well formed is a wrong command line.
    init(revisionOrPath name: String, format: SpecFormat?, swift: SwiftChoice) throws(ValidationError) {
        guard GitFile.isNamed(by: name) else {
            self.init(name, format: name == "-" ? format : nil, swift: swift)
            return
        }
        do throws(GitNameError) {
            self.init(.revision(try GitFile(name: name)), nil, swift)
        } catch {
            throw ValidationError("\(TerminalText.escaped(name)): \(TerminalText.escaped(error.text))")
        }
    }

    /// All that a path represents: of a folder the specs in it, or else its Swift source.
    static func all(at path: String, format: SpecFormat?, swift: SwiftChoice) -> [SpecSource] {
        func source(_ place: Place) -> SpecSource { SpecSource(place, format, swift) }
        if isSwift(path) { return [source(.swift(path))] }
        guard SpecFolder.isFolder(path) else { return [source(.file(path))] }
        let specs = SpecFolder(path: path).specs
        return specs.isEmpty ? [source(.emptyFolder(path))] : specs.map { source(.file($0)) }
    }

    private init(_ place: Place, _ format: SpecFormat?, _ swift: SwiftChoice) {
        (self.place, self.format, self.swift) = (place, format, swift)
    }

    /// Whether a path names Swift source: a Swift file, or a folder without a spec that has one in it or below.
    static func isSwift(_ path: String) -> Bool {
        guard SpecFolder.isFolder(path) else { return path.hasSuffix(".swift") }
        var specs = SpecsInFolder(path: path)
        return specs.look().isEmpty && SpecFolder(path: path).hasSwiftFile
    }

    /// Its path as it was given; nil for a revision.
    var path: String? {
        switch place {
        case .file(let path), .emptyFolder(let path), .swift(let path): path
        case .revision: nil
        }
    }

    /// The file beside which settings are looked for; nil where there is none.
    var settingsFile: String? {
        guard case .swift(let path) = place, SpecFolder.isFolder(path) else { return path }
        return SpecFolder(path: path).usualSpec
    }

    /// What reports call it.
    var name: String {
        switch place {
        case .file("-"): "standard input"
        case .file(let path), .emptyFolder(let path), .swift(let path): path
        case .revision(let file): file.name
        }
    }

    /// Whether it may be Swift source: what a revision has is known when it is read.
    private var maySwift: Bool {
        switch place {
        case .swift, .revision: true
        case .file, .emptyFolder: false
        }
    }

    /// Whether it is Swift source in a file or folder.
    var isSwift: Bool { if case .swift = place { true } else { false } }

    /// The Swift source in a file or folder, read within the limits of `settings`; nil for anything else.
    func project(_ settings: Settings) -> SwiftProject? {
        if case .swift(let path) = place { swift.limited(by: settings).project(at: path) } else { nil }
    }

    /// The folder with all below it that Swift source is read of; nil for anything else.
    var swiftFolder: SpecFolder? {
        if case .swift(let path) = place, SpecFolder.isFolder(path) { SpecFolder(path: path) } else { nil }
    }

    /// Refuses options about Swift source where there is none.
    static func check(_ swift: SwiftChoice, among sources: [SpecSource]) throws(ValidationError) {
        guard let option = swift.given.first, !sources.contains(where: \.maySwift) else { return }
        let names = WordList.and(sources.prefix(3).map { TerminalText.escaped($0.name) })
        throw ValidationError(
            "\(TerminalText.escaped(option)) only applies to Swift source, which \(names) \(sources.count == 1 ? "is" : "are") not."
        )
    }
}

extension SpecSource {
    /// Reads the one spec that it names; `settings` limit the reader of Swift source.
    func spec(_ settings: Settings) async throws(FileFailure) -> NamedSpec {
        let swift = swift.limited(by: settings)
        return switch place {
        case .file(let path), .emptyFolder(let path):
            NamedSpec(try SpecLocation.bytes(of: path, settings: settings), format: format, file: path)
        case .swift(let path): try await swift.project(at: path).read().spec(of: swift.view)
        case .revision(let file): try await RevisionReading(file, swift).spec()
        }
    }

    /// Reads all specs that it represents: all tab views of Swift source, unless one is chosen.
    func specs(_ settings: Settings) async throws(FileFailure) -> SpecsRead {
        let swift = swift.limited(by: settings)
        return switch place {
        case .emptyFolder(let path): throw SpecFolder.failure(of: path)
        case .file(let path):
            SpecsRead(specs: [
                NamedSpec(try SpecLocation.bytes(of: path, settings: settings), format: format, file: path)
            ])
        case .swift(let path) where swift.view == nil: try await swift.project(at: path).read().specs
        case .swift, .revision: SpecsRead(specs: [try await spec(settings)])
        }
    }
}
