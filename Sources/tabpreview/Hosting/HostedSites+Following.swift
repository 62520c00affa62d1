import Concurrency
import Foundation
import Logging
import PreviewCore
import PreviewServer

/// Following of the changes that other machines store: a notification names a preview, and the log has its changes.
extension HostedSites {
    /// The interval of checks of all previews, in case a notification was lost.
    private static let pollInterval = Duration.seconds(3)

    /// Follows the store until the task is canceled.
    func follow() async {
        await withDiscardingTaskGroup { group in
            group.addTask {
                await withDiscardingTaskGroup { group in
                    // No preview waits for a slow one.
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
        if let preview = await current(name) { await follow(preview, by: { try await $0.follow() }) }
        events.publish()
    }

    private func take(_ wake: StoreWake) async {
        switch wake {
        case .preview(let name):
            if let preview = await current(name) { await follow(preview, by: { try await $0.followSoon() }) }
        case .all: await followAll()
        }
        events.publish()
    }

    /// Follows all open previews: one query determines those that have changed.
    private func followAll() async {
        guard await reach() else { return }
        let previews = previews
        guard !previews.isEmpty else { return }
        let heads: [String: PreviewHead]
        do { heads = try await store.heads(of: previews.map(\.name)) } catch { return note(error) }
        for preview in previews where !outage.isOn && !preview.knows(heads[preview.name]) {
            await follow(preview, by: { try await $0.followSoon() })
        }
    }

    /// Follows one preview; closes it if it no longer exists.
    private func follow(
        _ preview: HostedSite,
        by follow: (HostedSite) async throws -> HostedSite.Fate
    ) async {
        do {
            if try await follow(preview) == .gone { await close(preview.name, in: preview.epoch) }
        } catch let error where error.isRemoval {
            await close(preview.name, in: preview.epoch, isRemoved: true)
        } catch {
            // Possibly only this preview can't be read.
            guard await reach() else { return }
            logger.warning("Can't follow the preview \(preview.name); retrying in a few seconds. \(error)")
        }
    }

    /// Reads the tokens; returns false where the store can't be reached, which open pages are then notified of.
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

    /// Notifies open pages, once, that their contents may be old.
    private func note(_ error: any Error) {
        // A stopping server cancels its queries.
        guard !Task.isCancelled, let sentence = outage.begin(previews, at: store.time) else { return }
        logger.warning("\(sentence) \(error)")
        for preview in previews { Task { await preview.session.warn([sentence]) } }
    }
}

// MARK: - Links of other machines

extension HostedSites {
    var areLinksCurrent: Bool { !store.isShared || outage.isShort }

    func lookUpTokens() async throws {
        if store.isShared, lookups.take() == nil { try await hosting?.tokens.follow() }
    }

    func site(named name: String, openedBy token: String) async throws -> Site? {
        guard try await links.preview(openedBy: token) == name else { return nil }
        if let open = opened(name) {
            do {
                // The link may have been created on another machine a moment ago.
                try await open.followLinks()
            } catch let error where error.isRemoval {
                await close(name, in: open.epoch, isRemoved: true)
            }
        }
        return try await site(named: name)
    }
}
