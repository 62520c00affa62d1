import SpecSchema
import TabModel

/// What the spec asks for and an environment lacks, so that nothing of it shows (rulebook 6, R6.9).
struct MissingFeatures {
    let context: ResolutionContext

    func explain(_ notes: inout NoteCollector) {
        guard notes.isCollecting else { return }
        explainStyle(&notes)
        for request in FeatureRequest.all(of: TabViewKeys.all, in: context.spec) where isMissing(request.feature) {
            notes.add(rule(request.feature), "\(request.name) \(reason(request.feature)).")
        }
        for entry in context.outline.entries where !entry.requests.isEmpty && context.isPresent(entry.index) {
            for request in entry.requests where isMissing(request.feature) {
                let sentence = "has \(request.phrase), which \(reason(request.feature))."
                notes.add(rule(request.feature), entry.index, sentence)
            }
        }
    }

    private func isMissing(_ feature: Feature) -> Bool { !context.environment.has(feature) }

    /// A style that the platform lacks is drawn as automatic (R1.42), a deprecated one as its successor (R1.41).
    private func explainStyle(_ notes: inout NoteCollector) {
        let (style, platform) = (context.spec.tabViewStyle, context.environment.platform)
        if !style.isAvailable(on: platform) {
            notes.add(
                .choice("R1.42"),
                "The style \(style.rawValue) doesn't exist on \(platform.deviceName), so automatic is drawn."
            )
        } else if style == .carousel {
            notes.add(.documented("R1.41"), "The style carousel is deprecated: verticalPage replaces it.")
        }
    }

    /// The end of a sentence: too new for this OS, or never there on this platform.
    private func reason(_ feature: Feature) -> String {
        let (platform, os) = (context.environment.platform, context.environment.os)
        if let since = feature.since(platform) {
            return "needs OS \(since.rawValue); nothing of it shows on OS \(os.rawValue)"
        }
        return "has no effect on \(platform.deviceName), where it doesn't exist"
    }

    private func rule(_ feature: Feature) -> Rule { .documented(feature.absenceRule(on: context.environment.platform)) }
}

/// A part of SwiftUI that a spec asks for and some systems lack, by the key that asks.
struct FeatureRequest: Sendable {
    let feature: Feature
    /// The key, and its word if it holds one.
    let name: String
    /// The same with what the key is: `the modifier badge`.
    let phrase: String

    /// What the keys of a part of the spec ask for, in the order of the format.
    static func all<Owner>(of keys: [SpecKey<Owner>], in owner: Owner) -> [Self] {
        keys.compactMap { key in
            guard key.row.swiftUI.needsSomething, key.isStated(in: owner) else { return nil }
            let value = key.value(in: owner)
            return key.row.swiftUI.feature(of: value).map { Self($0, key.row, value) }
        }
    }

    private init(_ feature: Feature, _ row: KeyRow, _ value: KeyValue) {
        self.feature = feature
        name = if case .word(let word) = value { "\(row.name) \(word)" } else { row.name }
        phrase = "the \(row.swiftUI.isModifier ? "modifier " : "")\(name)"
    }
}
