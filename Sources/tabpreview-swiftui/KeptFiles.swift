import CLibrary
import SwiftUIMessages
import SwiftUISource

/// The files of a project, each read once until it changes. Says which one is at hand before that can go wrong.
final class KeptFiles: ProjectFiles {
    private let root: String
    private var folder: FolderFiles?
    private var kept: [String: [UInt8]] = [:]
    private var left: [String: String]
    private var steps: [ReaderProgress] = []

    /// Lists the files of a project; nil if there is neither file nor folder.
    init?(_ project: ReaderProject) {
        guard let folder = FolderFiles(project.path) else { return nil }
        self.folder = folder
        root = project.path
        left = Dictionary(project.setAside.map { ($0.file, $0.why) }) { $1 }
        list()
    }

    private(set) var paths: [String] = []

    /// Whether the project is still there.
    var isThere: Bool { folder != nil }

    /// What was left out, as one sentence; nil if nothing was.
    var omissions: String? { folder?.omissions }

    /// The files that are set aside, in the order of their paths, and why.
    var setAside: [(file: String, why: String)] {
        left.sorted { $0.key < $1.key }.map { (file: $0.key, why: $0.value) }
    }

    func bytes(of path: String) -> [UInt8]? {
        if let bytes = kept[path] { return bytes }
        guard left[path] == nil, let bytes = folder?.bytes(of: path) else { return nil }
        // Pictures are large, and few of them are asked for.
        if !path.contains(".xcassets/") { kept[path] = bytes }
        return bytes
    }

    /// Reads files anew when they are asked for next; lists the folder anew where one of them came or went.
    func forget(_ changed: [String]) {
        for path in changed { (kept[path], left[path]) = (nil, nil) }
        let known = Set(paths)
        guard !changed.allSatisfy({ known.contains($0) && bytes(of: $0) != nil }) else { return }
        folder = FolderFiles(root)
        list()
    }

    private func list() { paths = (folder?.paths ?? []).filter { left[$0] == nil } }

    func during<Result>(_ step: ReadingStep, of path: String, _ work: () -> Result) -> Result {
        steps.append(ReaderProgress(step.told, path))
        tell()
        let result = work()
        steps.removeLast()
        // Scans follow one another, each told before it begins.
        if step != .scan { tell() }
        return result
    }

    private func tell() { StandardStreams.write(ReaderReply.progress(steps.last).line, to: STDOUT_FILENO) }
}

extension ReadingStep {
    /// The step as it is told.
    fileprivate var told: ReaderProgress.Step {
        switch self {
        case .scan: .scan
        case .parse: .parse
        case .evaluate: .evaluate
        }
    }
}
