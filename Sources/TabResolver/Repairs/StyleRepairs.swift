import TabModel

/// Repairs of the tab view's own modifiers (R5.36, R5.45, R5.46).
enum StyleRepairs {
    /// R5.36: the successor, which is drawn alike.
    @Sendable static func deprecatedStyle(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard subject.spec.tabViewStyle == .carousel else { return nil }
        return Repair(
            id: finding.id,
            edits: [SpecEdit(["tabViewStyle"], .set("verticalPage"))],
            sentence: "Uses verticalPage, the successor of carousel."
        )
    }

    /// R5.45: left out, as no platform of the spec follows it.
    @Sendable static func uselessForm(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard subject.spec.defaultAdaptableTabBarPlacement != .automatic else { return nil }
        return removal(of: "defaultAdaptableTabBarPlacement", finding, "an iPad")
    }

    /// R5.46: the same.
    @Sendable static func uselessMinimizing(_ finding: Diagnostic, _ subject: inout RepairSubject) -> Repair? {
        guard subject.spec.tabBarMinimizeBehavior != .automatic else { return nil }
        return removal(of: "tabBarMinimizeBehavior", finding, "an iPhone")
    }

    private static func removal(of key: String, _ finding: Diagnostic, _ device: String) -> Repair {
        Repair(
            id: finding.id,
            edits: [SpecEdit([.key(key)], .remove)],
            sentence: "Leaves \(key) out, which only \(device) would follow; the platforms of the spec have none."
        )
    }
}
