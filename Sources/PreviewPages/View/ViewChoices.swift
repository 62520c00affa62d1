/// The set of frames on the stage.
public enum StageView: String, CaseIterable, Sendable {
    /// The iPad and iPhone side by side: the initial view.
    case compare
    /// One device.
    case one
    /// Every platform and size class.
    case all
    /// One device that fills the screen, without anything around it: the page on a phone.
    case full
}

/// The appearance that a page is fixed to; nil in ``ViewState`` follows the system.
public enum ColorScheme: String, CaseIterable, Sendable {
    case light, dark
}

/// The size of text: `DynamicTypeSize`.
public enum DynamicTypeSize: String, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// The contrast of the page: `ColorSchemeContrast`.
public enum ColorSchemeContrast: String, CaseIterable, Sendable {
    case standard, increased
}

/// The size in which a frame is drawn.
public enum Zoom: Hashable, Sendable {
    /// The largest size that the stage allows, at most life-size.
    case fit
    /// A percentage of life-size, 50 to 150.
    case percent(Int)

    /// The valid percentages of a zoom.
    static let percentages = 50...150

    /// Creates a zoom from `fit` or a whole percentage from 50 to 150.
    init?(text: String) {
        if text == "fit" {
            self = .fit
        } else if let percent = Int(text), Self.percentages.contains(percent), String(percent) == text {
            self = .percent(percent)
        } else {
            return nil
        }
    }

    /// The form in URLs.
    var text: String {
        switch self {
        case .fit: "fit"
        case .percent(let percent): String(percent)
        }
    }
}

/// The moment that a pinned page shows, of two.
public enum PinMoment: String, CaseIterable, Sendable {
    /// The earlier moment, for comparison.
    case before
    /// The link's own moment.
    case after
}

/// The effect of dragging a tab.
public enum PageMode: String, CaseIterable, Sendable {
    /// A change of the customization of the person who drags, as on the device.
    case preview
    /// A change of the spec itself.
    case design
}

/// The state of a side pane.
public enum PaneState: String, CaseIterable, Sendable {
    case open, closed
}

/// The content of the inspector.
enum InspectorTab: String, CaseIterable, Sendable {
    /// A summary, or the reasons for the place of the selected tab.
    case why
    /// The reasons for the places of all entries.
    case reasons
    /// The possible improvements.
    case findings
    /// The changes that people made.
    case changes
    /// The SwiftUI source.
    case code
}
