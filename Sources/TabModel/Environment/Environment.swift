/// A device family that shows a `TabView` (the format, form 3).
public enum Platform: String, CaseIterable, Sendable {
    case iPhone, iPhoneDuo, iPad, mac, tv, vision, watch
}

/// A horizontal size class: `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: String, CaseIterable, Sendable {
    case compact, regular
}

/// How a device is held.
public enum Orientation: String, CaseIterable, Sendable {
    case portrait, landscape
}

/// The direction text runs in: it mirrors the drawing, never the layout's order (R2.26).
public enum LayoutDirection: String, CaseIterable, Sendable {
    case ltr, rtl
}

/// Which of the two an adaptable tab view shows on iPad in regular width (R2.23).
public enum AdaptableForm: String, CaseIterable, Sendable {
    case tabBar, sidebar
}

/// Everything outside the spec and the stored customization that a layout depends on (the format, form 3).
public struct ResolutionEnvironment: Hashable, Sendable {
    /// The device family.
    public var platform: Platform { didSet { sizeClass = wanted.sizeClass } }
    /// How an iPhone Duo is held; on every other platform it says nothing.
    public var pose = Pose.outerPortrait
    /// The horizontal size class; where the platform or the pose leaves no choice, that one, whatever is set.
    public var sizeClass: UserInterfaceSizeClass {
        get { onlySizeClass ?? wanted.sizeClass }
        set { wanted.sizeClass = platform.onlySizeClass ?? newValue }
    }
    /// The OS generation; on iPhone Duo always 27.1, its first.
    public var os: OSVersion {
        get { platform == .iPhoneDuo ? .v27_1 : wanted.os }
        set { wanted.os = newValue }
    }
    /// The SDK that the app is built with; nil is the newest (R1.100).
    public var sdk: OSVersion?
    /// How the device is held; on iPhone Duo the pose's.
    public var orientation: Orientation {
        get { platform == .iPhoneDuo ? pose.orientation : wanted.orientation }
        set { wanted.orientation = newValue }
    }
    private var wanted: Wanted
    /// The language that a person chose; nil is the spec's.
    public var locale: LocaleIdentifier?
    /// The direction text runs in; nil is that of the language.
    public var direction: LayoutDirection?
    /// The form a person chose; nil leaves it to R2.20.
    public var form: AdaptableForm?
    /// The entry a person chose; nil leaves it to the spec's selection, else to R4.4.
    public var select: EntryID?
    /// A Boolean value that indicates whether the sidebar is in edit mode (iPad, regular width).
    public var editing = false
    /// The Browse tab's path (R4.11).
    public var path: [EntryID] = []
    /// What was selected before (R4.17, R4.20).
    public var previous: EntryID?
    /// The tabs last chosen where one entry represents several, oldest first: of each section (R4.5) and of More (R4.16).
    ///
    /// ``moreList`` among them says that More was left at its list, whatever of it was chosen before.
    public var last: [EntryID] = []
    /// A Boolean value that indicates whether More's list shows.
    public var more = false
    /// A Boolean value that indicates whether search is active.
    public var search = false
    /// A Boolean value that indicates whether the content was last scrolled down; false if up again, nil before anyone
    /// scrolled (R2.52).
    public var scrolled: Bool?
    /// Answers to the spec's conditions by id; one without an answer here has its usual one.
    public var conditions: [ConditionID: Bool] = [:]
    /// Switches set for this look, in place of the spec's.
    public var switches = SwitchOverrides()

    /// What is in ``last`` for More's list, as it does in a layout's highlight.
    public static let moreList = "$more"

    /// Makes an environment; what is not given is what the platform usually has.
    public init(
        platform: Platform = .iPad,
        sizeClass: UserInterfaceSizeClass? = nil,
        os: OSVersion = .v27,
        sdk: OSVersion? = nil,
        orientation: Orientation? = nil,
        direction: LayoutDirection? = nil
    ) {
        self.platform = platform
        wanted = Wanted(
            sizeClass: platform.onlySizeClass ?? sizeClass ?? platform.usualSizeClass,
            os: os,
            orientation: orientation ?? platform.usualOrientation
        )
        self.sdk = sdk
        self.direction = direction
    }

    /// What was asked for, also where the device leaves no choice.
    private struct Wanted: Hashable {
        var sizeClass: UserInterfaceSizeClass
        var os: OSVersion
        var orientation: Orientation
    }
}

extension ResolutionEnvironment {
    /// The OS that was asked for, also on a device that has another; what to go on with on the next one.
    public var wantedOS: OSVersion { wanted.os }

    /// The size class where there is no choice: an app not built for iPhone Duo gets a compact one (R1.101, R6.13).
    public var onlySizeClass: UserInterfaceSizeClass? {
        guard platform == .iPhoneDuo else { return platform.onlySizeClass }
        return level() >= .v27 ? pose.sizeClass : .compact
    }
}

extension ResolutionEnvironment {
    /// Whose behavior an app gets: that of the lesser of system and SDK (R1.100).
    ///
    /// An app that requires compatibility looks and behaves as before 26, unless it is built with SDK 27 (R6.14).
    public func level(requiringCompatibility: Bool = false) -> OSVersion {
        let sdk = sdk ?? .newest
        return requiringCompatibility && sdk < .v27 ? .v18 : min(os, sdk)
    }
}

extension Platform {
    /// A Boolean value that indicates whether it is an iPhone, folding or not (R1.99).
    public var isPhone: Bool { self == .iPhone || self == .iPhoneDuo }

    /// The size class a platform usually reports.
    public var usualSizeClass: UserInterfaceSizeClass {
        switch self {
        case .iPhone, .iPhoneDuo, .watch: .compact
        case .iPad, .mac, .tv, .vision: .regular
        }
    }

    /// The size class that a platform always reports; nil where there are two, as on iPhone Duo, whose pose decides.
    public var onlySizeClass: UserInterfaceSizeClass? {
        switch self {
        case .iPhone, .iPhoneDuo, .iPad: nil
        case .mac, .tv, .vision, .watch: usualSizeClass
        }
    }

    /// How the platform's device is usually held.
    public var usualOrientation: Orientation {
        switch self {
        case .iPhone, .iPhoneDuo, .watch: .portrait
        case .iPad, .mac, .tv, .vision: .landscape
        }
    }
}

extension Platform {
    /// What people call its devices, such as `Apple TV`.
    public var productName: String {
        switch self {
        case .iPhone: "iPhone"
        case .iPhoneDuo: "iPhone Duo"
        case .iPad: "iPad"
        case .mac: "Mac"
        case .tv: "Apple TV"
        case .vision: "Vision Pro"
        case .watch: "Apple Watch"
        }
    }
}

/// Several entry ids as one text: with commas between them, as `path` and `last` are written (the format, form 3).
///
/// A comma or a backslash of an id itself has a backslash before it, so that every list reads back as it was.
public enum EntryIDList {
    /// The ids as one text.
    public static func text(_ ids: [EntryID]) -> String {
        ids.map { id in
            id.unicodeScalars.reduce(into: "") { text, scalar in
                if scalar == "," || scalar == "\\" { text.append("\\") }
                text.unicodeScalars.append(scalar)
            }
        }
        .joined(separator: ",")
    }

    /// The ids of a string; empty ones between commas are left out.
    public static func read(_ text: String) -> [EntryID] {
        var ids = [""]
        var escaped = false
        for scalar in text.unicodeScalars {
            if !escaped, scalar == "\\" {
                escaped = true
            } else if !escaped, scalar == "," {
                ids.append("")
            } else {
                ids[ids.count - 1].unicodeScalars.append(scalar)
                escaped = false
            }
        }
        return ids.filter { !$0.isEmpty }
    }
}
