import Files
import Foundation

@testable import SpecFileSystem

/// A folder of one test's own, with a spec's file in it or without.
struct SpecFolder {
    static let old = Array("{\"tabs\": [\r\n]}\r\n".utf8)
    static let new = Array("\u{FEFF}{\"tabs\": [{\"title\": \"New\"}]}\n".utf8)
    static let theirs = Array("{\"tabs\": [], \"title\": \"somebody else's\"}".utf8)

    let url: URL
    let name: String

    var file: URL { url.appending(path: name) }

    /// Makes the folder; nil for `text` leaves the file out.
    init(name: String = "tabs.json", _ text: [UInt8]? = old) throws {
        self.name = name
        url = FileManager.default.temporaryDirectory.appending(path: "writing-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        if let text { try Data(text).write(to: file) }
    }

    func remove() throws { try FileManager.default.removeItem(at: url) }

    func bytes(_ name: String? = nil) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: url.appending(path: name ?? self.name)))
    }

    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }

    func mode() throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }

    /// The file, with its calls reported beforehand.
    func spec(longestWrite: Int = .max, before: @escaping Told = { _ in }) -> AtomicSpecFile {
        var spec = AtomicSpecFile(path: file.path, name: "tabs.json")
        spec.system = SystemCalls(before: before, longestWrite: longestWrite)
        return spec
    }

    typealias Told = @Sendable (SystemCall) throws(SystemFailure) -> Void
}

/// Makes a folder, hands it to a test and removes it.
func withSpec<Value>(
    name: String = "tabs.json",
    _ text: [UInt8]? = SpecFolder.old,
    _ body: (SpecFolder) throws -> Value
) throws -> Value {
    let folder = try SpecFolder(name: name, text)
    defer { try? folder.remove() }
    return try body(folder)
}
