import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Properties of the difference of any two specs.
@Suite struct DifferencePropertyTests {
    private static let seeds = Seeds.some(of: 1...6)
    private static let rounds = 8

    @Test(arguments: seeds)
    func `a spec does not differ from itself, and loses nothing that is stored`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<Self.rounds {
            let (spec, state) = (maker.spec(), maker.state())
            let difference = SpecDifference(old: spec, new: spec)
            let outcome = difference.outcome(of: state)

            #expect(difference.changes.isEmpty && difference.drawings.isEmpty)
            #expect(outcome.ids(.displaced) == [] && outcome.mapping.isEmpty)
            #expect(
                outcome.idOutcomes.filter { $0.kind == .orphaned }.allSatisfy { $0.remarks.map(\.rule) == ["R3.27"] }
            )
            #expect(difference.outcome().idOutcomes.allSatisfy { $0.kind == .kept })
        }
    }

    @Test(arguments: seeds)
    func `one edit is exactly one change`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        var random = SeededGenerator(seed: seed &+ 1_000)
        for _ in 0..<Self.rounds {
            let edit = SpecEdit(maker.spec())
            let old = edit.spec(like: maker.spec())
            guard let path = edit.paths.randomElement(using: &random) else { continue }
            for kind in SpecChange.Kind.allCases {
                let (new, expected) = Self.edited(edit, at: path, kind, &random)
                let found = SpecDifference(old: old, new: new.spec(like: old)).changes

                #expect(found.map { "\($0.kind) \($0.name ?? "")" } == expected.map { "\(kind) \($0)" })
            }
        }
    }

    /// The edited entries, and the names of the entries that the changes are about.
    private static func edited(
        _ edit: SpecEdit,
        at path: [Int],
        _ kind: SpecChange.Kind,
        _ random: inout SeededGenerator
    ) -> (SpecEdit, [String]) {
        var edit = edit
        let entry = edit.entry(at: path)
        switch kind {
        case .added:
            edit.insert(.tab(Tab(label: TabLabel(title: "new"), value: .string("new"))), at: path)
            return (edit, ["new"])
        case .removed:
            edit.remove(at: path)
            return (edit, SpecOutline(TabSpec(tabs: [entry])).entries.map(\.name))
        case .moved:
            edit.remove(at: path)
            let end = edit.count(at: Array(path.dropLast()))
            // Past its neighbor either of the two may be the one that moved, so it goes to the far end, if that is far.
            let isFar = path.last.map { end - $0 > 1 } ?? false
            edit.insert(entry, at: path.dropLast() + [isFar ? end : path.last ?? 0])
            return (edit, isFar ? [SpecOutline(TabSpec(tabs: [entry])).entries[0].name] : [])
        case .renamed:
            edit.replace(at: path, with: entry.changed(title: "Other"))
            return (edit, ["Other"])
        case .changed:
            edit.replace(at: path, with: entry.changed(badge: .text("!")))
            return (edit, [SpecOutline(TabSpec(tabs: [entry])).entries[0].name])
        }
    }

    @Test(arguments: seeds)
    func `the other way round, what was added is removed`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<Self.rounds {
            let (old, new) = (maker.spec(), maker.spec())
            let there = SpecDifference(old: old, new: new).changes
            let back = SpecDifference(old: new, new: old).changes

            #expect(ids(there, .added) == ids(back, .removed) && ids(there, .removed) == ids(back, .added))
            #expect(count(there, .moved) == count(back, .moved))
            #expect(count(there, .changed) == count(back, .changed))
            #expect(there.isEmpty == back.isEmpty)
        }
    }

    private func ids(_ changes: [SpecChange], _ kind: SpecChange.Kind) -> [EntryID?] {
        changes.filter { $0.kind == kind }.map(\.entry)
    }

    private func count(_ changes: [SpecChange], _ kind: SpecChange.Kind) -> Int { changes.count { $0.kind == kind } }

    @Test(arguments: seeds)
    func `under the renamed ids a person has the layout they had (R3.32)`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<Self.rounds {
            let made = maker.spec()
            let edit = SpecEdit(made)
            let (old, state) = (edit.spec(like: made), maker.state())
            var renamed = edit
            for path in edit.paths where maker.chance(0.5) {
                renamed.replace(at: path, with: renamed.entry(at: path).renamingID())
            }
            let new = renamed.spec(like: made)
            let saved = state.renaming(SpecDifference(old: old, new: new).outcome(of: state).mapping)

            for form in ["iR bar", "iR side", "mac"] {
                let environment = EnvironmentNotation.environment(form)
                let before = LayoutResolver(old).layout(in: environment, customization: state)
                let now = LayoutResolver(new).layout(in: environment, customization: saved)
                #expect(before.drawnTitles == now.drawnTitles)
            }
        }
    }

    @Test(arguments: seeds)
    func `what is kept acts on the new spec as on the old one`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        let pad = EnvironmentNotation.environment("iR edit")
        for _ in 0..<Self.rounds {
            let (old, new, state) = (maker.spec(), maker.spec(), maker.state())
            guard old.isCustomizable, new.isCustomizable else { continue }
            let outcome = SpecDifference(old: old, new: new).outcome(of: state)
            for id in outcome.ids(.kept) {
                for placement in [AdaptablePlacement.sidebar, .tabBar] where state.tabs[id]?[placement] != nil {
                    let causes = [old, new].map { spec -> Bool in
                        let outline = SpecOutline(spec)
                        let context = ResolutionContext(spec, outline, in: pad, customization: state)
                        let placements = Placements(context)
                        guard let index = outline.index(ofCustomizationID: id) else { return false }
                        return placements[index, in: placement].cause == .stored
                    }
                    #expect(causes[0] == causes[1])
                }
            }
            #expect(Set(outcome.idOutcomes.map(\.id)).count == outcome.idOutcomes.count)
        }
    }
}

extension TabEntry {
    fileprivate func changed(title: String) -> TabEntry {
        switch self {
        case .tab(var tab):
            (tab.label.title, tab.label.translations) = (title, [])
            return .tab(tab)
        case .section(var section):
            (section.header.title, section.header.translations) = (title, [])
            return .section(section)
        }
    }

    fileprivate func changed(badge: Badge) -> TabEntry { changing { $0.badge = badge } }

    fileprivate func renamingID() -> TabEntry {
        changing { modifiers in modifiers.customizationID = modifiers.customizationID.map { "\($0).new" } }
    }

    private func changing(_ change: (inout TabModifiers) -> Void) -> TabEntry {
        switch self {
        case .tab(var tab):
            change(&tab.modifiers)
            return .tab(tab)
        case .section(var section):
            change(&section.modifiers)
            return .section(section)
        }
    }
}

extension TabLayout {
    /// The titles in the order drawn, by region.
    fileprivate var drawnTitles: [[String?]] {
        let bars = [bar?.fixed, bar?.items, bar?.pinned].map { $0?.map(\.title) ?? [] }
        return bars + [titles(sidebar?.rows ?? [])]
    }

    private func titles(_ rows: [SidebarRow]) -> [String?] {
        rows.flatMap { row -> [String?] in
            switch row {
            case .tab(let entry): [entry.title]
            case .section(let section): [section.title] + titles(section.rows)
            }
        }
    }
}
