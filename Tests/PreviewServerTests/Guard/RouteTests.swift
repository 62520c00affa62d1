import Testing

@testable import PreviewServer

/// Paths, printed and read by the same type, so that links can't drift from what answers them.
struct RouteTests {
    @Test(arguments: Route.samples)
    func `reads every path that it prints`(_ route: Route) throws {
        let target = try RequestTarget("/" + route.path)
        #expect(Route(segments: target.segments) == route)
    }

    @Test(arguments: [
        ["nowhere"], ["layout", ""], ["profiles", ""], ["images", ""], ["assets"], ["assets", "h"],
        ["assets", "h", ""], ["assets", "", "x"], ["images", "a", "b"], [], ["", ""], ["Layout"],
    ])
    func `reads nothing else`(_ segments: [String]) {
        #expect(Route(segments: segments) == nil)
    }

    @Test func `keeps subfolders of Public in an asset's name`() {
        #expect(Route(segments: ["assets", "h", "icons", "a.svg"]) == .asset(hash: "h", name: "icons/a.svg"))
    }
}
