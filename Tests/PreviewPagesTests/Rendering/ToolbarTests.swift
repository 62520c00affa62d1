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
                "os=26", "reduceMotion=false", "reduceTransparency=false", "sizeClass=regular", "view=compare",
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

    @Test func `closes More and search on the way to another device`() throws {
        let controls = try controls([("platform", "iPhone"), ("more", "true"), ("orientation", "landscape")])

        #expect(controls["platform=iPad"]?["href"] == "./?platform=iPad")
    }
}
