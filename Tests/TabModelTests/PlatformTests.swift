import TabModel
import Testing

@Suite struct PlatformTests {
    @Test(arguments: [
        ("iPhone", Platform.iPhone), ("iphone", .iPhone), ("iOS", .iPhone), ("ios", .iPhone), ("IPADOS", .iPad),
        ("macOS", .mac), ("Mac", .mac), ("tvOS", .tv), ("visionOS", .vision), ("watchos", .watch),
    ])
    func `is found by its name or its system's, in any case`(name: String, platform: Platform) {
        #expect(Platform(named: name) == platform)
    }

    @Test(arguments: ["", "i", "android", "osx "])
    func `no other name is one`(name: String) {
        #expect(Platform(named: name) == nil)
    }

    /// There is no compact width on a Mac, whichever way one asks for it.
    @Test(arguments: Platform.allCases, UserInterfaceSizeClass.allCases)
    func `an environment never has a width that its platform has not`(
        platform: Platform,
        wanted: UserInterfaceSizeClass
    ) {
        let made = ResolutionEnvironment(platform: platform, sizeClass: wanted)
        var set = ResolutionEnvironment(platform: platform)
        set.sizeClass = wanted
        var moved = ResolutionEnvironment(platform: .iPad, sizeClass: wanted)
        moved.platform = platform

        let expected = made.onlySizeClass ?? wanted
        #expect([made, set, moved].map(\.sizeClass) == [expected, expected, expected])
        #expect(platform == .iPhoneDuo || made == ResolutionEnvironment(platform: platform, sizeClass: expected))
    }

    @Test func `only iPhones and iPad have two widths`() {
        #expect(Platform.allCases.filter { $0.onlySizeClass == nil } == [.iPhone, .iPhoneDuo, .iPad])
        #expect(Platform.mac.onlySizeClass == .regular && Platform.watch.onlySizeClass == .compact)
    }
}
