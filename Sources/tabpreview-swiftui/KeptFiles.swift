import CLibrary
import Dispatch
import SwiftUIMessages
import SwiftUISource
import Synchronization
import TabModel

/// The files of a project, and which of them are others than when they were read.
///
/// Says which one is at hand before that can go wrong.
final class KeptFiles: ProjectFiles {
    private struct State {
        var folder: FolderFiles?
        var paths: [String] = []
        /// The digests of the files that were read: of a large project all texts would take too much memory.
        var digests: [String: Int] = [:]
        /// The files that have changed from one reading to the next, without that anybody said so.
        var torn: Set<String> = []
        /// What was asked for and can't be read.
        var unread: [String: UnreadableFile] = [:]
        /// What is set aside, and why.
        var left: [String: String]
        /// What is being done now, from the outside in.
        var steps: [ReaderProgress] = []
        /// The number of files that were scanned.
        var scanned = 0

        mutating func list() { paths = (folder?.paths ?? []).filter { left[$0] == nil } }

        mutating func bytes(of path: String) -> [UInt8]? {
            guard left[path] == nil, let folder else { return nil }
            do throws(UnreadableFile) {
                let bytes = try folder.content(of: path)
                let digest = bytes.digest
                if let known = digests.updateValue(digest, forKey: path), known != digest { torn.insert(path) }
                return bytes
            } catch {
                unread[path] = error
                return nil
            }
        }

        /// Returns a Boolean value that indicates whether a file is on disk as it was read.
        func isSame(_ path: String) -> Bool {
            guard let digest = digests[path], !torn.contains(path) else { return false }
            return folder?.bytes(of: path)?.digest == digest
        }
    }

    private let root: String
    private let state: Mutex<State>

    /// Lists the files of a project; nil if there is neither file nor folder.
    init?(_ project: ReaderProject) {
        guard let folder = FolderFiles(project.path) else { return nil }
        root = project.path
        let left = Dictionary(project.setAside.map { ($0.file, $0.why) }) { $1 }
        state = Mutex(State(folder: folder, left: left))
        state.withLock { $0.list() }
    }

    var name: String? { state.withLock(\.folder)?.name }

    var paths: [String] { state.withLock(\.paths) }

    /// A Boolean value that indicates whether the project is still there.
    var isThere: Bool { state.withLock { $0.folder != nil } }

    /// What was left out, as one sentence; nil if nothing was.
    var omissions: String? { state.withLock { $0.folder?.omissions } }

    /// The files that are set aside, in the order of their paths, and why.
    var setAside: [(file: String, why: String)] {
        state.withLock(\.left).sorted { $0.key < $1.key }.map { (file: $0.key, why: $0.value) }
    }

    /// What can't be listed or read, in the order of the paths.
    var problems: [Diagnostic] {
        state.withLock { state in
            let unread = state.unread.sorted { $0.key < $1.key }.compactMap { $0.value.diagnostic(of: $0.key) }
            return (state.folder?.problems ?? []) + unread
        }
    }

    func bytes(of path: String) -> [UInt8]? { state.withLock { $0.bytes(of: path) } }

    /// Reads files again when they are next asked for, and lists the folder again if one came or went.
    ///
    /// Tells which are others than before: many saves, and each `touch`, leave the bytes as they were.
    func forget(_ changed: [String]) -> [String] {
        state.withLock { state in
            let others = changed.filter { !state.isSame($0) }
            for path in others {
                (state.digests[path], state.unread[path], state.left[path]) = (nil, nil, nil)
                state.torn.remove(path)
            }
            let known = Set(state.paths)
            guard !others.allSatisfy({ known.contains($0) && state.bytes(of: $0) != nil }) else { return others }
            state.folder = FolderFiles(root)
            state.list()
            let listed = Set(state.paths)
            state.unread = state.unread.filter { listed.contains($0.key) }
            return others
        }
    }

    func during<Result>(_ step: ReadingStep, of path: String, _ work: () -> Result) -> Result {
        let progress = ReaderProgress(step.progress, path)
        state.withLock { $0.steps.append(progress) }
        // Scans are many and short: a clock tells of them.
        if step != .scan { tell(progress) }
        let result = work()
        let outer = state.withLock { state in
            state.steps.removeLast()
            if step == .scan { state.scanned += 1 }
            return state.steps.last
        }
        if step != .scan { tell(outer) }
        return result
    }

    private func tell(_ progress: ReaderProgress?) {
        StandardStreams.write(ReaderReply.progress(progress).line, to: STDOUT_FILENO)
    }

    /// Does something that scans files, and tells ten times a second how many are scanned, or which one takes long.
    func tellingScans<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
        let all = state.withLock { state in
            state.scanned = 0
            return state.paths.count { $0.hasSuffix(".swift") }
        }
        let clock = DispatchSource.makeTimerSource()
        let last = Mutex<Int?>(nil)
        clock.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
        clock.setEventHandler { [self] in
            let (step, done) = state.withLock { ($0.steps.last, $0.scanned) }
            guard let step, step.step == .scan else { return }
            let isStuck = last.withLock { known in
                defer { known = done }
                return known == done
            }
            if isStuck {
                tell(step)
            } else {
                StandardStreams.write(ReaderReply.count(ReaderCount(done: done, all: all)).line, to: STDOUT_FILENO)
            }
        }
        clock.resume()
        defer { clock.cancel() }
        return try work()
    }
}

extension [UInt8] {
    /// A number by which this process tells one text from another; an array's own hash takes each byte by itself.
    fileprivate var digest: Int {
        var hasher = Hasher()
        withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}

extension ReadingStep {
    /// The step in messages.
    fileprivate var progress: ReaderProgress.Step {
        switch self {
        case .scan: .scan
        case .parse: .parse
        case .evaluate: .evaluate
        }
    }
}
