import PreviewPages
import TabModel
import Testing

@Suite struct ToolbarTests {
    private func controls(_ query: [(String, String)]) throws -> [String: [String: String]] {
        let page = Markup(try SamplePage.page(query))
        let links = page.elements.filter { ["segment"].contains($0.attributes["class"]) }.map(\.attributes)
            .filter { ResolverSwitch(rawValue: $0["data-control"] ?? "") == nil }
        return Dictionary(grouping: links) { "\($0["data-control"] ?? "")=\($0["data-value"] ?? "")" }
            .compactMapValues(\.first)
    }

    @Test func `changes one thing with each link and keeps the rest`() throws {
        let controls = try controls([("select", "library"), ("os", "18"), ("platform", "iPad")])

        #expect(controls["os=27"]?["href"] == "./?platform=iPad&os=27&select=library")
        #expect(controls["os=26"]?["href"] == "./?platform=iPad&select=library")
        #expect(controls["colorScheme=dark"]?["href"] == "./?platform=iPad&os=18&select=library&colorScheme=dark")
        #expect(controls["view=compare"]?["href"] == "./?os=18&select=library")
        #expect(controls["sizeClass=compact"]?["href"] == "./?platform=iPad&sizeClass=compact&os=18&select=library")
    }

    @Test func `marks what is current`() throws {
        let controls = try controls([("direction", "rtl")])
        let current = controls.filter { $0.value["aria-current"] == "true" }.keys.sorted()

        #expect(
            current == [
                "colorScheme=auto", "contrast=standard", "direction=rtl", "dynamicTypeSize=large",
                "orientation=landscape",
                "os=26", "profile=default", "reduceMotion=false", "reduceTransparency=false", "sizeClass=regular",
                "view=compare",
                "zoom=fit",
            ]
        )
    }

    @Test func `turns the compared iPad compact with the size class toggle`() throws {
        let controls = try controls([])

        #expect(controls["sizeClass=compact"]?["href"] == "./?sizeClass=compact")
        #expect(controls["sizeClass=compact"]?["data-key"] == "c")
    }

    @Test func `leads from the view of all to one iPad by its size class`() throws {
        #expect(try controls([("view", "all")])["sizeClass=compact"]?["href"] == "./?platform=iPad&sizeClass=compact")
    }

    @Test(arguments: [
        (Platform.mac, "compact", "Mac has regular width only"), (.tv, "compact", "Apple TV has regular width only"),
        (.vision, "compact", "Vision Pro has regular width only"),
        (.watch, "regular", "Apple Watch has compact width only"),
    ])
    func `disables the width that a platform does not have, and says so`(
        platform: Platform,
        missing: String,
        reason: String
    ) throws {
        let controls = try controls([("platform", platform.rawValue)])
        let segment = try #require(controls["sizeClass=\(missing)"])

        #expect(segment["href"] == nil)
        #expect(segment["aria-disabled"] == "true")
        #expect(segment["title"] == reason)
        #expect(controls["orientation=portrait"]?["title"] == "Only iPhone and iPad can be rotated")
    }

    @Test(arguments: [Platform.iPhone, .iPad])
    func `leaves both widths and both orientations to what has them`(platform: Platform) throws {
        let controls = try controls([("platform", platform.rawValue)])

        for name in ["sizeClass=compact", "sizeClass=regular", "orientation=portrait", "orientation=landscape"] {
            #expect(controls[name]?["href"] != nil, "\(name)")
        }
    }

    @Test func `gives each platform its key, from 1 to 6, and all of them 0`() throws {
        let controls = try controls([])
        let keys = ["iPhone", "iPad", "mac", "tv", "vision", "watch"].map { controls["platform=\($0)"]?["data-key"] }

        #expect(keys == ["1", "2", "3", "4", "5", "6"])
        #expect(controls["view=all"]?["data-key"] == "0")
    }

    @Test func `exports what the address says, and nothing before the first good spec`() throws {
        let query = [("platform", "iPhone"), ("select", "library"), ("colorScheme", "dark")]
        let links = Markup(try SamplePage.page(query)).elements(where: "class", is: "picker-link")
        let waiting = Markup(try SamplePage.page([], snapshot: SamplePage.snapshot(spec: nil)))

        #expect(
            links.compactMap { $0.attributes["href"] }
                == ["png", "html", "swift", "json"].map {
                    "./export.\($0)?platform=iPhone&select=library&colorScheme=dark"
                }
        )
        #expect(waiting.elements(where: "class", is: "picker-link").isEmpty)
    }

    @Test func `closes More and search on the way to another device`() throws {
        let controls = try controls([("platform", "iPhone"), ("more", "true"), ("orientation", "landscape")])

        #expect(controls["platform=iPad"]?["href"] == "./?platform=iPad")
    }
}
