import SwiftSyntax
import TabModel

/// A reader of one tab view: its entries, its modifiers and its kind.
struct TabViewReader {
    private let call: TabViewCall
    private let project: Project
    private let texts: ProjectTexts
    private let images: ProjectImages
    private let settings: SettingsScenes

    init(
        _ call: TabViewCall,
        of project: Project,
        texts: ProjectTexts,
        images: ProjectImages,
        settings: SettingsScenes
    ) {
        (self.call, self.project, self.texts, self.images, self.settings) = (call, project, texts, images, settings)
    }

    /// Returns the tab view, with the files that it depends on; where its type only shows its argument, once for each
    /// place that passes one.
    func readings() -> [TabViewReading] {
        guard call.showsContentOfUsers, let type = call.type else { return readingsByScene() }
        let (count, _) = project.noting { ViewUses(newEvaluator).all(of: type).count }
        return count == 0 ? [reading()] : (0..<count).map { reading(usedAt: $0) }
    }

    /// Returns the tab view, once for a settings window and once for other scenes where both show it.
    private func readingsByScene() -> [TabViewReading] {
        guard let type = call.type, settings.hold(call) else { return [reading()] }
        let (places, _) = project.noting {
            ViewUses(newEvaluator).all(of: type).map { SettingsScenes.isInside($0.call) }
        }
        guard Set(places).count == 2 else { return [reading()] }
        // On a Mac alone, it belongs to the window, even if it is shown elsewhere too.
        let elsewhere = reading(inSettings: false)
        return (elsewhere.spec.platforms == [.mac] ? [] : [elsewhere]) + [reading(inSettings: true)]
    }

    /// A Boolean value that indicates whether the tab view is in a preview of Xcode, or in a frame that only previews
    /// put around their views.
    var isPreviewed: Bool {
        if TabViewCall.isPreview(call.member) { return true }
        guard call.showsContentOfUsers, let type = call.type else { return false }
        return ViewUses(newEvaluator).onlyPreviewsMake(type)
    }

    private var newEvaluator: Evaluator { Evaluator(project, texts: texts, images: images) }

    private func reading(usedAt index: Int? = nil, inSettings: Bool? = nil) -> TabViewReading {
        var (reading, notes) = project.noting { () -> TabViewReading in
            _ = project.file(call.file.path)
            return read(usedAt: index, inSettings)
        }
        reading.files = notes.files.sorted()
        reading.diagnostics = reading.files.flatMap { project.file($0)?.syntaxErrors ?? [] } + reading.diagnostics
        if let other = otherTarget(reading.files) { reading.diagnostics.append(other) }
        return reading
    }

    /// Returns a note that the tab view is in several programs, and that a type read for it is different in some of
    /// them.
    private func otherTarget(_ files: [String]) -> Diagnostic? {
        let targets = project.targets
        let programs = Set(targets.numbers(of: call.file.path).filter { targets.targets[$0].product == .program })
        guard programs.count > 1 else { return nil }
        for path in files where path.hasSuffix(".swift") {
            let own = programs.intersection(targets.numbers(of: path))
            guard !own.isEmpty, own != programs, let file = project.file(path) else { continue }
            let outline = project.outline(of: file)
            let extended = outline.extensions.map(\.name).filter { !project.paths(declaringType: $0).isEmpty }
            let places =
                outline.types.filter { !project.conforms($0, to: ["App", "Scene"]) }.map {
                    ($0.name, project.paths(declaringType: $0.name))
                }
                + extended.map { ($0, project.paths(extending: $0)) }
            for (name, paths) in places {
                let others = paths.filter { $0 != path }
                    .flatMap { programs.subtracting(own).intersection(targets.numbers(of: $0)) }
                guard let other = others.min(), let here = own.min() else { continue }
                let names = (targets.targets[here].name, targets.targets[other].name)
                return Diagnostic(
                    severity: .info,
                    id: "other-target",
                    text: "\(name) is read from \(names.0), but \(names.1) declares another one.",
                    file: call.file.path,
                    location: call.file.place(of: call.call).location
                )
            }
        }
        return nil
    }

    private func read(usedAt index: Int?, _ inSettings: Bool?) -> TabViewReading {
        let evaluator = newEvaluator
        let binding = SelectionBinding(call, evaluator)
        evaluator.selection = binding.names
        let shown = ShownTabView(call, in: evaluator, usedAt: index, inSettings: inSettings)
        let isSettings = inSettings ?? settings.hold(call)
        let (view, frame) = (shown.view, shown.frame)
        evaluator.selection.formUnion(binding.selectedExpressions(in: frame))
        var maker = SpecMaker(
            evaluator: evaluator,
            assumption: frame.path.inNewestSystems,
            place: shown.place(of: call)
        )
        let reader = EntryReader(evaluator)
        let closure = view.closure(nil) ?? evaluator.closure(view.argument("content"))
        evaluator.looksIntoViews = ![.page, .verticalPage, .carousel].contains(maker.style(view))
        var entries = closure.map { reader.entries(reader.built($0, in: frame), in: frame) } ?? []
        if evaluator.comparesSelection {
            entries = entries.withLabels(ofSelected: selected(like: evaluator, usedAt: index))
        }
        let kind = kind(of: entries, shown, maker, isSettings: isSettings)
        let read = maker.entries(binding.marking(items(entries, kind), view, in: frame), in: maker.assumption)
        if reader.hasMore {
            let most = EntryReader.most
            let text = "the tab view has more than \(most) tabs; only the first \(most) are read."
            maker.note("too-many-tabs", text, at: maker.place)
        }
        maker.noteFlags(of: shown.reached)
        for place in evaluator.leftOut {
            let text = "code for Mac Catalyst is ignored, because the preview has no such device."
            maker.note("left-out", text, at: place)
        }
        var spec = maker.spec(view, read.map(\.0), in: frame)
        maker.noteElsewhere(shown.elsewhere, &spec.standIns)
        // A settings window exists only on the Mac, even if it is compiled for other platforms.
        if kind == .settings { spec.platforms = [.mac] }
        if isSettings { spec.settingsWindow = SettingsWindow(width: maker.settingsWidth(view)) }
        let isStyleVaried = spec.variants.contains { $0.values.contains { $0.key == "tabViewStyle" } }
        if [.verticalPage, .carousel].contains(spec.tabViewStyle), !isStyleVaried { spec.platforms = [.watch] }
        return TabViewReading(
            name: shown.name(of: call),
            kind: kind,
            place: maker.place,
            files: [],
            assets: images.assets(maker.drawn, in: spec.assetCatalog),
            spec: spec,
            places: read.map(\.1),
            diagnostics: maker.diagnostics
        )
    }

    /// Returns the entries while each is the selected one.
    private func selected(like other: Evaluator, usedAt index: Int?) -> [Entry] {
        let evaluator = newEvaluator
        (evaluator.selection, evaluator.isSelected) = (other.selection, true)
        evaluator.looksIntoViews = other.looksIntoViews
        let shown = ShownTabView(call, in: evaluator, usedAt: index)
        guard let closure = shown.view.closure(nil) ?? evaluator.closure(shown.view.argument("content")) else {
            return []
        }
        let reader = EntryReader(evaluator)
        return reader.entries(reader.built(closure, in: shown.frame), in: shown.frame)
    }

    /// Returns the displayed entries: for a bar, the views with an item, and the blank places between them.
    private func items(_ entries: [Entry], _ kind: TabViewKind) -> [Entry] {
        if kind == .pager { return entries.map(\.withoutStandIns) }
        return entries.contains { !$0.isPage } ? entries.map(\.asTab) : []
    }

    private func kind(of entries: [Entry], _ shown: ShownTabView, _ maker: SpecMaker, isSettings: Bool)
        -> TabViewKind
    {
        let (style, compiled) = (maker.style(shown.view), shown.compiled)
        // A watch has pages only.
        let isOnWatch = shown.assumption.clauses.allSatisfy { $0.platforms == [.watch] }
        if [.page, .verticalPage, .carousel].contains(style) || isOnWatch && shown.assumption != .never {
            return .pager
        }
        if !entries.contains(where: { !$0.isPage }) { return .handMade }
        if isSettings { return .settings }
        if compiled == .never || compiled.clauses.allSatisfy({ $0.beforeOS == .v18 }) { return .inactive }
        if compiled.clauses.allSatisfy({ $0.platforms.isDisjoint(with: Platform.iOS) }) {
            return compiled.clauses.allSatisfy { $0.platforms == [.mac] } && call.name.contains("Settings")
                ? .settings : .inactive
        }
        return .tabBar
    }
}
