/// The images of an asset catalog that a spec uses (R1.116).
public struct AssetCatalog: Hashable, Sendable {
    /// The image sets by name, those with a file to draw.
    public var sets: [String: ImageSet]

    /// Creates a catalog from its image sets.
    public init(_ sets: [String: ImageSet] = [:]) { self.sets = sets }

    /// The paths of all drawn files, each once, sorted.
    public var paths: [String] {
        let files = sets.values.flatMap { [$0.file, $0.dark].compactMap(\.self) }
        return Set(files.filter { !$0.isPDF }.map(\.path)).sorted()
    }

    /// Returns the file that a dark scheme shows in place of another; nil if it shows the same.
    public func darkPath(of path: String) -> String? {
        sets.values.first { $0.file.path == path && $0.dark != nil }?.dark?.path
    }
}

/// An image of an asset catalog: its drawn files and their rendering.
public struct ImageSet: Hashable, Sendable {
    /// The drawn file, in a dark scheme too unless there is ``dark``.
    public var file: File
    /// The file that a dark scheme draws.
    public var dark: File?
    /// The set's `template-rendering-intent`.
    public var rendering: ImageRendering

    /// Creates an image set.
    public init(_ file: File, dark: File? = nil, rendering: ImageRendering = .automatic) {
        (self.file, self.dark, self.rendering) = (file, dark, rendering)
    }

    /// A file of an image set.
    public struct File: Hashable, Sendable {
        /// The path, relative to the spec's directory.
        public var path: String
        /// The number of pixels in a point.
        public var scale: Int

        /// Creates a file from its path and scale.
        public init(_ path: String, scale: Int = 1) {
            (self.path, self.scale) = (path, scale)
        }

        /// A Boolean value that indicates whether it is a PDF, which browsers don't draw as an image.
        public var isPDF: Bool { path.lowercased().hasSuffix(".pdf") }
    }
}

/// The image that a label draws: a file beside the spec, or one of the asset catalog.
public struct DrawnImage: Hashable, Sendable {
    /// The drawn file, in a dark scheme too unless there is ``dark``.
    public var file: ImageSet.File
    /// The file that a dark scheme draws.
    public var dark: ImageSet.File?
    /// A Boolean value that indicates whether only its alpha is drawn, in the color of the text around it (R2.114).
    public var isTemplate: Bool

    /// Creates an image from its files.
    public init(file: ImageSet.File, dark: ImageSet.File? = nil, isTemplate: Bool) {
        (self.file, self.dark, self.isTemplate) = (file, dark, isTemplate)
    }
}

extension TabLabel {
    /// Returns the drawn image of the label; nil if it has a symbol, or no image that exists (R1.116, R2.114).
    public func drawnImage(in catalog: AssetCatalog = AssetCatalog()) -> DrawnImage? {
        guard systemImage?.isEmpty ?? true else { return nil }
        if let image, !image.isEmpty {
            let file = ImageSet.File(image, scale: Self.scale(named: image))
            return DrawnImage(file: file, isTemplate: imageRendering != .original)
        }
        guard let set = imageAsset.flatMap({ catalog.sets[$0] }) else { return nil }
        let rendering = imageRendering == .automatic ? set.rendering : imageRendering
        return DrawnImage(file: set.file, dark: set.dark, isTemplate: rendering != .original)
    }

    /// Returns the scale in a file's name: 2 for `home@2x.png`.
    private static func scale(named path: String) -> Int {
        let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}
