/// A title and one image, each of which may be missing: what SwiftUI keeps of a label (R1.10 to R1.12).
public struct TabLabel: Hashable, Sendable {
    /// The text, as the author wrote it.
    public var title: String?
    /// An SF Symbol name, in the outline form by convention (R2.75).
    public var systemImage: String?
    /// The path of a raster image, relative to the spec's directory.
    public var image: String?

    /// Makes a label of the parts that are known.
    public init(title: String? = nil, systemImage: String? = nil, image: String? = nil) {
        self.title = title
        self.systemImage = systemImage
        self.image = image
    }
}
