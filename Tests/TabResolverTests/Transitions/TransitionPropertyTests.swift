import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Properties after any sequence of acts, for any spec and state.
@Suite struct TransitionPropertyTests {
    private static let seeds = Seeds.some(of: 1...12)

    /// Calls with every state that random acts lead through, and with the act that led there.
    private func walk(_ seed: UInt64, _ check: (Stage, _ before: Stage, TabAct) throws -> Void) rethrows {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<15 {
            var stage = Stage(maker.mappedSpec(), maker.environment(), maker.chance(0.5) ? maker.state() : nil)
            let ids = stage.resolver.outline.entries.map(\.id)
            for _ in 0..<12 {
                let act = maker.act(ids)
                let next = stage.after([act])
                try check(next, stage, act)
                stage = next
            }
        }
    }

    @Test(arguments: seeds)
    func `the selection is a tab of the spec, and what is lit is drawn`(seed: UInt64) {
        walk(seed) { stage, _, act in
            let (layout, outline) = (stage.layout, stage.resolver.outline)
            if let shown = layout.shown {
                #expect(outline.index(of: shown).map { outline[$0].isSection || outline[$0].isAction } == false)
            }
            switch layout.highlighted {
            case .entry(let id): #expect(layout.litCandidates.contains(id), "\(act)")
            case .more: #expect(layout.bar?.more != nil)
            case nil: break
            }
        }
    }

    @Test(.proves("R4.19"), arguments: seeds)
    func `R4.19: only choosing, search and the Browse pattern change what is selected`(seed: UInt64) {
        walk(seed) { stage, before, act in
            switch act {
            case .changingForm, .beginningToEdit, .endingToEdit, .scrolling, .rotating:
                #expect(stage.layout.selection == before.layout.selection, "\(act)")
            case .changingSizeClass, .changingPlatform, .changingSystem:
                guard stage.resolver.spec.sizeClassMapping == nil, !before.environment.interaction.more else { break }
                guard before.layout.selection != nil else { break }
                #expect(stage.layout.selection == before.layout.selection, "\(act)")
            default: break
            }
        }
    }

    @Test(.proves("R4.3"), arguments: seeds)
    func `R4.3: a tab that is chosen is selected and shown, and choosing it again changes nothing`(seed: UInt64) {
        walk(seed) { stage, before, act in
            guard case .choosing(let id) = act, stage.environment != before.environment else { return }
            let outline = stage.resolver.outline
            let layout = stage.layout
            if let index = outline.index(of: id), outline[index].isSection {
                let chosen = layout.selection.flatMap { outline.index(of: $0) }
                #expect(chosen.map { outline.branch(of: index, contains: $0) } == true || isMapped(stage))
            } else {
                #expect(layout.selection == id && layout.shown == id || isMapped(stage), "\(id)")
            }
            guard !isMapped(stage) else { return }
            #expect(stage.after([act]).environment == stage.environment)
        }
    }

    @Test(arguments: seeds)
    func `compact and regular width lead back and forth to the same two states`(seed: UInt64) {
        walk(seed) { stage, _, _ in
            guard stage.environment.platform == .iPad else { return }
            let compact = stage.after([.changingSizeClass(to: .compact)])
            let regular = compact.after([.changingSizeClass(to: .regular)])
            let compactAgain = regular.after([.changingSizeClass(to: .compact)])
            let regularAgain = compactAgain.after([.changingSizeClass(to: .regular)])

            // The pattern's first way back may write a path where none was (R4.11, R4.10); from there on all is equal.
            #expect(regularAgain.layout.selection == regular.layout.selection)
            #expect(regularAgain.after([.changingSizeClass(to: .compact)]).environment == compactAgain.environment)
        }
    }

    @Test(arguments: seeds)
    func `what is written down of a state is drawn like the state itself`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<60 {
            var environment = maker.environment()
            (environment.interaction.search, environment.interaction.last) = (
                maker.chance(0.3), ["t1", "t3", "$more", "t5", "nobody"]
            )
            let stage = Stage(maker.mappedSpec(), environment, maker.state())
            let transitions = TabTransitions(stage.resolver, in: environment, customization: stage.customization)
            var settled = stage
            settled.environment = transitions.settled
            let (one, other) = (stage.layout, settled.layout)

            #expect(one.chrome == other.chrome && one.bar == other.bar && one.sidebar == other.sidebar)
            #expect(one.selection == other.selection && one.shown == other.shown)
            #expect(one.highlighted == other.highlighted && one.pages == other.pages)
            #expect(TabTransitions(stage.resolver, in: transitions.settled).settled == transitions.settled)
        }
    }

    @Test(arguments: seeds)
    func `what is remembered has one tab of each section and one of More at most`(seed: UInt64) {
        walk(seed) { stage, before, _ in
            guard stage.environment.interaction.last != before.environment.interaction.last else { return }
            let outline = stage.resolver.outline
            let tops = stage.environment.interaction.last.compactMap { outline.index(of: $0) }.compactMap {
                outline[$0].top
            }
            #expect(Set(stage.environment.interaction.last).count == stage.environment.interaction.last.count)
            #expect(tops.count <= Set(tops).count + 1)
        }
    }

    /// Returns a Boolean value that indicates whether the Browse pattern may have moved the selection on.
    private func isMapped(_ stage: Stage) -> Bool { stage.resolver.spec.sizeClassMapping != nil }
}

extension Stage {
    init(_ spec: TabSpec, _ environment: ResolutionEnvironment, _ customization: TabViewCustomization?) {
        resolver = LayoutResolver(spec)
        self.environment = environment
        self.customization = customization
    }
}

extension TabLayout {
    /// Every entry that could be lit.
    fileprivate var litCandidates: Set<EntryID> {
        let apart = [bar?.temporary?.id, bar?.detached?.id].compactMap(\.self)
        return drawnIDs.union(apart).union(bar?.items.map(\.id) ?? []).union(bar?.fixed.map(\.id) ?? [])
            .union(bar?.pinned.map(\.id) ?? []).union(pages?.items.map(\.id) ?? [])
    }
}

extension SpecMaker {
    /// A spec, in some cases with the Browse pattern over tabs that it has.
    mutating func mappedSpec() -> TabSpec {
        var spec = spec()
        let values = SpecOutline(spec).entries.compactMap { $0.tab?.value }
        guard values.count > 2, chance(0.3) else { return spec }
        spec.sizeClassMapping = SizeClassMapping(
            compactTab: values[0],
            regularValues: Array(values.dropFirst().prefix(2)),
            defaultRegularValue: values[1]
        )
        return spec
    }

    mutating func act(_ ids: [EntryID]) -> TabAct {
        let id = ids[Int.random(in: 0..<ids.count, using: &random)]
        return switch Int.random(in: 0...18, using: &random) {
        case 0...6: .choosing(id)
        case 7, 8: .choosingMore
        case 9: .goingBack
        case 10: .activatingSearch
        case 11: chance(0.5) ? .cancellingSearch : .leavingSearch
        case 12: .scrolling(down: chance(0.7))
        case 13: .changingForm(to: chance(0.5) ? .sidebar : .tabBar)
        case 14: chance(0.5) ? .beginningToEdit : .endingToEdit
        case 15: .changingSizeClass(to: chance(0.5) ? .compact : .regular)
        case 16: .rotating(to: chance(0.5) ? .portrait : .landscape)
        case 17: .changingPlatform(to: Platform.allCases[Int.random(in: 0..<6, using: &random)])
        default: .changingSystem(to: OSVersion.allCases[Int.random(in: 0..<3, using: &random)])
        }
    }
}
