import Concurrency
import PreviewCore
public import SwiftUIMessages
public import TabModel

/// A reader of an app's SwiftUI source with `tabpreview-swiftui`, a separate process that lives as long as this value.
///
/// The parser hangs on some texts and overflows its stack on others. The file at which that happens is set aside until
/// it changes, the process is started again, and the request is repeated without the file; the response has a
/// diagnostic for it.
public actor SwiftUIReader {
    /// The time limits of the reader.
    public struct Timeouts: Hashable, Sendable {
        /// The limit of scanning or parsing one file.
        public var file: Duration
        /// The limit of evaluating one tab view, with all the files that it needs.
        public var view: Duration
        /// The limit of a whole request, such as the first reading of a project, including all restarts of the process.
        public var response: Duration

        /// Creates timeouts; two, ten and twenty seconds by default.
        public init(file: Duration = .seconds(2), view: Duration = .seconds(10), response: Duration = .seconds(20)) {
            (self.file, self.view, self.response) = (file, view, response)
        }
    }

    /// The number of times that a request is repeated if no other file is to blame.
    private static let retries = 1

    private let program: SwiftUIReaderProgram
    private let timeouts: Timeouts
    private let end: ContinuousClock.Instant?
    private let reportProgress: @Sendable (ReaderCount) -> Void
    private let mutex = AsyncMutex()
    private var project: ReaderProject
    private var running: PersistentProgram?
    /// The number of failures in a row, and the delays of the restarts after them.
    private var failures = 0
    private let backoff = Backoff(first: .milliseconds(50), longest: .seconds(5))
    private var number = 0

    /// Creates a reader; the process starts with the first request.
    ///
    /// Nothing is read after `end`, if there is one. `reportProgress` receives the progress of a long reading, and 0 of
    /// 0 at its end.
    public init(
        _ project: ReaderProject,
        with program: SwiftUIReaderProgram,
        timeouts: Timeouts = Timeouts(),
        until end: ContinuousClock.Instant? = nil,
        reportProgress: @escaping @Sendable (ReaderCount) -> Void = { _ in }
    ) {
        self.reportProgress = reportProgress
        self.project = project
        self.program = program
        self.timeouts = timeouts
        self.end = end
    }

    /// The listing of the project when it was opened; nil before the first request.
    public private(set) var listing: ProjectListing?

    /// The files that are set aside now.
    public var setAside: [ReaderProject.SetAside] { project.setAside }

    /// Returns all tab views, in the form that `tabpreview import` prints.
    ///
    /// Parts that were not read in time are named in the response, with their place.
    public func views() async throws(SwiftUIReaderError) -> JSONValue {
        defer { reportProgress(ReaderCount(done: 0, all: 0)) }
        return try await request(.views())
    }

    /// Reports files that were changed, added or removed, by their paths relative to the project's root.
    public func changed(_ paths: [String]) async throws(SwiftUIReaderError) {
        project.setAside.removeAll { paths.contains($0.file) }
        // A process that starts later reads the present state of all files.
        if running != nil { _ = try await request(.changed(paths)) }
    }

    /// Returns the text of a file that a tab view depends on, both counted from 0 in the response of ``views()``.
    public func source(view: Int, file: Int) async throws(SwiftUIReaderError) -> SourceFileText {
        let result = try await request(.source(view: view, file: file))
        guard case .string(let path)? = result["file"], case .string(let text)? = result["text"] else {
            throw .failed("its response has no text")
        }
        return SourceFileText(file: path, text: text)
    }

    /// Returns the changes of the source for an action on the structure of a tab view; nothing is written.
    ///
    /// - Throws: `refused` with the reason, and the place of the obstacle, if the action can't be performed.
    public func edit(view: String, _ act: TabEdit) async throws(SwiftUIReaderError) -> ReaderEdit {
        let result = try await request(.edit(view: view, act: act))
        do throws(ReaderLineError) {
            return try ReaderEdit(result)
        } catch {
            throw .failed("its response is not an edit: \(error.text)")
        }
    }

    /// Ends the process; a later request starts it again.
    public func close() async {
        await mutex.withLock { await drop() }
    }

    // MARK: - Requests

    private func request(_ method: ReaderRequest.Method) async throws(SwiftUIReaderError) -> JSONValue {
        try await mutex.withLock { () throws(SwiftUIReaderError) in
            var retries = Self.retries
            let end = min(.now + timeouts.response, self.end ?? .now + timeouts.response)
            while true {
                do throws(SwiftUIReaderFailure) {
                    let result = try await attempt(method, until: end)
                    failures = 0
                    return result
                } catch {
                    if case .refused = error { throw error.asError(of: program) }
                    await drop()
                    if Task.isCancelled { throw .cancelled }
                    failures += 1
                    if setAside(error) { continue }
                    guard retries > 0, !error.isFinal, .now < end else { throw error.asError(of: program) }
                    retries -= 1
                }
            }
        }
    }

    /// Leaves the file that is to blame out from now on; returns false if there is none.
    private func setAside(_ failure: SwiftUIReaderFailure) -> Bool {
        guard let file = failure.file, !project.setAside.contains(where: { $0.file == file }) else { return false }
        project.setAside.append(ReaderProject.SetAside(file: file, why: failure.reason))
        return true
    }

    private func attempt(
        _ method: ReaderRequest.Method,
        until end: ContinuousClock.Instant
    ) async throws(SwiftUIReaderFailure) -> JSONValue {
        try await exchange(method, with: started(until: end), until: end)
    }

    /// Returns the process, with the project open in it.
    private func started(until end: ContinuousClock.Instant) async throws(SwiftUIReaderFailure) -> PersistentProgram {
        if let running { return running }
        guard program.isThere else { throw .notBuilt }
        let delay = min(backoff.delay(after: failures), max(ContinuousClock.now.duration(to: end), .zero))
        try? await Task.sleep(for: delay)
        let program = PersistentProgram(program.call)
        running = program
        try await ReaderExchange(timeouts, until: end).greet(program)
        listing = ProjectListing(try await exchange(.open(project), with: program, until: end))
        return program
    }

    private func exchange(
        _ method: ReaderRequest.Method,
        with running: PersistentProgram,
        until end: ContinuousClock.Instant
    ) async throws(SwiftUIReaderFailure) -> JSONValue {
        number += 1
        let request = ReaderRequest(number, method.limited(until: end))
        return try await ReaderExchange(timeouts, until: end, reportProgress: reportProgress).send(request, running)
    }

    private func drop() async {
        await running?.end()
        running = nil
    }
}

extension ReaderRequest.Method {
    /// The maximum time that is reserved for the response with the results that were read in time.
    private static let reserve = Duration.milliseconds(500)

    /// Returns the method with the time that the process has for it, if it can respond with a part.
    fileprivate func limited(until end: ContinuousClock.Instant) -> Self {
        guard case .views = self else { return self }
        let remaining = max(ContinuousClock.now.duration(to: end), .zero)
        return .views(within: Int((remaining - min(Self.reserve, remaining / 4)) / .milliseconds(1)))
    }
}

/// The listing of a project's files.
public struct ProjectListing: Hashable, Sendable {
    /// The number of Swift files.
    public var files: Int
    /// The omitted files, as a sentence; nil if there are none.
    public var omissions: String?

    /// Creates a listing from the response to `open`; nil if it is invalid.
    init?(_ response: JSONValue) {
        guard case .integer(let files)? = response["files"] else { return nil }
        self.files = files
        if case .string(let omissions)? = response["omissions"] { self.omissions = omissions }
    }
}

/// A file of the project, as shown to users.
public struct SourceFileText: Hashable, Sendable {
    /// The path, relative to the project's root.
    public var file: String
    /// The content of the file.
    public var text: String
}
