import TabModel

/// The parts of a spec that an environment lacks and that therefore don't show (R6.9).
struct MissingFeatures {
    let context: ResolutionContext

    func explain(_ notes: inout NoteCollector) {
        guard notes.isCollecting else { return }
        explainStyle(&notes)
        explainCompatibility(&notes)
        for request in KeyStatements(of: context.spec).requests where isMissing(request.feature) {
            notes.add(rule(request.feature), "\(request.name) \(reason(request.feature)).")
        }
        for entry in context.outline.entries where !entry.statements.requests.isEmpty && context.isPresent(entry.index)
        {
            for request in entry.statements.requests where isMissing(request.feature) {
                let sentence = "has \(request.phrase), which \(reason(request.feature))."
                notes.add(rule(request.feature), entry.index, sentence)
            }
        }
    }

    private func isMissing(_ feature: Feature) -> Bool { !context.has(feature) }

    /// Explains that a style that the platform lacks is drawn as automatic (R1.42), a deprecated one as its successor
    /// (R1.41).
    private func explainStyle(_ notes: inout NoteCollector) {
        let (style, platform) = (context.spec.tabViewStyle, context.environment.platform)
        if !style.isAvailable(on: platform) {
            notes.add(
                .choice("R1.42"),
                "The style \(style.rawValue) doesn't exist on \(platform.deviceName), so automatic is drawn."
            )
        } else if style == .carousel {
            notes.add(.documented("R1.41"), "The style carousel is deprecated. Use verticalPage instead.")
        }
    }

    /// Explains that the design before OS 26 is kept, unless the app is built with SDK 27 (R1.114, R6.14).
    private func explainCompatibility(_ notes: inout NoteCollector) {
        guard context.spec.designRequiresCompatibility, context.environment.os >= .v26 else { return }
        switch (context.environment.platform, context.environment.sdk ?? .newest) {
        case (.vision, _), (.watch, _): break
        case (_, .v27...):
            notes.add(.documented("R6.14"), "designRequiresCompatibility has no effect: SDK 27 and later ignore it.")
        case (_, .v26):
            notes.add(
                .documented("R6.14"),
                "The design before OS 26 is used, because the app requires it."
            )
        default: break
        }
    }

    /// Returns the end of a sentence: too new for this system or SDK, or never on this platform.
    private func reason(_ feature: Feature) -> String {
        let platform = context.environment.platform
        if let since = feature.since(platform) {
            return context.absence(of: since)
        }
        return "has no effect on \(platform.deviceName), where it doesn't exist"
    }

    private func rule(_ feature: Feature) -> Rule { .documented(feature.absenceRule(on: context.environment.platform)) }
}
