import TabModel
import TabRules
import Testing

/// The symbols that the program cites: its code, templates and scripts, the catalog left out.
private let cited: Set<String> = {
    let folders = [("Sources", [".swift"]), ("Templates", [".mustache"]), ("Public", [".js", ".css"])]
    return folders.reduce(into: []) { cited, folder in
        let paths = (try? PackageFiles.paths(in: folder.0, suffixes: folder.1)) ?? []
        for path in paths where !path.hasPrefix("Sources/TabRules/") {
            cited.formUnion(Citations.ids(in: PackageFiles.text(path) ?? ""))
        }
    }
}()

private let applied = RuleBook.rules.filter { $0.status == .applied }

@Suite struct CoverageTests {
    @Test(arguments: applied.map(\.id))
    func `names each applied rule in the code that applies it`(id: String) throws {
        let rule = try #require(RuleBook.rule(id))
        let isCited = cited.contains(id)
        #expect(isCited, "\(id) is cited nowhere: \(rule.text)")
    }

    @Test func `cites no rule that the rulebook lacks`() throws {
        var quoted: Set<String> = []
        for path in try PackageFiles.paths(in: "Sources", suffixes: [".swift"]) {
            let code = (PackageFiles.text(path) ?? "").replacing(/\/\/.*/, with: "")
            quoted.formUnion(code.matches(of: /"(R[0-9]+\.[0-9]+)"/).map { String($0.1) })
        }
        let unknown = quoted.filter { RuleBook.rule($0) == nil }

        #expect(quoted.count > 200)
        #expect(unknown.isEmpty, "\(unknown)")
    }

    @Test func `applies most rules`() {
        #expect(applied.count > 250)
    }
}
