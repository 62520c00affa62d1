import CLibrary
import Files
import Foundation
import PreviewCore
import PreviewPages
import TabModel

/// The user's own symbols: the SVG files of a folder, each read and redrawn.
struct SymbolsFolder: Sendable {
    /// The symbols, by name.
    private(set) var drawings: [SymbolDrawing] = []
    /// The diagnostics about omitted parts and symbols that could not be drawn, file after file.
    private(set) var diagnostics: [Diagnostic] = []
    private let path: String
    private var redrawn = 0

    /// Creates the symbols of a folder; subfolders, hidden files and other kinds of files are ignored.
    ///
    /// - Throws: An error where the folder itself can't be read. An unreadable file is a diagnostic like any other.
    init(path: String) throws(FileFailure) {
        self.path = path
        let files = try Self.files(in: path)
        for file in files.prefix(SymbolLimits.files) { add(file) }
        if let file = files.dropFirst(SymbolLimits.files).first {
            let count = SymbolLimits.files
            refuse(
                file,
                "limit",
                "The remaining files are ignored: a directory can have at most \(count) symbols.",
                "Remove some."
            )
        }
    }

    /// Creates the symbols that were published with a preview, from the files by their names.
    init(published files: [String: [UInt8]]) {
        path = Upload.symbolsFolder
        for file in files.keys.sorted().prefix(SymbolLimits.files) { add(file, files[file]) }
    }

    private static func files(in path: String) throws(FileFailure) -> [String] {
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: path)
            return names.filter { !$0.hasPrefix(".") && $0.lowercased().hasSuffix(".svg") }.sorted()
        } catch {
            throw FileFailure(
                text:
                    "Can't read the directory of symbols, \(TerminalText.escaped(path)). Name a directory with --symbols."
            )
        }
    }

    private mutating func add(_ file: String, _ known: [UInt8]? = nil) {
        guard let name = SymbolName(file: file) else {
            return refuse(
                file,
                "value",
                "The file's name is not a valid symbol name.",
                "Use a-z, 0-9, \".\", \"-\" and \"_\"."
            )
        }
        guard let bytes = known ?? bytes(of: file) else { return }
        let read = SymbolReader.read(bytes, name: name, file: "\(path)/\(file)")
        diagnostics += read.diagnostics
        guard let drawing = read.drawing else { return }
        redrawn += drawing.markup.utf8.count
        guard redrawn <= SymbolLimits.redrawnBytes else {
            let size = "\(SymbolLimits.redrawnBytes >> 20) MiB"
            return refuse(file, "limit", "The directory's symbols are larger than \(size) in total.", "Simplify them.")
        }
        drawings.append(drawing)
    }

    private mutating func refuse(_ file: String, _ id: String, _ text: String, _ fix: String) {
        diagnostics.append(Diagnostic(id: id, text: "\(text) \(fix)", file: "\(path)/\(file)", fix: fix))
    }
}

// MARK: - Reading

extension SymbolsFolder {
    /// Returns a file's bytes, at most one more than allowed; nil, with a diagnostic, for anything but a file of the
    /// folder.
    private mutating func bytes(of file: String) -> [UInt8]? {
        do throws(SystemFailure) {
            let opened = try RegularFile("\(path)/\(file)".utf8)
            if RealPath.leads("\(path)/\(file)", to: opened.status.stamp.identity, below: path) {
                return try opened.prefix(SymbolLimits.bytes + 1)
            }
            refuse(
                file,
                "value",
                "The symbolic link leads outside the directory and is not followed.",
                "Copy the file into it."
            )
        } catch {
            if error.code == EFTYPE {
                refuse(file, "value", "It is not a file.", "Put an SVG file there, or rename it.")
            } else {
                refuse(file, "value", "The file can't be read.", "Check that it exists and is readable.")
            }
        }
        return nil
    }
}
