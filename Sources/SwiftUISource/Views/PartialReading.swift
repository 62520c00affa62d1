import Synchronization
import TabModel

/// The part of a project that is read so far, which another thread may access while a file takes long.
public final class PartialReading: Sendable {
    private struct State {
        /// The files that are still to be read.
        var remaining: Set<String> = []
        var files: [FileTabViews] = []
    }

    /// The part of the remaining time for scanning an app, which by itself finds nothing to show.
    private static let scanning = 0.6

    private let end: ContinuousClock.Instant?
    private let state = Mutex(State())

    /// Creates a reading that begins no new file after this time; nil reads all.
    public init(within limit: Duration? = nil) {
        end = limit.map { .now + $0 }
    }

    /// The tab views that were found, with a diagnostic for each file or folder that is still to be read.
    public var reading: ProjectReading {
        let (files, remaining) = state.withLock { ($0.files, $0.remaining) }
        let classes = files.reduce(Set<String>()) { $0.union($1.controllers) }
        var tabViews = files.flatMap { file in
            file.tabViews + file.givenControllers.filter { !classes.contains($0.className) }.map(\.tabView)
        }
        // A view that only Xcode's previews show is no view of the app, unless there is no other.
        if tabViews.isEmpty { tabViews = files.flatMap(\.previewed) }
        Self.number(&tabViews)
        return ProjectReading(
            tabViews: tabViews,
            diagnostics: files.flatMap(\.lost) + UnreadFiles(Array(remaining)).diagnostics
        )
    }

    /// A Boolean value that indicates whether no file is left to read.
    public var isWhole: Bool { state.withLock { $0.remaining.isEmpty } }

    // MARK: - Progress

    /// Adds the files to scan.
    func begin(_ paths: [String]) { state.withLock { $0.remaining.formUnion(paths) } }

    /// A Boolean value that indicates whether there is no time for another app.
    var isOver: Bool { isOver(end) }

    /// Runs a closure for each file to scan, for as long as there is time.
    func scan(_ paths: [String], _ work: (String) -> Void) {
        begin(paths)
        let scanEnd = end.map { ContinuousClock.now + max(ContinuousClock.now.duration(to: $0), .zero) * Self.scanning }
        var rest = paths[...]
        while let path = rest.first, !isOver(scanEnd) {
            work(path)
            rest = rest.dropFirst()
        }
        let scanned = paths[..<rest.startIndex]
        state.withLock { $0.remaining.subtract(scanned) }
    }

    /// Runs a closure for each file with tab views, for as long as there is time.
    func read(_ paths: [String], _ work: (String) -> FileTabViews) {
        state.withLock { $0.remaining.formUnion(paths) }
        for path in paths where !isOver(end) {
            let file = work(path)
            state.withLock { state in
                state.remaining.remove(path)
                state.files.append(file)
            }
        }
    }

    private func isOver(_ end: ContinuousClock.Instant?) -> Bool { end.map { .now >= $0 } ?? false }

    /// Adds numbers to views of one name.
    private static func number(_ readings: inout [TabViewReading]) {
        var counts: [String: Int] = [:]
        for index in readings.indices {
            let name = readings[index].name
            let count = counts[name, default: 0] + 1
            counts[name] = count
            if count > 1 { readings[index].name = "\(name) #\(count)" }
        }
    }
}

/// The files that were not read in time, for diagnostics.
struct UnreadFiles {
    /// The largest number of lines: beyond, folders represent their files.
    private static let most = 20
    private static let advice = "Read less at a time, or raise the limit with the setting reader.answerSeconds."

    private let paths: [String]

    init(_ paths: [String]) { self.paths = paths.sorted() }

    /// A warning for each file, or for each folder where there are many files.
    var diagnostics: [Diagnostic] {
        guard paths.count > Self.most else {
            return paths.map { diagnostic("the file was not read in time", at: $0) }
        }
        let folders = Dictionary(grouping: paths) { path in
            path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        }.sorted { $0.key < $1.key }
        let others = folders.dropFirst(Self.most).reduce(0) { $0 + $1.value.count }
        let named = folders.prefix(Self.most).map { folder, files in
            diagnostic("\(Self.counted(files.count)) not read in time in this folder", at: folder)
        }
        guard others > 0 else { return named }
        return named + [diagnostic("\(Self.counted(others)) not read in time in other folders", at: ".")]
    }

    private func diagnostic(_ text: String, at path: String) -> Diagnostic {
        Diagnostic(severity: .warning, id: "notRead", text: "\(text). \(Self.advice)", file: path)
    }

    private static func counted(_ count: Int) -> String { count == 1 ? "1 file was" : "\(count) files were" }
}
