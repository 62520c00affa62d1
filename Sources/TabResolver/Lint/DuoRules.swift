import TabModel

/// Findings about iPhone Duo (R5.66 to R5.68, R5.71, R5.72, R5.82).
enum DuoRules {
    static let all = [noSymbol, collapsedSidebar, overflow, jumpingBar, useless, textItem]

    static let noSymbol = LintRule("R5.66", .warning, on: [.iPhoneDuo]) { subject in
        guard subject.concerns(.iPhoneDuo) else { return [] }
        return subject.tabs.filter { !$0.label.hasImage }.map {
            Mark(
                $0.index,
                "\($0.name) has no symbol: iPhone Duo's vertical bar shows symbols only.",
                fix: "Add a systemImage or an image."
            )
            .together("iPhone Duo's vertical bar shows symbols only, and tabs have none", $0.name)
        }
    }

    static let collapsedSidebar = LintRule("R5.67", .warning, on: [.iPhoneDuo]) { subject in
        let contexts = subject.duoContexts
        let poses = contexts.filter { $0.presentation == .phoneSidebar && !$0.environment.fitsSidebar }
        guard !poses.isEmpty else { return [] }
        return [
            Mark(
                "iPhone Duo shows neither bar nor sidebar \(PoseWords.text(poses)): "
                    + "the sidebar that defaultTabBarPlacement requests is behind a button.",
                fix: "Set defaultTabBarPlacement to automatic."
            )
        ]
    }

    static let overflow = LintRule("R5.68", .warning, on: [.iPhoneDuo]) { subject in
        let contexts = subject.duoContexts
        var groups: [(fallen: [Int], contexts: [ResolutionContext])] = []
        for context in contexts {
            guard let tabs = CompactTabs(of: context), let fallen = tabs.more else { continue }
            if let known = groups.firstIndex(where: { $0.fallen == fallen }) {
                groups[known].contexts.append(context)
            } else {
                groups.append((fallen, [context]))
            }
        }
        return groups.filter { !subject.saysOfPhone($0.fallen) }.map { fallen, found in
            let part =
                "\(Listing.text(fallen.map { subject.outline[$0].name })) "
                + "\(fallen.count == 1 ? "moves" : "move") to More "
                + PoseWords.text(found)
            return Mark(
                "iPhone Duo's bar has more than five tabs: \(part).",
                fix: "Use five tabs or fewer. Tabs that are hidden in compact width reappear on the inner display."
            )
            .together("iPhone Duo's bar has more than five tabs", part)
            .pointing(at: fallen.first)
        }
    }

    static let jumpingBar = LintRule("R5.71", .warning, on: [.iPhoneDuo]) { subject in
        guard subject.spec.toolbarVerticalBehavior == .automatic else { return [] }
        let disabled = subject.tabs.filter { $0.modifiers.toolbarVerticalBehavior == .disabled }
        guard !disabled.isEmpty, disabled.count < subject.tabs.count else { return [] }
        return disabled.map {
            Mark(
                "The bar moves between the side and the bottom, because only \($0.name) sets "
                    + "toolbarVerticalBehavior to disabled.",
                fix: "Set it once, on the tab view."
            )
            .together(
                "The bar moves between the side and the bottom, because some tabs set toolbarVerticalBehavior to disabled",
                $0.name
            )
            .pointing(at: $0.index)
        }
    }

    static let useless = LintRule("R5.72", .info) { subject in
        guard !subject.targets(.iPhoneDuo) else { return [] }
        let fix = "Add iPhoneDuo to platforms, or remove it."
        let whole =
            subject.spec.toolbarVerticalBehavior == .automatic
            ? [] : [Mark("toolbarVerticalBehavior has no effect: only iPhone Duo has bars at the side.", fix: fix)]
        return whole
            + subject.tabs.flatMap { tab in
                let given = [
                    ("bars at the side", tab.modifiers.toolbarVerticalBehavior != .automatic),
                    (
                        "compression at the side",
                        tab.modifiers.toolbarVerticalCompressionBehavior != .automatic
                    ),
                ]
                return given.filter(\.1).map {
                    Mark(
                        tab.index,
                        "The setting for \($0.0) of \(tab.name) has no effect: only iPhone Duo supports it.",
                        fix: fix
                    )
                    .together("The setting for \($0.0) has no effect, because only iPhone Duo supports it", tab.name)
                }
            }
    }

    static let textItem = LintRule("R5.82", .info, on: [.iPhoneDuo]) { subject in
        guard subject.concerns(.iPhoneDuo) else { return [] }
        return subject.tabs.flatMap { tab in
            tab.modifiers.toolbarItems.filter { $0.systemImage == nil }.map { item in
                Mark(
                    tab.index,
                    "The toolbar item \(item.title ?? "") of \(tab.name) stays horizontal on iPhone Duo: it has no symbol.",
                    fix: "Add a systemImage."
                )
            }
        }
    }
}

extension LintSubject {
    /// Returns a Boolean value that indicates whether R5.14 reports that the same tabs move to More on an iPhone.
    fileprivate func saysOfPhone(_ fallen: [Int]) -> Bool {
        guard drawn == nil, platforms.contains(.iPhone), sizeClasses.contains(.compact) else { return false }
        return builds.contains { CompactTabs(of: at(.iPhone, .compact, $0))?.more == fallen }
    }

    /// The spec on iPhone Duo: in the layout's pose, otherwise in all of them, with each SDK; empty if findings are not
    /// about it.
    fileprivate var duoContexts: [ResolutionContext] {
        if let drawn { return drawn.context.environment.platform == .iPhoneDuo ? [drawn.context] : [] }
        guard concerns(.iPhoneDuo) else { return [] }
        return sdks.flatMap { sdk in
            Pose.allCases.compactMap { pose in
                var environment = ResolutionEnvironment(platform: .iPhoneDuo, sdk: sdk)
                environment.pose = pose
                guard sizeClasses.contains(environment.sizeClass) else { return nil }
                return ResolutionContext(spec, outline, in: environment, customization: nil)
            }
        }
    }
}

/// Poses in a sentence.
private enum PoseWords {
    /// Returns "in every pose", or "while open, and while closed"; each pose once, whatever the SDKs.
    static func text(_ found: [ResolutionContext]) -> String {
        let poses = Set(found.map(\.environment.pose))
        if poses.count == Pose.allCases.count { return "in every pose" }
        let names = Pose.allCases.filter(poses.contains).map { "\"\($0.name)\"" }
        return "\(names.count == 1 ? "in the pose" : "in the poses") \(Listing.text(names))"
    }
}
