import Foundation
import TabModel
import Testing

/// The Swift toolchain that runs these tests, as a judge of what is written.
enum Toolchain {
    /// Runs a program; its messages, empty where it found nothing to say, and whether it succeeded.
    static func run(_ arguments: [String]) throws -> (messages: String, succeeded: Bool) {
        let output = try TemporaryFolder()
        let file = output.url.appending(path: "messages")
        try Data().write(to: file)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = try FileHandle(forWritingTo: file)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        return (try String(contentsOf: file, encoding: .utf8), process.terminationStatus == 0)
    }

    /// Systems as `#if os()` knows them.
    static let systems = ["iOS", "macOS", "tvOS", "visionOS", "watchOS"]

    /// Builds the stub of SwiftUI as one system has it.
    static func buildStub(_ system: String, in folder: URL) throws {
        let stub = Sample.folder.appending(path: "Stub")
        let files = try FileManager.default.contentsOfDirectory(atPath: stub.path).filter { $0.hasSuffix(".swift") }
        let (messages, succeeded) = try run(
            [
                "swiftc", "-emit-module", "-module-name", "SwiftUI", "-parse-as-library", "-swift-version", "6",
                "-D", "STUB_\(system)", "-o", folder.appending(path: "SwiftUI.swiftmodule").path,
            ] + files.sorted().map { stub.appending(path: $0).path }
        )
        #expect(succeeded && messages.isEmpty, "\(messages)")
    }

    /// The source as the compiler of one system would see it.
    ///
    /// Its `#if os()` are decided, and `#Preview`, which only Xcode's plugin can expand, is taken off the end.
    static func source(_ text: String, on system: String) -> String {
        var seen = text.components(separatedBy: "\n#Preview {")[0] + "\n"
        for other in systems { seen = seen.replacing("os(\(other))", with: "\(other == system)") }
        return seen
    }
}

/// A folder that goes when it is no longer used.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "swiftui-writing-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

extension Platform {
    /// The system it runs.
    var system: String {
        switch self {
        case .iPhone, .iPhoneDuo, .iPad: "iOS"
        case .mac: "macOS"
        case .tv: "tvOS"
        case .vision: "visionOS"
        case .watch: "watchOS"
        }
    }
}
