import Foundation
import Testing

/// Those who run `serve` neither compile nor link what only a team's database needs.
@Suite struct TraitTests {
    private static let modules: Set = ["PreviewPostgreSQL"]

    @Test func `libpq is a dependency with the trait only, and the trait is off by default`() throws {
        let package = try String(contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
        let naming = package.split(separator: "\n").filter { $0.contains(#""CPostgreSQL""#) }
        let conditional = naming.filter {
            $0.contains(#".target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"]))"#)
        }
        #expect(naming.count == 2 && conditional.count == 1, "the target itself and its one user: \(naming)")
        #expect(package.contains(#".trait(name: "PostgreSQL""#) && !package.contains(".default("))
    }

    @Test func `its modules are compiled with the trait only`() throws {
        let files = try SourceTree.files(in: "Sources", suffix: ".swift").filter { Self.modules.contains($0.target) }
        try #require(files.count > 20)
        for file in files {
            let lines = file.lines.filter { !$0.isEmpty }
            #expect(lines.first == "#if PostgreSQL" && lines.last == "#endif", "\(file.path)")
            #expect(lines.count { $0.hasPrefix("#") } == 2, "\(file.path)")
        }
    }

    @Test func `the program imports them with the trait only`() throws {
        let files = try SourceTree.files(in: "Sources/tabpreview", suffix: ".swift")
        let importing = files.filter { !Self.modules.isDisjoint(with: $0.imports) }
        try #require(!importing.isEmpty)
        for file in importing {
            var isConditional = false
            for line in file.lines {
                if line.hasPrefix("#") { isConditional = line == "#if PostgreSQL" }
                let isImport = Self.modules.contains { line.hasSuffix("import \($0)") }
                #expect(!isImport || isConditional, "\(file.path): \(line)")
            }
        }
    }
}
