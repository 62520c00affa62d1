import TabModel
import Testing

@testable import SwiftUIWriting
@testable import TabResolver

/// The versions of this target and the generations of the resolver tell one story.
@Suite struct AvailabilityTests {
    static let pairs: [(Interface, Feature)] = [
        (.prominentRole, .prominent), (.sidebarCustomization, .restrictingBehavior),
        (.defaultVisibility, .defaultVisibility), (.hidden, .hidden), (.disabled, .disabled), (.badge, .badge),
        (.sectionActions, .sectionActions), (.help, .help), (.sectionExpansion, .sectionExpansion),
        (.customization, .customization), (.sidebarExtras, .sidebarExtras), (.adaptablePlacement, .adaptablePlacement),
        (.tabBarPlacement, .tabBarPlacement), (.minimizeBehavior, .minimizeBehavior),
        (.scrollMinimizing, .scrollMinimizing), (.bottomAccessory, .bottomAccessory),
        (.searchActivation, .searchActivation), (.pageStyle, .pageIndexDisplayMode),
    ]

    @Test(arguments: pairs, Platform.allCases)
    func `has what the resolver has, since the same generation (R6.2, R6.4, R6.5, R6.8)`(
        pair: (Interface, Feature),
        platform: Platform
    ) {
        let system = System(platform)
        let version = pair.0.versions[system]
        let generation = OSVersion.allCases.last { os in version.map { system.version(os).major <= $0.major } ?? false }

        #expect(generation == pair.1.availability.since(platform))
    }

    @Test func `every feature of the resolver is written`() {
        #expect(Set(Self.pairs.map(\.1)) == Set(Feature.allCases))
    }

    @Test(arguments: TabViewStyle.allCases, Platform.allCases)
    func `has the styles that the resolver has (R1.35 to R1.41)`(style: TabViewStyle, platform: Platform) {
        let versions = style.interface?.versions
        #expect((versions.map { $0[System(platform)] != nil } ?? true) == style.isAvailable(on: platform))
    }

    @Test func `tabs are disabled since the fourth minor version (R1.48)`() {
        #expect(Interface.disabled.versions[.macOS]?.text == "15.4")
        #expect(Interface.disabled.versions[.watchOS] == nil)
    }

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
