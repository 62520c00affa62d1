public import TabSpecCoding

/// The spec of a session: its names and the settings for reading it.
public struct PreviewedSpec: Hashable, Sendable {
    /// The file's last path component, which pages and diagnostics use as the name.
    public var file: String
    /// The format of the file.
    public var format: SpecFormat
    /// The spec's identity in the store (``CustomizationKey``).
    public var storeName: String
    /// The limits for reading.
    public var limits: SpecReadingLimits
    /// A Boolean value that indicates whether the text is only in the store, rather than in a file.
    var isStored: Bool
    /// The title of a tab view in an app's source; nil for a spec.
    public var tabView: String?

    /// A Boolean value that indicates whether the spec is read from an app's source.
    ///
    /// Its text is generated, so that places in it have no meaning to people.
    public var isImported: Bool { tabView != nil }

    /// Creates the description of a spec; the default format is that of the file's name.
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

/// A name that distinguishes one preview from every other, also from one at the same address, and reveals nothing else.
///
/// The browser keeps unsaved texts under it. It is derived from the store's random number and the spec's name in the
/// store, so it stays when a project is moved with its store, and reveals neither path nor name.
enum PreviewIdentity {
    /// Returns the name, as 16 hexadecimal digits.
    static func text(store mark: Int, spec: String) -> String {
        String(ContentDigest(of: "tabpreview preview\n\(mark)\n\(spec)").hexadecimal.prefix(16))
    }
}
