import Foundation
import PreviewProcesses
import SwiftUIMessages
import TabModel
import Testing

/// `tabpreview-swiftui` itself, built beside the tests, on sources at the limits.
@Suite struct RealReaderTests {
    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    /// The texts behind the tab view of a file, by kind: a little more than the reader takes, or takes at once.
    ///
    /// None of them hurts a parser. `SwiftUIReaderTests` tests a parser that is hurt with a program of its own.
    static let hardSources: [String: String] = [
        "17 brackets": "let a = \(repeated("[", 17))1\(repeated("]", 17))",
        "17 brackets, left open": "let a = \(repeated("[", 17))",
        "201 generics": "let a: \(repeated("A<", 201))A\(repeated(">", 201))",
        "201 conditions": "\(repeated("#if A\n", 201))\(repeated("#endif\n", 201))",
        "201 conditions, left open": repeated("#if A\n", 201),
        "201 parentheses": "let a = \(repeated("(", 201))1\(repeated(")", 201))",
        "201 braces": "func a() \(repeated("{", 201))",
        "201 prefix operators": "let a = \(repeated("-", 201))1",
        "201 spaced prefix operators": "let a = \(repeated("- ", 201))1",
        "201 else ifs": "func a() { if b { } \(repeated("else if b { } ", 201)) }",
        "201 ternaries": "let a = \(repeated("b ? c : ", 201))d",
        "201 operators": "let a = \(repeated("1 + ", 201))1",
        "201 members": "let a = b\(repeated(".c", 201))",
        "201 calls": "let a = b\(repeated(".c()", 201))",
        "201 arrows": "let a: \(repeated("A -> ", 201))A",
        "201 interpolations": "let a = \(repeated(#""\("#, 201))",
        "201 closures": "let a = \(repeated("b { ", 201))",
        "201 optionals": "let a: A\(repeated("?", 201))",
        "201 attributes": "\(repeated("@a ", 201)) let b = 1",
        "201 tries": "let a = \(repeated("try ", 201))b",
        "4 MiB": "// \(repeated("a", (4 << 20) - 200))",
        "larger than 4 MiB": "// \(repeated("a", 5 << 20))",
        "NUL": "let a = \0",
        "a merge conflict": "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other",
    ]

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write(title: "Home")
    }

    private func write(title: String) throws {
        try folder.write(
            "RootView.swift",
            """
            import SwiftUI
            struct RootView: View {
                var body: some View { TabView { Tab("\(title)", systemImage: "house") { } } }
            }
            """
        )
    }

    /// Adds a file with a tab view and something behind it.
    private func write(hard text: String) throws {
        try folder.write(
            "HardView.swift",
            "import SwiftUI\nstruct HardView: View { var body: some View { TabView { Tab(\"Hard\") { } } } }\n\(text)\n"
        )
    }

    private func reader(setAside: [ReaderProject.SetAside] = []) throws -> SwiftUIReader {
        let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let path = beside.appending(path: SwiftUIReaderProgram.name).path
        try #require(FileManager.default.isExecutableFile(atPath: path), "\(path) is missing; run swift build")
        let program = SwiftUIReaderProgram(path: path, environment: ProcessInfo.processInfo.environment)
        return SwiftUIReader(
            ReaderProject(path: folder.path, setAside: setAside),
            with: program,
            // Builds for debugging are slow, and tests run beside each other.
            timeouts: SwiftUIReader.Timeouts(file: .seconds(20), response: .seconds(300))
        )
    }

    /// The first titles of all tab views.
    private func titles(_ response: JSONValue) throws -> [JSONValue] {
        guard case .array(let views)? = response["tabViews"] else { throw Missing() }
        return views.compactMap { view in
            guard case .array(let tabs)? = view["spec"]?["tabs"] else { return nil }
            return tabs.first?["title"]
        }
    }

    private struct Missing: Error {}

    @Test(arguments: hardSources.keys.sorted())
    func `a hard file leaves the others readable, before and after a save (S66)`(name: String) async throws {
        try write(hard: try #require(Self.hardSources[name]))
        let reader = try reader()

        #expect(try titles(try await reader.views()).contains("Home"))
        try write(title: "Start")
        try await reader.changed(["RootView.swift"])
        #expect(try titles(try await reader.views()).contains("Start"))

        try write(hard: "let a = 1")
        try await reader.changed(["HardView.swift"])
        #expect(try titles(try await reader.views()) == ["Hard", "Start"])
        #expect(await reader.setAside == [])
    }

    @Test func `a file that is set aside is in the response once, with the reason`() async throws {
        try write(hard: "")
        let why = "the reader was terminated by signal 11"
        let reader = try reader(setAside: [.init(file: "HardView.swift", why: why)])

        let response = try await reader.views()

        #expect(try titles(response) == ["Home"])
        guard case .array(let diagnostics)? = response["diagnostics"], let one = diagnostics.first else {
            throw Missing()
        }
        #expect(diagnostics.count == 1)
        #expect(one["id"] == "tooHard" && one["file"] == "HardView.swift" && one["severity"] == "warning")
        #expect(one["text"] == .string("the file can't be parsed: \(why). It is excluded until it changes."))
    }

    @Test func `what is too large or has no readable name is reported, and the rest is read`() async throws {
        try FileManager.default.createDirectory(atPath: "\(folder.path)/Views", withIntermediateDirectories: true)
        try folder.write("Views/Large.swift", String(repeating: "a", count: (4 << 20) + 1))
        let name = Array("\(folder.path)/".utf8) + [0xFF] + Array(".swift".utf8) + [0]
        let file = name.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { open($0, O_WRONLY | O_CREAT, 0o644) } ?? -1 }
        }
        try #require(file >= 0)
        close(file)

        let reader = try reader()
        let response = try await reader.views()

        #expect(try titles(response) == ["Home"])
        guard case .array(let diagnostics)? = response["diagnostics"] else { throw Missing() }
        #expect(diagnostics.map { $0["id"] } == ["unreadable", "unreadable"])
        #expect(diagnostics.map { $0["file"] } == ["\u{FFFD}.swift", "Views/Large.swift"])
        #expect(diagnostics.last?["text"] == "the file is larger than 4 MiB and was excluded. Make it smaller.")

        try folder.write("Views/Large.swift", "struct Small {}")
        try await reader.changed(["Views/Large.swift"])
        guard case .array(let left)? = try await reader.views()["diagnostics"] else { throw Missing() }
        #expect(left.count == 1)
    }

    @Test func `files that come and go are seen`() async throws {
        let reader = try reader()
        #expect(try titles(try await reader.views()) == ["Home"])

        try write(hard: "")
        #expect(try titles(try await reader.views()) == ["Home"], "nobody said so")
        try await reader.changed(["HardView.swift"])
        #expect(try titles(try await reader.views()) == ["Hard", "Home"])
        try FileManager.default.removeItem(atPath: "\(folder.path)/HardView.swift")
        try await reader.changed(["HardView.swift"])
        #expect(try titles(try await reader.views()) == ["Home"])
    }

    @Test func `a project that goes and comes back is reported and read`() async throws {
        let reader = try reader()
        _ = try await reader.views()

        try FileManager.default.moveItem(atPath: folder.path, toPath: "\(folder.path)-moved")
        defer { try? FileManager.default.removeItem(atPath: "\(folder.path)-moved") }
        try await reader.changed(["RootView.swift"])
        let error = await #expect(throws: SwiftUIReaderError.self) { try await reader.views() }
        let text = "\(folder.path): no such file or directory, or you don't have permission to read it."
        #expect(error?.text == text)

        try FileManager.default.moveItem(atPath: "\(folder.path)-moved", toPath: folder.path)
        try await reader.changed(["RootView.swift"])
        #expect(try titles(try await reader.views()) == ["Home"])
    }

    @Test func `links and paths that lead out of the project give no text (S66)`() async throws {
        let outside = try TemporaryFolder()
        try outside.write(
            "Secret.swift",
            "struct Secret: View { var body: some View { TabView { Tab(\"Secret\") { } } } }"
        )
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: "\(folder.path)/Secret.swift",
            withDestinationPath: "\(outside.path)/Secret.swift"
        )
        try manager.createSymbolicLink(atPath: "\(folder.path)/Inside", withDestinationPath: outside.path)
        try manager.createSymbolicLink(atPath: "\(folder.path)/Circle", withDestinationPath: folder.path)
        let reader = try reader()

        #expect(try titles(try await reader.views()) == ["Home"])
        try await reader.changed([
            "Secret.swift", "Inside/Secret.swift", "../\(outside.path.split(separator: "/").last ?? "")/Secret.swift",
            "\(outside.path)/Secret.swift", "Circle/RootView.swift", "", "/", "..",
        ])
        #expect(try titles(try await reader.views()) == ["Home"])
    }

    @Test func `a source is had by its number, and by no other`() async throws {
        let reader = try reader()
        _ = try await reader.views()

        let source = try await reader.source(view: 0, file: 0)
        #expect(source.file == "RootView.swift" && source.text.hasPrefix("import SwiftUI\nstruct RootView"))
        for (view, file) in [(0, 1), (1, 0), (Int.max, Int.max)] {
            let error = await #expect(throws: SwiftUIReaderError.self) {
                try await reader.source(view: view, file: file)
            }
            guard case .refused(let refusal)? = error else { throw Missing() }
            #expect(refusal.code == .noFile)
        }
    }

    @Test func `an act answers what it changes, and writes nothing`() async throws {
        let reader = try reader()
        let old = Array(try folder.text("RootView.swift").utf8)
        let edit = try await reader.edit(
            view: "RootView.body",
            .set([TabMemberChange("title", "Start")], of: .path([0]))
        )

        #expect(edit.file == "RootView.swift")
        #expect(edit.entries == [[0]])
        #expect(
            edit.applied(to: old) == Array(String(decoding: old, as: UTF8.self).replacing("Home", with: "Start").utf8)
        )
        #expect(edit.applied(to: old + [0x20]) == nil)
        #expect(try Array(folder.text("RootView.swift").utf8) == old)
        await reader.close()
    }

    @Test func `an act that can't be made is refused with the place`() async throws {
        let reader = try reader()
        let error = await #expect(throws: SwiftUIReaderError.self) {
            try await reader.edit(view: "RootView.body", .remove(.path([0])))
        }

        guard case .refused(let refusal)? = error else { throw ReaderError(.notEdited, "expected a refusal") }
        #expect(refusal.code == .notEdited)
        #expect(refusal.reason == "onlyTab")
        #expect(refusal.place?.file == "RootView.swift")
        #expect(refusal.place?.location.line == 3)
        await reader.close()
    }
}
