/// A place in one of the files of an app's source.
public struct SourceOrigin: Hashable, Sendable {
    /// The file's path, relative to the project.
    public var file: String
    /// The place in the file.
    public var location: SourceLocation

    /// Creates an origin.
    public init(file: String, location: SourceLocation) { (self.file, self.location) = (file, location) }

    /// The origin as `file:line:column`.
    public var text: String { "\(file):\(location.line):\(location.column)" }
}

/// The places of an imported spec's entries and values in the app's source, by their places in the spec's own text.
public struct SourceMap: Hashable, Sendable {
    /// The tab view.
    public let tabView: SourceOrigin
    private let origins: [SourceLocation: SourceOrigin]
    private let members: [SourceLocation: [String: SourceOrigin]]
    private let sorted: [SourceLocation]

    /// Creates a map of known places; `members` has those of entries' values, by the entry's place and the key.
    public init(
        tabView: SourceOrigin,
        origins: [SourceLocation: SourceOrigin],
        members: [SourceLocation: [String: SourceOrigin]] = [:]
    ) {
        (self.tabView, self.origins, self.members) = (tabView, origins, members)
        sorted = origins.keys.sorted()
    }

    /// Returns the place of the value of an entry's key, also if the source doesn't contain the value.
    public func origin(of key: String, ofEntryAt location: SourceLocation) -> SourceOrigin? {
        members[location]?[key]
    }

    /// Accesses the origin of a location in the spec's text: that of the nearest known location before it, otherwise
    /// that of the tab view.
    public subscript(location: SourceLocation?) -> SourceOrigin {
        guard let location else { return tabView }
        if let origin = origins[location] { return origin }
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < location { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? origins[sorted[low - 1]] ?? tabView : tabView
    }
}
