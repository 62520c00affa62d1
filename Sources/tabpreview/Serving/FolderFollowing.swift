import Foundation
import PreviewCore
import PreviewServer
import PreviewStore
import TabResolver

/// Following of the served directories.
///
/// New specs are served too, those whose files are gone leave the list, and renamed ones keep their stored data.
struct FolderFollowing: Sendable {
    /// The interval of checks of the directories; a check reads only files that are new or have changed.
    private static let interval = Duration.seconds(1)
    /// The minimum ratio of the time between two checks to the duration of one, because large directories take long.
    private static let rest = 20

    let folders: [String]
    let previews: ServedPreviews
    let output: ServeOutput
    /// A closure that opens a new spec, or opens a preview again in place of an earlier one, with the stored data of
    /// that one.
    let open: @Sendable (_ path: String, _ earlier: ServedPreview?) async throws(FileFailure) -> ServedPreview

    /// The paths that are not opened.
    private struct Passed {
        /// The paths that can't be opened, and directories that Swift source alone was added to.
        var refused: Set<String> = []
        /// The paths that may be new names, and are checked once more: editors that save by renaming have both for a
        /// moment.
        var waiting: Set<String> = []
    }

    /// Checks the directories repeatedly, until the task is canceled.
    ///
    /// `opened` is called with each new preview before it is announced.
    func run(_ opened: (ServedPreview) -> Void) async {
        guard !folders.isEmpty || previews.all.contains(where: \.awaitsFolder) else { return }
        var specs = folders.map(SpecFolder.init)
        var passed = Passed()
        var pause = Self.interval
        while true {
            do { try await Task.sleep(for: pause) } catch { return }
            let begin = ContinuousClock.now
            for index in specs.indices { await look(at: &specs[index], &passed, opened) }
            for preview in previews.all where preview.awaitsFolder { await openAgain(preview, opened) }
            pause = max(Self.interval, begin.duration(to: .now) * Self.rest)
        }
    }

    private func look(
        at folder: inout SpecFolder,
        _ passed: inout Passed,
        _ opened: (ServedPreview) -> Void
    ) async {
        let contents = folder.look()
        let paths = contents.specs
        let previewsByPath = Dictionary(previews.all.map { (SpecsToServe.place(of: $0.path), $0) }) { first, _ in first
        }
        for path in paths {
            if let preview = previewsByPath[SpecsToServe.place(of: path)] {
                if previews.list(preview.id, true) { output.added(preview) }
            } else if !passed.refused.contains(path) {
                let earlier = await renamed(to: path, in: folder)
                if earlier != nil, passed.waiting.insert(path).inserted { continue }
                passed.waiting.remove(path)
                await add(path, renamed: earlier, &passed, opened)
            }
        }
        let isEmpty = paths.isEmpty && !previews.all.contains { $0.path.hasPrefix(folder.prefix) }
        if contents.hasSwift, isEmpty, passed.refused.insert(folder.path).inserted {
            let name = TerminalText.escaped(folder.path)
            output.print("\(name) contains Swift source and no spec. Restart the server to show it.")
        }
        for preview in previews.all where preview.source == nil && preview.path.hasPrefix(folder.prefix) {
            let isGone = !FileManager.default.fileExists(atPath: preview.path)
            if isGone, previews.list(preview.id, false) { output.removed(preview) }
        }
    }

    /// Returns the preview of the folder whose file is gone, and whose text a new file has; nil if there isn't exactly
    /// one.
    private func renamed(to path: String, in folder: SpecFolder) async -> ServedPreview? {
        let gone = previews.all.filter { preview in
            preview.source == nil && preview.path.hasPrefix(folder.prefix)
                && !FileManager.default.fileExists(atPath: preview.path)
        }
        guard !gone.isEmpty, let text = try? InputFile.bytes(of: path) else { return nil }
        let digest = ContentDigest(of: text)
        var same: [ServedPreview] = []
        for preview in gone {
            let revisions = try? await preview.opened.store.specRevisions(of: preview.opened.spec)
            if revisions?.last?.digest == digest { same.append(preview) }
        }
        return same.count == 1 ? same[0] : nil
    }

    /// Adds a spec; one that can't be opened is reported once, and not tried again.
    private func add(
        _ path: String,
        renamed earlier: ServedPreview?,
        _ passed: inout Passed,
        _ opened: (ServedPreview) -> Void
    ) async {
        guard earlier != nil || previews.all.count < SpecsToServe.limit else {
            passed.refused.insert(path)
            output.print("\(TerminalText.escaped(path)) is not served: there are already \(SpecsToServe.limit) specs.")
            return
        }
        if let earlier {
            previews.remove(earlier)
            earlier.site.close()
            await earlier.close()
        }
        do throws(FileFailure) {
            let preview = try await open(path, earlier)
            opened(preview)
            previews.add(preview, renamed: earlier)
            output.added(preview)
        } catch {
            passed.refused.insert(path)
            output.print("\(TerminalText.escaped(path)) is not served: \(error.text)")
        }
    }

    /// Opens a spec again once its directory exists: its links were in memory, and are stored from now on.
    private func openAgain(_ earlier: ServedPreview, _ opened: (ServedPreview) -> Void) async {
        guard earlier.hasFolder else { return }
        do throws(FileFailure) {
            let preview = try await open(earlier.path, earlier)
            await preview.takeLinks(of: earlier)
            opened(preview)
            previews.replace(earlier, with: preview)
            let path = TerminalText.escaped(earlier.path)
            output.print("The directory of \(path) now exists, so links and history are stored.")
        } catch {
            previews.stopWaiting(for: earlier)
            return output.print(error.text)
        }
        earlier.site.close()
        await earlier.close()
    }
}
