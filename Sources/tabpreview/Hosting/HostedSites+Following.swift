import Foundation
import Logging
import PreviewCore
import PreviewHosting
import PreviewServer

/// Follows what other machines store: a wake names a preview, and the log says what has changed.
extension HostedSites {
    /// How often everything is looked at, in case a wake was lost.
    private static let pollInterval = Duration.seconds(3)

    /// Follows the store until the task is cancelled.
    func follow() async {
        await withDiscardingTaskGroup { group in
            group.addTask {
                await withDiscardingTaskGroup { group in
                    // No preview waits for another that takes long.
                    for await wake in self.store.wakes() { group.addTask { await self.take(wake) } }
                }
            }
            group.addTask {
                while !Task.isCancelled {
                    do { try await Task.sleep(for: Self.pollInterval) } catch { return }
                    await self.followAll()
                }
            }
            if store.isShared { group.addTask { await self.followPresence() } }
        }
    }

    func wasPublished(_ name: String) async {
        if let preview = opened(name) { await follow(preview, by: { try await $0.follow() }) }
        events.publish()
    }

    private func take(_ wake: StoreWake) async {
        switch wake {
        case .preview(let name):
            if let preview = opened(name) { await follow(preview, by: { try await $0.followSoon() }) }
        case .all: await followAll()
        }
        events.publish()
    }

    private func followAll() async {
        guard await reach() else { return }
        for preview in previews where !outage.isOn { await follow(preview, by: { try await $0.followSoon() }) }
    }

    /// Follows one preview; lets go of it where it is gone.
    private func follow(
        _ preview: HostedSite,
        by follow: (HostedSite) async throws -> HostedSite.Fate
    ) async {
        do {
            if try await follow(preview) == .gone { await close(preview.name) }
        } catch {
            // It may be this preview alone that can't be read.
            guard await reach() else { return }
            logger.warning("Can't follow the preview \(preview.name); retrying in a few seconds. \(error)")
        }
    }

    /// Reads the tokens; false where the store can't be reached, which open pages are told then.
    @discardableResult
    private func reach() async -> Bool {
        do {
            try await hosting?.tokens.follow()
        } catch {
            note(error)
            return false
        }
        outage.end()?.forEach { preview in Task { await preview.session.warn([]) } }
        return true
    }

    /// Says on open pages, once, that what they show may be old.
    private func note(_ error: any Error) {
        guard let sentence = outage.begin(previews, at: store.time) else { return }
        logger.warning("\(sentence) \(error)")
        for preview in previews { Task { await preview.session.warn([sentence]) } }
    }
}

// MARK: - Links that other machines make and end

extension HostedSites {
    var areLinksCurrent: Bool { !store.isShared || outage.isShort }

    func lookUpLinks(of name: String?) async throws {
        guard store.isShared, lookUps.take(name ?? "", at: .now) else { return }
        if let name {
            try await opened(name)?.followLinks()
        } else {
            try await hosting?.tokens.follow()
        }
    }
}
