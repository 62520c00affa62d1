import Foundation
import PreviewCore
import PreviewPages
import TabModel
import TabResolver
import TestTools
import Testing

/// Following a link of the page gives what the rules give for the act it represents.
@Suite struct LinkTests {
    private static let seeds = Seeds.some(of: 1...12)

    @Test(arguments: seeds)
    func `every entry, control and toolbar link leads to the state that its act leads to`(seed: UInt64) throws {
        var maker = ViewMaker(seed: seed)
        let spec = maker.spec()
        for _ in 0..<4 {
            let page = try Drawn(spec, maker.view(of: spec))
            for link in page.links {
                guard let act = link.act else { continue }
                let wanted = page.resolver.environment(page.frame, after: [act])

                let found = ViewState(query: try #require(Self.query(link.href)))

                #expect(found.problems.isEmpty)
                #expect(found.environment == wanted, "\(act) in \(page.view.queryText)")
                #expect(page.resolver.layout(in: found.environment) == page.resolver.layout(in: wanted))
            }
        }
    }

    @Test func `a click in one frame of the comparison holds for both, and a form for the iPad`() throws {
        let view = ViewState(query: [("form", "tabBar"), ("select", "new")])
        let spec = SampleSpec.library
        let links = try Drawn(spec, view).links

        let chosen = try #require(links.first { $0.act == .choosing("watchNow") })
        let frames = ViewState(query: try #require(Self.query(chosen.href))).frames

        #expect(frames.map(\.interaction.select) == ["watchNow", "watchNow"])
        #expect(frames.map(\.form) == [.tabBar, nil])
    }

    @Test func `More's list in the comparison stays open while the iPad's form changes`() throws {
        let view = ViewState(query: [("form", "tabBar"), ("select", "new"), ("more", "true"), ("previous", "new")])
        let links = try Drawn(SampleSpec.library, view).links

        let form = try #require(links.first { $0.act == .changingForm(to: .sidebar) })

        #expect(form.href == "./?form=sidebar&select=new&previous=new&more=true")
    }

    /// Reads an address as a server does.
    static func query(_ href: String) -> [(String, String)]? {
        guard let query = href.split(separator: "?", maxSplits: 1).dropFirst().first else { return [] }
        return query.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), String(parts.last ?? "").removingPercentEncoding ?? "")
        }
    }
}

/// A page drawn by the rules, with its links.
struct Drawn {
    let resolver: LayoutResolver
    let view: ViewState
    let links: [Link]

    /// The environment of the frame that the toolbar speaks of; the only one, where one shows.
    var frame: ResolutionEnvironment { view.environment }

    struct Link {
        var href: String
        /// The act of a person who follows the link; nil for one that concerns the page alone.
        var act: TabAct?
    }

    init(_ spec: TabSpec, _ view: ViewState) throws {
        let resolver = LayoutResolver(spec)
        let subject = PageSubject(
            view: view,
            snapshot: SamplePage.snapshot(spec: spec),
            frames: view.frames.map { FrameContent(environment: $0, layout: resolver.layout(in: $0)) },
            customization: CurrentCustomization(stored: nil),
            profile: view.profile,
            rights: .owner,
            assets: SamplePage.assets
        )
        let html = try SamplePage.renderer().page(subject).html
        self.resolver = resolver
        self.view = view
        links = Markup(html).elements.filter { $0.name == "a" }.compactMap { element in
            element.attributes["href"].map { Link(href: $0, act: Self.act(of: element.attributes, in: view)) }
        }
    }

    private static func act(of link: [String: String], in view: ViewState) -> TabAct? {
        if let id = link["data-entry"] { return .choosing(id) }
        guard let value = link["data-value"] else { return nil }
        switch link["data-control"] {
        case "more": return .choosingMore
        case "back": return .goingBack
        case "form": return AdaptableForm(rawValue: value).map { .changingForm(to: $0) }
        case "editing": return value == "true" ? .beginningToEdit : .endingToEdit
        case "search":
            if link["aria-label"]?.hasPrefix("Back to") == true { return .leavingSearch }
            return value == "true" ? .activatingSearch : .cancellingSearch
        case "sizeClass": return UserInterfaceSizeClass(rawValue: value).map { .changingSizeClass(to: $0) }
        case "platform": return Platform(rawValue: value).map { .changingPlatform(to: $0) }
        case "orientation": return Orientation(rawValue: value).map { .rotating(to: $0) }
        case "os": return OSVersion(rawValue: value).map { .changingSystem(to: $0) }
        default: return nil
        }
    }
}
