import TabModel
import Testing

@testable import SwiftUIWriting

@Suite struct AppTargetTests {
    @Test func `guards only what part of the app lacks`() {
        let phone = AppTarget(platforms: [.iPhone], minimumOS: .v18)
        #expect(phone.reach(of: .badge) == .everywhere)
        #expect(phone.reach(of: .help) == .guarded(Guard(systems: [], versions: ["iOS 27.0"])))
        #expect(phone.reach(of: .groupedStyle) == .nowhere([.macOS]))
        #expect(AppTarget(platforms: [.iPhone], minimumOS: .v27).reach(of: .help) == .everywhere)

        let both = AppTarget(platforms: [.tv, .iPad], minimumOS: .v26)
        #expect(both.reach(of: .badge) == .guarded(Guard(systems: [.iOS], versions: [])))
    }
}
