import Foundation
import Testing

/// Runs `Scripts/symbols check` on copies of the drawings.
struct DrawingsTests {
    @Test func `finds the committed symbols to be what the drawings give`() throws {
        let copy = try DrawingsCopy()

        let outcome = try copy.check()

        #expect(outcome.problems == "")
        #expect(outcome.status == 0)
    }

    @Test(arguments: [
        ("names.txt", "unheard.of\n", "unheard.of: in names.txt but not drawn"),
        ("signs.txt", "new.sign\n  line seg 4 4 9 9\n", "Run Scripts/symbols write."),
        ("signs.txt", "new.sign\n  line seg 4 4 9 9\n", "docs/images/symbols/signs.svg is not up to date."),
        ("signs.txt", "plus\n  line seg 4 4 9 9\n", "plus: drawn twice"),
        ("signs.txt", "new.sign\n", "new.sign: nothing drawn"),
        ("signs.txt", "new.sign\n  line seg 4 4 40 4\n", "new.sign: 40 lies outside the field"),
        ("signs.txt", "new.sign\n  lime seg 4 4 9 9\n", "new.sign: in \"lime seg 4 4 9 9\": \"lime\" is not known."),
        ("signs.txt", "new.sign\n  line seg 9 9 12 12\n", "new.sign: 4.5 × 4.5 is not between 13.75 and 31.0"),
        ("signs.txt", "new.sign\n  line seg 12 1 12 18\n", "new.sign: comes within 0.25 of the field's top or bottom"),
        ("signs.txt", "new.sign\n  line seg -3.4 12 18 12\n", "new.sign: reaches 4.0 over the field's side"),
        ("signs.txt", "new.sign\n  line seg 4 3 20 3\n", "new.sign: its middle lies at 12.0, 3.0, not near 12, 12"),
        ("signs.txt", "new.sign\n  dot rect 3 3 18 18\n", "new.sign: covers 56% of the field, not 3.5% to 43%"),
        ("signs.txt", "new.sign *\n  f: dot rect 3 3 18 18\n  o: line seg 3 12 21 12\n", "new.sign.fill: its box is"),
        ("signs.txt", "new.sign\n  line sag 4 4 9 9\n", "\"sag\" is not a shape. Use one of path,"),
        ("signs.txt", "new.sign\n  use unheard.of\n", "there is no drawing \"unheard.of\"."),
    ])
    func `says what is wrong with a drawing`(file: String, addition: String, sentence: String) throws {
        let copy = try DrawingsCopy(only: "signs.txt")
        try copy.append(addition, to: file)

        let outcome = try copy.check()

        #expect(outcome.problems.contains(sentence))
        #expect(outcome.status == 1)
    }
}

/// A folder with the script, the drawings (all, or those of one file) and the set, removed at the end.
private final class DrawingsCopy {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")

    init(only kept: String? = nil) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        for name in ["Scripts", "Public", "docs/images"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name),
                withIntermediateDirectories: true
            )
        }
        for path in ["Scripts/symbols", "Scripts/symbols.d", "Public/symbols.svg", "docs/images/symbols"] {
            try FileManager.default.copyItem(at: root.appending(path: path), to: folder.appending(path: path))
        }
        guard let kept else { return }
        let drawings = folder.appending(path: "Scripts/symbols.d")
        for file in try FileManager.default.contentsOfDirectory(at: drawings, includingPropertiesForKeys: nil)
        where file.pathExtension == "txt" && ![kept, "names.txt"].contains(file.lastPathComponent) {
            try FileManager.default.removeItem(at: file)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func append(_ text: String, to file: String) throws {
        let place = folder.appending(path: "Scripts/symbols.d/\(file)")
        let old = try String(contentsOf: place, encoding: .utf8)
        try Data("\(old)\n\(text)".utf8).write(to: place)
    }

    func check() throws -> (status: Int32, problems: String) {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", folder.appending(path: "Scripts/symbols").path, "check"]
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let bytes = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(bytes: bytes, encoding: .utf8) ?? "")
    }
}
