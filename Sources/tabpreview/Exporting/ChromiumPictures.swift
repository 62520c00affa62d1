import Foundation
import Logging
import PreviewProcesses
import PreviewServer
import Synchronization

/// A renderer of pictures with a browser on this machine, which is found at the first picture.
final class ChromiumPictures: PictureDrawing {
    /// The time limit of one picture of a server; a client that requests it waits less, and requests it again.
    private static let deadline = Duration.seconds(30)

    private let name: String?
    private let memory: Int
    private let logger: Logger
    private let level: Logger.Level
    private let cached = Mutex<Chromium?>(nil)

    /// Creates a renderer with the browser of the settings, or otherwise with the first one that is found.
    ///
    /// `level` is the level of the log entry for a browser without its own sandbox.
    init(_ settings: Settings, logger: Logger, level: Logger.Level = .notice) {
        name = settings.chromium
        memory = settings.chromiumMemory
        (self.logger, self.level) = (logger, level)
    }

    func png(of html: String, scale: Int) async throws(PictureFailure) -> [UInt8] {
        do throws(ChromiumError) {
            return try await browser().png(of: PictureRequest(html: html, scale: scale, deadline: Self.deadline))
        } catch {
            switch error {
            case .notFound, .unusable: throw .noBrowser(error.text)
            default: throw .failed(error.text)
            }
        }
    }

    func close() async {
        await cached.withLock(\.self)?.close()
    }

    /// Returns the browser; one that is installed after an earlier search failed is found too.
    func browser() throws(ChromiumError) -> Chromium {
        if let chromium = cached.withLock({ $0 }) { return chromium }
        let environment = ProcessInfo.processInfo.environment
        let chromium = Chromium(
            try ChromiumProgram(named: name, environment: environment),
            launcher: JoinPipes.launcher,
            environment: environment,
            memory: memory
        )
        if let remark = chromium.sandboxRemark { logger.log(level: level, "\(remark)") }
        return cached.withLock { cached in
            let first = cached ?? chromium
            cached = first
            return first
        }
    }
}
