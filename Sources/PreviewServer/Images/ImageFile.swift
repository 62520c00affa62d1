import CLibrary
import Files
import PreviewCore
import PreviewPages
import TabModel
import TabResolver
import TabSpecCoding

/// An opened file that a spec names, inside its folder only (S25, S26).
///
/// It is opened first and checked then, on the very file that is open, so that no other can be swapped in between.
struct ImageFile {
    /// The maximum size of a file, in bytes.
    static let maximumSize = 8 << 20

    /// The state of a file, which is known without reading it, or the content that is in no file.
    enum Identity: Hashable, Sendable {
        case file(FileStamp)
        case content(ContentDigest)
    }

    private enum Content {
        case file(RegularFile)
        case bytes([UInt8])
        case known(KnownImage)
    }

    private let content: Content
    /// The path of the file, relative to the spec.
    private let path: String
    /// The file's present state.
    let identity: Identity

    /// Opens a path relative to the spec; nil if the file does not exist, is not plain, is too large, or is elsewhere.
    init?(_ path: String, in source: FileSource) {
        guard let file = try? Self(opening: path, in: source) else { return nil }
        self = file
    }

    /// Opens a path relative to the spec, or throws the reason why it can't be shown.
    init(opening path: String, in source: FileSource) throws(ImageProblem) {
        switch source {
        case .folder(let folder): try self.init(opening: path, inFolder: folder)
        case .published(let files):
            switch try files.file(at: path) {
            case .bytes(let bytes): try self.init(bytes, at: path)
            case .image(let image): self.init(image, at: path)
            }
        }
    }

    private init(_ image: KnownImage, at path: String) {
        (self.path, content, identity) = (path, .known(image), image.identity)
    }

    /// Creates a file of bytes in memory; throws for more than ``maximumSize``.
    init(_ bytes: [UInt8], at path: String) throws(ImageProblem) {
        guard bytes.count <= Self.maximumSize else { throw .tooLarge(most: Self.maximumSize) }
        self.path = path
        content = .bytes(bytes)
        identity = .content(ContentDigest(of: bytes))
    }

    private init(opening path: String, inFolder folder: String) throws(ImageProblem) {
        guard !path.hasPrefix("/"), !path.utf8.contains(0) else { throw .outside }
        let file: RegularFile
        do throws(SystemFailure) { file = try RegularFile("\(folder)/\(path)".utf8) } catch {
            throw Self.problem(error)
        }
        guard RealPath.leads("\(folder)/\(path)", to: file.status.stamp.identity, below: folder) else { throw .outside }
        guard file.status.stamp.size <= Self.maximumSize else { throw .tooLarge(most: Self.maximumSize) }
        (self.path, content, identity) = (path, .file(file), .file(file.status.stamp))
    }

    static func problem(_ failure: SystemFailure) -> ImageProblem {
        switch failure.code {
        case ENOENT, ENOTDIR: .missing
        case ENXIO, EFTYPE: .notAFile
        default: .unreadable
        }
    }

    /// Returns the whole content.
    ///
    /// Nil if it can't be read, or has grown past the limit, and for a published image, which
    /// ``FileSource/drawing(of:)`` reads.
    func read() -> [UInt8]? {
        switch content {
        case .known: return nil
        case .bytes(let bytes): return bytes
        case .file(let file): return try? file.bytes(limit: Self.maximumSize)
        }
    }

    /// Returns the drawable content: that of the file, or the redrawn content of an SVG file (S33).
    ///
    /// Of a symbol's template that is the regular drawing.
    func drawing() throws(ImageProblem) -> [UInt8] {
        guard let bytes = read() else { throw .unreadable }
        return try drawing(of: bytes)
    }

    /// Returns the drawable form of the content.
    func drawing(of bytes: [UInt8]) throws(ImageProblem) -> [UInt8] {
        if isSymbol { return try symbol(bytes) }
        guard ImageType(sniffing: bytes) == .svg else { return bytes }
        guard bytes.count <= ImageType.largestDrawing else { throw .tooLarge(most: ImageType.largestDrawing) }
        do throws(SVGImageError) { return try SVGImageReader.read(bytes, file: path) } catch {
            throw .drawing(error.diagnostic)
        }
    }

    private func symbol(_ bytes: [UInt8]) throws(ImageProblem) -> [UInt8] {
        guard let name = SymbolName("symbol") else { throw .format }
        let read = SymbolReader.read(bytes, name: name, file: path)
        if let drawing = read.drawing { return Array(drawing.document.utf8) }
        throw read.diagnostics.first { $0.severity == .error }.map(ImageProblem.drawing) ?? .format
    }

    /// Returns the facts that a bar depends on; nil if the image doesn't state its size.
    func facts() throws(ImageProblem) -> ImageFacts? {
        if case .known(let image) = content { return try image.facts.get() }
        let bytes = try drawing()
        return try ImageType.drawable(bytes).facts(of: bytes)
    }

    /// Returns the last part of the image's address; nil for one that can't be shown.
    func name() -> String? {
        if case .known(let image) = content { return image.name }
        return (try? drawing()).flatMap { bytes in ImageType(drawable: bytes).map { $0.name(of: bytes) } }
    }

    /// A Boolean value that indicates whether the file is in a symbol set.
    ///
    /// It is a template then, which holds a drawing for each weight and scale.
    private var isSymbol: Bool {
        path.split(separator: "/").dropLast().last?.hasSuffix(AssetContents.symbolSetEnding) ?? false
    }
}
