import Concurrency
import Foundation
import PreviewCore
import Synchronization

/// A publisher of each save of a served spec on a team's server.
///
/// Saves are published one after another; of several at once only the last.
final class FollowingPublisher: Sendable {
    private let run: PublishRun
    private let output: ServeOutput
    private let saves: AsyncStream<Void>
    private let saved: AsyncStream<Void>.Continuation

    init(_ run: PublishRun, output: ServeOutput) {
        (self.run, self.output) = (run, output)
        (saves, saved) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    /// Notifies the publisher of a save.
    func wasSaved() { saved.yield() }

    /// Publishes the current text, then each save, until the task is canceled; tries again where the server does not
    /// respond.
    func follow() async {
        wasSaved()
        await withDiscardingTaskGroup { group in
            var last: Upload?
            var failures = 0
            for await _ in saves {
                guard let upload = upload(), upload != last else { continue }
                let outcome = await publish(upload, isAgain: failures > 0)
                if outcome == .published { last = upload }
                guard outcome == .unanswered else {
                    failures = 0
                    continue
                }
                failures += 1
                group.addTask { [failures] in
                    do { try await Task.sleep(for: Self.backoff.delay(after: failures)) } catch { return }
                    self.wasSaved()
                }
            }
        }
    }

    private enum Outcome { case published, refused, unanswered }

    private static let backoff = Backoff(first: .seconds(2), longest: .seconds(32))

    /// Returns the upload; nil after a message where an error prevents it.
    private func upload() -> Upload? {
        do { return try run.upload().upload } catch {
            if let failure = error as? FileFailure { output.print("Not published. \(failure.text)") }
            return nil
        }
    }

    private func publish(_ upload: Upload, isAgain: Bool) async -> Outcome {
        do throws(TeamServer.Failure) {
            let receipt = try await run.publish(upload, replaces: false)
            output.print("Published \(run.name), revision \(receipt.revision): \(run.page)")
            return .published
        } catch {
            switch error {
            case .changed: await run.conflict(with: upload).forEach(output.print)
            case .unknown: output.print("\(run.page) no longer exists on the server.")
            case .other(let failure) where failure.status == ExitStatus.unavailable:
                guard !isAgain else { return .unanswered }
                failure.lines.map { "Not published. \($0) Retrying until the server responds." }.forEach(output.print)
                return .unanswered
            case .other(let failure): failure.lines.map { "Not published. \($0)" }.forEach(output.print)
            }
            return .refused
        }
    }
}
