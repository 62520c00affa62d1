/// The pose of an iPhone Duo and its sharing by apps: display, orientation and half (R1.99, R1.101).
public enum Pose: String, CaseIterable, Sendable {
    case outerPortrait, outerLandscape, innerPortrait, innerLandscape, splitLeft, splitRight

    /// The horizontal size class of an app built with SDK 27 or later (R1.101).
    var sizeClass: UserInterfaceSizeClass {
        switch self {
        case .outerPortrait, .outerLandscape, .splitLeft, .splitRight: .compact
        case .innerPortrait, .innerLandscape: .regular
        }
    }

    /// The orientation of the device; two apps share the inner display in landscape.
    var orientation: Orientation {
        switch self {
        case .outerPortrait, .innerPortrait: .portrait
        case .outerLandscape, .innerLandscape, .splitLeft, .splitRight: .landscape
        }
    }

    /// A Boolean value that indicates whether the device is unfolded.
    public var isInner: Bool { self != .outerPortrait && self != .outerLandscape }

    /// A Boolean value that indicates whether another app has the other half.
    public var isSplit: Bool { self == .splitLeft || self == .splitRight }

    /// The app's window, in points.
    public var size: (width: Double, height: Double) {
        switch self {
        case .outerPortrait: (466, 678)
        case .outerLandscape: (678, 466)
        case .innerPortrait: (669, 951)
        case .innerLandscape: (951, 669)
        case .splitLeft, .splitRight: (469, 669)
        }
    }

    /// The edge of the window at which the device has its column; nil where bars are horizontal (R2.91, R2.92).
    public var columnEdge: ColumnEdge? {
        switch self {
        case .innerPortrait: nil
        case .splitLeft: .left
        case .outerPortrait, .outerLandscape, .innerLandscape, .splitRight: .right
        }
    }

    /// The name of the pose in messages, after the device's name.
    public var name: String {
        switch self {
        case .outerPortrait: "closed"
        case .outerLandscape: "closed, in landscape"
        case .innerPortrait: "open, in portrait"
        case .innerLandscape: "open"
        case .splitLeft: "open, left half"
        case .splitRight: "open, right half"
        }
    }
}

/// A physical edge of a display: it doesn't change in right-to-left languages (R2.93).
public enum ColumnEdge: String, CaseIterable, Sendable {
    case left, right
}
