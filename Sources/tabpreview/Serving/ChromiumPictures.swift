import Foundation
import Logging
import PreviewProcesses
import PreviewServer
import Synchronization

/// A renderer of the pictures of a running preview with a browser on this machine.
final class ChromiumPictures: PictureDrawing {
    /// The time limit of one picture; a client that requests it waits less, and requests it again.
    private static let deadline = Duration.seconds(30)

    private let name: String?
    private let memory: Int
    private let logger: Logger
    private let found = Mutex<Chromium?>(nil)

    /// Creates a renderer with the given browser, or otherwise with one that is found at the first request for a
    /// picture.
    init(_ settings: Settings, logger: Logger) {
        name = settings.chromium
        memory = settings.chromiumMemory
        self.logger = logger
    }

    func png(of html: String, scale: Int) async throws(PictureFailure) -> [UInt8] {
        do throws(ChromiumError) {
            return try await chromium().png(of: PictureRequest(html: html, scale: scale, deadline: Self.deadline))
        } catch {
            switch error {
            case .notFound, .unusable: throw .noBrowser(error.text)
            default: throw .failed(error.text)
            }
        }
    }

    /// Returns the browser; one that was installed while the preview runs is found too.
    private func chromium() throws(ChromiumError) -> Chromium {
        if let known = found.withLock({ $0 }) { return known }
        let environment = ProcessInfo.processInfo.environment
        let made = Chromium(
            try ChromiumProgram(named: name, environment: environment),
            launcher: JoinPipes.launcher,
            environment: environment,
            memory: memory,
            logger: logger
        )
        if let remark = made.sandboxRemark { logger.notice("\(remark)") }
        found.withLock { $0 = made }
        return made
    }
}
