public import TabSpecCoding

/// Which spec a session shows: its names and how it is read.
public struct PreviewedSpec: Hashable, Sendable {
    /// The file's last path component: what pages and diagnostics call it.
    public var file: String
    /// How the file is written.
    public var format: SpecFormat
    /// The spec's identity in the store (``CustomizationKey``).
    public var storeName: String
    /// What is read at most.
    public var limits: SpecReadingLimits
    /// A Boolean value that indicates whether the store has the text alone, rather than a file.
    public var isStored: Bool
    /// The title of a tab view in an app's source; nil for a spec.
    public var tabView: String?

    /// A Boolean value that indicates whether it is read from an app's source: its text is made, so that places in it
    /// mean nothing to people.
    public var isImported: Bool { tabView != nil }

    /// Makes the description of a spec; the format is what the file's name asks for unless given.
    public init(
        file: String,
        format: SpecFormat? = nil,
        storeName: String? = nil,
        limits: SpecReadingLimits = .file,
        isStored: Bool = false,
        tabView: String? = nil
    ) {
        self.file = file
        self.format = format ?? SpecFormat(fileName: file)
        self.storeName = storeName ?? file
        self.limits = limits
        self.isStored = isStored
        self.tabView = tabView
    }
}

/// A name for one preview that tells it from every other, also from one at the same address, and tells nothing else.
///
/// The browser keeps unsaved texts under it. It is made of the store's random number and the spec's name in the store,
/// so it stays when a project is moved with its store, and gives away neither path nor name.
enum PreviewIdentity {
    /// 16 hexadecimal digits.
    static func text(store mark: Int, spec: String) -> String {
        String(ContentDigest(of: "tabpreview preview\n\(mark)\n\(spec)").hexadecimal.prefix(16))
    }
}
