import Foundation
import Logging
import PreviewCore
import PreviewHosting
import PreviewServer
import Synchronization

/// Follows what other machines store: a wake names a preview, and the log says what has changed.
extension HostedSites {
    /// How often everything is looked at, in case a wake was lost.
    private static let pollInterval = Duration.seconds(3)

    /// Follows the store until the task is cancelled.
    func follow() async {
        await withDiscardingTaskGroup { group in
            group.addTask {
                for await wake in self.store.wakes() { await self.take(wake) }
            }
            group.addTask {
                while !Task.isCancelled {
                    do { try await Task.sleep(for: Self.pollInterval) } catch { return }
                    await self.followAll()
                }
            }
        }
    }

    func wasPublished(_ name: String) async { await take(.preview(name)) }

    private func take(_ wake: StoreWake) async {
        switch wake {
        case .preview(let name):
            if let preview = opened(name) { await follow([preview]) }
        case .all: await followAll()
        }
        events.publish()
    }

    private func followAll() async {
        do { try await hosting?.tokens.follow() } catch { return note(error) }
        await follow(previews)
    }

    private func follow(_ previews: [HostedSite]) async {
        for preview in previews {
            do {
                guard try await preview.follow() == .gone else { continue }
                await close(preview.name)
            } catch {
                return note(error)
            }
        }
        outage.end()?.forEach { preview in Task { await preview.session.warn([]) } }
    }

    /// Says on open pages, once, that what they show may be old.
    private func note(_ error: any Error) {
        guard let sentence = outage.begin(previews) else { return }
        logger.warning("\(sentence) \(error)")
        for preview in previews { Task { await preview.session.warn([sentence]) } }
    }
}

/// Since when the store can't be read, and who was told.
final class StoreOutage: Sendable {
    private let told = Mutex<[HostedSite]?>(nil)

    /// Notes that the store can't be read; what to say, unless that was said.
    func begin(_ previews: [HostedSite]) -> String? {
        let isNew = told.withLock { told in
            defer { told = told ?? previews }
            return told == nil
        }
        guard isNew else { return nil }
        let time = Date.now.formatted(Date.ISO8601FormatStyle(timeZone: .gmt).time(includingFractionalSeconds: false))
        return "The database can't be reached since \(time) UTC. This page shows what was there then; "
            + "changes are refused until it is back."
    }

    /// Notes that the store can be read; who was told otherwise, nil if nobody.
    func end() -> [HostedSite]? {
        told.withLock { told in
            defer { told = nil }
            return told
        }
    }
}
