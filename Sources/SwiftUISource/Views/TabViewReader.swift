import SwiftSyntax
import TabModel

/// Reads one tab view: its entries, its modifiers and what kind it is.
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

    /// The tab view, with the files that it depends on.
    func reading() -> TabViewReading {
        var (reading, notes) = project.noting { () -> TabViewReading in
            _ = project.file(call.file.path)
            return read()
        }
        reading.files = notes.files.sorted()
        reading.diagnostics = reading.files.flatMap { project.file($0)?.syntaxErrors ?? [] } + reading.diagnostics
        return reading
    }

    private func read() -> TabViewReading {
        let evaluator = Evaluator(project, texts: texts, images: images)
        let context = CallContext(of: call, in: evaluator)
        let known = context.formula == .never ? Formula.always : context.formula
        var frame = context.frame
        frame.path = known
        let binding = SelectionBinding(call, context.frame, evaluator)
        evaluator.selection = binding.names
        var maker = SpecMaker(evaluator: evaluator, known: known, place: call.file.place(of: call.call))
        let made = ModifierChain(call, context, evaluator).made(in: frame)
        let reader = EntryReader(evaluator)
        let closure = made.closure(nil) ?? made.closure("content")
        evaluator.looksIntoViews = ![.page, .verticalPage, .carousel].contains(maker.style(made))
        let entries = closure.map { reader.entries(reader.built($0, in: frame), in: frame) } ?? []
        let kind = kind(of: entries, made, maker, known: context.formula)
        let shown = binding.marking(items(entries, kind), made, in: frame)
        let read = maker.entries(shown, in: known)
        var spec = maker.spec(made, read.map(\.0), in: frame)
        // A window of settings is the Mac's, wherever it is compiled.
        if kind == .settings { spec.platforms = [.mac] }
        return TabViewReading(
            name: call.name,
            kind: kind,
            place: maker.place,
            files: [],
            assets: images.assets(maker.drawn, in: spec.assetCatalog),
            spec: spec,
            places: read.map(\.1),
            diagnostics: maker.diagnostics
        )
    }

    /// The entries that are shown: of a bar the views with an item, and the blank places between them.
    private func items(_ entries: [Entry], _ kind: TabViewKind) -> [Entry] {
        if kind == .pager { return entries.map(\.withoutStandIns) }
        return entries.contains { !$0.isPage } ? entries : []
    }

    private func kind(of entries: [Entry], _ made: Made, _ maker: SpecMaker, known: Formula) -> TabViewKind {
        let style = maker.style(made)
        if [.page, .verticalPage, .carousel].contains(style) { return .pager }
        if settings.hold(call) { return .settings }
        if known == .never || known.clauses.allSatisfy({ $0.beforeOS == .v18 }) { return .inactive }
        if known.clauses.allSatisfy({ $0.platforms.isDisjoint(with: Platform.iOS) }) {
            return known.clauses.allSatisfy { $0.platforms == [.mac] } && call.name.contains("Settings")
                ? .settings : .inactive
        }
        if entries.contains(where: { !$0.isPage }) { return .tabBar }
        return .handMade
    }
}
