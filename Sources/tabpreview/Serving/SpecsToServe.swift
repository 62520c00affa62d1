import Files
import Foundation
import PreviewCore
import PreviewServer

/// A spec that is to be served.
struct SpecToServe: Sendable {
    /// The spec's path.
    let path: String
    /// The spec's name in addresses; nil where it is the only one.
    var name: String?
    /// The settings for it.
    let settings: Settings
}

/// The specs and sources that the arguments of `serve` name: one preview, or several with their list.
struct SpecsToServe: Sendable {
    /// The maximum number of specs of one server: each needs a store, and is watched.
    static let limit = 100

    /// The paths of specs, in the order of the arguments, those of a directory in the order of their names.
    private(set) var paths: [String] = []
    /// The paths of Swift files, and of directories of Swift source, in the order of the arguments.
    private(set) var sources: [String] = []
    /// The directories whose new specs are served too.
    private(set) var folders: [String] = []
    /// A Boolean value that indicates whether there is a list.
    private(set) var hasList = false
    private let mayWait: Bool
    private let namesTabView: Bool

    /// Creates a list from arguments; `mayWait` allows files that don't exist yet, and directories without a spec.
    ///
    /// One file, a directory with one spec or with only Swift source, and no argument where a spec has a usual name are
    /// one preview. Everything else is a list. If a tab view is named, only Swift source is served of directories that
    /// have some.
    ///
    /// - Throws: The errors of all arguments.
    init(_ arguments: [String], mayWait: Bool, namesTabView: Bool = false) throws(FileFailures) {
        self.mayWait = mayWait
        self.namesTabView = namesTabView
        if arguments.count == 1, Self.isFolder(arguments[0], mayWait: mayWait) {
            try take(folder: arguments[0])
        } else if arguments.count > 1 {
            try take(arguments)
        } else {
            let path = try FileFailures.collecting { () throws(FileFailure) in
                try existing(SpecChoice.path(given: arguments.first))
            }
            if path.hasSuffix(".swift") { sources = [path] } else { paths = [path] }
        }
        guard paths.count > Self.limit else { return }
        Streams.warning(
            "There are \(paths.count) specs, but one server can have at most \(Self.limit). Those up to "
                + "\(TerminalText.escaped(paths[Self.limit - 1])) are served. "
                + "To serve others, name a directory or a file."
        )
        paths = Array(paths.prefix(Self.limit))
    }

    private mutating func take(folder: String) throws(FileFailures) {
        let contents = look(in: folder, isOneOfSeveral: false)
        guard !contents.isEmpty || mayWait else {
            let failure = SpecFolder(path: folder).failure
            throw FileFailures(all: [
                FileFailure(text: "\(failure.text) To wait for a spec, add --wait.", status: failure.status)
            ])
        }
        paths = contents.specs
        if contents.hasSwift { sources = [folder] }
        hasList = paths.count + sources.count != 1
        if hasList { folders = [folder] }
    }

    /// Returns the specs and source of a directory, and prints a summary.
    private func look(in folder: String, isOneOfSeveral: Bool) -> FolderContents {
        var contents = SpecFolder(path: folder).contents
        contents.report(of: folder, amongOthers: isOneOfSeveral)
        if namesTabView, contents.hasSwift { contents.specs = [] }
        return contents
    }

    private mutating func take(_ arguments: [String]) throws(FileFailures) {
        hasList = true
        var failures: [FileFailure] = []
        var named: [String: String] = [:]
        for argument in arguments {
            if let earlier = named.updateValue(argument, forKey: Self.place(of: argument)) {
                failures.append(Self.twice(earlier, argument))
                continue
            }
            guard !Self.isFolder(argument, mayWait: mayWait) else { continue }
            do throws(FileFailure) { _ = try existing(SpecChoice.path(given: argument)) } catch {
                failures.append(error)
            }
        }
        guard failures.isEmpty else { throw FileFailures(all: failures) }
        for argument in arguments { take(argument, besides: named) }
    }

    /// Adds an argument; a file that is named too is not served again with its directory.
    private mutating func take(_ argument: String, besides named: [String: String]) {
        guard Self.isFolder(argument, mayWait: mayWait) else {
            if argument.hasSuffix(".swift") { sources.append(argument) } else { paths.append(argument) }
            return
        }
        let contents = look(in: argument, isOneOfSeveral: true)
        if contents.hasSwift { sources.append(argument) }
        if !contents.specs.isEmpty || !contents.hasSwift { folders.append(argument) }
        paths += contents.specs.filter { named[Self.place(of: $0)] == nil && !paths.contains($0) }
    }

    /// Returns a Boolean value that indicates whether an argument names a directory; a missing one has no spec's
    /// extension.
    private static func isFolder(_ path: String, mayWait: Bool) -> Bool {
        if SpecFolder.isFolder(path) { return true }
        guard mayWait, path != "-", !FileManager.default.fileExists(atPath: path) else { return false }
        return !Upload.isSpecName(path) && !path.hasSuffix(".swift")
    }

    private func existing(_ path: String) throws(FileFailure) -> String {
        guard !mayWait || path.hasSuffix(".swift"), let missing = MissingPath.failure(of: path) else { return path }
        throw FileFailure(
            text: "\(missing.text) To start before the file exists, add --wait.",
            status: missing.status
        )
    }

    private static func twice(_ first: String, _ second: String) -> FileFailure {
        let names = first == second ? "\(first) twice" : "\(first) and \(second), which are the same"
        return FileFailure(
            text: "You named \(TerminalText.escaped(names)). Name it once.",
            status: ExitStatus.usage
        )
    }

    /// Returns the identity of the file at a path: equal for two paths of the same file.
    static func place(of path: String) -> String {
        RealPath.of(path) ?? URL(filePath: path).standardizedFileURL.path
    }
}

/// The failures of several arguments.
struct FileFailures: Error {
    let all: [FileFailure]

    /// Runs a step with one failure.
    static func collecting<Value>(_ step: () throws(FileFailure) -> Value) throws(FileFailures) -> Value {
        do throws(FileFailure) { return try step() } catch { throw FileFailures(all: [error]) }
    }

    /// Prints each failure, and returns the exit code of the first.
    func end() -> any Error {
        for failure in all { Streams.error(failure.text) }
        return all.first?.status ?? ExitStatus.usage
    }
}
