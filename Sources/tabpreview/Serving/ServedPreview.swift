import Foundation
import Logging
import PreviewCore
import PreviewServer
import PreviewStore
import SpecFileSystem
import TabModel
import TabResolver

/// A served spec, or a served tab view of an app's source: its store, its links, its watcher.
struct ServedPreview: Sendable {
    /// A tab view of an app's source.
    struct Source: Hashable, Sendable {
        /// The project's path as it was given.
        let path: String
        /// The prefix of paths of the project's files, relative to the working directory.
        let prefix: String
        /// The tab view's name.
        let view: String
        /// The file that declares it, relative to the project.
        let file: String

        init(_ project: SwiftProject, _ view: SwiftReading.TabView) {
            (path, prefix) = (project.path, project.prefix)
            (self.view, file) = (view.name, view.file)
        }
    }

    /// The path of the spec, or of the file that declares the tab view.
    let path: String
    /// The tab view of an app's source; nil for a spec.
    let source: Source?
    /// The preview's name in addresses; nil where it is the only preview.
    let name: String?
    let service: ShareService
    let site: Site
    let opened: OpenedStore
    /// The watcher that reads the spec; nil where ``SourceFollowing`` reads the app's source.
    let watcher: SpecWatcher?
    let output: ServeOutput
    /// The events from the start on.
    let events: PreviewEvents
    private let ended = AsyncStream.makeStream(of: Void.self)
    /// A Boolean value that indicates whether all data are in memory because the spec's directory doesn't exist yet.
    var awaitsFolder = false

    var session: PreviewSession { service.session }

    /// The id, unique among all previews.
    var id: String { source.map { "\($0.path)\n\($0.view)" } ?? path }

    /// The preview's name in messages: its path as it was given; for a tab view also its own name where several are
    /// served.
    var file: String {
        guard name != nil || source == nil else { return session.previewed.file }
        return source.map { "\($0.view) (\(path))" } ?? path
    }

    /// Returns the address of its page, for people.
    func url(at address: ListeningAddress) -> String { address.url + folder }

    /// Returns the address of its page, for this machine.
    func localURL(at address: ListeningAddress) -> String { address.localURL + folder }

    private var folder: String { name.map { "p/\($0)/" } ?? "" }

    /// The warnings about its store, for the terminal.
    var storeWarnings: [String] { opened.warnings }

    /// Follows the spec's file, the files it names and its store, until the task is canceled or the preview is closed.
    ///
    /// `changed` is called after each event of the preview.
    func follow(changed: @escaping @Sendable (PreviewEvent) -> Void) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await followOpen(changed) }
            group.addTask { for await _ in ended.stream {} }
            await group.next()
            group.cancelAll()
        }
    }

    private func followOpen(_ changed: @escaping @Sendable (PreviewEvent) -> Void) async {
        await withDiscardingTaskGroup { group in
            if let watcher {
                group.addTask { await watcher.run(for: session) }
                group.addTask { await announceModes(of: watcher) }
            }
            group.addTask { await watchStore() }
            group.addTask { for await event in events { changed(event) } }
        }
    }

    /// Reads the spec now, without waiting for an event.
    func readAgain() async {
        if let watcher { await session.receive(watcher.readOnce()) }
    }

    /// A Boolean value that indicates whether the spec's directory exists.
    var hasFolder: Bool {
        SpecFolder.isFolder(path.contains("/") ? URL(filePath: path).deletingLastPathComponent().path : ".")
    }

    /// Stores the links of another preview of the same spec; links that can't be stored are reported.
    func takeLinks(of earlier: ServedPreview) async {
        do {
            for var link in try await earlier.opened.store.shares(of: earlier.opened.spec) {
                link.spec = opened.spec
                try await opened.store.commit(.saveLink(link), to: opened.spec)
            }
            try await service.follow()
        } catch {
            output.print("The existing links can't be stored: \(TerminalText.escaped("\(error)"))")
        }
    }

    /// Announces the address, and the key for commands, to other programs on this machine.
    func announce(address: String, key: String) {
        guard let folder = opened.folder else { return }
        do throws(StoreError) { try folder.announce(address: address, key: key) } catch { output.print(error.text) }
    }

    /// Stores pending changes, and releases the spec for the next server.
    func close() async {
        ended.continuation.finish()
        await service.close()
        await session.close()
        await opened.close()
    }
}

// MARK: - File changes

extension ServedPreview {
    private func announceModes(of watcher: SpecWatcher) async {
        if case .polling(let reason) = watcher.mode { await report(polling: reason) }
        for await mode in watcher.modeChanges {
            if case .polling(let reason) = mode {
                await report(polling: reason)
            } else {
                await session.warn(warnings)
            }
        }
    }

    private func report(polling reason: String) async {
        output.print(Self.sentence(polling: reason))
        await session.warn(warnings)
    }

    private static func sentence(polling reason: String) -> String {
        "Polling the file five times a second instead of waiting for events: \(reason)."
    }

    /// The current warnings about the server itself, including those of the store.
    private var warnings: [String] {
        guard case .polling(let reason)? = watcher?.mode else { return opened.warnings }
        return opened.warnings + [Self.sentence(polling: reason)]
    }

    /// Reports the removal or replacement of the store's files, which would otherwise be noticed only at the next
    /// change.
    private func watchStore() async {
        var lastWarning = opened.store.warning
        while true {
            // No check after the end, because closing the store removes files of its own.
            do { try await Task.sleep(for: .seconds(2)) } catch { return }
            let warning = opened.store.warning
            guard warning != lastWarning else { continue }
            lastWarning = warning
            warning.map(output.print)
            await session.warn(warnings)
        }
    }
}
