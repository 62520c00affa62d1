/// Which frames the stage holds.
public enum StageView: String, CaseIterable, Sendable {
    /// iPad and iPhone side by side: what opens first.
    case compare
    /// One device.
    case one
    /// Every platform and size class.
    case all
    /// One device that fills the screen, without anything around it: the page on a phone.
    case full
}

/// The appearance a page is fixed to; nil in ``ViewState`` follows the system.
public enum ColorScheme: String, CaseIterable, Sendable {
    case light, dark
}

/// A text size: `DynamicTypeSize`.
public enum DynamicTypeSize: String, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

/// How strongly things stand out: `ColorSchemeContrast`.
public enum ColorSchemeContrast: String, CaseIterable, Sendable {
    case standard, increased
}

/// How large a frame is drawn.
public enum Zoom: Hashable, Sendable {
    /// As large as the stage allows, at most life-size.
    case fit
    /// A percentage of life-size, 50 to 150.
    case percent(Int)

    /// The percentages a zoom may have.
    public static let percentages = 50...150

    /// Reads `fit` or a whole percentage from 50 to 150.
    public init?(text: String) {
        if text == "fit" {
            self = .fit
        } else if let percent = Int(text), Self.percentages.contains(percent), String(percent) == text {
            self = .percent(percent)
        } else {
            return nil
        }
    }

    /// The form in addresses.
    public var text: String {
        switch self {
        case .fit: "fit"
        case .percent(let percent): String(percent)
        }
    }
}

/// Which of two pinned moments a pinned page shows.
public enum PinMoment: String, CaseIterable, Sendable {
    /// The one it is compared with.
    case before
    /// The link's own.
    case after
}

/// What dragging a tab changes.
public enum PageMode: String, CaseIterable, Sendable {
    /// The customization of anyone who drags, as on the device.
    case preview
    /// The spec itself.
    case design
}

/// A Boolean value that indicates whether a side pane shows.
public enum PaneState: String, CaseIterable, Sendable {
    case open, closed
}

/// What the inspector shows.
public enum InspectorTab: String, CaseIterable, Sendable {
    /// A summary, or why the selected tab is where it is.
    case why
    /// The same of all entries.
    case reasons
    /// What could be better.
    case findings
    /// What people changed.
    case changes
    /// The SwiftUI source.
    case code
}
