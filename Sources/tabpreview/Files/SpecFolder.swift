import Files
import Foundation
import PreviewCore
import TabModel
import TabSpecCoding

/// The contents of a directory and below it.
struct FolderContents: Equatable {
    /// The paths of the specs, in alphabetical order.
    var specs: [String] = []
    /// The number of Swift files.
    var swiftFiles = 0
    /// The JSON and YAML files that aren't specs, relative to the directory, each with the reason if it needs one.
    var skipped: [String] = []

    /// A Boolean value that indicates whether there is a Swift file.
    var hasSwift: Bool { swiftFiles > 0 }
    /// A Boolean value that indicates whether there is nothing to process.
    var isEmpty: Bool { specs.isEmpty && !hasSwift }

    /// The maximum number of skipped files in a line.
    private static let mostNamed = 5

    /// Prints a summary of a directory, with its name if others are named too.
    func report(of folder: String, amongOthers: Bool) {
        let name = amongOthers ? "\(TerminalText.escaped(folder)): " : ""
        if !isEmpty { Streams.message("\(name)\(summary).") }
    }

    /// The line about the found and skipped files: `3 specs, 12 Swift files; skipped: report.json`.
    var summary: String {
        let specCount = specs.count == 1 ? "1 spec" : "\(specs.count) specs"
        let swiftCount = swiftFiles == 1 ? "1 Swift file" : "\(swiftFiles) Swift files"
        let files = (specs.isEmpty && hasSwift ? [] : [specCount]) + (hasSwift ? [swiftCount] : [])
        return files.joined(separator: ", ") + (skippedNames.map { "; \($0)" } ?? "")
    }

    /// The first of the files that were skipped; nil if there are none.
    fileprivate var skippedNames: String? {
        guard !skipped.isEmpty else { return nil }
        let more = skipped.count > Self.mostNamed ? " and \(skipped.count - Self.mostNamed) more" : ""
        return "skipped: \(skipped.prefix(Self.mostNamed).joined(separator: ", "))\(more)"
    }
}

/// A directory as commands, servers, editors and agents read it: the specs and the Swift source in it and below.
///
/// Hidden files, directories of other projects' files, and links are left out. An unchanged file is read once,
/// regardless of the number of readings.
struct SpecFolder: Sendable {
    /// The path as it was given.
    let path: String
    fileprivate var cache: [String: CachedFile] = [:]

    init(path: String) { self.path = path }

    /// A file in its state when it was read.
    fileprivate struct CachedFile {
        let status: FileStatus?
        /// The reason why the file is skipped, as a suffix of its name; nil for a spec.
        let objection: String?
    }

    /// Returns a Boolean value that indicates whether a path names a directory.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return path != "-" && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The current contents.
    var contents: FolderContents {
        var folder = self
        return folder.look()
    }

    /// Returns the current contents, and caches which files are specs.
    mutating func look() -> FolderContents {
        var contents = FolderContents()
        var files: [String: CachedFile] = [:]
        visit { name, status in
            guard status?.kind != .folder else {
                return contents.skipped.append("\(TerminalText.escaped(name))/ (unreadable)")
            }
            if name.hasSuffix(".swift") { contents.swiftFiles += 1 }
            guard Self.isNamedLikeSpec(name) else { return }
            let path = prefix + name
            let file = cache[path].flatMap { $0.status == status ? $0 : nil } ?? CachedFile(status, path)
            files[path] = file
            switch file.objection {
            case nil: contents.specs.append(path)
            case let reason?: contents.skipped.append(TerminalText.escaped(name) + reason)
            }
        }
        cache = files
        contents.specs.sort()
        contents.skipped.sort()
        return contents
    }

    /// Returns the paths of files with an extension, in alphabetical order.
    func files(endingIn ending: String) -> [String] {
        var names: [String] = []
        visit { name, status in
            if name.lowercased().hasSuffix(ending), status?.kind == .file { names.append(name) }
        }
        return names.sorted().map { prefix + $0 }
    }

    /// Returns a Boolean value that indicates whether a path names a file inside the directory that is read with it.
    func reads(_ path: String) -> Bool {
        guard let folder = RealPath.of(self.path), let inside = RealPath.of(path),
            inside.hasPrefix(folder == "/" ? folder : folder + "/")
        else { return false }
        return Self.isOwn(String(inside.dropFirst(folder.count)))
    }

    /// Returns a Boolean value that indicates whether a file belongs to the project: neither hidden nor in a directory
    /// that is hidden or contains other projects' files.
    static func isOwn(_ file: String) -> Bool {
        file.split(separator: "/").allSatisfy { AppSource.includes(folder: Array($0.utf8)) }
    }

    /// The reason why a directory without specs and without Swift source can't be read.
    var failure: FileFailure {
        do { _ = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
            return FileFailure(text: "\(TerminalText.escaped(path)) can't be read: \(InputFile.reason(error)).")
        }
        let skipped = contents.skippedNames.map { " (\($0))" } ?? ""
        return FileFailure(
            text: """
                The directory \(path.quoted) contains no spec: no .json or .yaml file in it has "tabs" at the top \
                level\(skipped), and there is no Swift file. Name a file.
                """,
            status: ExitStatus.missing
        )
    }

    /// The path of a spec with the first usual name, beside which the search for settings begins; it need not exist.
    var usualSpec: String { prefix + SpecChoice.names[0] }

    /// The prefix of the paths of its files.
    var prefix: String { [".", "./"].contains(path) ? "" : path.hasSuffix("/") ? path : path + "/" }

    /// Calls a function with each file, and each directory that can't be read, by its path in the directory.
    ///
    /// The directory itself may be a link.
    private func visit(_ body: (String, FileStatus?) -> Void) {
        let root = RealPath.of(path) ?? path
        guard let walk = FileManager.default.enumerator(atPath: root) else { return }
        while let name = walk.nextObject() as? String {
            let (status, last) = (
                try? FileStatus(of: "\(root)/\(name)".utf8), Array((name.split(separator: "/").last ?? "").utf8)
            )
            if status?.kind == .folder {
                if !AppSource.includes(folder: last) || AppSource.isCatalog(last) {
                    walk.skipDescendants()
                } else if !FileManager.default.isReadableFile(atPath: "\(root)/\(name)") {
                    body(name, status)
                }
            } else if !AppSource.isHidden(last) {
                body(name, status)
            }
        }
    }
}

// MARK: - Specs

extension SpecFolder {
    private static let endings = [".json", ".yaml", ".yml"]
    /// The names of files that can't be specs.
    private static let others: Set<Substring> = [
        Substring(ConfigurationSearch.name), "package.json", "package-lock.json",
    ]

    /// The extension of files with a spec and its customization.
    static let exportExtension = "export.json"

    /// Returns a Boolean value that indicates whether a file's text is read to determine whether it is a spec.
    static func isNamedLikeSpec(_ name: String) -> Bool {
        let last = name.split(separator: "/").last ?? ""
        return !others.contains(last) && !last.hasPrefix(".") && !last.hasSuffix(".schema.json")
            && !isNamedLikeExport(name) && endings.contains(where: last.lowercased().hasSuffix)
    }

    /// Returns a Boolean value that indicates whether a file's name is that of a spec with its customization.
    static func isNamedLikeExport(_ name: String) -> Bool { name.lowercased().hasSuffix(".\(exportExtension)") }

    /// Returns a Boolean value that indicates whether text is a spec, by the name of its file and by its keys.
    ///
    /// The name is nil for text that is not in a file yet.
    static func isSpec(named name: String?, _ text: [UInt8], _ format: SpecFormat) -> Bool {
        if let name {
            if SpecChoice.names.contains(name) { return !TabsKey.isExport(text, format) }
            guard isNamedLikeSpec(name) else { return false }
        }
        return TabsKey.isAtTop(of: text, format)
    }
}

extension SpecFolder.CachedFile {
    /// Creates the state of a file, which is read to determine whether it is a spec.
    ///
    /// A file that can't be read may be a spec, so that reading it reports the reason.
    fileprivate init(_ status: FileStatus?, _ path: String) {
        self.status = status
        objection =
            if status?.kind != .file {
                " (a symbolic link, or not a regular file)"
            } else if SpecChoice.isUsual(path) {
                TabsKey.isExport(path) ? " (an export)" : nil
            } else if status?.stamp.size ?? 0 > SpecReadingLimits.file.bytes {
                " (too large)"
            } else if let text = try? InputFile.bytes(of: path),
                !TabsKey.isAtTop(of: text, SpecFormat(fileName: path))
            {
                ""
            } else {
                nil
            }
    }
}
