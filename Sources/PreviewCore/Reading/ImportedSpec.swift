public import TabModel
public import TabSpecCoding

/// The result of reading one tab view in an app's source.
public struct ImportedSpec: Hashable, Sendable {
    /// The spec in JSON, which does not change when only lines move.
    var text: [UInt8]
    /// The spec with its source map, or the errors that keep it from being shown, such as a file that does not parse.
    public var decoded: DecodedSpec
    /// The files that the tab view depends on, relative to the project, sorted.
    var files: [String]
    /// The lines of source that diagnostics point at.
    public var lines: [SourceOrigin: String]
    /// The number of the reading of the source; an earlier reading never replaces a later one.
    var reading: Int

    /// Creates an imported spec from the result of a reading.
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

    /// The spec as a page shows it; values that only the app knows are described at the entries.
    var shown: DecodedSpec {
        var decoded = decoded
        decoded.diagnostics.removeAll { $0.severity == .info }
        return decoded
    }
}

extension DecodedSpec {
    /// Removes the places, which refer to an app's source of another moment.
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
    /// Shows a reading of the app's source, and records the changes of the layout.
    ///
    /// For source that does not parse, only the diagnostics are shown, beside the last valid layout.
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

    /// Publishes the current content of the source, then records it.
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
