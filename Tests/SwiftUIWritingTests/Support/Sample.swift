import Foundation
import SwiftUIWriting
import TabModel
import TabSpecCoding
import Testing

/// A spec kept as a file: one of the examples, or one of these tests' own.
struct Sample: Sendable, CustomTestStringConvertible {
    let file: URL

    var name: String { file.deletingPathExtension().lastPathComponent }
    var testDescription: String { name }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    static let all = files(in: examples) + files(in: folder.appending(path: "Specs"))
    static let everyKey = Sample(file: folder.appending(path: "Specs/every-key.yaml"))

    private static let examples = folder.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Examples").resolvingSymlinksInPath()

    private static func files(in folder: URL) -> [Sample] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).filter { ["json", "yaml"].contains($0.pathExtension) }
            .sorted { $0.path < $1.path }.map { Sample(file: $0) }
    }

    func spec() throws -> TabSpec {
        let bytes = [UInt8](try Data(contentsOf: file))
        let format = SpecFormat(fileName: file.lastPathComponent)
        let read = SpecReader.read(bytes, format: format, file: file.lastPathComponent)
        return try #require(read.spec, "\(read.diagnostics)")
    }

    func source(_ writer: SwiftUIWriter = SwiftUIWriter()) throws -> String {
        writer.source(for: try spec(), named: name)
    }
}
