import Foundation
import PreviewServer

/// A spec that is to be served.
struct SpecToServe: Sendable {
    /// Its path.
    let path: String
    /// Its name in addresses; nil where it is the only one.
    var name: String?
    /// The settings for it.
    let settings: Settings
}

/// What the arguments of `serve` name: one spec, or several with their list.
struct SpecsToServe: Sendable {
    /// How many specs one server has at most: each needs a store, and is watched.
    static let limit = 100

    /// The paths of specs, in the order of the arguments, those of a directory in the order of their names.
    private(set) var paths: [String] = []
    /// The paths of Swift files, and of directories of Swift source, in the order of the arguments.
    private(set) var sources: [String] = []
    /// The directories whose new specs are served too.
    private(set) var folders: [String] = []
    /// Whether there is a list.
    private(set) var hasList = false

    /// Reads the arguments; `mayWait` lets files be named that don't exist yet, and directories without a spec.
    ///
    /// One file, a directory with one spec, and nothing where a spec has a usual name are one preview. All else is a list.
    ///
    /// - Throws: what is wrong with each argument.
    init(_ arguments: [String], mayWait: Bool) throws(FileFailures) {
        if arguments.count == 1, SpecSource.isSwift(arguments[0]) {
            sources = [try FileFailures.collecting { () throws(FileFailure) in try Self.existing(arguments[0]) }]
        } else if arguments.count == 1, SpecFolder.isFolder(arguments[0]) {
            try take(folder: arguments[0], mayWait: mayWait)
        } else if arguments.count > 1 {
            try take(arguments, mayWait: mayWait)
        } else {
            let path = try FileFailures.collecting { () throws(FileFailure) in
                try Self.existing(SpecChoice.path(given: arguments.first), mayWait: mayWait)
            }
            paths = [path]
        }
        guard paths.count <= Self.limit else {
            let text = "There are \(paths.count) specs, and one server can have \(Self.limit). Name fewer of them."
            throw FileFailures(all: [FileFailure(text: text, status: ExitStatus.usage)])
        }
    }

    private mutating func take(folder: String, mayWait: Bool) throws(FileFailures) {
        var specs = SpecsInFolder(path: folder)
        paths = specs.look()
        hasList = paths.count != 1
        guard !paths.isEmpty || mayWait else {
            throw FileFailures(all: [FileFailure(text: Self.nothing(in: folder), status: ExitStatus.missing)])
        }
        if hasList { folders = [folder] }
    }

    /// That a directory has no spec itself, and what it has instead.
    private static func nothing(in path: String) -> String {
        let below = SpecFolder(path: path).specs.first.map { ", such as \(TerminalText.escaped($0))" } ?? ""
        return "There is no spec in the directory \(TerminalText.escaped(path)). "
            + "Name a file\(below), or wait for one with --wait."
    }

    private mutating func take(_ arguments: [String], mayWait: Bool) throws(FileFailures) {
        hasList = true
        var failures: [FileFailure] = []
        var named: [String: String] = [:]
        for argument in arguments {
            if let earlier = named.updateValue(argument, forKey: Self.place(of: argument)) {
                failures.append(Self.twice(earlier, argument))
                continue
            }
            let isSource = SpecSource.isSwift(argument)
            if isSource { sources.append(argument) }
            if SpecFolder.isFolder(argument) {
                if !isSource { folders.append(argument) }
                continue
            }
            do throws(FileFailure) {
                _ = try Self.existing(SpecChoice.path(given: argument), mayWait: mayWait && !isSource)
            } catch {
                failures.append(error)
            }
        }
        guard failures.isEmpty else { throw FileFailures(all: failures) }
        for argument in arguments where !sources.contains(argument) {
            var specs = SpecsInFolder(path: argument)
            let found = SpecFolder.isFolder(argument) ? specs.look() : [argument]
            // A file that is named is not served again with its directory.
            paths += found.filter { $0 == argument || named[Self.place(of: $0)] == nil }
        }
    }

    private static func existing(_ path: String, mayWait: Bool = false) throws(FileFailure) -> String {
        guard !mayWait, let missing = SpecChoice.missing(path) else { return path }
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

    /// What makes two paths the same file.
    static func place(of path: String) -> String {
        FileReading.resolved(path) ?? URL(filePath: path).standardizedFileURL.path
    }
}

/// What is wrong with several arguments.
struct FileFailures: Error {
    let all: [FileFailure]

    /// Runs a step with one failure.
    static func collecting<Value>(_ step: () throws(FileFailure) -> Value) throws(FileFailures) -> Value {
        do throws(FileFailure) { return try step() } catch { throw FileFailures(all: [error]) }
    }

    /// Prints each, and gives the exit code of the first.
    func end() -> any Error {
        for failure in all { Streams.error(failure.text) }
        return all.first?.status ?? ExitStatus.usage
    }
}
