import CLibrary
import Concurrency
import Foundation
import Synchronization

/// A renderer of pictures with a browser of Chromium's family, without a window, a network or a listening port.
///
/// It starts with the first picture, draws one picture at a time, and ends once it is idle. Its files are in a fresh
/// folder, removed afterwards. A browser that fails is ended; if it has drawn other pictures before, the failed one is
/// drawn again in a new browser. The browser is controlled through a pipe, so no other program on the machine can
/// control it.
public actor Chromium {
    /// A running browser with the folder of its files.
    private struct Browser {
        let program: PersistentProgram
        let profile: TemporaryProfile
    }

    /// The maximum number of bytes of a browser's output: the largest picture, in base64.
    private static let outputLimit = 96 << 20
    /// The default maximum of memory of a browser with all its processes, in MiB.
    ///
    /// The largest pictures, of all devices at three pixels a point, take 1,400.
    public static let usualMemory = 2_048
    /// The range of the maximum, in MiB.
    public static let memoryRange = 256...1_048_576

    /// The time without a picture after which the browser ends.
    private static let idle = Duration.seconds(10)

    private let program: ChromiumProgram
    private let launcher: [String]
    private let environment: [String: String]
    private let isRoot: Bool
    private let memory: Int
    private let turn = AsyncMutex()
    private var browser: Browser?
    private var ending: Task<Void, Never>?

    /// Creates a renderer with a program, for an environment such as `ProcessInfo.processInfo.environment`.
    ///
    /// `launcher` is the argument vector that becomes the program whose path and arguments follow, with its pipes at
    /// the descriptors that it expects: see ``JoinedPipes/become(_:_:)``. `memory` is the maximum of memory with all
    /// its processes, in MiB.
    public init(
        _ program: ChromiumProgram,
        launcher: [String],
        environment: [String: String],
        memory: Int
    ) {
        self.init(program, launcher: launcher, environment: environment, memory: memory, isRoot: geteuid() == 0)
    }

    /// The message for a browser without its own sandbox; nil if it has one, as for every account except root.
    public nonisolated var sandboxRemark: String? {
        isRoot ? "The browser that draws pictures runs without its sandbox, because tabpreview runs as root." : nil
    }

    /// Creates a renderer for an account, as the browser's sandbox does not work for root.
    init(
        _ program: ChromiumProgram,
        launcher: [String],
        environment: [String: String],
        memory: Int = Chromium.usualMemory,
        isRoot: Bool
    ) {
        self.program = program
        self.launcher = launcher
        self.environment = ProcessEnvironment.variables(of: environment, allowing: ProcessEnvironment.plain)
        self.isRoot = isRoot
        self.memory = memory
    }

    /// Draws a picture and returns its PNG.
    ///
    /// That of a document has exactly as many pixels as the element `main` has points, times the scale.
    ///
    /// - Throws: ``ChromiumError`` for every failure; no browser is left running then.
    public func png(of request: PictureRequest) async throws(ChromiumError) -> [UInt8] {
        try await picture(of: request).png
    }

    /// Draws a picture, as ``png(of:)`` does, and returns it with the share of pixels that differ, if it shows that.
    public func picture(of request: PictureRequest) async throws(ChromiumError) -> Picture {
        let end = ContinuousClock.now + request.deadline
        return try await turn.withLock { () async throws(ChromiumError) in
            ending?.cancel()
            defer { endWhenIdle() }
            if let browser {
                do throws(ChromiumError) { return try await draw(request, until: end, in: browser) } catch {
                    guard !Task.isCancelled, .now < end else { throw error }
                }
            }
            return try await draw(request, until: end, in: try start())
        }
    }

    /// Ends the browser, and returns when its files are removed.
    public func close() async {
        await turn.withLock { await endBrowser() }
    }

    private func start() throws(ChromiumError) -> Browser {
        let profile = try TemporaryProfile()
        let started = Browser(program: PersistentProgram(call(in: profile.path)), profile: profile)
        browser = started
        return started
    }

    private func draw(
        _ request: PictureRequest,
        until end: ContinuousClock.Instant,
        in browser: Browser
    ) async throws(ChromiumError) -> Picture {
        let exchange = PictureExchange(request, program: program.path)
        let outcome = await exchange.perform(in: browser.program, until: end)
        if outcome != .responded { await endBrowser() }
        return try picture(exchange.result, outcome, deadline: request.deadline)
    }

    private func picture(
        _ result: Result<Picture, ChromiumError>?,
        _ outcome: PersistentProgram.Outcome,
        deadline: Duration
    ) throws(ChromiumError) -> Picture {
        switch outcome {
        case .late: throw .failed(.timedOut(program: program.path, deadline: deadline))
        case .cancelled: throw .failed(.cancelled(program: program.path))
        case .ended(let error?): throw .failed(explained(error))
        case .responded, .invalid, .ended(nil):
            guard let result else { throw .endedEarly(program: program.path) }
            return try result.get()
        }
    }

    private func endWhenIdle() {
        guard browser != nil else { return }
        ending = .delayed(by: Self.idle) { [weak self] in await self?.close() }
    }

    private func endBrowser() async {
        guard let browser else { return }
        self.browser = nil
        await browser.program.end()
        browser.profile.remove()
    }

    /// Returns the call of the browser, which reads commands from descriptor 3 and writes to 4.
    ///
    /// The launcher makes these of the two pipes of this process.
    nonisolated func call(in folder: String) -> ProgramCall {
        // The browser's files beside its profile go into the same folder, so that they are removed too.
        let environment = environment.merging(["TMPDIR": folder]) { $1 }
        var call = ProgramCall(
            launcher.first ?? "",
            launcher.dropFirst() + [program.path] + arguments(folder),
            environment: environment,
            outputLimit: Self.outputLimit
        )
        call.memoryLimit = memory << 20
        return call
    }

    /// Returns the error with the name of the browser, which users know, instead of the launcher.
    private func explained(_ error: ProgramError) -> ProgramError {
        guard case .failed(_, Int(JoinedPipes.cannotRun), let text) = error else { return error.naming(program.path) }
        return .notStarted(program: program.path, reason: text)
    }

    private nonisolated func arguments(_ folder: String) -> [String] {
        var arguments = [
            "--headless", "--remote-debugging-pipe", "--user-data-dir=\(folder)", "--no-first-run",
            "--no-default-browser-check", "--no-startup-window", "--disable-gpu", "--disable-dev-shm-usage",
            "--disable-extensions", "--disable-component-update", "--disable-background-networking",
            "--disable-default-apps", "--disable-sync", "--disable-breakpad", "--disable-crash-reporter",
            "--disable-domain-reliability", "--host-resolver-rules=MAP * ~NOTFOUND", "--hide-scrollbars",
            "--mute-audio", "--force-color-profile=srgb", "--font-render-hinting=none", "--lang=en",
        ]
        if isRoot { arguments.append("--no-sandbox") }
        return arguments
    }
}

/// The exchange with a browser about one picture.
private final class PictureExchange: Sendable {
    private let request: PictureRequest
    private let program: String
    private let state = Mutex<Result<Picture, ChromiumError>?>(nil)

    init(_ request: PictureRequest, program: String) { (self.request, self.program) = (request, program) }

    /// The picture, or the reason why there is none; nil if the browser did not get so far.
    var result: Result<Picture, ChromiumError>? { state.withLock(\.self) }

    func perform(in browser: PersistentProgram, until end: ContinuousClock.Instant) async -> PersistentProgram.Outcome {
        await browser.exchange(until: end) { pipes in try await self.perform(&pipes) }
    }

    private func perform(_ pipes: inout ProgramPipes) async throws -> PersistentProgram.Outcome {
        var session = ChromiumSession(pipes: pipes, program: program)
        do throws(ChromiumError) {
            let picture = try await session.picture(of: request)
            state.withLock { $0 = .success(picture) }
        } catch {
            state.withLock { $0 = .failure(error) }
            if case .endedEarly = error { throw PersistentProgram.OutputEnded() }
            return .invalid
        }
        pipes = session.pipes
        return .responded
    }
}
