import Foundation
import Logging
import PreviewProcesses
import PreviewServer
import Synchronization

/// Draws the pictures of a running preview with a browser on this machine.
final class ChromiumPictures: PictureDrawing {
    /// How long one picture may take; anyone who asks for it waits less and asks again.
    private static let deadline = Duration.seconds(30)

    private let name: String?
    private let memory: Int
    private let logger: Logger
    private let found = Mutex<Chromium?>(nil)

    /// Makes a drawing with the browser that is named, or else one that is found once the first picture is asked for.
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

    /// The browser; one that was installed while the preview runs is found too.
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
