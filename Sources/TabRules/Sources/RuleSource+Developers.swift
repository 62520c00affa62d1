// What developers observed and wrote down.

extension RuleSource {
    static let forumLabels = RuleSource(
        "Apple Developer Forums, thread 815864",
        url: "https://developer.apple.com/forums/thread/815864"
    )
    static let forumGroup = RuleSource(
        "Apple Developer Forums, thread 761231",
        url: "https://developer.apple.com/forums/thread/761231"
    )
    static let screens = RuleSource(
        "react-native-screens: tests of tabs",
        url: "https://github.com/software-mansion/react-native-screens"
    )
    static let screens4668 = RuleSource(
        "react-native-screens, pull request 4668",
        url: "https://github.com/software-mansion/react-native-screens/pull/4668"
    )
    static let bottomTabs = RuleSource(
        "react-native-bottom-tabs: issues",
        url: "https://github.com/callstack/react-native-bottom-tabs/issues"
    )
    static let bottomTabs580 = RuleSource(
        "react-native-bottom-tabs, pull request 580",
        url: "https://github.com/callstack/react-native-bottom-tabs/pull/580"
    )
    static let pagerView = RuleSource(
        "react-native-pager-view, issue 1079",
        url: "https://github.com/callstack/react-native-pager-view/issues/1079"
    )
    static let iceCubes = RuleSource(
        "Ice Cubes: source",
        url: "https://github.com/Dimillian/IceCubesApp"
    )
    static let iceCubes2166 = RuleSource(
        "Ice Cubes, pull request 2166",
        url: "https://github.com/Dimillian/IceCubesApp/pull/2166"
    )
    static let mastodon = RuleSource(
        "Mastodon for iOS: source",
        url: "https://github.com/mastodon/mastodon-ios"
    )
    static let tabPattern = RuleSource(
        "SwiftUI UI patterns by Thomas Ricouard: TabView"
    )
    static let parallax = RuleSource(
        "Parallax, a client for Jellyfin: comments in RootTabView"
    )
    static let apps = RuleSource(
        """
        Comments in the source of public apps: Surround, Alidade, Crosstune, mold, Feather, Nutrivance, Swiftfin, \
        PDF Archiver
        """
    )
    static let gamery = RuleSource(
        "Gamery's engineering blog: the tab bar of iPadOS 18"
    )
}
