import Synchronization
import TabModel
public import TabSpecCoding

/// The result of reading the spec's path, once it is worth showing.
public enum SpecReading: Hashable, Sendable {
    /// The file's bytes, whole.
    case text([UInt8])
    /// A reading of an app's source.
    case imported(ImportedSpec)
    /// No file.
    case missing
    /// A file that can't be read as a spec: a folder, a pipe, no permission, too large.
    ///
    /// The sentence describes the problem and its remedy.
    case unreadable(String)
}

/// The location of a spec's file, with the other files that a link in its place may lead to (S58).
///
/// The given file is always read. A link may lead to another one in the same folder, or anywhere if links are followed;
/// that file is accepted from the moment at which it contains a spec. Therefore a link in a change by another author
/// neither shows nor overwrites any other file.
///
/// Paths are absolute and without links, as bytes: two names that are equal as `String` can be two files.
public final class SpecLocation: Sendable {
    /// The folder with a slash at its end.
    private let inFolder: [UInt8]
    private let name: [UInt8]
    private let format: SpecFormat
    private let followsLinks: Bool
    /// The option that allows links to other folders; nil if none does.
    private let option: String?
    /// The path of the file that last contained a spec.
    private let accepted = Mutex<[UInt8]>([])

    /// Creates the location of a file.
    ///
    /// `folder` is the real path of its folder at the start. `option` is the one that allows links to other folders.
    public init(
        folder: [UInt8],
        name: [UInt8],
        format: SpecFormat,
        followsLinks: Bool = false,
        option: String? = "--follow-links"
    ) {
        inFolder = folder.last == Self.slash ? folder : folder + [Self.slash]
        self.name = name
        self.format = format
        self.followsLinks = followsLinks
        self.option = option
    }

    /// Returns the reason why a file must not be opened; nil if it may be.
    ///
    /// `named` is the path that led to it; `isLink` indicates which paths are symbolic links, so that the reason names
    /// the one that points outside.
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
                \(Self.shown(way.split(separator: Self.slash).last ?? way)) now leads to a different directory than at \
                startup, so it is not followed. Restart the preview\(option.map { ", or start it with \($0)" } ?? "").
                """
        }
        return """
            \(Self.shown(name[...])) is a symbolic link to a file outside its directory, so it is not followed. \
            Replace it with a file\(option.map { ", or start the preview with \($0)" } ?? "").
            """
    }

    /// Returns the reason why nothing of a file may be shown; nil if it may be.
    ///
    /// A file that a link leads to is accepted once it contains a spec.
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
            \(Self.shown(name[...])) is a symbolic link to a file that is not a spec\(place), so it is not shown. Fix \
            that file, or replace the link with a file.
            """
    }

    /// Returns a Boolean value that indicates whether a file is the given one, or one that was accepted.
    public func isTaken(_ path: [UInt8]) -> Bool {
        path == inFolder + name || accepted.withLock { $0 == path }
    }

    private static let slash = UInt8(ascii: "/")

    private static func shown(_ name: ArraySlice<UInt8>) -> String { "\"\(String(decoding: name, as: UTF8.self))\"" }
}
