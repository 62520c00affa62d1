import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Reasons hold for every spec, state and environment.
@Suite struct ReasonTests {
    private static let seeds = Seeds.some(of: 101...112)

    /// Looks at random specs in every environment.
    private func everywhere(_ seed: UInt64, _ check: (TabLayout, SpecOutline, ResolutionEnvironment) -> Void) {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<8 {
            let (spec, state) = (maker.spec(), maker.state())
            let (resolver, outline) = (LayoutResolver(spec), SpecOutline(spec))
            for environment in EnvironmentMaker.all(choosing: maker.environment().interaction.select) {
                check(resolver.layout(in: environment, customization: state), outline, environment)
            }
        }
    }

    @Test(arguments: seeds)
    func `every entry, drawn or not, has a reason in every environment`(seed: UInt64) {
        everywhere(seed) { layout, outline, environment in
            let explained = Set(layout.notes.compactMap(\.entry))
            let unexplained = outline.entries.map(\.id).filter { !explained.contains($0) }
            #expect(unexplained == [], "\(environment)")
            #expect(layout.notes.contains { $0.entry == nil })
        }
    }

    @Test(arguments: seeds)
    func `reasons never contradict the layout`(seed: UInt64) {
        everywhere(seed) { layout, outline, environment in
            for note in layout.notes {
                guard let id = note.entry, let index = outline.index(of: id) else { continue }
                let said = note.text.dropFirst(outline[index].name.count)
                let wrong = SpokenPlace.contradictions(of: String(said), about: id, in: layout)
                #expect(wrong == [], "\(note.text) \(note.rule) \(environment)")
            }
        }
    }

    @Test(arguments: seeds)
    func `reasons are in declared order, then by rule number, and each is one sentence`(seed: UInt64) {
        everywhere(seed) { layout, outline, _ in
            let keys = layout.notes.map { note in
                (note.entry.flatMap { outline.index(of: $0) } ?? -1, RuleNumber(note.rule))
            }
            #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 })
            for note in layout.notes {
                #expect(note.text.hasSuffix(".") && !note.text.contains("!") && !note.text.contains("  "))
                let name = note.entry.flatMap { outline.index(of: $0) }.map { outline[$0].name }
                #expect(name.map { note.text.contains($0) } ?? true, "\(note.text)")
                #expect(note.entry == nil || !note.text.dropLast().contains(". "), "\(note.text)")
            }
            #expect(Set(layout.notes).count == layout.notes.count)
        }
    }
}

/// The place of an entry in the words of a reason, compared with the layout.
private enum SpokenPlace {
    static func contradictions(of text: String, about id: EntryID, in layout: TabLayout) -> [String] {
        let bar = layout.bar
        let shown = ((bar?.fixed ?? []) + (bar?.items ?? []) + (bar?.pinned ?? [])).map(\.id)
        let inBar = (shown + [bar?.temporary?.id, bar?.detached?.id].compactMap(\.self)).contains(id)
        let inMore = bar?.more?.contains { $0.id == id } == true
        let hasRow = layout.rowIDs.contains(id)
        let isPage = layout.pages?.items.contains { $0.id == id } == true
        let claims: [(String, Bool)] = [
            (" isn't in the bar", !inBar && !inMore), (" appears in the bar", inBar), (" is listed in More", inMore),
            (" has no permanent position in the bar", bar?.temporary?.id == id), (" isn't in the sidebar", !hasRow),
            (" appears among the root tabs", hasRow), (" has a row", hasRow), (" is the header above", hasRow),
            (" is a page", isPage), (" appears in the ornament", inBar), (" isn't in the ornament", !inBar),
            (" is detached", bar?.detached?.id == id), (" isn't shown", !inBar && !inMore && !hasRow && !isPage),
            (" is hidden", !inBar && !inMore && !hasRow && !isPage), (" isn't hidden", true),
            (" is at the trailing edge", inBar), (" is first", bar?.fixed.contains { $0.id == id } == true),
            (" has its own entry in the bar", inBar), (" is one entry of the bar", inBar),
            (" appears in the sidebar", hasRow), (" starts hidden in the sidebar", !hasRow),
            (" is dimmed", inBar || inMore || hasRow || isPage), (" only shows its image", inBar),
        ]
        return claims.filter { text.hasPrefix($0.0) && !$0.1 }.map(\.0)
    }
}

extension TabLayout {
    /// The ids of all rows and headers.
    var rowIDs: Set<EntryID> {
        var ids: Set<EntryID> = []
        var rows = sidebar?.rows ?? []
        while let row = rows.popLast() {
            switch row {
            case .tab(let entry): ids.insert(entry.id)
            case .section(let section):
                ids.insert(section.id)
                rows += section.rows
            }
        }
        return ids
    }
}
