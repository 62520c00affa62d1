import Foundation
import PreviewCore
import TabModel
import TabSpecCoding

/// A folder that represents the specs in it and in its folders.
struct SpecFolder {
    /// The path as it was given.
    let path: String

    /// Folders that hold other people's files.
    private static let foreign = AppSource.otherFolders

    /// Whether a path names a folder.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return path != "-" && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The paths of the specs in the order of their names; links and what is hidden are not followed.
    var specs: [String] {
        names(endingIn: Self.endings).sorted().map { prefix + $0 }.filter(Self.looksLikeSpec)
    }

    /// The paths of files with an ending, in the order of their names.
    func files(endingIn ending: String) -> [String] { names(endingIn: [ending]).sorted().map { prefix + $0 } }

    /// Whether there is a Swift file in it or in one of its folders.
    var hasSwiftFile: Bool {
        guard let walk else { return false }
        while let name = walk.nextObject() as? String {
            let isFolder = walk.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
            if isFolder, Self.isPassedOver(name) { walk.skipDescendants() }
            if !isFolder, name.hasSuffix(".swift"), !Self.isHidden(name) { return true }
        }
        return false
    }

    /// Whether a path names something inside it that is read with it.
    func reads(_ path: String) -> Bool {
        guard let folder = FileReading.resolved(self.path), let inside = FileReading.resolved(path),
            inside.hasPrefix(folder == "/" ? folder : folder + "/")
        else { return false }
        return Self.isOwn(String(inside.dropFirst(folder.count)))
    }

    /// Whether a file is its owner's: neither hidden nor in a folder that is, or that holds other people's files.
    static func isOwn(_ file: String) -> Bool {
        let parts = file.split(separator: "/")
        return !parts.contains { isPassedOver(String($0)) }
    }

    private static func isPassedOver(_ name: String) -> Bool { isHidden(name) || foreign.contains(last(of: name)) }

    private static func isHidden(_ name: String) -> Bool { last(of: name).hasPrefix(".") }

    private static func last(of name: String) -> String { name.split(separator: "/").last.map(String.init) ?? name }

    /// Why a folder without specs and without Swift source can't be read.
    static func failure(of path: String) -> FileFailure {
        let name = TerminalText.escaped(path)
        let text =
            "\(name) has no spec: no .json or .yaml file in it has a list of tabs, and there is no Swift file. Name a file."
        return FileFailure(text: text)
    }

    /// The path of a spec with the first usual name, beside which settings are looked for; it need not exist.
    var usualSpec: String { prefix + SpecChoice.names[0] }

    /// What paths of its files begin with.
    var prefix: String { path == "." ? "" : path.hasSuffix("/") ? path : path + "/" }

    /// All below it; the folder itself may be a link.
    private var walk: FileManager.DirectoryEnumerator? {
        FileManager.default.enumerator(atPath: FileReading.resolved(path) ?? path)
    }

    /// The names of files with one of the endings, relative to the folder.
    private func names(endingIn endings: [String]) -> [String] {
        guard let walk else { return [] }
        var names: [String] = []
        while let name = walk.nextObject() as? String {
            let kind = walk.fileAttributes?[.type] as? FileAttributeType
            if kind == .typeDirectory {
                if Self.isPassedOver(name) || name.hasSuffix(".xcassets") { walk.skipDescendants() }
            } else if kind == .typeRegular, !Self.isHidden(name),
                endings.contains(where: name.lowercased().hasSuffix)
            {
                names.append(name)
            }
        }
        return names
    }

    static let endings = [".json", ".yaml", ".yml"]

    /// Whether a file is called as specs usually are, or has a list of tabs: other files of these endings are no specs.
    ///
    /// Looked for in the text, so that a spec with errors is one too.
    private static func looksLikeSpec(_ path: String) -> Bool {
        if SpecChoice.names.contains(URL(filePath: path).lastPathComponent) { return true }
        guard let bytes = try? FileReading.bytes(of: path) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return switch SpecFormat(fileName: path) {
        case .json: text.contains(/"tabs"\s*:\s*\[/)
        case .yaml: text.contains(/(^|\n)("tabs"|'tabs'|tabs)\s*:\s*(\n|\[|#|\r)/)
        }
    }
}

extension SpecWriteFailure {
    /// What the command line tells; `next` says what to do about a file that someone else changed.
    func sentence(changed name: String, next: String) -> String {
        switch self {
        case .changed: "\(name) has changed since it was read, so it was not overwritten. \(next)"
        case .readOnly(let text), .full(let text), .failed(let text): text
        }
    }
}
