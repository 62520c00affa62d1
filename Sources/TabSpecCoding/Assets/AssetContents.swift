public import TabModel

/// The `Contents.json` of a folder in an asset catalog (R1.116).
public struct AssetContents: Sendable {
    /// The name of the file.
    public static let fileName = "Contents.json"
    /// The suffixes of the names of image sets and symbol sets.
    public static let setEndings = [".imageset", symbolSetEnding]
    /// The suffix of the names of symbol sets, each of which has a template of the SF Symbols app.
    public static let symbolSetEnding = ".symbolset"

    /// A Boolean value that indicates whether names of assets in the folder begin with the folder's name.
    public let providesNamespace: Bool
    private let rendering: ImageRendering
    private let files: [AssetFile]

    /// Creates the contents from the file's bytes; `file` is the name in the error's diagnostic.
    public init(_ bytes: [UInt8], file: String) throws(AssetContentsError) {
        let reader = AssetReader(file: file)
        let root = try reader.root(bytes)
        let properties = try reader.member("properties", of: root, "an object") { $0.members == nil ? nil : $0 }
        let isNamespace = try properties.flatMap { (value) throws(AssetContentsError) in
            try reader.member("provides-namespace", of: value, "true or false", \.bool)
        }
        let intent = try properties.flatMap { (value) throws(AssetContentsError) in
            try reader.text("template-rendering-intent", of: value)
        }
        providesNamespace = isNamespace ?? false
        rendering = intent.flatMap(ImageRendering.init(rawValue:)) ?? .automatic
        files = try reader.files(root)
    }

    /// Returns the image set in a folder; nil if none of its files can be drawn.
    public func imageSet(in folder: String) -> ImageSet? {
        let light = best(in: folder, \.isLight) ?? best(in: folder, \.isAny)
        guard let file = light ?? best(in: folder, \.isDark) else { return nil }
        let dark = best(in: folder, \.isDark).flatMap { $0.isPDF || $0 == file ? nil : $0 }
        return ImageSet(file, dark: dark, rendering: rendering)
    }

    /// Returns the best file of an appearance.
    ///
    /// A file that can be drawn comes first, then one for all idioms, then a vector, then the one with the most pixels
    /// for a point.
    private func best(in folder: String, _ appearance: (AssetFile) -> Bool) -> ImageSet.File? {
        let best = files.filter(appearance).max { $0.rank.lexicographicallyPrecedes($1.rank) }
        return best.map { ImageSet.File("\(folder)/\($0.name)", scale: $0.isVector ? 1 : $0.scale) }
    }
}

/// An error in a `Contents.json`, with its place.
public struct AssetContentsError: Error, Hashable, Sendable {
    /// The diagnostic of the first error, at which reading ended.
    public var diagnostic: Diagnostic

    /// Creates an error from its diagnostic.
    public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// A file that an image set names.
private struct AssetFile {
    var name: String
    var scale: Int
    var isUniversal: Bool
    var appearances: [String: String]

    var isAny: Bool { hasFormat && appearances.isEmpty }
    var isLight: Bool { hasFormat && appearances == ["luminosity": "light"] }
    var isDark: Bool { hasFormat && appearances == ["luminosity": "dark"] }
    var isVector: Bool { ["svg", "pdf"].contains(fileExtension) }

    /// The rank among the files, for lexicographic comparison; the greater, the better.
    var rank: [Int] { [fileExtension == "pdf" ? 0 : 1, isUniversal ? 1 : 0, isVector ? 1 : 0, scale] }

    private var hasFormat: Bool { isVector || ["png", "jpg", "jpeg"].contains(fileExtension) }
    private var fileExtension: String { name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? "" }
}

/// A reader of values of known types; it throws an error for a value of another type.
private struct AssetReader {
    private static let limits = SpecReadingLimits(bytes: 256 << 10, nodes: 5_000, depth: 16)

    let file: String

    func root(_ bytes: [UInt8]) throws(AssetContentsError) -> SourceValue {
        do throws(JSONReadingError) {
            let root = try SourceValue(reading: bytes, file: file, limits: Self.limits)
            if root.members != nil { return root }
            throw JSONReadingError(diagnostic: mistake("an object", root))
        } catch {
            throw AssetContentsError(error.diagnostic)
        }
    }

    /// Returns a member's value; nil if the member is absent.
    ///
    /// - Throws: An error if the value is of another type.
    func member<Value>(
        _ key: String,
        of object: SourceValue,
        _ expected: String,
        _ value: (SourceValue) -> Value?
    ) throws(AssetContentsError) -> Value? {
        guard let member = object[key] else { return nil }
        guard let found = value(member) else { throw AssetContentsError(mistake(expected, member)) }
        return found
    }

    func text(_ key: String, of object: SourceValue) throws(AssetContentsError) -> String? {
        try member(key, of: object, "a string", \.text)
    }

    func files(_ root: SourceValue) throws(AssetContentsError) -> [AssetFile] {
        var files: [AssetFile] = []
        for image in try objects("images", of: root) + objects("symbols", of: root) {
            if let file = try assetFile(image) { files.append(file) }
        }
        return files
    }

    /// Returns one of the files; nil for an entry without a file name.
    private func assetFile(_ image: SourceValue) throws(AssetContentsError) -> AssetFile? {
        let name = try member("filename", of: image, "the name of a file beside it") { $0.text.flatMap(Self.plainName) }
        let scale = try text("scale", of: image).flatMap { ["1x": 1, "2x": 2, "3x": 3][$0] }
        let idiom = try text("idiom", of: image)
        var appearances: [String: String] = [:]
        for appearance in try objects("appearances", of: image) {
            guard let name = try text("appearance", of: appearance) else { continue }
            appearances[name] = try text("value", of: appearance)
        }
        guard let name else { return nil }
        let isUniversal = idiom == nil || idiom == "universal"
        return AssetFile(name: name, scale: scale ?? 1, isUniversal: isUniversal, appearances: appearances)
    }

    /// Returns a name if it stays in its folder; nil for any other.
    private static func plainName(_ name: String) -> String? {
        let isPlain = !name.isEmpty && name != "." && name != ".." && !name.contains("/") && !name.utf8.contains(0)
        return isPlain ? name : nil
    }

    private func objects(_ key: String, of object: SourceValue) throws(AssetContentsError) -> [SourceValue] {
        let list = try member(key, of: object, "an array", \.list) ?? []
        if let other = list.first(where: { $0.members == nil }) {
            throw AssetContentsError(mistake("an object", other))
        }
        return list
    }

    private func mistake(_ expected: String, _ value: SourceValue) -> Diagnostic {
        let text = "expected \(expected), found \(value.found)."
        return Diagnostic(id: "type", text: text, file: file, location: value.place)
    }
}
