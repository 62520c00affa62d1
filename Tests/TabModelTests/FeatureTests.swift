import TabModel
import TestTools
import Testing

@Suite struct FeatureTests {
    /// Which systems have something since which version, as SwiftUI's pages say.
    ///
    /// What came before `Tab` itself counts as 18's.
    static let since: [(Feature, String)] = [
        (.adaptableStyle, "iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0"),
        (.groupedStyle, "macOS 15.0"),
        (.pageStyle, "iOS 18.0, tvOS 18.0, visionOS 2.0, watchOS 11.0"),
        (.watchStyle, "watchOS 11.0"),
        (.pageIndexDisplayMode, "iOS 18.0, tvOS 18.0, visionOS 2.0, watchOS 11.0"),
        (.prominent, "iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, watchOS 27.0"),
        (.sidebarCustomization, "iOS 18.0, visionOS 2.0"),
        (.searchActivation, "iOS 26.0, macOS 26.0"),
        (.scrollMinimizing, "iOS 26.0"),
        (.sectionExpansion, "iOS 27.0, visionOS 27.0"),
        (.defaultVisibility, "iOS 18.0, macOS 15.0, visionOS 2.0"),
        (.hidden, "iOS 18.0, macOS 15.0, visionOS 2.0"),
        (.disabled, "iOS 18.4, macOS 15.4, tvOS 18.4, visionOS 2.4"),
        (.badge, "iOS 18.0, macOS 15.0, visionOS 2.0"),
        (.sectionActions, "iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0"),
        (.help, "iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, watchOS 27.0"),
        (.customization, "iOS 18.0, macOS 15.0, visionOS 2.0"),
        (.sidebarExtras, "iOS 18.0, macOS 15.0, visionOS 2.0"),
        (.adaptablePlacement, "iOS 18.0"),
        (.tabBarPlacement, "iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, watchOS 27.0"),
        (.sidebarPlacement, "iOS 27.0, visionOS 27.0"),
        (.minimizeBehavior, "iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0"),
        (.bottomAccessory, "iOS 26.0"),
        (.accessorySwitch, "iOS 26.1"),
        (.pageTransition, "watchOS 11.0"),
        (.toolbarMinimization, "iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, watchOS 27.0"),
        (.toolbarScrollMinimization, "iOS 27.0"),
        (.tabBarVisibility, "iOS 18.0, tvOS 18.0, visionOS 2.0"),
        (.toolbarVertical, "iOS 27.1"),
    ]

    @Test(.proves("R6.2", "R6.4", "R6.5", "R6.6", "R6.8"), arguments: since)
    func `each system has it since its own version (R6.2, R6.4, R6.5, R6.8)`(feature: Feature, wanted: String) {
        let versions = OperatingSystem.allCases.compactMap { system in
            feature.since(system).map { "\(system.rawValue) \($0.text)" }
        }

        #expect(versions.joined(separator: ", ") == wanted)
    }

    @Test func `every feature has its line above`() {
        #expect(Self.since.map(\.0) == Feature.allCases)
    }

    @Test(arguments: Feature.allCases, Platform.allCases)
    func `a device has it since the generation that its system's version belongs to`(
        feature: Feature,
        platform: Platform
    ) {
        let system = OperatingSystem(platform)
        let major = feature.since(system)?.major

        #expect(feature.since(platform).map { system.version(of: $0).major } == major)
    }

    @Test(
        .proves("R1.36", "R1.37", "R1.38", "R1.39", "R1.40", "R1.41"),
        arguments: [
            (TabViewStyle.automatic, "iPhone iPhoneDuo iPad mac tv vision watch"),
            (.sidebarAdaptable, "iPhone iPhoneDuo iPad mac tv vision"),
            (.tabBarOnly, "iPhone iPhoneDuo iPad mac tv vision"), (.grouped, "mac"),
            (.page, "iPhone iPhoneDuo iPad tv vision watch"),
            (.verticalPage, "watch"), (.carousel, "watch"),
        ]
    )
    func `a style exists where its feature does (R1.36 to R1.41)`(style: TabViewStyle, wanted: String) {
        let having = Platform.allCases.filter { platform in style.feature.map { $0.since(platform) != nil } ?? true }

        #expect(having.map(\.rawValue).joined(separator: " ") == wanted)
    }

    @Test func `messages tell iPadOS from iOS`() {
        #expect(
            Platform.allCases.map(\.systemName) == ["iOS", "iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"]
        )
    }
}
