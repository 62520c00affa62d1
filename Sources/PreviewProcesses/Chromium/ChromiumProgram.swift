import Foundation

/// A browser of Chromium's family on this machine: the program that draws pictures.
public struct ChromiumProgram: Hashable, Sendable {
    /// The program's path.
    let path: String

    /// The names that are searched for in the folders of `PATH`, in this order.
    static let names = [
        "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge-stable",
        "microsoft-edge", "msedge",
    ]

    /// The other places that are searched; a leading `~` is the home folder.
    static let places: [String] = {
        #if canImport(Darwin)
            let bundles = ["Google Chrome", "Chromium", "Microsoft Edge"].map {
                "Applications/\($0).app/Contents/MacOS/\($0)"
            }
            return bundles.map { "/\($0)" } + bundles.map { "~/\($0)" }
        #else
            return [
                "/usr/bin/chromium", "/snap/bin/chromium", "/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge",
            ]
        #endif
    }()

    /// Creates the program of the named browser, a path or a name in `PATH`, or else the first that exists.
    ///
    /// - Throws: ``ChromiumError/unusable(name:reason:)`` for a named one that can't be run, ``ChromiumError/notFound``
    ///   if none is named and none is found.
    public init(named name: String?, environment: [String: String]) throws(ChromiumError) {
        let folders = environment["PATH", default: ""].split(separator: ":").map(String.init)
        if let name {
            path = try Self.path(named: name, folders: folders)
            return
        }
        let inPath = Self.names.flatMap { name in folders.map { "\($0)/\(name)" } }
        let elsewhere = Self.places.compactMap { Self.expanded($0, home: environment["HOME"]) }
        guard let found = (inPath + elsewhere).first(where: { Self.problem(at: $0) == nil }) else { throw .notFound }
        path = found
    }

    private static func path(named name: String, folders: [String]) throws(ChromiumError) -> String {
        let candidates = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
        if let found = candidates.first(where: { problem(at: $0) == nil }) { return found }
        let reasons = candidates.compactMap(problem)
        throw .unusable(name: name, reason: reasons.first { $0 != missing } ?? missing)
    }

    private static let missing = "no such program"

    /// Returns the reason why the file at a path can't be run; nil if it can.
    private static func problem(at path: String) -> String? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return missing }
        if isFolder.boolValue { return "it is a directory" }
        return FileManager.default.isExecutableFile(atPath: path) ? nil : "you don't have permission to execute it"
    }

    private static func expanded(_ place: String, home: String?) -> String? {
        guard place.hasPrefix("~") else { return place }
        return home.map { $0 + place.dropFirst() }
    }
}

/// A folder for the temporary files of a browser, readable by this account only.
struct TemporaryProfile {
    let path: String

    /// The longest folder, in bytes, in which the path of the browser's socket stays within the system's limit.
    private static let longestFolder = 36

    init() throws(ChromiumError) {
        let usual = FileManager.default.temporaryDirectory.path
        let folder = usual.utf8.count > Self.longestFolder ? "/tmp" : usual
        path = "\(folder)/tabpreview-\(String(UInt32.random(in: 0x1000_0000...UInt32.max), radix: 16))"
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw .noFolder(reason: Self.reason(error))
        }
    }

    /// Removes the folder with everything in it.
    ///
    /// The browser's last helper may still be writing, so it tries more than once.
    func remove() {
        for _ in 0..<3 where FileManager.default.fileExists(atPath: path) {
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileWriteOutOfSpace?: "the disk is full"
        case .fileWriteNoPermission?: "permission denied"
        case .fileNoSuchFile?, .fileReadNoSuchFile?: "the directory for temporary files does not exist"
        default: error.localizedDescription
        }
    }
}
