import Foundation
import PreviewProcesses
import SwiftUIMessages
import TabModel
import Testing

/// `tabpreview-swiftui` without `tabpreview`: what it does with its input, its arguments and the machine.
@Suite struct ReaderProcessTests {
    private let folder: TemporaryFolder
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let error = Pipe()

    init() throws {
        folder = try TemporaryFolder()
        let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        process.executableURL = beside.appending(path: SwiftUIReaderProgram.name)
        process.standardInput = input
        process.standardOutput = output
        process.standardError = error
    }

    private func start(_ arguments: [String] = ["serve"]) throws {
        process.arguments = arguments
        try process.run()
    }

    private func send(_ line: [UInt8]) throws { try input.fileHandleForWriting.write(contentsOf: Data(line)) }

    /// Ends the input, and hands back what came out until the process ended.
    private func end() throws -> String {
        try input.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }

    private func complaint() -> String {
        String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    @Test func `ends with its input, also while a file takes long (S66)`() throws {
        let tabs = String(repeating: "Tab(\"A\", systemImage: \"star\") { Text(\"a\").padding() }\n", count: 5_000)
        try folder.write("A.swift", "struct A: View { var body: some View { TabView {\n\(tabs)} } }")
        try start()

        try send(ReaderGreeting().line)
        try send(ReaderRequest(1, .open(ReaderProject(path: folder.path))).line)
        try send(ReaderRequest(2, .views()).line)
        // So far, that it has begun.
        var text = ""
        while !text.contains("\"parse\"") {
            text += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        }
        text += try end()

        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        #expect(text.contains("{\"id\":1,\"result\""))
        #expect(!text.contains("\"id\":2"), "it went on")
    }

    @Test func `answers with what it has while a file takes long, names that, and ends (S95)`() throws {
        let tabs = String(repeating: "Tab(\"A\", systemImage: \"star\") { Text(\"a\").padding() }\n", count: 50_000)
        try folder.write("A.swift", "struct A: View { var body: some View { TabView { Tab(\"Home\") {} } } }")
        try folder.write("Slow.swift", "struct B: View { var body: some View { TabView {\n\(tabs)} } }")
        try start()

        try send(ReaderGreeting().line)
        try send(ReaderRequest(1, .open(ReaderProject(path: folder.path))).line)
        try send(ReaderRequest(2, .views(within: 5_000)).line)
        // It ends by itself: its input is open.
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()

        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
        let last = try #require(text.split(separator: "\n").last)
        guard case .result(let answer) = try ReaderResponse(Array(last.utf8)), case .success(let value) = answer.result,
            case .array(let found)? = value["diagnostics"], case .array(let views)? = value["tabViews"]
        else {
            Issue.record("no answer: \(last.prefix(200))")
            return
        }
        #expect(found.map { $0["file"] } == ["Slow.swift"] && found.first?["id"] == "notRead")
        #expect(views.map { $0["name"] } == ["A.body"])
    }

    @Test func `writes its version first, and ends where another one is spoken`() throws {
        try start()
        try send(ReaderGreeting(version: 99).line)

        #expect(output.fileHandleForReading.readDataToEndOfFile() == Data("{\"version\":1}\n".utf8))
        process.waitUntilExit()
        #expect(process.terminationStatus == 76)
        #expect(complaint().contains("found version 99"))
    }

    @Test(arguments: ["", "GET / HTTP/1.1\r", "{}", "[1]", "\u{0}"])
    func `ends where the first line is no version`(line: String) throws {
        try start()
        try send(Array("\(line)\n".utf8))

        process.waitUntilExit()
        #expect(process.terminationStatus == 76)
        #expect(complaint().contains("found something else"))
    }

    @Test func `refuses lines that are no requests, and goes on`() throws {
        try start()
        try send(ReaderGreeting().line)
        try send(Array("nonsense\n\n{\"id\":5,\"method\":\"edit\",\"params\":{}}\n".utf8))
        try send(ReaderRequest(6, .views()).line)
        try send(ReaderRequest(7, .open(ReaderProject(path: folder.path, locale: "xx"))).line)
        var replies: [ReaderResponse] = []
        for line in try lines(6).dropFirst() { replies.append(try ReaderResponse(Array(line.utf8))) }
        _ = try end()

        let codes = replies.map { reply -> ReaderError.Code? in
            guard case .result(let answer) = reply, case .failure(let refusal) = answer.result else { return nil }
            return refusal.code
        }
        #expect(codes == [.badRequest, .badRequest, .badRequest, .noProject, .badRequest])
    }

    /// The next lines of the output.
    private func lines(_ count: Int) throws -> [Substring] {
        var text = ""
        while text.count(where: { $0 == "\n" }) < count {
            let more = output.fileHandleForReading.availableData
            try #require(!more.isEmpty, "it ended")
            text += String(decoding: more, as: UTF8.self)
        }
        return text.split(separator: "\n")
    }

    @Test func `writes no file into the project (S66)`() throws {
        try folder.write("A.swift", "struct A: View { var body: some View { TabView { Tab(\"A\") {} } } }")
        try start()
        try send(ReaderGreeting().line)
        try send(ReaderRequest(1, .open(ReaderProject(path: folder.path))).line)
        try send(ReaderRequest(2, .views()).line)
        var text = ""
        while !text.contains("\"id\":2") || text.last != "\n" { text += try lines(1).joined() + "\n" }

        #expect(text.contains("\"title\":\"A\""))
        _ = try end()
        #expect(process.terminationStatus == 0)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == ["A.swift"])
    }

    @Test func `a file that is saved with the same bytes is not read again`() throws {
        let text = "struct A: View { var body: some View { TabView { Tab(\"A\") {} } } }"
        try folder.write("A.swift", text)
        try start()
        try send(ReaderGreeting().line)
        try send(ReaderRequest(1, .open(ReaderProject(path: folder.path))).line)
        try send(ReaderRequest(2, .views()).line)
        var steps = 0
        for (number, text) in [(2, text), (4, text), (6, "\(text)\n")] {
            var lines = ""
            while !lines.contains("\"id\":\(number)") { lines += try self.lines(1).joined(separator: "\n") + "\n" }
            steps += lines.split(separator: "\n").count { $0.contains("\"parse\"") }
            #expect(steps == (number == 6 ? 2 : 1))
            try folder.write("A.swift", number == 2 ? text : "\(text)\n")
            try send(ReaderRequest(number + 1, .changed(["A.swift"])).line)
            try send(ReaderRequest(number + 2, .views()).line)
        }
        _ = try end()
    }

    @Test(arguments: [
        ([], "usage: "), (["serve", "--memory"], "usage: "), (["serve", "--memory", "0"], "--memory "),
        (["serve", "--memory", "many"], "--memory "), (["serve", "now"], "usage: "), (["import", "a"], "usage: "),
        (["--help"], "usage: "),
    ])
    func `says how it is used`(arguments: [String], beginning: String) throws {
        try start(arguments)

        #expect(try end() == "")
        #expect(process.terminationStatus == 64)
        let text = complaint()
        #expect(text.hasPrefix(beginning), "\(text)")
    }

    @Test func `takes no more addresses than it may (S66)`() throws {
        try start(["serve", "--memory", "1024"])
        try send(ReaderGreeting().line)
        _ = try lines(1)

        #if os(Linux)
            let limits = try String(contentsOfFile: "/proc/\(process.processIdentifier)/limits", encoding: .utf8)
            let words = limits.split(separator: "\n").first { $0.hasPrefix("Max address space") }?.split(separator: " ")
            #expect(words?.contains("1073741824") == true)
        #endif
        _ = try end()
    }
}
