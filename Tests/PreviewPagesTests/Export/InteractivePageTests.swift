import Foundation
import Synchronization
import TabModel
import Testing

@testable import PreviewPages

@Suite struct InteractivePageTests {
    private struct Held: Decodable {
        struct Start: Decodable { var os: String, name: String, locale: String, colorScheme: String, direction: String }

        var lines: [String]
        var frames: [String: [String: [Int]]]
        var images: [String]
        var start: Start
        var directions: [String: String]
    }

    static func theme() throws -> ExportTheme {
        let folder = Folders.templates.deletingLastPathComponent().appending(path: "Public")
        return try ExportTheme { name in try? String(contentsOf: folder.appending(path: name), encoding: .utf8) }
    }

    /// The page of a whole spec, and how far it was in between: made once, as it takes the time of all other tests here.
    private static let whole = Task {
        let states = Mutex<[ExportProgress]>([])
        let made = try await page { state in states.withLock { $0.append(state) } }
        return (page: made, states: states.withLock(\.self))
    }

    private static func page(
        _ query: [(String, String)] = [],
        spec: TabSpec = SampleSpec.library,
        images: [String: String] = [:],
        limits: ExportLimits = ExportLimits(),
        progress: @escaping @Sendable (ExportProgress) -> Void = { _ in }
    ) async throws -> ExportedPage {
        let subject = ExportSubject(
            spec: spec,
            title: "A <b> & \"c\"",
            images: FrameImages(images),
            view: ViewState(query: query)
        )
        return try await SamplePage.renderer()
            .interactivePage(subject, theme: theme(), limits: limits, progress: progress)
    }

    private func held(_ page: ExportedPage) throws -> Held {
        let start = try #require(page.text.firstRange(of: "id=\"frames\">"))
        let rest = page.text[start.upperBound...]
        let end = try #require(rest.firstRange(of: "</script>"))
        return try JSONDecoder().decode(Held.self, from: Data(rest[..<end.lowerBound].utf8))
    }

    @Test func `has each element where HTML has it`() async throws {
        let page = try await Self.whole.value.page.text
        let start = try #require(page.firstRange(of: "<body")?.lowerBound)
        let end = try #require(page[start...].firstRange(of: "<script")?.lowerBound)

        #expect(Markup(String(page[start..<end]) + "</body>").problems.isEmpty)
    }

    @Test func `holds every platform on every OS, and each tab on each`() async throws {
        let frames = try held(try await Self.whole.value.page).frames

        #expect(Set(frames.keys) == ["18", "26", "27"])
        for (os, held) in frames {
            for platform in Platform.allCases where platform != .iPhoneDuo {
                #expect(held["platform=\(platform.rawValue)"] != nil, "\(platform) \(os)")
                #expect(held.keys.contains { $0.hasPrefix("platform=\(platform.rawValue)&select=") }, "\(platform)")
            }
            #expect(held["platform=iPad&sizeClass=compact"] != nil && held["platform=iPhone&sizeClass=regular"] != nil)
        }
    }

    @Test func `every link leads to a view that is in the file`() async throws {
        let held = try held(try await Self.whole.value.page)
        let names = Set(held.frames.values.flatMap(\.keys))
        var links = 0

        for line in held.lines {
            _ = MarkupAttributes.changed(in: line) { name, value in
                if name == "href", !value.hasPrefix("#symbol-"), !value.hasPrefix("#glyph-") {
                    links += 1
                    #expect(names.contains(MarkupAttributes.text(of: String(value.dropFirst()))), "\(value)")
                }
                return .unchanged
            }
        }
        #expect(links > 50)
    }

    @Test func `leaves no link to what is not in the file, and counts it`() async throws {
        var limits = ExportLimits()
        limits.views = 3
        let cut = try await Self.page(limits: limits)
        let held = try held(cut)
        let names = Set(held.frames.values.flatMap(\.keys))

        #expect(names.count == 3 && cut.leftOut > 3)
        #expect(cut.text.contains("\(cut.leftOut) views were omitted"))
        for line in held.lines where line.contains("href=\"#platform=") {
            #expect(names.contains { line.contains("#\(HTMLEscaping().escapeText($0))\"") }, "\(line)")
        }
    }

    @Test func `has every symbol it draws, and no other`() async throws {
        let text = try await Self.whole.value.page.text
        let used = Set(text.matches(of: /href=\\?"#((?:symbol|glyph)-[^"\\]+)/).map { String($0.1) })
        let there = Set(text.matches(of: /<symbol id="([^"]+)"/).map { String($0.1) })

        #expect(used == there && used.contains("symbol-play"))
    }

    @Test func `asks for nothing and says nothing of a server`() async throws {
        let text = try await Self.whole.value.page.text

        for word in ["http:", "https:", "//", "assets/", "events", "data-rights", "data-why", "data-revision", "/s/"] {
            let markup = text.split(separator: "<style>").first.map(String.init) ?? ""
            #expect(!markup.contains(word), "\(word)")
        }
        #expect(!text.contains("src=\"images/") && !text.contains(" href=\"./"))
    }

    @Test func `its policy lets in its own script and style by their digests only`() async throws {
        let text = try await Self.whole.value.page.text
        let policy = try #require(text.firstMatch(of: /Content-Security-Policy" content="([^"]+)"/)).1

        #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
        #expect(policy.contains("script-src 'sha256-") && policy.contains("require-trusted-types-for 'script'"))
        #expect(!policy.contains("unsafe") && !policy.contains("self"))
        #expect(policy.contains("font-src data:") && !text.contains("inter.woff2"))
        #expect(text.contains("<title>A &lt;b&gt; &amp; &quot;c&quot; – tabpreview</title>"))
    }

    @Test func `hostile text can't leave its place (S32)`() async throws {
        let evil = "</script><script>alert(1)</script>\"><img src=x onerror=alert(1)>"
        let spec = TabSpec(tabs: [.tab(Tab(label: TabLabel(title: evil), value: .string(evil)))])
        let text = try await Self.page(spec: spec).text

        #expect(text.split(separator: "<script").count == 3, "the data and the script, and none besides")
        #expect(!text.contains("<img src=x"))
    }

    @Test func `starts as configured`() async throws {
        let page = try await Self.page([
            ("platform", "iPhone"), ("os", "18"), ("direction", "rtl"), ("colorScheme", "dark"),
        ])
        let start = try held(page).start

        #expect(
            [start.os, start.name, start.colorScheme, start.direction] == ["18", "platform=iPhone", "dark", "rtl"]
        )
        #expect(page.text.contains("data-platform=\"iPhone\"") && page.text.contains("dir=\"rtl\""))
    }

    /// A spec with titles in some languages, and symbols and a style that are the same in all.
    private static func translated(_ languages: [String]) -> TabSpec {
        let tabs = (1...4).map { number in
            var label = TabLabel(title: "«en»\(number)", systemImage: "house")
            label.translations = languages.map { Translation($0, "«\($0)»\(number)") }
            return TabEntry.tab(Tab(label: label, value: .integer(number)))
        }
        return TabSpec(tabs: tabs)
    }

    @Test func `holds each language of the titles, and what is the same in all once`() async throws {
        let one = try held(try await Self.page(spec: Self.translated(["en"])))
        let all = try held(try await Self.page(spec: Self.translated(["en", "de", "ar"])))

        #expect(Set(one.frames.keys) == ["18", "26", "27"])
        #expect(
            Set(all.frames.keys) == Set(["", " de", " ar"].flatMap { end in ["18", "26", "27"].map { $0 + end } })
        )
        #expect(all.frames["27 de"]?.keys == all.frames["27"]?.keys, "each view in each language")
        #expect(all.lines.contains { $0.contains("«de»3") } && all.lines.contains { $0.contains("«ar»3") })
        #expect(all.start.locale == "en" && all.directions == ["en": "ltr", "de": "ltr", "ar": "rtl"])
        let added = Set(all.lines).subtracting(one.lines)
        #expect(added.allSatisfy { line in ["«de»", "«ar»", "=\"rtl\""].contains { line.contains($0) } })
        #expect(all.lines.count == Set(all.lines).count)
    }

    @Test func `starts in the language of the view and offers the others`() async throws {
        let page = try await Self.page([("locale", "de")], spec: Self.translated(["en", "de"]))
        let held = try held(page)

        #expect(held.start.locale == "de" && held.start.name == "platform=iPad")
        #expect(Set(held.frames.keys) == ["18", "26", "27", "18 en", "26 en", "27 en"])
        #expect(page.text.contains("data-title=\"«de»1\""))
    }

    @Test func `equal input gives equal bytes, however many processors draw`() async throws {
        var limits = ExportLimits()
        limits.processors = 3
        let one = try await Self.whole.value.page

        #expect(try await Self.page() == one)
        #expect(try await Self.page(limits: limits) == one)
        (limits.views, limits.processors) = (50, 1)
        let cut = try await Self.page(limits: limits)
        limits.processors = 4
        #expect(try await Self.page(limits: limits) == cut, "also where the limits end the drawing")
    }

    @Test func `says how far it is, until all that was found is drawn`() async throws {
        let all = try await Self.whole.value.states

        #expect(all.count > 10 && all.map(\.drawn) == all.map(\.drawn).sorted())
        #expect(all.allSatisfy { $0.drawn <= $0.found })
        #expect(all.last.map { $0.drawn == $0.found } == true)
    }

    @Test func `ends with its task`() async throws {
        let drawn = Mutex(0)
        let export = Task {
            try await Self.page { state in
                drawn.withLock { $0 = state.drawn }
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }

        await #expect(throws: CancellationError.self) { try await export.value }
        #expect(drawn.withLock(\.self) == 1, "the first view, and none besides")
    }

    @Test func `a picture's document has the frames of the view and no script`() throws {
        let subject = ExportSubject(spec: SampleSpec.library, title: "T", view: ViewState(query: [("view", "all")]))
        let text = try SamplePage.renderer().picturePage(subject, theme: Self.theme())

        let wanted = subject.view.frames.filter { $0.platform != .iPhoneDuo }
        #expect(text.split(separator: "<section class=\"frame\"").count - 1 == wanted.count)
        #expect(!text.contains("<script") && !text.contains(" href=\"./"))
        #expect(text.contains("data-color-scheme=\"light\""), "a picture follows no system")
    }
}
