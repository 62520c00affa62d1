import PreviewProcesses
import TabModel
import TabSpecCoding

/// The result of reading the Swift source of a project.
struct SwiftReading {
    /// A tab view of the source.
    struct TabView {
        /// The name of the tab view, unique in the project, such as `AppView.body`.
        let name: String
        /// The part of the name that is its type's; empty for one outside types.
        let typeName: String
        /// The title of its preview, such as "Harbor · AppView".
        ///
        /// It consists of the app, if that is known, and the type, with the member that calls `TabView` if the type has
        /// several.
        fileprivate(set) var title: String
        let kind: TabViewKind
        /// The file that declares the tab view, relative to the project.
        let file: String
        let location: SourceLocation
        /// The files that the tab view depends on, relative to the project, sorted.
        let files: [String]
        /// The folders of the images and symbols that the tab view names, relative to the project.
        let assets: [String]
        /// The spec, with the places of its entries.
        let spec: JSONValue
        let diagnostics: [Diagnostic]
        /// The number of the reading that contains the tab view.
        let reading: Int
    }

    /// The project that was read.
    let project: SwiftProject
    /// The listing of the project's files; nil where the reader didn't send one.
    private let listing: ProjectListing?
    /// The unchanged result of the reader, for programs.
    let result: JSONValue
    /// The tab views, in the order of files and places.
    private(set) var tabViews: [TabView]
    /// The number of the reading of a served project, from 1; 0 where the project is read once.
    let number: Int
    /// The diagnostics about the project as a whole.
    let diagnostics: [Diagnostic]

    /// Creates a reading from the result of the reader.
    init(
        checking result: JSONValue,
        of project: SwiftProject,
        _ listing: ProjectListing? = nil,
        number: Int = 0
    ) throws(SwiftUIReaderError) {
        guard case .array(let views)? = result["tabViews"] else { throw Self.invalidResponse }
        (self.result, self.project, self.listing, self.number) = (result, project, listing, number)
        tabViews = views.compactMap { TabView($0, number) }
        diagnostics = DiagnosticCoding.diagnostics(in: result)
        guard tabViews.count == views.count else { throw Self.invalidResponse }
        let counts = Dictionary(tabViews.map { ($0.title, 1) }, uniquingKeysWith: +)
        for (index, view) in tabViews.enumerated() where counts[view.title] ?? 0 > 1 {
            tabViews[index].title = TabView.title(view.name, of: views[index])
        }
    }

    private static let invalidResponse = SwiftUIReaderError.failed("its response has no tab views")
}

extension SwiftReading.TabView {
    /// Returns a name after that of the app, if a result has one.
    fileprivate static func title(_ name: String, of value: JSONValue) -> String {
        if case .string(let app)? = value["app"] { "\(app) · \(name)" } else { name }
    }

    fileprivate init?(_ value: JSONValue, _ reading: Int) {
        guard case .string(let name)? = value["name"], case .string(let word)? = value["kind"],
            let kind = TabViewKind(rawValue: word), case .string(let file)? = value["file"],
            case .integer(let line)? = value["line"],
            case .integer(let column)? = value["column"], let spec = value["spec"],
            case .array(let files)? = value["files"]
        else { return nil }
        (self.name, self.kind, self.file) = (name, kind, file)
        typeName = name.split(separator: ".").dropLast().joined(separator: ".")
        title = Self.title(typeName.isEmpty ? name : typeName, of: value)
        location = SourceLocation(line: line, column: column)
        (self.spec, self.reading) = (spec, reading)
        self.files = files.compactMap { if case .string(let file) = $0 { file } else { nil } }
        diagnostics = DiagnosticCoding.diagnostics(in: value)
        guard case .array(let assets)? = value["assets"] else { return nil }
        self.assets = assets.compactMap { if case .string(let folder)? = $0["folder"] { folder } else { nil } }
    }
}

extension JSONValue {
    /// A spec or a section without the parts that only the result has: the places of entries, and an asset's name as
    /// their image.
    var withoutPlaces: JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(
            members.filter { $0.key != "at" && $0.key != "image" }.map { member in
                guard member.key == "tabs", case .array(let tabs) = member.value else { return member }
                return JSONMember("tabs", .array(tabs.map(\.withoutPlaces)))
            }
        )
    }
}

extension SwiftReading {
    /// Returns the tab view with a name; without one the only tab view, the only one with a bar, or the only one with a
    /// bar on the latest systems.
    ///
    /// `option` is the name of the option or argument for the tab view.
    func tabView(named name: String?, option: String = "--view") throws(FileFailure) -> TabView {
        if let name, let named = tabViews.first(where: { $0.name == name }) { return named }
        let ofType = tabViews.filter { $0.typeName == name }
        if let only = ofType.first, ofType.count == 1 { return only }
        let bars = tabViews.filter { $0.kind == .tabBar }
        let candidates = [tabViews, bars, bars.filter { !$0.isForOlderSystems }]
        if name == nil, let only = candidates.first(where: { $0.count == 1 })?.first { return only }
        guard !tabViews.isEmpty else { throw nothingFound }
        let problem =
            name.map { "There is no tab view named \"\($0)\".\(hint(for: $0))" }
            ?? "There are \(tabViews.count) tab views. Choose one with \(option)."
        let lines = [problem] + tabViews.map { "  \($0.name)  \($0.kind.rawValue)  \(project.prefix)\($0.origin.text)" }
        throw FileFailure(text: TerminalText.lines(lines), status: ExitStatus.usage)
    }

    private func hint(for name: String) -> String {
        let names = tabViews.map(\.name) + tabViews.map(\.typeName)
        return Suggestion.nearest(to: name, among: names).map { " Did you mean \"\($0)\"?" } ?? ""
    }

    /// The project in quotes.
    var quotedProject: String { "\"\(project.name ?? project.path)\"" }

    /// The failure if there is no tab view, with the number of files that were read.
    var nothingFound: FileFailure {
        let files = listing.map { " \($0.files) Swift \($0.files == 1 ? "file was" : "files were") searched." } ?? ""
        let omissions = listing?.omissions.map { " \($0)" } ?? ""
        let text = "No tab view was found in \(quotedProject).\(files)\(omissions)"
        let lines = [text] + diagnostics.map { $0.below(project.prefix).line }
        return FileFailure(text: TerminalText.lines(lines), status: diagnostics.incompleteStatus ?? ExitStatus.input)
    }
}

extension SwiftReading.TabView {
    /// A Boolean value that indicates whether the tab view can be drawn; nothing is known of a bar that the app draws
    /// itself.
    var isDrawn: Bool { kind != .handMade }

    /// A Boolean value that indicates whether each of its entries ends with a version of the system.
    fileprivate var isForOlderSystems: Bool {
        guard case .array(let tabs)? = spec["tabs"], !tabs.isEmpty else { return false }
        return tabs.allSatisfy { tab in
            guard case .array(let alternatives)? = tab["when"] else { return tab["when"]?["beforeOS"] != nil }
            return alternatives.allSatisfy { $0["beforeOS"] != nil }
        }
    }

    /// The place of the declaration, relative to the project.
    var origin: SourceOrigin { SourceOrigin(file: file, location: location) }
}
