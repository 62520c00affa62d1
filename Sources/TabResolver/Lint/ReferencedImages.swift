public import TabModel

/// The facts about the images that a spec names.
public struct ReferencedImages: Hashable, Sendable {
    /// The images of the asset catalog that the spec uses.
    public var catalog: AssetCatalog
    /// The problems of files that can't be shown, by path; nil if the files were not examined.
    public var problems: [String: ImageProblem]?
    /// The problem of an asset catalog that can't be read; nil if it can, or if the spec has none.
    public var catalogProblem: ImageProblem?
    /// The problems of names of the catalog that have no image, by name.
    public var setProblems: [String: ImageSetProblem]
    /// The facts in the headers of the files, by path.
    public var facts: [String: ImageFacts]

    /// Creates the facts from their parts.
    public init(
        catalog: AssetCatalog = AssetCatalog(),
        problems: [String: ImageProblem]? = nil,
        catalogProblem: ImageProblem? = nil,
        setProblems: [String: ImageSetProblem] = [:],
        facts: [String: ImageFacts] = [:]
    ) {
        (self.catalog, self.problems, self.catalogProblem) = (catalog, problems, catalogProblem)
        (self.setProblems, self.facts) = (setProblems, facts)
    }
}

/// The facts in an image's header that matter to a bar (R5.75).
public struct ImageFacts: Hashable, Sendable {
    /// The height in pixels; that of a drawing in points.
    public var height: Double
    /// A Boolean value that indicates whether it is known to have no transparency.
    public var isOpaque: Bool

    /// Creates facts of an image.
    public init(height: Double, isOpaque: Bool) {
        (self.height, self.isOpaque) = (height, isOpaque)
    }
}

/// The problem of an image that a spec names and that can't be shown (R5.83).
public enum ImageProblem: Error, Hashable, Sendable {
    /// The file is missing.
    case missing
    /// A link points outside the spec's folder.
    case outside
    /// The path names a folder or a device.
    case notAFile
    /// The file can't be opened or read.
    case unreadable
    /// The file is larger than the number of bytes that are read.
    case tooLarge(most: Int)
    /// The image has more than this number of pixels, so that drawing it would take too much memory.
    case tooManyPixels(most: Int)
    /// The catalog holds more than this number of files and folders.
    case tooMany(most: Int)
    /// The file's bytes are none of the formats that are shown.
    case format
    /// The SVG file has elements that are not drawn, as the diagnostic describes with the place and the fix.
    indirect case drawing(Diagnostic)
}

/// The problem of a name of an asset catalog that has no image (R5.83).
public enum ImageSetProblem: Hashable, Sendable {
    /// The catalog has no image set of the name; the associated one is the nearest.
    case missing(nearest: String?)
    /// The set's `Contents.json` can't be read, as the diagnostic describes with the place.
    case contents(Diagnostic)
    /// The set names no file that is a PNG, a JPEG, a drawing or a PDF.
    case empty(path: String)
}

extension ImageSetProblem {
    var reason: String {
        switch self {
        case .missing(let nearest):
            "the asset catalog has no image set with that name."
                + (nearest.map { " Did you mean \"\($0)\"?" } ?? "")
        case .contents(let mistake): "\(mistake.place): \(mistake.text)"
        case .empty(let path): "\(path) names no PNG, JPEG, SVG or PDF."
        }
    }

    var fix: String {
        switch self {
        case .missing(let nearest?): "Write \"\(nearest)\"."
        case .missing(nil): "Correct the name. For an image in a group with a namespace, use GROUP/NAME."
        case .contents: "Open the image set in Xcode and save it, or correct the file."
        case .empty: "Add an image to the set."
        }
    }
}

extension Diagnostic {
    /// The place of the diagnostic, such as `Assets.xcassets/Home.imageset/Contents.json:3:14`.
    fileprivate var place: String { location.map { "\(file):\($0.line):\($0.column)" } ?? file }
}

extension ImageProblem {
    private static let formats = "PNG, JPEG, GIF, WebP or SVG"

    /// The problem of the file, as a sentence without its end.
    public var reason: String { reason(ofCatalog: false) }

    func reason(ofCatalog: Bool) -> String {
        switch self {
        case .missing: "the \(ofCatalog ? "folder" : "file") doesn't exist"
        case .outside: "it is outside the directory of the spec or project"
        case .notAFile: ofCatalog ? "it is not a folder" : "it is not a regular file"
        case .unreadable: "the \(ofCatalog ? "folder" : "file") can't be read"
        case .tooLarge(let most): "the file is larger than \(most >> 20) MiB"
        case .tooManyPixels(let most): "it has more than \(most / 1_000_000) million pixels"
        case .tooMany(let most): "it contains more than \(most) files and folders"
        case .format: "it is not a \(Self.formats) file"
        case .drawing(let mistake):
            "\(mistake.place): \(mistake.text.hasSuffix(".") ? String(mistake.text.dropLast()) : mistake.text)"
        }
    }

    /// Returns the problem with the path of the file, which the place in a drawing contains already.
    func reason(at path: String) -> String {
        if case .drawing = self { reason } else { "\(path): \(reason)" }
    }

    /// Returns the fix of the problem.
    public func fix(of path: String) -> String {
        switch self {
        case .missing where !(path.split(separator: "/").last ?? "").contains("."):
            """
            Set it to the path of a \(Self.formats) file, relative to the spec. For an image in an asset catalog, use \
            imageAsset. For an SF Symbol, use systemImage.
            """
        case .missing: "Correct the path, which is relative to the spec, or add the file."
        case .outside: "Copy the image into the spec's directory."
        case .notAFile: "Set it to the path of a \(Self.formats) file."
        case .unreadable: "Check the file's permissions."
        case .tooLarge, .tooManyPixels, .tooMany:
            "Reduce its size. A tab's image is about 28 points high, a screenshot a few hundred."
        case .format: "Save it as \(Self.formats)."
        case .drawing(let mistake): mistake.fix ?? "Save it as PNG."
        }
    }

    /// The fix for a file that an image set names.
    var fixOfAsset: String {
        switch self {
        case .missing: "Add the file to the image set, or remove it from its Contents.json."
        case .format: "Save it as PNG, JPEG or SVG."
        default: fix(of: "image.png")
        }
    }
}
