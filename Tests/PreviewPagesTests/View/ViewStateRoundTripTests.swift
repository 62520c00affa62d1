import Foundation
import PreviewPages
import TabModel
import TestTools
import Testing

@Suite struct ViewStateRoundTripTests {
    @Test(arguments: 0..<300)
    func `reads back every state that it writes`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let view = random.view()

        let query = try #require(Self.decoded(view.queryText))

        #expect(ViewState(query: query) == view)
        #expect(ViewState(query: query).queryText == view.queryText)
    }

    @Test(arguments: 0..<100)
    func `copies every choice of an environment`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let view = random.view()
        var copy = ViewState()

        copy.takeChoices(of: view.environment)
        (copy.platform, copy.pose) = (view.platform, view.pose)
        (copy.sizeClass, copy.orientation) = (view.sizeClass, view.orientation)

        #expect(copy.environment == view.environment)
    }

    /// Reads an address as a server does.
    private static func decoded(_ query: String) -> [(String, String)]? {
        query.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), String(parts.last ?? "").removingPercentEncoding ?? "")
        }
    }
}

extension SeededGenerator {
    mutating func view() -> ViewState {
        var view = ViewState()
        view.view = maybe(StageView.allCases)
        view.platform = maybe(Platform.allCases)
        view.sizeClass = view.platform == .iPhoneDuo ? nil : maybe(UserInterfaceSizeClass.allCases)
        view.pose = view.platform == .iPhoneDuo ? maybe(Pose.allCases.filter { $0 != .outerPortrait }) : nil
        view.os = maybe(OSVersion.allCases) ?? .v26
        view.orientation = view.platform == .iPhoneDuo ? nil : maybe(Orientation.allCases)
        view.direction = maybe(LayoutDirection.allCases)
        view.locale = maybe(LocaleIdentifier.allCases)
        view.form = maybe(AdaptableForm.allCases)
        view.interaction.select = maybe([text()])
        view.interaction.editing = Bool.random(using: &self)
        view.profile = maybe(["anna", "A.b_c-9"]) ?? "default"
        view.interaction.path = (0..<Int.random(in: 0...3, using: &self)).map { _ in text() }
        view.interaction.previous = maybe([text()])
        view.interaction.last = (0..<Int.random(in: 0...2, using: &self)).map { _ in text() }
        view.interaction.more = Bool.random(using: &self)
        view.interaction.search = Bool.random(using: &self)
        view.interaction.scrolled = Bool.random(using: &self)
        for name in ResolverSwitch.allCases { view.switches[name] = maybe(name.values) }
        addPage(to: &view)
        return view
    }

    private mutating func addPage(to view: inout ViewState) {
        for list in ["ipad-regular.sidebar", "findings"] {
            view.rows[list] = maybe([Int.random(in: 0...9_999, using: &self)])
        }
        view.colorScheme = maybe(ColorScheme.allCases)
        view.dynamicTypeSize = maybe(DynamicTypeSize.allCases) ?? .large
        view.contrast = maybe(ColorSchemeContrast.allCases) ?? .standard
        view.reduceMotion = Bool.random(using: &self)
        view.reduceTransparency = Bool.random(using: &self)
        view.zoom = maybe([.percent(Int.random(in: 50...150, using: &self))]) ?? .fit
        view.source = maybe(PaneState.allCases) ?? .closed
        view.inspector = maybe(PaneState.allCases) ?? .open
    }

    private mutating func maybe<Value>(_ values: [Value]) -> Value? {
        Bool.random(using: &self) ? nil : values.randomElement(using: &self)
    }

    /// Ids may be any text: what separates parameters and paths, combining marks, other scripts.
    private mutating func text() -> String {
        let pieces = [
            "home", ",", "\\", "&", "=", "+", "%2C", "\u{301}", "é", "家", "\u{202E}", " ", "?", "#", "/", "~2",
        ]
        return "x"
            + (0..<Int.random(in: 0...6, using: &self)).compactMap { _ in pieces.randomElement(using: &self) }.joined()
    }
}
