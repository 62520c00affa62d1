import Foundation
import TabSpecCoding
import Testing

/// The specs in Examples.
struct ExampleTexts: CustomTestStringConvertible {
    let name: String
    let text: String
    var format: SpecFormat { SpecFormat(fileName: name) }
    var testDescription: String { name }

    static let all: [ExampleTexts] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Examples")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            guard name.hasSuffix(".json") || name.hasSuffix(".yaml"),
                let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
            else { return nil }
            return ExampleTexts(name: name, text: text)
        }
    }()
}
