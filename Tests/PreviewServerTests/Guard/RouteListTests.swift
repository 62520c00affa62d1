import Foundation
import Testing

@testable import PreviewServer

/// The lists of routes outside the program: each names all of the table.
struct RouteListTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

    /// After a change of the table, `TABPREVIEW_UPDATE_ROUTES=1 swift test --filter RouteListTests` writes the list.
    @Test func `attacking pages try every route and method of the table (S2)`() throws {
        let file = Self.root.appending(path: "Tests/Browser/attacks/routes.json")
        let table = RouteSample.all.map { sample in
            "    \"\(sample.path)\": [\(sample.methods.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))]"
        }
        let list = "{\n\(table.joined(separator: ",\n"))\n}\n"
        if ProcessInfo.processInfo.environment["TABPREVIEW_UPDATE_ROUTES"] != nil {
            try Data(list.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == list)
    }

    @Test func `docs/http.md lists every route and method of the table, and nothing else`() throws {
        let page = try String(contentsOf: Self.root.appending(path: "docs/http.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").drop { !$0.hasPrefix("| Method and path") }.prefix { $0.hasPrefix("|") }
        let listed = rows.flatMap { row -> [String] in
            var method = ""
            return row.split(separator: "|")[0].matches(of: /`(?:([A-Z]+) )?\/([^`?]*)[^`]*`/).map { match in
                method = match.1.map(String.init) ?? method
                return "\(method) \(match.2)"
            }
        }
        let unlisted = ["GET s/TOKEN", "POST s/TOKEN/unlock"]
        let table = Route.all.map { "\($0.method.rawValue) \($0.path.text)" }
        #expect(Set(listed).subtracting(unlisted) == Set(table).subtracting(["POST unlock"]))
        #expect(Set(listed).isSuperset(of: unlisted))
    }
}
