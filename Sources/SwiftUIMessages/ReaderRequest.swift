public import TabModel
import TabSpecCoding

/// A request of `tabpreview` to the reader of Swift source: `{"id": 1, "method": "views", "params": {}}`.
///
/// Requests are handled one after the other; each gets one ``ReaderResult`` with its number.
public struct ReaderRequest: Hashable, Sendable {
    /// A method with its parameters.
    public enum Method: Hashable, Sendable {
        /// A request to list the files of a project, which replaces the open one; its result has the number of
        /// Swift files: `{"files": 12, "omissions": "Left out: …"}`.
        case open(ReaderProject)
        /// A request to read files again that have changed, including those that were excluded; its result is `{}`.
        ///
        /// The paths are relative to the root.
        case changed([String])
        /// A request for all tab views; its result is the value that `tabpreview import` prints.
        ///
        /// The result names everything that is not read within the limit, in milliseconds. If a file still takes long
        /// then, the process ends after the response.
        case views(within: Int? = nil)
        /// The text of a file that a tab view depends on, both counted from 0 in the result of `views`.
        ///
        /// Its result is `{"file": "App/Tabs.swift", "text": "…"}`.
        case source(view: Int, file: Int)
        /// A request to edit the structure of a tab view by its name, in memory: nothing is written.
        ///
        /// Its result is a ``ReaderEdit``, or an error `notEdited` with the location of the code that prevents it.
        case edit(view: String, act: TabEdit)
        /// A request to close the project; its result is `{}`.
        case close
    }

    /// The number that the result repeats.
    public var number: Int
    /// The method with its parameters.
    public var method: Method

    /// Creates a request.
    public init(_ number: Int, _ method: Method) { (self.number, self.method) = (number, method) }

    /// Creates a request from its line; the error for an unknown method includes the request's number.
    public init(_ line: [UInt8]) throws(ReaderRequestError) {
        var number: Int?
        do throws(ReaderLineError) {
            let line = try ReaderLine(line)
            let id = try line.number("id")
            number = id
            self.init(id, try Method(try line.text("method"), line))
        } catch {
            throw ReaderRequestError(number: number, text: error.text)
        }
    }

    /// The request as a line, with its line break.
    public var line: [UInt8] {
        ReaderLine.bytes(of: ["id": .integer(number), "method": .string(method.name), "params": method.parameters])
    }
}

/// An error for a line that is not a valid request.
public struct ReaderRequestError: Error, Hashable, Sendable {
    /// The request's number; nil where it could not be read.
    public var number: Int?
    /// A description of the error, as a part of a sentence.
    public var text: String
}

extension ReaderRequest.Method {
    fileprivate init(_ name: String, _ line: ReaderLine) throws(ReaderLineError) {
        let parameters = try line.inner("params")
        switch name {
        case "open": self = .open(try ReaderProject(parameters))
        case "changed": self = .changed(try parameters.texts("paths"))
        case "views": self = .views(within: parameters.has("within") ? try parameters.number("within") : nil)
        case "source": self = .source(view: try parameters.number("view"), file: try parameters.number("file"))
        case "edit": self = .edit(view: try parameters.text("view"), act: try parameters.act("act"))
        case "close": self = .close
        default:
            throw ReaderLineError(
                "\"method\": expected \"open\", \"changed\", \"views\", \"source\", \"edit\" or \"close\""
            )
        }
    }

    fileprivate var name: String {
        switch self {
        case .open: "open"
        case .changed: "changed"
        case .views: "views"
        case .source: "source"
        case .edit: "edit"
        case .close: "close"
        }
    }

    fileprivate var parameters: JSONValue {
        switch self {
        case .open(let project): project.value
        case .changed(let paths): ["paths": JSONValue(paths)]
        case .source(let view, let file): ["view": .integer(view), "file": .integer(file)]
        case .edit(let view, let act): ["view": .string(view), "act": TabEditCoding.value(act)]
        case .views(let limit): limit.map { ["within": .integer($0)] } ?? [:]
        case .close: [:]
        }
    }
}

/// The first line of each side, with the version of these messages that it supports.
///
/// `{"version": 1}`. Sides of different versions send each other nothing else.
public struct ReaderGreeting: Hashable, Sendable {
    /// The version of this build.
    ///
    /// It changes with everything that the other side would read incorrectly.
    public static let currentVersion = 1

    /// The version.
    public var version: Int

    /// Creates the greeting of a version.
    public init(version: Int = Self.currentVersion) { self.version = version }

    /// Creates a greeting from its line.
    public init(_ line: [UInt8]) throws(ReaderLineError) {
        version = try ReaderLine(line).number("version")
    }

    /// The greeting as a line, with its line break.
    public var line: [UInt8] { ReaderLine.bytes(of: ["version": .integer(version)]) }
}
