import Foundation
import Testing

@testable import tabpreview

@Suite struct PathPatternsTests {
    @Test(arguments: [
        ("a.yaml", ["a.yaml"]), ("*.yaml", ["a.yaml", "b.yaml"]), ("?.yaml", ["a.yaml", "b.yaml"]),
        ("**/*.yaml", ["a.yaml", "b.yaml", "x/a.yaml", "x/y/a.yaml"]),
        ("**", ["a.yaml", "b.yaml", "x/a.yaml", "x/y/a.yaml"]),
        ("x", ["x/a.yaml", "x/y/a.yaml"]), ("./x/", ["x/a.yaml", "x/y/a.yaml"]), ("x/*", ["x/a.yaml", "x/y/a.yaml"]),
        ("x/*.yaml", ["x/a.yaml"]), ("*/y/**", ["x/y/a.yaml"]), ("**/y", ["x/y/a.yaml"]),
        ("x/**/a.yaml", ["x/a.yaml", "x/y/a.yaml"]),
        ("y", []), ("A.yaml", []), ("a.y", []), ("[ab].yaml", []),
    ])
    func `match paths below their directory`(pattern: String, expected: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "x/y"), withIntermediateDirectories: true)
        let patterns = PathPatterns(folder: folder.path, patterns: [pattern])

        let found = ["a.yaml", "b.yaml", "x/a.yaml", "x/y/a.yaml"].filter { patterns.matches("\(folder.path)/\($0)") }

        #expect(found == expected)
        #expect(!patterns.matches("/etc/a.yaml"))
    }

    @Test(arguments: ["", "/a", "../a", "a/../b", "."])
    func `are refused where they name nothing below`(pattern: String) {
        #expect(PathPatterns.objection(to: pattern) != nil)
    }
}
