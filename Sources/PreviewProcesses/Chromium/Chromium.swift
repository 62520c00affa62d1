import Foundation
public import Logging
import CLibrary

/// A renderer of pictures with a browser of Chromium's family, without a window, a network or a listening port.
///
/// Each picture has a separate browser, with a fresh folder for its files, removed afterwards. The browser is
/// controlled through a pipe, so no other program on the machine can control it.
public struct Chromium: Sendable {
    /// The maximum number of bytes of a browser's output: the largest picture, in base64.
    private static let outputLimit = 96 << 20
    /// The default maximum of memory of a browser with all its processes, in MiB.
    ///
    /// The largest pictures, of all devices at three pixels a point, take 1,400.
    public static let usualMemory = 2_048
    /// The range of the maximum, in MiB.
    public static let memoryRange = 256...1_048_576

    private let program: ChromiumProgram
    private let launcher: [String]
    private let environment: [String: String]
    private let isRoot: Bool
    private let memory: Int
    private let logger: Logger

    /// Creates a renderer with a program, for an environment such as `ProcessInfo.processInfo.environment`.
    ///
    /// `launcher` is the argument vector that becomes the program whose path and arguments follow, with its pipes at
    /// the descriptors that it expects: see ``JoinedPipes/become(_:_:)``. `memory` is the maximum of memory with all
    /// its processes, in MiB.
    public init(
        _ program: ChromiumProgram,
        launcher: [String],
        environment: [String: String],
        memory: Int,
        logger: Logger
    ) {
        self.init(
            program,
            launcher: launcher,
            environment: environment,
            memory: memory,
            logger: logger,
            isRoot: geteuid() == 0
        )
    }

    /// The message for a browser without its own sandbox; nil if it has one, as for every account except root.
    public var sandboxRemark: String? {
        isRoot ? "The browser that draws pictures runs without its sandbox, because tabpreview runs as root." : nil
    }

    /// Creates a renderer for an account, as the browser's sandbox does not work for root.
    init(
        _ program: ChromiumProgram,
        launcher: [String],
        environment: [String: String],
        memory: Int = Self.usualMemory,
        logger: Logger,
        isRoot: Bool
    ) {
        self.program = program
        self.launcher = launcher
        self.environment = ProcessEnvironment.variables(of: environment, allowing: ProcessEnvironment.plain)
        self.isRoot = isRoot
        self.memory = memory
        self.logger = logger
    }

    /// Draws a picture.
    ///
    /// - Returns: A PNG, exactly as many pixels as the element `main` has points, times the scale.
    /// - Throws: ``ChromiumError`` for every failure; no browser is left running then either.
    public func png(of request: PictureRequest) async throws(ChromiumError) -> [UInt8] {
        let folder = try TemporaryProfile()
        defer { folder.remove() }
        let call = call(in: folder.path, deadline: request.deadline)
        let outcome: Result<[UInt8], ChromiumError>
        do throws(ProgramError) {
            outcome = try await ProgramRunner.converse(call) { pipes in
                await ChromiumSession(pipes: pipes, program: program.path).picture(of: request)
            }
        } catch {
            throw .failed(explained(error))
        }
        return try outcome.get()
    }

    /// Returns the call of the browser, which reads commands from descriptor 3 and writes to 4.
    ///
    /// The launcher makes these of the two pipes of this process.
    func call(in folder: String, deadline: Duration) -> ProgramCall {
        // The browser's files beside its profile go into the same folder, so that they are removed too.
        let environment = environment.merging(["TMPDIR": folder]) { $1 }
        var call = ProgramCall(
            launcher.first ?? "",
            launcher.dropFirst() + [program.path] + arguments(folder),
            environment: environment,
            deadline: deadline,
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

    private func arguments(_ folder: String) -> [String] {
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
