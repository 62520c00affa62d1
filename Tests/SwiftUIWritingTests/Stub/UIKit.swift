// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What SwiftUI exports of UIKit, as far as the written source uses it.

#if STUB_iOS || STUB_tvOS || STUB_visionOS
    public enum UIUserInterfaceIdiom: Int, Sendable {
        case unspecified, phone, pad, tv, carPlay, mac, vision
    }

    @MainActor
    public final class UIDevice {
        public class var current: UIDevice { fatalError() }
        public var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
    }
#endif
