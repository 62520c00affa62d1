import Foundation

/// A folder for what a browser keeps while it runs, for our eyes only.
struct TemporaryProfile {
    let path: String

    /// The longest folder, in bytes, in which the path of the browser's own socket stays within the system's limit.
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

    /// Removes the folder with everything in it; a browser's last helper may still be writing, so more than once.
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
