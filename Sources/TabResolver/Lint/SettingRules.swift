import TabModel

/// Findings about the effects of the SDK, the system or a platform on the author's settings (R5.70, R5.74, R5.78,
/// R5.79).
enum SettingRules {
    static let all = [newerThanSDK, hiddenBar, uselessToolbarMinimizing, defaultPlacement]

    static let newerThanSDK = LintRule("R5.70", .warning) { subject in
        guard let oldest = subject.sdks.first else { return [] }
        let missing = { (request: FeatureRequest) -> OSVersion? in
            let since = subject.platforms.compactMap { request.feature.since($0) as OSVersion? }.min()
            return since.flatMap { $0 > oldest ? $0 : nil }
        }
        let whole = KeyStatements(of: subject.spec).requests.compactMap { request in
            missing(request).map { Mark(words(request.name, $0, oldest), fix: fix(request.name, $0)) }
        }
        return whole
            + subject.outline.entries.flatMap { entry in
                entry.statements.requests.compactMap { request in
                    missing(request).map {
                        Mark(
                            entry.index,
                            words("\(request.name) of \(entry.name)", $0, oldest),
                            fix: fix(request.name, $0)
                        )
                        .together(
                            "\(request.name) needs SDK \($0.rawValue), so it isn't drawn with SDK \(oldest.rawValue)",
                            entry.name
                        )
                    }
                }
            }
    }

    private static func words(_ name: String, _ needed: OSVersion, _ sdk: OSVersion) -> String {
        "\(name) needs SDK \(needed.rawValue). It doesn't compile with SDK \(sdk.rawValue), so it isn't drawn."
    }

    private static func fix(_ name: String, _ needed: OSVersion) -> String {
        "Build with SDK \(needed.rawValue), or remove \(name)."
    }

    static let hiddenBar = LintRule("R5.74", .warning) { subject in
        let hiding = subject.tabs.filter { $0.modifiers.toolbarVisibility.tabBar == .hidden }
        guard let first = hiding.first else { return [] }
        guard [Platform.iPhone, .iPad, .tv, .vision].contains(where: subject.concerns) else {
            return hiding.map {
                Mark(
                    $0.index,
                    "The toolbarVisibility of \($0.name) has no effect: macOS and watchOS have no tab bar to hide.",
                    fix: "Remove it.",
                    severity: .info
                )
                .together("toolbarVisibility has no effect where there is no tab bar to hide, as on macOS", $0.name)
            }
        }
        // An app that never shows the bar has custom navigation to its tabs.
        if hiding.count == subject.tabs.count {
            return [
                Mark(
                    first.index,
                    "Every tab hides the tab bar, so people can only change tabs if the app provides another way.",
                    fix: "Make sure that each tab provides a way to the others.",
                    severity: .info
                )
            ]
        }
        return hiding.map {
            Mark(
                $0.index,
                "\($0.name) hides the tab bar, so people can't get to the other tabs.",
                fix: "Hide it on a pushed screen instead.",
                // An app hides it on purpose while people edit or play something.
                severity: subject.answers.isEmpty ? nil : .info
            )
        }
    }

    static let uselessToolbarMinimizing = LintRule("R5.78", .info) { subject in
        guard !subject.targets(.iPad) || subject.highestLevel < .v27 else { return [] }
        let reason =
            subject.targets(.iPad) ? "it needs OS and SDK 27" : "only iPad has its tab bar in the navigation bar"
        return subject.tabs.filter { $0.modifiers.toolbarMinimizationBehavior != .automatic }.map {
            Mark(
                $0.index,
                "The toolbarMinimizationBehavior of \($0.name) has no effect on the tab bar: \(reason).",
                fix: "Keep it if only the navigation bar should minimize."
            )
            .together("The toolbarMinimizationBehavior of tabs has no effect on the tab bar: \(reason)", $0.name)
        }
    }

    static let defaultPlacement = LintRule("R5.79", .info) { subject in
        let placement = subject.spec.defaultTabBarPlacement
        guard placement != .automatic else { return [] }
        let setting = "defaultTabBarPlacement \(placement.rawValue)"
        let outdated = Mark(
            "\(setting) is an earlier name. SwiftUI now uses tabBar for every bar.",
            fix: "Write tabBar."
        )
        let style = Mark(
            "\(setting) has no effect with the style \(subject.spec.tabViewStyle.rawValue).",
            fix: "\(subject.advice), or remove it.",
            severity: .warning
        )
        let lacking = subject.platforms.intersection([.mac, .tv, .watch])
        let missing = Mark(
            "\(setting) does not exist on \(Mark.platforms).",
            fix: "Keep it: the preview ignores it there. In Swift, guard it with #if os(iOS) || os(visionOS)."
        )
        .on(lacking)
        let useless = Mark("\(setting) has no effect on iPad, which has both bar and sidebar.", fix: "Remove it.")
        return [
            placement.current == placement ? nil : outdated,
            subject.spec.tabViewStyle == .sidebarAdaptable ? nil : style,
            placement == .sidebar && !lacking.isEmpty ? missing : nil,
            subject.requestedPlatforms == [.iPad] ? useless : nil,
        ]
        .compactMap(\.self)
    }
}
