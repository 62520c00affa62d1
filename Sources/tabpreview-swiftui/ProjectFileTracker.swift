import CLibrary
import Dispatch
import SwiftUIMessages
import SwiftUISource
import Synchronization
import TabModel

/// The files of a project, and those of them that have changed since they were read.
///
/// It reports the file that is being read before each step, so that the file is known if the process crashes.
final class ProjectFileTracker: ProjectFiles {
    private struct State {
        var folder: FolderFiles?
        var paths: [String] = []
        /// The digests of the read files; the texts of a large project would take too much memory.
        var digests: [String: Int] = [:]
        /// The files that have changed from one reading to the next without a `changed` request.
        var torn: Set<String> = []
        /// The requested files that can't be read.
        var unread: [String: UnreadableFile] = [:]
        /// The files that are set aside, and the reasons.
        var excluded: [String: String]
        /// The current steps, outermost first.
        var steps: [ReaderProgress] = []
        /// The number of scanned files.
        var scanned = 0

        mutating func list() { paths = (folder?.paths ?? []).filter { excluded[$0] == nil } }

        mutating func bytes(of path: String) -> [UInt8]? {
            guard excluded[path] == nil, let folder else { return nil }
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

        /// Returns a Boolean value that indicates whether a file on disk is the same as when it was read.
        func isSame(_ path: String) -> Bool {
            guard let digest = digests[path], !torn.contains(path) else { return false }
            return folder?.bytes(of: path)?.digest == digest
        }
    }

    private let root: String
    private let state: Mutex<State>

    /// Creates the list of a project's files; nil if there is neither file nor folder.
    init?(_ project: ReaderProject) {
        guard let folder = FolderFiles(project.path) else { return nil }
        root = project.path
        let excluded = Dictionary(project.setAside.map { ($0.file, $0.why) }) { $1 }
        state = Mutex(State(folder: folder, excluded: excluded))
        state.withLock { $0.list() }
    }

    var name: String? { state.withLock(\.folder)?.name }

    var paths: [String] { state.withLock(\.paths) }

    /// A Boolean value that indicates whether the project is still there.
    var isThere: Bool { state.withLock { $0.folder != nil } }

    /// The omitted files, as one sentence; nil if there are none.
    var omissions: String? { state.withLock { $0.folder?.omissions } }

    /// The files that are set aside, in the order of their paths, and the reasons.
    var setAside: [(file: String, why: String)] {
        state.withLock(\.excluded).sorted { $0.key < $1.key }.map { (file: $0.key, why: $0.value) }
    }

    /// The diagnostics of files and folders that can't be listed or read, in the order of the paths.
    var problems: [Diagnostic] {
        state.withLock { state in
            let unread = state.unread.sorted { $0.key < $1.key }.compactMap { $0.value.diagnostic(of: $0.key) }
            return (state.folder?.problems ?? []) + unread
        }
    }

    func bytes(of path: String) -> [UInt8]? { state.withLock { $0.bytes(of: path) } }

    /// Forgets the contents of changed files, and lists the folder again if one was added or removed.
    ///
    /// Returns those whose contents have changed: many saves, and each `touch`, leave the bytes unchanged.
    func forget(_ changed: [String]) -> [String] {
        state.withLock { state in
            let others = changed.filter { !state.isSame($0) }
            for path in others {
                (state.digests[path], state.unread[path], state.excluded[path]) = (nil, nil, nil)
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
        // Scans are many and short: a timer reports them.
        if step != .scan { report(progress) }
        let result = work()
        let outer = state.withLock { state in
            state.steps.removeLast()
            if step == .scan { state.scanned += 1 }
            return state.steps.last
        }
        if step != .scan { report(outer) }
        return result
    }

    private func report(_ progress: ReaderProgress?) {
        StandardStreams.write(ReaderResponse.progress(progress).line, to: STDOUT_FILENO)
    }

    /// Runs an operation that scans files, and reports ten times a second the number of scanned files or the slow one.
    func reportingScans<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result {
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
                report(step)
            } else {
                StandardStreams.write(ReaderResponse.count(ReaderCount(done: done, all: all)).line, to: STDOUT_FILENO)
            }
        }
        clock.resume()
        defer { clock.cancel() }
        return try work()
    }
}

extension [UInt8] {
    /// A hash that identifies text within this process; an array's own hash combines each byte separately.
    fileprivate var digest: Int {
        var hasher = Hasher()
        withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}

extension ReadingStep {
    /// The step as messages represent it.
    fileprivate var progress: ReaderProgress.Step {
        switch self {
        case .scan: .scan
        case .parse: .parse
        case .evaluate: .evaluate
        }
    }
}
