import Foundation

@testable import PreviewStore

/// A folder of a test's own, removed with it, with a spec's path in it.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "tabpreview-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    var spec: String { path + "/tabs.json" }
    var store: String { path + "/.tabpreview" }
    var database: String { store + "/customizations.sqlite" }
    var location: StoreLocation { StoreLocation(spec: spec) }
    /// Another spec of the same store.
    var otherLocation: StoreLocation { StoreLocation(spec: path + "/other.yaml") }
    var lockName: String { ParentFolder.name(location.lockFile) }
    var serverName: String { ParentFolder.name(location.serverFile) }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    func text(_ name: String) throws -> String {
        String(decoding: try bytes("\(path)/\(name)"), as: UTF8.self)
    }

    func bytes(_ path: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: path))
    }

    func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(path)/\(name)")
    }

    /// The names in the store's folder.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: store).sorted()
    }

    /// The permission bits of a file or folder.
    func mode(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
        return (attributes[.posixPermissions] as? Int) ?? -1
    }
}
