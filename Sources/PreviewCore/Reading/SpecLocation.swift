import Synchronization
import TabModel
public import TabSpecCoding

/// What was found at the spec's path, once it is worth showing.
public enum SpecReading: Hashable, Sendable {
    /// The file's bytes, whole.
    case text([UInt8])
    /// What an app's source says.
    case imported(ImportedSpec)
    /// There is no file.
    case missing
    /// There is something that can't be read as a spec: a folder, a pipe, no permission, too large.
    ///
    /// The sentence says what and what to do.
    case unreadable(String)
}

/// Where a spec's file lies, and which other files a link in its place may lead to (S58).
///
/// The file that was named is always read. A link may lead to another one in the same folder, or anywhere if links are
/// followed; that file counts from the moment at which it holds a spec. So a link that comes with someone else's change
/// neither shows nor overwrites any other file.
///
/// Paths are absolute and without links, as bytes: two names that `String` holds equal can be two files.
public final class SpecLocation: Sendable {
    /// The folder with a slash at its end.
    private let inFolder: [UInt8]
    private let name: [UInt8]
    private let format: SpecFormat
    private let followsLinks: Bool
    /// The file that last held a spec.
    private let accepted = Mutex<[UInt8]>([])

    /// Makes the location of a file; `folder` is the real path of its folder at the start.
    public init(folder: [UInt8], name: [UInt8], format: SpecFormat, followsLinks: Bool = false) {
        inFolder = folder.last == Self.slash ? folder : folder + [Self.slash]
        self.name = name
        self.format = format
        self.followsLinks = followsLinks
    }

    /// Why a file must not be opened; nil if it may be.
    ///
    /// `named` is the path that led to it, `isLink` tells which paths are symbolic links: the one that leads out is named.
    public func objection(
        toFileAt path: [UInt8],
        named: [UInt8] = [],
        isLink: ([UInt8]) -> Bool = { _ in false }
    ) -> String? {
        if followsLinks || path.starts(with: inFolder) { return nil }
        var way = named[...]
        while !way.isEmpty, !isLink(Array(way)) { way = way[..<(way.lastIndex(of: Self.slash) ?? way.startIndex)] }
        guard way.isEmpty || way.count == named.count else {
            return """
                \(Self.shown(way.split(separator: Self.slash).last ?? way)) now leads to another directory than at the start, so it \
                is not followed. Start again, or start with --follow-links.
                """
        }
        return """
            \(Self.shown(name[...])) is a symbolic link that leads out of its directory, so it is not followed. Replace it with a \
            file, or start with --follow-links.
            """
    }

    /// Why nothing of a file may be shown; nil if it may be.
    ///
    /// A file that a link leads to is taken in once it holds a spec.
    public func objection(to bytes: [UInt8], at path: [UInt8]) -> String? {
        if let objection = objection(toFileAt: path) { return objection }
        if isTaken(path) { return nil }
        let read = SpecReader.read(bytes, format: format, file: "")
        guard read.spec == nil else {
            accepted.withLock { $0 = path }
            return nil
        }
        let place = read.diagnostics.first?.location.map { " (line \($0.line), column \($0.column))" } ?? ""
        return """
            \(Self.shown(name[...])) is a symbolic link to a file that is not a spec\(place), so it is not shown. Fix that file, or \
            replace the link with a file.
            """
    }

    /// Returns a Boolean value that indicates whether a file is the one that was named, or one that was taken in.
    public func isTaken(_ path: [UInt8]) -> Bool {
        path == inFolder + name || accepted.withLock { $0 == path }
    }

    private static let slash = UInt8(ascii: "/")

    private static func shown(_ name: ArraySlice<UInt8>) -> String { "\"\(String(decoding: name, as: UTF8.self))\"" }
}
