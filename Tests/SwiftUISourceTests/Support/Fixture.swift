import Foundation
import Testing

/// A project below `Projects`, with its files in memory.
struct Fixture: CustomTestStringConvertible, Sendable {
    let name: String
    let folder: URL
    let files: [String: [UInt8]]

    var testDescription: String { name }

    /// The folder with all projects.
    static let projects = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Projects")

    /// All projects, by their names.
    static let all: [Fixture] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: projects.path)) ?? []
        return names.sorted().compactMap { name in try? Fixture(name) }
    }()

    init(_ name: String) throws {
        (self.name, folder) = (name, Self.projects.appending(path: name))
        var files: [String: [UInt8]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            let file = folder.appending(path: path)
            if !file.hasDirectoryPath, let data = try? Data(contentsOf: file) { files[path] = Array(data) }
        }
        self.files = files
    }

    /// Compares a text with a golden.
    static func expect(_ text: String, golden name: String) throws {
        let file = projects.deletingLastPathComponent().appending(path: "Golden/\(name)")
        if ProcessInfo.processInfo.environment["TABPREVIEW_UPDATE_GOLDEN"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let golden = try String(contentsOf: file, encoding: .utf8)
        let lines = zip(text.components(separatedBy: "\n"), golden.components(separatedBy: "\n"))
        #expect(lines.first { $0 != $1 }.map { "\($0) instead of \($1)" } == nil)
        #expect(text == golden)
    }
}
