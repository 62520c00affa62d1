public import TabModel
import TabSpecCoding

/// What `tabpreview` asks of the reader of Swift source: `{"id": 1, "method": "views", "params": {}}`.
///
/// Requests are answered one after the other, each with one ``ReaderAnswer`` of its number.
public struct ReaderRequest: Hashable, Sendable {
    /// What is to be done.
    public enum Method: Hashable, Sendable {
        /// Lists a project's files, in place of the project before. Answers `{"files": 12, "omissions": "Left out: …"}`.
        case open(ReaderProject)
        /// Forgets what was read of files, by paths relative to the root, and that they are set aside. Answers `{}`.
        case changed([String])
        /// Reads all tab views. Answers what `tabpreview import` prints.
        ///
        /// What is not read within so many milliseconds is named in the answer. If a file then still takes long, the
        /// process ends after the answer.
        case views(within: Int? = nil)
        /// The text of a file that a tab view depends on, both counted from 0 in the answer of `views`.
        ///
        /// Answers `{"file": "App/Tabs.swift", "text": "…"}`.
        case source(view: Int, file: Int)
        /// Makes an act on the structure of a tab view by its name, in memory: nothing is written.
        ///
        /// Answers a ``ReaderEdit``, or refuses with `notEdited` and the place of the obstacle.
        case edit(view: String, act: TabEdit)
        /// Forgets the project. Answers `{}`.
        case close
    }

    /// The number that its answer carries.
    public var number: Int
    /// What is to be done.
    public var method: Method

    /// Makes a request.
    public init(_ number: Int, _ method: Method) { (self.number, self.method) = (number, method) }

    /// Reads the line; of a method that is not known, the error says which number has asked for it.
    public init(_ line: [UInt8]) throws(ReaderRequestError) {
        var number: Int?
        do throws(ReaderLineError) {
            let line = try ReaderLine(line)
            let known = try line.number("id")
            number = known
            self.init(known, try Method(try line.text("method"), line))
        } catch {
            throw ReaderRequestError(number: number, text: error.text)
        }
    }

    /// The line, with its end.
    public var line: [UInt8] {
        ReaderLine.bytes(of: ["id": .integer(number), "method": .string(method.name), "params": method.parameters])
    }
}

/// Why a line is no request.
public struct ReaderRequestError: Error, Hashable, Sendable {
    /// The request's number, where that could be read.
    public var number: Int?
    /// What is wrong, in the middle of a sentence.
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
