import Foundation
import PreviewCore
import PreviewServer
import TabResolver

/// Follows the directories that are served: new specs are served too, and those whose files are gone leave the list.
struct FolderFollowing: Sendable {
    /// How often the directories are looked at; a look reads only files that are new or other than before.
    private static let interval = Duration.seconds(1)
    /// How much longer than a look, at least, is the time between two: large directories take long.
    private static let rest = 20

    let folders: [String]
    let previews: ServedPreviews
    let output: ServeOutput
    /// Opens a spec that was not there before.
    let open: @Sendable (String) async throws(FileFailure) -> ServedPreview

    /// Looks again and again, until the task is cancelled.
    ///
    /// `opened` is called with each new preview before anyone is told of it.
    func run(_ opened: (ServedPreview) -> Void) async {
        guard !folders.isEmpty else { return }
        var specs = folders.map(SpecFolder.init)
        var refused: Set<String> = []
        var pause = Self.interval
        while true {
            do { try await Task.sleep(for: pause) } catch { return }
            let begin = ContinuousClock.now
            for index in specs.indices { await look(at: &specs[index], &refused, opened) }
            pause = max(Self.interval, begin.duration(to: .now) * Self.rest)
        }
    }

    private func look(
        at folder: inout SpecFolder,
        _ refused: inout Set<String>,
        _ opened: (ServedPreview) -> Void
    ) async {
        let found = folder.look().specs
        let known = Dictionary(previews.all.map { (SpecsToServe.place(of: $0.path), $0) }) { first, _ in first }
        for path in found {
            if let preview = known[SpecsToServe.place(of: path)] {
                if previews.list(preview.id, true) { output.added(preview) }
            } else if !refused.contains(path) {
                await add(path, &refused, opened)
            }
        }
        for preview in previews.all where preview.source == nil && preview.path.hasPrefix(folder.prefix) {
            let isGone = !FileManager.default.fileExists(atPath: preview.path)
            if isGone, previews.list(preview.id, false) { output.removed(preview) }
        }
    }

    /// A spec that can't be opened is reported once, and not tried again.
    private func add(
        _ path: String,
        _ refused: inout Set<String>,
        _ opened: (ServedPreview) -> Void
    ) async {
        guard previews.all.count < SpecsToServe.limit else {
            refused.insert(path)
            output.say("\(TerminalText.escaped(path)) is not served: there are \(SpecsToServe.limit) specs already.")
            return
        }
        do throws(FileFailure) {
            let preview = try await open(path)
            opened(preview)
            previews.add(preview)
            output.added(preview)
        } catch {
            refused.insert(path)
            output.say("\(TerminalText.escaped(path)) is not served: \(error.text)")
        }
    }
}
