import CLibrary
import SwiftUIMessages
import SwiftUISource
import Synchronization
import TabModel

/// The files of a project, each read once until it changes.
///
/// Says which one is at hand before that can go wrong.
final class KeptFiles: ProjectFiles {
    private struct State {
        var folder: FolderFiles?
        var paths: [String] = []
        var kept: [String: [UInt8]] = [:]
        /// What was asked for and can't be read.
        var unread: [String: UnreadableFile] = [:]
        /// What is set aside, and why.
        var left: [String: String]
        /// What is being done now, from the outside in.
        var steps: [ReaderProgress] = []

        mutating func list() { paths = (folder?.paths ?? []).filter { left[$0] == nil } }

        mutating func bytes(of path: String) -> [UInt8]? {
            if let bytes = kept[path] { return bytes }
            guard left[path] == nil, let folder else { return nil }
            do throws(UnreadableFile) {
                let bytes = try folder.content(of: path)
                // Pictures are large, and few of them are asked for.
                if !path.contains(".xcassets/") { kept[path] = bytes }
                return bytes
            } catch {
                unread[path] = error
                return nil
            }
        }

        /// Whether a file is in memory as it is on disk.
        func isSame(_ path: String) -> Bool { kept[path].map { $0 == folder?.bytes(of: path) } ?? false }
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

    var paths: [String] { state.withLock(\.paths) }

    /// Whether the project is still there.
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
            for path in others { (state.kept[path], state.unread[path], state.left[path]) = (nil, nil, nil) }
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
        tell(
            state.withLock { state in
                state.steps.append(ReaderProgress(step.progress, path))
                return state.steps.last
            }
        )
        let result = work()
        let outer = state.withLock { state in
            state.steps.removeLast()
            return state.steps.last
        }
        // Scans follow one another, each told before it begins.
        if step != .scan { tell(outer) }
        return result
    }

    private func tell(_ progress: ReaderProgress?) {
        StandardStreams.write(ReaderReply.progress(progress).line, to: STDOUT_FILENO)
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
