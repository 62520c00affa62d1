import PreviewCore
import TabModel
import TabResolver
import TabRules
import Testing

@testable import PreviewPages

@Suite struct ChosenTests {
    private func selected(
        _ id: EntryID,
        _ query: [(String, String)] = [],
        rights: Right = .owner,
        of spec: TabSpec = SampleSpec.library,
        stored: TabViewCustomization? = nil
    ) -> ChosenValues? {
        let view = ViewState(query: query + [("inspector", "open"), ("select", id)])
        let resolver = LayoutResolver(spec)
        let frames = view.frames.map {
            FrameContent(environment: $0, layout: resolver.layout(in: $0), customization: stored)
        }
        var subject = PageSubject(
            view: view,
            snapshot: SamplePage.snapshot(spec: spec),
            frames: frames,
            customization: CurrentCustomization(stored: nil),
            profile: view.profile,
            rights: rights,
            assets: SamplePage.assets
        )
        subject.resolver = resolver
        let contexts = frames.map { content in
            FrameContext(
                content: content,
                view: view,
                transitions: TabTransitions(resolver, in: content.environment),
                icons: SampleValues.icons(),
                rights: rights
            )
        }
        let page = PageContext(subject: subject, frames: contexts, icons: SampleValues.icons(), code: nil)
        return ChosenBuilder(page: page).values
    }

    @Test func `says of the selected tab where it is on every device of the spec, each reason once`() throws {
        let chosen = try #require(selected("library"))

        let devices = chosen.places.flatMap { $0.devices.split(separator: " · ").map(String.init) }
        let platforms = SampleSpec.library.platforms
        #expect(platforms.allSatisfy { platform in devices.contains { $0.hasPrefix(platform.productName) } })
        #expect(
            Set(devices).isSuperset(of: ["iPhone", "iPhone landscape", "iPad compact", "iPad bar", "iPad sidebar"])
        )
        let reasons = chosen.places.map { "\($0.place) \($0.text) \($0.rule?.id ?? "")" }
        #expect(Set(reasons).count == reasons.count)
        for place in chosen.places {
            let rule = try #require(place.rule)
            #expect(RuleBook.rule(rule.id)?.text == rule.text && rule.href == "./rules#\(rule.id)")
        }
        #expect(Set(chosen.places.compactMap(\.rule?.elementID)).count == chosen.places.count)
    }

    @Test func `says where a hidden tab is missing`() throws {
        let places = try #require(selected("forest")).places

        #expect(places.contains { $0.place == "Not shown" })
    }

    @Test func `leaves out what is stored for a spec that nobody can customize any more`() throws {
        var spec = SampleSpec.library
        func places(_ stored: TabViewCustomization?) throws -> [String] {
            try #require(selected("scenes", of: spec, stored: stored)).places.map { "\($0.place) \($0.text)" }
        }
        var stored = TabViewCustomization()
        stored.tabs["scenes"] = TabCustomization(sidebar: .hidden, tabBar: .hidden)
        #expect(try places(stored) != places(nil))
        spec.tabViewCustomization = nil
        #expect(try places(stored) == places(nil))
    }

    @Test func `selects nothing for an id that the spec lacks, or none`() throws {
        #expect(selected("nowhere") == nil)
        #expect(selected("") == nil)
    }

    @Test(arguments: Right.ofPages)
    func `leads to the source those who may change it`(rights: Right) throws {
        var tab = Tab(label: TabLabel(title: "Home"), value: .string("home"))
        tab.modifiers.location = SourceLocation(line: 7, column: 5)
        let chosen = try #require(selected("home", rights: rights, of: TabSpec(tabs: [.tab(tab)])))

        #expect((chosen.source != nil) == rights.edits)
        guard let source = chosen.source else { return }
        #expect(source.place == "library.json:7" && source.line == "7" && source.column == "5")
        #expect(source.href == "./?select=home&source=open&inspector=open")
    }
}
