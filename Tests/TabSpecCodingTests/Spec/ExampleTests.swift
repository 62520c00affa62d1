import Foundation
import TabModel
import TabSpecCoding
import Testing

/// The specs in `Examples`, which are where most people begin.
@Suite struct ExampleTests {
    private static var folder: URL {
        URL(filePath: #filePath).appending(path: "../../../../Examples").standardizedFileURL
    }

    private static var examples: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        // `SwiftUI` is an app.
        return names.filter { !$0.hasPrefix(".") && $0 != "SwiftUI" }.sorted()
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: Self.folder.appending(path: name)))
    }

    @Test func `finds the examples`() {
        #expect(Self.examples.count >= 6)
    }

    @Test(arguments: examples)
    func `reads every example without a remark, and again once written`(name: String) throws {
        let decoded = SpecReader.read(try bytes(name), format: SpecFormat(fileName: name), file: name)

        #expect(decoded.diagnostics.map(\.line) == [])
        let spec = try #require(decoded.spec)
        let again = SpecReader.read(Array(SpecWriting.text(spec).utf8), format: .json, file: name)
        #expect(again.spec?.withoutPlaces == spec.withoutPlaces)
    }

    @Test(arguments: examples)
    func `validates every example against the schema`(name: String) throws {
        let schema = SchemaValidator(root: try JSONValue(reading: Array(JSONSchema.json.utf8)))
        let isJSON = SpecFormat(fileName: name) == .json
        let spec = SpecReader.read(try bytes(name), format: SpecFormat(fileName: name), file: name).spec
        let value = isJSON ? try JSONValue(reading: bytes(name)) : try SpecWriting.value(#require(spec))

        #expect(schema.problems(value) == [])
    }
}
