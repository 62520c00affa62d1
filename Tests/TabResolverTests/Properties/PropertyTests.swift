import TabModel
import TestTools
import Testing

@testable import TabResolver

/// Properties of every spec, state and environment.
@Suite struct PropertyTests {
    private static let seeds = Seeds.some(of: 1...20)
    private static let rounds = 25
    private static let pad = EnvironmentNotation.environment("iR edit")

    @Test(arguments: seeds)
    func `equal input gives an equal layout, and a state for another spec never fails`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<Self.rounds {
            let (spec, state, environment) = (maker.spec(), maker.state(), maker.environment())
            let first = LayoutResolver(spec).layout(in: environment, customization: state)

            #expect(first == LayoutResolver(spec).layout(in: environment, customization: state))
            #expect(first.bar != nil || first.sidebar != nil || first.pages != nil)
        }
    }

    @Test(arguments: seeds)
    func `a drawing is the layout without its reasons and findings`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<Self.rounds {
            let (resolver, state, environment) = (LayoutResolver(maker.spec()), maker.state(), maker.environment())
            var layout = resolver.layout(in: environment, customization: state)
            (layout.notes, layout.findings) = ([], [])

            #expect(resolver.drawing(in: environment, customization: state) == layout)
        }
    }

    @Test(arguments: seeds)
    func `nothing is drawn twice in a bar, a bar has its bounds, and More is never empty`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<Self.rounds {
            let (spec, state) = (maker.spec(), maker.state())
            let layout = LayoutResolver(spec).layout(in: maker.environment(), customization: state)
            let ids = layout.bar?.everything.map(\.id) ?? []

            #expect(Set(ids).count == ids.count)
            #expect(layout.bar?.more?.isEmpty != true)
            guard layout.chrome == .bottomBar, layout.bar?.more == nil else { continue }
            #expect(ids.count <= 5 || layout.bar?.items.allSatisfy { $0.role == .search } == false)
        }
    }

    @Test(arguments: seeds)
    func `every tab that is not hidden is reachable in compact width`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<Self.rounds {
            var spec = maker.spec()
            spec.switches.customizationInCompact = .ignore
            spec.switches.sidebarOnlyInCompact = .shown
            let environment = EnvironmentNotation.environment(maker.chance(0.5) ? "P26" : "iC")
            let outline = SpecOutline(spec)
            let presence = Presence(outline, in: environment)
            let expected = Set(outline.tabs.filter { presence.isPresent($0) }.map { outline[$0].id })

            let layout = LayoutResolver(spec).layout(in: environment, customization: maker.state())

            #expect(layout.drawnIDs == expected)
        }
    }

    @Test(arguments: seeds)
    func `an operation never loses a tab: the sidebar has it, or it can be shown again, or it never could`(seed: UInt64)
    {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<Self.rounds {
            let spec = maker.spec()
            let ids = SpecOutline(spec).entries.map(\.id)
            var state = TabViewCustomization()
            for _ in 0..<6 {
                let before = state
                state =
                    (try? CustomizationEditor(spec: spec, customization: state).applying([maker.operation(ids)]))
                    ?? state
                expectNothingLost(spec, before: before, after: state)
            }
        }
    }

    private func expectNothingLost(_ spec: TabSpec, before: TabViewCustomization, after: TabViewCustomization) {
        guard spec.tabViewStyle == .sidebarAdaptable, spec.tabViewCustomization != nil else {
            #expect(before == after)
            return
        }
        let resolver = LayoutResolver(spec)
        let (old, new) = (
            resolver.layout(in: Self.pad, customization: before), resolver.layout(in: Self.pad, customization: after)
        )
        for id in old.drawnIDs.subtracting(new.drawnIDs) {
            let comesBack = new.canEdit[id]?.allows(.hide) == true || new.canEdit[id]?.allows(.addToBar) == true
            #expect(comesBack || isInsideHidden(id, spec, new))
        }
        #expect(old.drawnIDs.isEmpty || !new.drawnIDs.isEmpty)
    }

    /// Returns a Boolean value that indicates whether a section around an entry, or one in it, was hidden, so that
    /// showing that brings it back.
    private func isInsideHidden(_ id: EntryID, _ spec: TabSpec, _ layout: TabLayout) -> Bool {
        let outline = SpecOutline(spec)
        guard let index = outline.index(of: id) else { return false }
        let related = outline.entries.filter {
            outline.branch(of: $0.index, contains: index) || outline.branch(of: index, contains: $0.index)
        }
        return related.contains { layout.canEdit[$0.id]?.allows(.hide) == true && !layout.drawnIDs.contains($0.id) }
    }

    @Test(arguments: seeds)
    func `resetting everything gives the start`(seed: UInt64) throws {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<Self.rounds {
            var spec = maker.spec()
            (spec.tabViewStyle, spec.tabViewCustomization) = (.sidebarAdaptable, "tabs")
            let reset = try CustomizationEditor(spec: spec, customization: maker.state()).applying([.resetAll])
            let resolver = LayoutResolver(spec)

            #expect(reset.isEmpty)
            #expect(resolver.layout(in: Self.pad, customization: reset) == resolver.layout(in: Self.pad))
        }
    }

    @Test(arguments: seeds)
    func `the rights a layout shows agree with what the editor allows`(seed: UInt64) {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<Self.rounds {
            let (spec, state) = (maker.spec(), maker.state())
            let editor = CustomizationEditor(spec: spec, customization: state)
            let allows = { (operation: CustomizationOperation) in (try? editor.applying([operation])) != nil }
            let layout = LayoutResolver(spec).layout(in: Self.pad, customization: state)

            for (id, rights) in layout.canEdit {
                #expect(rights.allows(.addToBar) == allows(.addToBar(id, .unspecified)))
                #expect(rights.allows(.removeFromBar) == allows(.removeFromBar(id)))
                #expect(rights.allows(.moveInBar) == allows(.moveInBar(id, .end)))
                #expect(rights.allows(.moveInSection) == allows(.moveInSection(id, .end)))
                #expect(!rights.allows(.hide) || allows(.hide(id)) || allows(.show(id)))
                #expect(rights.allows(.hide) || !allows(.hide(id)))
            }
        }
    }

    @Test(arguments: seeds)
    func `moving an entry puts it where it was asked to go`(seed: UInt64) throws {
        var maker = SpecMaker(seed: seed)
        for _ in 0..<Self.rounds {
            var spec = maker.spec()
            (spec.tabViewStyle, spec.tabViewCustomization) = (.sidebarAdaptable, "tabs")
            let (resolver, state) = (LayoutResolver(spec), maker.state())
            let before = resolver.layout(in: Self.pad, customization: state)
            let storable = (before.bar?.items ?? []).map(\.id).filter { before.canEdit[$0]?.allows(.moveInBar) == true }
            guard let mover = storable.last, let neighbor = storable.first, mover != neighbor else { continue }
            let editor = CustomizationEditor(spec: spec, customization: state)

            let moved = try editor.applying([.moveInBar(mover, .before(neighbor))])

            let after = resolver.layout(in: Self.pad, customization: moved).bar?.items.map(\.id) ?? []
            #expect(after.prefix(2) == [mover, neighbor])
            #expect(Set(after) == Set(before.bar?.items.map(\.id) ?? []))
        }
    }
}
