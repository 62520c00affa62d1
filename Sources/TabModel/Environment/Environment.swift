/// A device family that shows a `TabView`.
public enum Platform: String, CaseIterable, Sendable {
    case iPhone, iPhoneDuo, iPad, mac, tv, vision, watch
}

/// A horizontal size class: `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: String, CaseIterable, Sendable {
    case compact, regular
}

/// The orientation of a device.
public enum Orientation: String, CaseIterable, Sendable {
    case portrait, landscape
}

/// The direction of text: it mirrors the drawing, never the layout's order (R2.26).
public enum LayoutDirection: String, CaseIterable, Sendable {
    case ltr, rtl
}

/// The form that an adaptable tab view has on iPad in regular width (R2.23).
public enum AdaptableForm: String, CaseIterable, Sendable {
    case tabBar, sidebar
}

/// The state of a tab view that a person's actions change, the same on each device.
public struct InteractionState: Hashable, Sendable {
    /// The entry that a person chose; nil leaves it to the spec's selection, otherwise to R4.4.
    public var select: EntryID?
    /// A Boolean value that indicates whether the sidebar is in edit mode (iPad, regular width).
    public var editing = false
    /// The Browse tab's path (R4.11).
    public var path: [EntryID] = []
    /// The entry that was selected before (R4.17, R4.20).
    public var previous: EntryID?
    /// The last chosen tabs of entries that represent several, oldest first: of each section (R4.5) and of More
    /// (R4.16).
    ///
    /// ``moreList`` among them means that More was left at its list, whatever tab of it was chosen before.
    public var last: [EntryID] = []
    /// A Boolean value that indicates whether More's list shows.
    public var more = false
    /// A Boolean value that indicates whether search is active.
    public var search = false
    /// A Boolean value that indicates whether the content was last scrolled down; nil before any scrolling (R2.52).
    public var scrolled: Bool?

    /// The id of More's list in ``last`` and in a layout's highlight.
    public static let moreList = "$more"

    /// Creates the state before any action.
    public init() {}
}

/// The input of a layout besides the spec and the stored customization.
public struct ResolutionEnvironment: Hashable, Sendable {
    /// The device family.
    public var platform: Platform { didSet { sizeClass = requested.sizeClass } }
    /// The pose of an iPhone Duo; other platforms ignore it.
    public var pose = Pose.outerPortrait
    /// The horizontal size class; if the platform or the pose allows only one, that one, whatever is set.
    public var sizeClass: UserInterfaceSizeClass {
        get { onlySizeClass ?? requested.sizeClass }
        set { requested.sizeClass = platform.onlySizeClass ?? newValue }
    }
    /// The OS generation; on iPhone Duo always 27.1, the first one for it.
    public var os: OSVersion {
        get { platform == .iPhoneDuo ? .v27_1 : requested.os }
        set { requested.os = newValue }
    }
    /// The SDK that the app is built with; nil is the newest (R1.100).
    public var sdk: OSVersion?
    /// The orientation of the device; on iPhone Duo that of the pose.
    public var orientation: Orientation {
        get { platform == .iPhoneDuo ? pose.orientation : requested.orientation }
        set { requested.orientation = newValue }
    }
    private var requested: Requested
    /// The language that a person chose; nil is the spec's.
    public var locale: LocaleIdentifier?
    /// The direction of text; nil is that of the language.
    public var direction: LayoutDirection?
    /// The form that a person chose; nil leaves it to R2.20.
    public var form: AdaptableForm?
    /// The result of a person's actions in the tab view.
    public var interaction = InteractionState()
    /// The values of the spec's conditions by id; a condition without a value here has its usual one.
    public var conditions: [ConditionID: Bool] = [:]
    /// The switches set for this environment, instead of the spec's.
    public var switches = SwitchOverrides()

    /// Creates an environment; omitted values are the usual ones of the platform.
    public init(
        platform: Platform = .iPad,
        sizeClass: UserInterfaceSizeClass? = nil,
        os: OSVersion = .v27,
        sdk: OSVersion? = nil,
        orientation: Orientation? = nil,
        direction: LayoutDirection? = nil
    ) {
        self.platform = platform
        requested = Requested(
            sizeClass: platform.onlySizeClass ?? sizeClass ?? platform.usualSizeClass,
            os: os,
            orientation: orientation ?? platform.usualOrientation
        )
        self.sdk = sdk
        self.direction = direction
    }

    /// The requested values, kept even if the device allows no choice.
    private struct Requested: Hashable {
        var sizeClass: UserInterfaceSizeClass
        var os: OSVersion
        var orientation: Orientation
    }
}

extension ResolutionEnvironment {
    /// The requested OS, kept on a device that has another, for the next device.
    public var wantedOS: OSVersion { requested.os }

    /// The size class if there is no choice; an app that is not built for iPhone Duo gets a compact one (R1.101,
    /// R6.13).
    public var onlySizeClass: UserInterfaceSizeClass? {
        guard platform == .iPhoneDuo else { return platform.onlySizeClass }
        return level() >= .v27 ? pose.sizeClass : .compact
    }
}

extension ResolutionEnvironment {
    /// Returns the OS generation whose behavior an app gets: the older of system and SDK (R1.100).
    ///
    /// An app that requires compatibility looks and behaves as before 26, unless it is built with SDK 27 (R6.14).
    public func level(requiringCompatibility: Bool = false) -> OSVersion {
        let sdk = sdk ?? .newest
        return requiringCompatibility && sdk < .v27 ? .v18 : min(os, sdk)
    }
}

extension Platform {
    /// A Boolean value that indicates whether it is an iPhone, foldable or not (R1.99).
    public var isPhone: Bool { self == .iPhone || self == .iPhoneDuo }

    /// The size class a platform usually reports.
    public var usualSizeClass: UserInterfaceSizeClass {
        switch self {
        case .iPhone, .iPhoneDuo, .watch: .compact
        case .iPad, .mac, .tv, .vision: .regular
        }
    }

    /// The only size class that a platform reports; nil if there are two, as on iPhone Duo, where the pose decides.
    public var onlySizeClass: UserInterfaceSizeClass? {
        switch self {
        case .iPhone, .iPhoneDuo, .iPad: nil
        case .mac, .tv, .vision, .watch: usualSizeClass
        }
    }

    /// The usual orientation of the platform's device.
    public var usualOrientation: Orientation {
        switch self {
        case .iPhone, .iPhoneDuo, .watch: .portrait
        case .iPad, .mac, .tv, .vision: .landscape
        }
    }
}

extension Platform {
    /// The product name of the devices, such as `Apple TV`.
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

/// The string form of several entry ids: with commas between them, as `path` and `last` are written.
///
/// A comma or a backslash in an id has a backslash before it, so that every list is read back unchanged.
public enum EntryIDList {
    /// Returns the ids as one string.
    public static func text(_ ids: [EntryID]) -> String {
        ids.map { id in
            id.unicodeScalars.reduce(into: "") { text, scalar in
                if scalar == "," || scalar == "\\" { text.append("\\") }
                text.unicodeScalars.append(scalar)
            }
        }
        .joined(separator: ",")
    }

    /// Returns the ids of a string; empty ones between commas are left out.
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
