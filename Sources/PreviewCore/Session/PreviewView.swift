public import TabModel
import TabResolver

/// The state that one page shows: a snapshot, and the customization of one profile, of the same moment.
public struct PreviewView: Sendable {
    /// The preview's state without the customization.
    public let snapshot: PreviewSnapshot
    /// The profile whose customization is shown.
    public let profile: String
    /// The customization; an empty one while there is no spec.
    public let customization: CurrentCustomization
    /// The moment that the view is pinned to; nil if it is the newest.
    public let pin: PinnedPreview?

    /// Creates a view.
    public init(
        snapshot: PreviewSnapshot,
        profile: String,
        customization: CurrentCustomization,
        pin: PinnedPreview? = nil
    ) {
        self.snapshot = snapshot
        self.profile = profile
        self.customization = customization
        self.pin = pin
    }
}

extension PreviewView {
    /// The customization for layouts; nil unless the spec attaches one (R3.1).
    public var attached: TabViewCustomization? {
        snapshot.spec?.storageKey == nil ? nil : customization.stored
    }

    /// The view of the same moment without a customization.
    ///
    /// Its profile has an empty name, so that no layout is taken for another profile's.
    public var asWritten: Self {
        Self(snapshot: snapshot, profile: "", customization: CurrentCustomization(stored: nil), pin: pin)
    }
}

/// The names of profiles: 1 to 64 of `A-Za-z0-9._-`.
public enum ProfileName {
    /// The default profile.
    public static let usual = "default"

    /// Returns a Boolean value that indicates whether a string is a profile's name.
    public static func isValid(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count) && text.utf8.allSatisfy(isAllowed)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
