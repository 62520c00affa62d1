// Guidelines, sessions, samples and release notes.

extension RuleSource {
    static let tabBars = RuleSource(
        "Human Interface Guidelines: Tab bars",
        url: "https://developer.apple.com/design/human-interface-guidelines/tab-bars"
    )
    static let sidebars = RuleSource(
        "Human Interface Guidelines: Sidebars",
        url: "https://developer.apple.com/design/human-interface-guidelines/sidebars"
    )
    static let layoutGuide = RuleSource(
        "Human Interface Guidelines: Layout",
        url: "https://developer.apple.com/design/human-interface-guidelines/layout"
    )
    static let symbolLicense = RuleSource(
        "SF Symbols",
        url: "https://developer.apple.com/sf-symbols/"
    )
    static let bidirectionalText = RuleSource(
        "Unicode: Bidirectional algorithm",
        url: "https://www.unicode.org/reports/tr9/"
    )
    static let elevate24 = RuleSource(
        "WWDC24: Elevate your tab and sidebar experience in iPadOS",
        url: "https://developer.apple.com/videos/play/wwdc2024/10147/"
    )
    static let glass25 = RuleSource(
        "WWDC25: Build a SwiftUI app with the new design",
        url: "https://developer.apple.com/videos/play/wwdc2025/323/"
    )
    static let glassUIKit25 = RuleSource(
        "WWDC25: Build a UIKit app with the new design",
        url: "https://developer.apple.com/videos/play/wwdc2025/284/"
    )
    static let designSystem25 = RuleSource(
        "WWDC25: Get to know the new design system",
        url: "https://developer.apple.com/videos/play/wwdc2025/356/"
    )
    static let paging21 = RuleSource(
        "WWDC21: Build a workout app for Apple Watch",
        url: "https://developer.apple.com/videos/play/wwdc2021/10009/"
    )
    static let vertical23 = RuleSource(
        "WWDC23: Design and build apps for watchOS 10",
        url: "https://developer.apple.com/videos/play/wwdc2023/10138/"
    )
    static let watch23 = RuleSource(
        "WWDC23: Update your app for watchOS 10",
        url: "https://developer.apple.com/videos/play/wwdc2023/10031/"
    )
    static let destinationVideo = RuleSource(
        "Destination Video",
        url: "https://developer.apple.com/documentation/visionos/destination-video"
    )
    static let releaseNotes26 = RuleSource(
        "iOS & iPadOS 26 Release Notes",
        url: "https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-26-release-notes"
    )
    static let releaseNotes27 = RuleSource(
        "iOS & iPadOS 27 Release Notes (164516837)",
        url: "https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-27-release-notes"
    )
}
