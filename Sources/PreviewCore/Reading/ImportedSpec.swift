public import TabModel
public import TabSpecCoding

/// What was read of one tab view in an app's source.
public struct ImportedSpec: Hashable, Sendable {
    /// The spec in JSON: the same while only lines move.
    public var text: [UInt8]
    /// The spec with its source map, or what keeps it from being shown, such as a file that does not parse.
    public var decoded: DecodedSpec
    /// The files that it depends on, relative to the project, sorted.
    public var files: [String]
    /// The lines of source that diagnostics point at.
    public var lines: [SourceOrigin: String]
    /// Which reading of the source it is of: an earlier one never takes the place of a later one.
    public var reading: Int

    /// Makes one of what was read.
    public init(
        text: [UInt8],
        decoded: DecodedSpec,
        files: [String],
        lines: [SourceOrigin: String] = [:],
        reading: Int = 0
    ) {
        (self.text, self.decoded, self.files) = (text, decoded, files)
        (self.lines, self.reading) = (lines, reading)
    }

    /// What a page shows of it: what only the app knows is said at the entries.
    var shown: DecodedSpec {
        var decoded = decoded
        decoded.diagnostics.removeAll { $0.severity == .info }
        return decoded
    }
}

extension DecodedSpec {
    /// Forgets the places in a text that was made from an app's source of another moment.
    mutating func removePlaces() {
        spec?.removePlaces()
        for index in diagnostics.indices { diagnostics[index].location = nil }
    }
}

extension TabSpec {
    fileprivate mutating func removePlaces() {
        (location, keyPlaces) = (nil, KeyPlaces())
        self = keeping(tabs.map(\.withoutPlaces))
    }
}

extension TabEntry {
    fileprivate var withoutPlaces: TabEntry {
        switch self {
        case .tab(var tab):
            tab.modifiers.location = nil
            return .tab(tab)
        case .section(var section):
            section.modifiers.location = nil
            section.tabs = section.tabs.map(\.withoutPlaces)
            return .section(section)
        }
    }
}

extension PreviewSession {
    /// Shows what was read of the app's source, and records what has changed in the layout.
    ///
    /// Of source that does not parse only the diagnostics are shown, beside the last good layout.
    func receive(_ imported: ImportedSpec) async {
        guard imported.reading >= sourceReading else { return }
        sourceReading = imported.reading
        let decoded = imported.shown
        guard let spec = decoded.spec else {
            let isSame = snapshot.diagnostics == decoded.diagnostics && snapshot.sourceLines == imported.lines
            guard !isSame else { return }
            return publishNow(.diagnostics) { newer in
                newer.diagnostics = decoded.diagnostics
                newer.sourceLines = imported.lines
                // A file that is new to the tab view may be the one that does not parse.
                if !imported.files.isEmpty { newer.sourceFiles = imported.files }
                if newer.text == nil, !imported.text.isEmpty { newer.text = imported.text }
            }
        }
        let shown = snapshot
        let isSame =
            shown.text == imported.text && shown.spec?.sourceMap == spec.sourceMap
            && shown.sourceFiles == imported.files
            && shown.diagnostics == decoded.diagnostics && shown.sourceLines == imported.lines
        guard !isSame else { return }
        await publish(imported, decoded, by: .editor)
    }

    /// Publishes what the source says now, then records it.
    func publish(
        _ imported: ImportedSpec,
        _ decoded: DecodedSpec,
        by author: ChangeAuthor,
        _ kind: SpecChangeKind = .edit
    ) async {
        sourceReading = max(sourceReading, imported.reading)
        let isNew = snapshot.text != imported.text
        publishNow(.spec) { newer in
            show(imported.text, decoded, in: &newer)
            (newer.sourceFiles, newer.sourceLines) = (imported.files, imported.lines)
        }
        guard isNew else { return }
        await recordFound(imported.text, decoded, number: snapshot.revision.number, by: author, kind)
    }
}
