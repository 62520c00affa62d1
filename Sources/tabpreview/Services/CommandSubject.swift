import PreviewCore
import PreviewStore
import TabModel
import TabSpecCoding

/// The subject of a command about links or a history: a spec, or a tab view of Swift source.
enum CommandSubject {
    /// A spec's file, by its path.
    case spec(String)
    case tabView(CommandTabView)

    /// Creates the subject; of Swift source without a name the only tab view, or the only one with a bar.
    init(_ source: SpecSource, _ settings: Settings) async throws(FileFailure) {
        if let project = source.project(settings) {
            self = .tabView(try await CommandTabView(source.swift.view, of: project))
        } else {
            self = .spec(source.name)
        }
    }

    /// The display name.
    var name: String {
        switch self {
        case .spec(let path): path
        case .tabView(let view): "\(view.name) (\(view.project.path))"
        }
    }

    /// The file name of the text in a patch.
    var file: String {
        switch self {
        case .spec(let path): path
        case .tabView(let view): "\(view.name).json"
        }
    }

    /// The command that serves the subject.
    var serveCommand: String {
        let words =
            switch self {
            case .spec(let path): [path]
            case .tabView(let view): [view.project.path] + (view.isOnly ? [] : ["--view", view.name])
            }
        return (["tabpreview", "serve"] + words.map(ShellWord.quoted)).joined(separator: " ")
    }

    /// Returns the current spec; nil where it has errors, or isn't known.
    func spec(_ settings: Settings) -> TabSpec? {
        switch self {
        case .spec(let path):
            (try? SpecLocation.bytes(of: path, settings: settings))
                .flatMap { NamedSpec($0, format: nil, file: path).decoded.spec }
        case .tabView(let view): view.present?.imported().decoded.spec
        }
    }

    /// Returns the location of the store, which is that of `serve`.
    func storeLocation(_ settings: Settings) -> StoreLocation {
        let path =
            switch self {
            case .spec(let path): path
            case .tabView(let view): view.project.storedPath(of: view.name)
            }
        return StoreLocation(spec: path, configured: settings.storePath)
    }

    /// Searches for the subject now; returns the reason if it does not exist.
    ///
    /// - Throws: An error where its existence can't be determined.
    mutating func look() async throws(FileFailure) -> FileFailure? {
        switch self {
        case .spec(let path): return MissingPath.failure(of: path)
        case .tabView(var view):
            let missing = try await view.look()
            self = .tabView(view)
            return missing
        }
    }
}

/// A tab view of Swift source as the subject of a command.
struct CommandTabView {
    let project: SwiftProject
    /// The name of the tab view, unique in the project.
    private(set) var name: String
    /// The source, once it was read.
    private var reading: SwiftReading?

    /// Creates the subject from a name; without one, reads the source to find the only tab view.
    init(_ name: String?, of project: SwiftProject) async throws(FileFailure) {
        self.project = project
        if let name {
            self.name = name
            // A type's name represents its only tab view.
            if !name.contains("."), InputFile.isThere(project.path) {
                let reading = try await project.read()
                self.reading = reading
                self.name = (try? reading.tabView(named: name).name) ?? name
            }
        } else {
            let reading = try await project.read()
            (self.name, self.reading) = (try reading.tabView(named: nil).name, reading)
        }
    }

    /// The tab view that was read; nil if it is not in the source.
    var present: SwiftReading.TabView? { reading?.tabViews.first { $0.name == name && $0.isDrawn } }

    /// A Boolean value that indicates whether the tab view is known to be the only one of its source.
    fileprivate var isOnly: Bool { reading?.tabViews.count == 1 }

    /// Reads the source if it was not read yet; returns the reason if the tab view does not exist.
    fileprivate mutating func look() async throws(FileFailure) -> FileFailure? {
        if reading == nil {
            do { reading = try await project.read() } catch {
                guard error.status == ExitStatus.missing else { throw error }
                return error
            }
        }
        do {
            guard let view = try reading?.tabView(named: name), !view.isDrawn else { return nil }
        } catch { return error }
        let text = "There is no preview of \(TerminalText.escaped(name)), because the app draws its own bar."
        return FileFailure(text: text, status: ExitStatus.input)
    }
}
