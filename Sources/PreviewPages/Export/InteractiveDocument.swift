import Foundation
import TabModel

/// The single file that stays interactive: every reachable view, and a script that changes between them.
struct InteractiveDocument {
    let drawing: ExportDrawing
    let theme: ExportTheme
    let limits: ExportLimits
    let progress: @Sendable (ExportProgress) async -> Void

    private var subject: ExportSubject { drawing.subject }

    /// Draws the document.
    func export() async throws -> ExportedPage {
        let states = ExportStates(drawing)
        var walk = ExportWalk(drawing, states: states, limits: limits, progress: progress)
        try await walk.draw()
        let first = states.first
        let lines = Self.withoutDeadLinks(walk.table.stretches, names: walk.frames.values.map { Set($0.keys) })
        let data = ExportData(
            lines: lines,
            frames: Dictionary(uniqueKeysWithValues: walk.frames.map { ($0.name(beside: first), $1) }),
            images: drawing.imageAddresses,
            start: ExportData.Start(
                os: first.os.rawValue,
                name: states.name(of: first),
                locale: drawing.languages[0].rawValue,
                colorScheme: subject.view.colorScheme?.rawValue ?? "auto",
                direction: (subject.view.direction ?? subject.spec.locale(subject.view.locale).direction).rawValue
            ),
            directions: Dictionary(
                uniqueKeysWithValues: drawing.languages.map { ($0.rawValue, $0.direction.rawValue) }
            )
        )
        let shown = try firstFrame(walk, states)
        let body = body(frame: shown, symbols: walk.symbols, leftOut: walk.leftOut)
        let document = StandaloneDocument(
            title: subject.title,
            view: subject.view,
            styles: [theme.frameStyles, theme.pageStyles].joined(separator: "\n"),
            body: body,
            attributes: [("data-view", "one"), ("data-inspector", "closed")],
            data: try data.json,
            script: theme.script
        )
        return ExportedPage(text: document.text, leftOut: walk.leftOut)
    }

    /// Returns the first frame ready to show, so that the script need not draw it again.
    private func firstFrame(_ walk: ExportWalk, _ states: ExportStates) throws -> String {
        var view = states.first
        view.direction = subject.view.direction
        let html = try drawing.frames(of: view, canonical: states.canonical).joined(separator: "\n")
        var markup = StandaloneMarkup(states)
        return drawing.withImages(markup.standalone(html).text)
    }

    private func body(frame: String, symbols: Set<String>, leftOut: Int) -> String {
        let toolbar = ExportToolbar(hasDuo: subject.spec.platforms.contains(.iPhoneDuo), languages: drawing.languages)
        let title = StandaloneDocument.escaped(subject.title)
        return """
            <div hidden><svg aria-hidden="true">
            \(theme.symbols.text(of: symbols.union(toolbar.symbols)))
            </svg></div>
            <header class="toolbar"><div class="brand"><h1 class="title" dir="auto">\(title)</h1></div>
            \(toolbar.text)
            </header>
            <noscript><p class="noscript">Selecting tabs requires JavaScript. This is the initial screen.</p></noscript>
            <div class="workspace">
            <main class="stage" aria-label="Preview">
            \(frame)
            <p class="stage-hint">\(Self.note(leftOut: leftOut))</p>
            </main>
            </div>
            <div id="announcer" class="visually-hidden" role="status" aria-live="polite"></div>
            """
    }

    /// Returns a note about the views that are not in the file, for a person who opens it.
    private static func note(leftOut: Int) -> String {
        let base = "Made with tabpreview. You can select tabs here; to rearrange them, use the live preview."
        guard leftOut > 0 else { return base }
        return "\(base) \(Phrase.count(leftOut, "view")) were omitted to keep this file small."
    }

    /// Returns the lines without links to views that are not in the file on any OS.
    private static func withoutDeadLinks(_ lines: [String], names: [Set<String>]) -> [String] {
        let all = names.reduce(into: Set<String>()) { $0.formUnion($1) }
        return lines.map { line in
            guard line.contains(" href=\"#platform=") else { return line }
            return MarkupAttributes.changed(in: line) { name, value in
                guard name == "href", value.hasPrefix("#platform=") else { return .unchanged }
                return all.contains(MarkupAttributes.text(of: String(value.dropFirst()))) ? .unchanged : .removed
            }
        }
    }
}

/// The data that the script of the interactive file reads.
private struct ExportData: Encodable {
    struct Start: Encodable {
        var os: String
        var name: String
        var locale: String
        var colorScheme: String
        var direction: String
    }

    var lines: [String]
    var frames: [String: [String: [Int]]]
    var images: [String]
    var start: Start
    /// The direction of each language.
    var directions: [String: String]

    /// The data as JSON that is safe inside a `<script>` element: it contains no `<`.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let text = String(decoding: try encoder.encode(self), as: UTF8.self)
            return text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
        }
    }
}
