import PreviewCore
import TabModel
import TabSpecCoding

extension SwiftReading.TabView {
    /// Returns the tab view as a spec whose findings point at the source.
    ///
    /// `folder` is prepended to files, so that paths are relative to the working directory. Source that does not
    /// parse gives no spec but the errors.
    func imported(in folder: String = "") -> ImportedSpec {
        let text = Array(spec.withoutPlaces.text(.pretty).utf8)
        let read = SpecReader.read(text, format: .json, file: folder + file)
        let origin = SourceOrigin(file: folder + file, location: location)
        var decoded = DecodedSpec(spec: read.spec, diagnostics: diagnostics.map { $0.below(folder) })
        // Errors in the generated spec are about the tab view as a whole: places in its text mean nothing to a reader.
        // For source that doesn't parse, its errors state the reason.
        let isWhole = !decoded.diagnostics.contains { $0.severity == .error }
        decoded.diagnostics += (isWhole ? read.diagnostics : []).map { mistake in
            var mistake = mistake
            mistake.location = location
            return mistake
        }
        if decoded.diagnostics.contains(where: { $0.severity == .error }) { decoded.spec = nil }
        if var spec = decoded.spec {
            let places = SourcePlaces(of: spec, at: self.spec, below: folder)
            spec.sourceMap = SourceMap(
                tabView: origin,
                origins: places.origins(of: origin),
                members: places.members
            )
            decoded.spec = spec
        }
        return ImportedSpec(text: text, decoded: decoded, files: files, reading: reading)
    }
}

extension Diagnostic {
    /// Returns the diagnostic with its file below a folder.
    func below(_ folder: String) -> Diagnostic {
        var diagnostic = self
        diagnostic.file = folder + file
        return diagnostic
    }
}

/// The places of an imported spec's keys, each with the place of its value in the source.
private struct SourcePlaces {
    private let spec: TabSpec
    private let folder: String
    private var origins: [SourceLocation: SourceOrigin] = [:]
    /// The places of each entry's values, by key, including those with a placeholder.
    private(set) var members: [SourceLocation: [String: SourceOrigin]] = [:]

    /// Creates the places from a spec's entries and those of the reader's answer, which are the same in the same order.
    init(of spec: TabSpec, at answer: JSONValue, below folder: String) {
        (self.spec, self.folder) = (spec, folder)
        add(spec.tabs, answer)
    }

    /// Returns all places; those of the tab view's own keys are at its beginning.
    func origins(of tabView: SourceOrigin) -> [SourceLocation: SourceOrigin] {
        guard let location = spec.location else { return origins }
        let own = [(location, tabView)] + spec.keyPlaces[location].map { ($0.location, tabView) }
        return origins.merging(own) { origin, _ in origin }
    }

    private mutating func add(_ entries: [TabEntry], _ owner: JSONValue) {
        guard case .array(let answers)? = owner["tabs"] else { return }
        for (entry, answer) in zip(entries, answers) {
            add(entry, answer)
            if case .section(let section) = entry { add(section.tabs, answer) }
        }
    }

    private mutating func add(_ entry: TabEntry, _ answer: JSONValue) {
        guard let place = entry.modifiers.location, let at = answer["at"], let origin = origin(at) else { return }
        origins[place] = origin
        let own = Dictionary(
            at.members.compactMap { member in self.origin(member.value).map { (member.key, $0) } }
        ) { first, _ in first }
        members[place] = own
        for key in spec.keyPlaces[place] { origins[key.location] = own[KeyRow.names[key.number]] ?? origin }
    }

    private func origin(_ value: JSONValue) -> SourceOrigin? {
        guard case .string(let file)? = value["file"], case .integer(let line)? = value["line"],
            case .integer(let column)? = value["column"]
        else { return nil }
        return SourceOrigin(file: folder + file, location: SourceLocation(line: line, column: column))
    }
}
