import Foundation
import PreviewCore
import PreviewProcesses
import SpecFileSystem
import TabModel
import TabResolver
import TabSpecCoding

/// Following of an app's Swift source: each change is read once and shown by the previews of all tab views that it
/// affects.
struct SourceFollowing: Sendable {
    let source: ServedSource
    let previews: ServedPreviews
    let output: ServeOutput
    /// A closure that opens the preview of a new tab view.
    let open: @Sendable (SwiftReading.TabView) async throws(FileFailure) -> ServedPreview

    /// Reads after each change, until the task is canceled.
    ///
    /// `opened` is called with each new preview before it is announced.
    func run(_ opened: (ServedPreview) -> Void) async {
        let watcher = source.watcher
        async let watching: Void = watcher.run()
        async let telling: Void = tellModes()
        for await change in watcher.changes { await read(after: change.paths, opened) }
        _ = await (watching, telling)
        await source.close()
    }

    /// Reads all of the source now, regardless of detected changes.
    func readAgain() async {
        await source.close()
        await read(after: []) { _ in }
    }

    private func read(after paths: [String], _ opened: (ServedPreview) -> Void) async {
        let shown = mine.map { (preview: $0, revision: $0.session.snapshot.revision) }
        await show(after: paths, opened)
        // The source text may have changed without the layout: pages that show it fetch it again.
        for (preview, revision) in shown where preview.session.snapshot.revision == revision {
            let files = Set(preview.session.snapshot.sourceFiles ?? [])
            if !files.isDisjoint(with: paths) { await preview.session.sourceChanged() }
        }
    }

    private func show(after paths: [String], _ opened: (ServedPreview) -> Void) async {
        do throws(SwiftUIReaderError) {
            if let reading = try await source.read(after: paths) { await show(reading, opened) }
            await showPictures(after: paths)
        } catch .cancelled {
            return
        } catch {
            for preview in mine { await preview.session.receive(.unreadable(error.text)) }
        }
    }

    /// Draws changed images and symbols again, where a tab view names them.
    private func showPictures(after paths: [String]) async {
        guard paths.contains(where: { $0.contains(".xcassets/") }) else { return }
        for preview in mine {
            guard let view = preview.source?.view else { continue }
            let folders = await source.assets(of: view)
            let isDrawn = folders.contains { folder in paths.contains { $0.hasPrefix(folder + "/") } }
            if isDrawn { await preview.session.filesChanged() }
        }
    }

    /// The previews of this source.
    private var mine: [ServedPreview] { previews.all.filter { $0.source?.path == source.project.path } }

    private func show(_ reading: SwiftReading, _ opened: (ServedPreview) -> Void) async {
        previews.arrange(by: reading, of: source.project)
        let existing = mine
        for view in reading.tabViews where view.isDrawn {
            if let preview = existing.first(where: { $0.source?.view == view.name }) {
                await preview.session.receive(.imported(await source.imported(view)))
                if previews.list(preview.id, true) { output.added(preview) }
            } else {
                await add(view, opened)
            }
        }
        let names = Set(reading.tabViews.filter(\.isDrawn).map(\.name))
        for preview in existing where preview.source.map({ !names.contains($0.view) }) ?? false {
            await remove(preview, reading)
        }
    }

    private func add(_ view: SwiftReading.TabView, _ opened: (ServedPreview) -> Void) async {
        guard previews.hasList else {
            let name = TerminalText.escaped("\(view.name) (\(view.origin.text))")
            return output.print("There is a new tab view, \(name). Restart the server to preview it.")
        }
        guard previews.all.count < SpecsToServe.limit else {
            let name = TerminalText.escaped(view.name)
            return output.print("\(name) is not served: there are already \(SpecsToServe.limit) previews.")
        }
        do throws(FileFailure) {
            let preview = try await open(view)
            opened(preview)
            previews.add(preview)
            output.added(preview)
        } catch {
            output.print("\(TerminalText.escaped(view.name)) is not served: \(error.text)")
        }
    }

    /// Reports that a tab view is gone; while its file does not parse, only that.
    private func remove(_ preview: ServedPreview, _ reading: SwiftReading) async {
        guard let source = preview.source else { return }
        let broken = reading.diagnostics.filter { $0.severity == .error && $0.file == source.file }
        guard broken.isEmpty else {
            let decoded = DecodedSpec(spec: nil, diagnostics: broken)
            let nothing = ImportedSpec(text: [], decoded: decoded, files: [], reading: reading.number)
            return await preview.session.receive(.imported(nothing))
        }
        await preview.session.receive(.unreadable(reading.project.absence(of: source.view)))
        if previews.hasList, previews.list(preview.id, false) { output.removed(preview) }
    }

    private func tellModes() async {
        if case .polling(let reason) = source.watcher.mode { await report(reason) }
        for await mode in source.watcher.modeChanges {
            if case .polling(let reason) = mode { await report(reason) } else { await warn([]) }
        }
    }

    private func report(_ reason: String) async {
        let sentence = "Polling the source five times a second instead of waiting for events: \(reason)."
        output.print(sentence)
        await warn([sentence])
    }

    private func warn(_ sentences: [String]) async {
        for preview in mine { await preview.session.warn(preview.storeWarnings + sentences) }
    }
}
