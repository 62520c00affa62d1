public import TabModel
import TabResolver

/// What one page shows: a snapshot, and the customization of one profile, of the same moment.
public struct PreviewView: Sendable {
    /// Everything but the customization.
    public let snapshot: PreviewSnapshot
    /// Whose customization.
    public let profile: String
    /// The customization; an empty one while there is no spec.
    public let customization: CurrentCustomization
    /// The moment that it is pinned to; nil if it is the newest.
    public let pin: PinnedPreview?

    /// Makes a view.
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
    /// The customization that layouts are made with: none unless the spec attaches one (R3.1).
    public var attached: TabViewCustomization? {
        snapshot.spec?.storageKey == nil ? nil : customization.stored
    }

    /// The same moment without anyone's customization: what the spec itself says.
    ///
    /// Its profile has no name, so that no layout is taken for another's.
    public var asWritten: Self {
        Self(snapshot: snapshot, profile: "", customization: CurrentCustomization(stored: nil), pin: pin)
    }
}

/// A profile's name (the format, 3: 1 to 64 of `A-Za-z0-9._-`).
public enum ProfileName {
    /// The profile of everyone who names no other.
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
