import PreviewCore
import PreviewStore
import TabModel
import TabSpecCoding

/// What a command about links or a history is about: a spec, or a tab view of Swift source.
enum CommandSubject {
    /// A spec's file, by its path.
    case spec(String)
    case tabView(CommandTabView)

    /// Finds it; of Swift source without a name the only tab view, or the only one with a bar.
    init(_ source: SpecSource, _ settings: Settings) async throws(FileFailure) {
        if let project = source.project(settings) {
            self = .tabView(try await CommandTabView(source.swift.view, of: project))
        } else {
            self = .spec(source.name)
        }
    }

    /// What people call it.
    var name: String {
        switch self {
        case .spec(let path): path
        case .tabView(let view): "\(view.name) (\(view.project.path))"
        }
    }

    /// The file name of its text in a patch.
    var file: String {
        switch self {
        case .spec(let path): path
        case .tabView(let view): "\(view.name).json"
        }
    }

    /// The command that serves it.
    var serveCommand: String {
        let words =
            switch self {
            case .spec(let path): [path]
            case .tabView(let view): [view.project.path] + (view.isOnly ? [] : ["--view", view.name])
            }
        return (["tabpreview", "serve"] + words.map(ShellWord.quoted)).joined(separator: " ")
    }

    /// The spec as it is now; nil where it has errors, or isn't known.
    func spec(_ settings: Settings) -> TabSpec? {
        switch self {
        case .spec(let path):
            (try? SpecLocation.bytes(of: path, settings: settings))
                .flatMap { NamedSpec($0, format: nil, file: path).decoded.spec }
        case .tabView(let view): view.present?.imported().decoded.spec
        }
    }

    /// Where its store is: where `serve` has it.
    func storeLocation(_ settings: Settings) -> StoreLocation {
        let path =
            switch self {
            case .spec(let path): path
            case .tabView(let view): view.project.storedPath(of: view.name)
            }
        return StoreLocation(spec: path, configured: settings.storePath)
    }

    /// Looks for it now; says why it is not there.
    ///
    /// - Throws: where that can't be found out.
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

/// A tab view of Swift source that a command is about.
struct CommandTabView {
    let project: SwiftProject
    /// Its name, unique in the project.
    let name: String
    /// The source, once it was read.
    private var reading: SwiftReading?

    /// Takes a name; without one, reads the source to find the one tab view.
    init(_ name: String?, of project: SwiftProject) async throws(FileFailure) {
        self.project = project
        if let name {
            self.name = name
        } else {
            let reading = try await project.read()
            (self.name, self.reading) = (try reading.tabView(named: nil).name, reading)
        }
    }

    /// The tab view as it was read; nil if it is not in the source.
    var present: SwiftReading.TabView? { reading?.tabViews.first { $0.name == name && $0.isDrawn } }

    /// A Boolean value that indicates whether it is known to be the only tab view of its source.
    fileprivate var isOnly: Bool { reading?.tabViews.count == 1 }

    /// Reads the source if it was not read yet; says why the tab view is not there.
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
        let text = "There is no preview of \(TerminalText.escaped(name)): the app draws its bar itself."
        return FileFailure(text: text, status: ExitStatus.input)
    }
}
