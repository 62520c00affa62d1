import Foundation
import Logging
import PreviewCore
import PreviewHosting
import PreviewLinks
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

    /// Looks at all open previews: by one question, and only at those that have changed by more.
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

    /// Follows one preview; lets go of it where it is gone.
    private func follow(
        _ preview: HostedSite,
        by follow: (HostedSite) async throws -> HostedSite.Fate
    ) async {
        do {
            if try await follow(preview) == .gone { await close(preview.name, in: preview.epoch) }
        } catch let error where error.isRemoval {
            await close(preview.name, in: preview.epoch, isRemoved: true)
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
        // A server that stops gives up what it asks.
        guard !Task.isCancelled, let sentence = outage.begin(previews, at: store.time) else { return }
        logger.warning("\(sentence) \(error)")
        for preview in previews { Task { await preview.session.warn([sentence]) } }
    }
}

// MARK: - Links that other machines make and end

extension HostedSites {
    var areLinksCurrent: Bool { !store.isShared || outage.isShort }

    func lookUpTokens() async throws {
        if store.isShared, lookUps.take(at: .now) { try await hosting?.tokens.follow() }
    }

    func site(named name: String, openedBy token: String) async throws -> Site? {
        guard try await links.preview(openedBy: token) == name else { return nil }
        if let open = opened(name) {
            do {
                // It may have been made on another machine a moment ago.
                try await open.followLinks()
            } catch let error where error.isRemoval {
                await close(name, in: open.epoch, isRemoved: true)
            }
        }
        return try await site(named: name)
    }
}
