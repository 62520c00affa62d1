import Dispatch
public import PreviewCore

/// A spec's file on disk, for the session: the disk is waited for on a queue of its own.
public struct SpecFileWriter: SpecWriter {
    private let file: SpecFile
    private let queue = DispatchQueue(label: "tabpreview.spec-writing")

    /// Writes this file.
    public init(_ file: SpecFile) {
        self.file = file
    }

    /// The file's bytes; nil if there is no file.
    public func read() async throws(SpecWriteFailure) -> [UInt8]? {
        try await onQueue { [file] () throws(SpecWriteFailure) in try file.bytes() }
    }

    /// Puts bytes in place of `expected`, whole or not at all.
    public func replace(_ expected: [UInt8]?, with bytes: [UInt8]) async throws(SpecWriteFailure) {
        try await onQueue { [file] () throws(SpecWriteFailure) in try file.replace(expected, with: bytes) }
    }

    private func onQueue<Value: Sendable>(
        _ work: @escaping @Sendable () throws(SpecWriteFailure) -> Value
    ) async throws(SpecWriteFailure) -> Value {
        try await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Result(catching: work)) }
        }.get()
    }
}

/// The place of a file: its folder, and its name there.
struct SpecTarget: Hashable, Sendable {
    let path: String
    let folder: String
    let name: String

    /// Takes a path; one without a folder is in the working folder.
    init(_ path: String) {
        self.path = path
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        name = parts.last.map(String.init) ?? ""
        let folder = parts.dropLast().joined(separator: "/")
        self.folder = folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
    }

    /// The path of another name in the same folder.
    func beside(_ name: String) -> String { "\(folder)/\(name)" }
}
