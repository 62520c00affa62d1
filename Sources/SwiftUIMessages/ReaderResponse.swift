public import TabModel

/// A message that the reader of Swift source writes after its greeting.
public enum ReaderResponse: Hashable, Sendable {
    /// The step that begins now; null for both keys where no file is being read.
    ///
    /// `{"step": "parse", "file": "App/Tabs.swift"}`.
    case progress(ReaderProgress?)
    /// The number of scanned files, sent from time to time while there are many.
    ///
    /// `{"id": null, "done": 1200, "of": 30000}`.
    case count(ReaderCount)
    /// The result of a request.
    ///
    /// `{"id": 1, "result": {…}}`, or `{"id": 1, "error": {"code": "noProject", "text": "…"}}`.
    case result(ReaderResult)

    /// Creates a response from its line.
    public init(_ line: [UInt8]) throws(ReaderLineError) {
        let line = try ReaderLine(line)
        if try line.value("id") != .null || line.has("error") {
            self = .result(try ReaderResult(line))
        } else if line.has("done") {
            self = .count(ReaderCount(done: try line.number("done"), all: try line.number("of")))
        } else {
            self = .progress(line.has("step") ? try ReaderProgress(line) : nil)
        }
    }

    /// The response as a line, with its line break.
    public var line: [UInt8] {
        switch self {
        case .progress(let progress):
            let (step, file) = (progress?.step.rawValue, progress?.file)
            return ReaderLine.bytes(of: ["id": .null, "step": JSONValue(step), "file": JSONValue(file)])
        case .count(let count):
            return ReaderLine.bytes(of: ["id": .null, "done": .integer(count.done), "of": .integer(count.all)])
        case .result(let result): return ReaderLine.bytes(of: result.value)
        }
    }
}

/// The progress of a reading.
public struct ReaderCount: Hashable, Sendable {
    /// The number of scanned files.
    public var done: Int
    /// The number of all files that are to be scanned.
    public var all: Int

    /// Creates a count of two numbers.
    public init(done: Int, all: Int) { (self.done, self.all) = (done, all) }
}

/// A step that may never end; it is sent before the step begins, so that the file is known in that case.
public struct ReaderProgress: Hashable, Sendable {
    /// A step of reading a file.
    public enum Step: String, CaseIterable, Sendable {
        /// Scanning the file's bytes for names.
        case scan
        /// Parsing the file.
        case parse
        /// Reading a tab view in the file, with everything that it refers to.
        case evaluate
    }

    /// The step.
    public var step: Step
    /// The file's path, relative to the root.
    public var file: String

    /// Creates progress from a step and its file.
    public init(_ step: Step, _ file: String) { (self.step, self.file) = (step, file) }

    init(_ line: ReaderLine) throws(ReaderLineError) {
        guard let step = Step(rawValue: try line.text("step")) else {
            throw ReaderLineError("\"step\": expected \"scan\", \"parse\" or \"evaluate\"")
        }
        self.init(step, try line.text("file"))
    }
}

/// The result of a request.
public struct ReaderResult: Hashable, Sendable {
    /// The request's number; nil where it could not be read.
    public var number: Int?
    /// The result of the request, or the reason why there is none.
    public var result: Result<JSONValue, ReaderError>

    /// Creates a result.
    public init(_ number: Int?, _ result: Result<JSONValue, ReaderError>) {
        (self.number, self.result) = (number, result)
    }

    init(_ line: ReaderLine) throws(ReaderLineError) {
        number = line.has("id") ? try line.number("id") : nil
        if line.has("error") {
            result = .failure(try ReaderError(try line.inner("error")))
        } else {
            result = .success(try line.value("result"))
        }
    }

    var value: JSONValue {
        switch result {
        case .success(let value): ["id": JSONValue(number), "result": value]
        case .failure(let refusal): ["id": JSONValue(number), "error": refusal.value]
        }
    }
}

/// A reason why the reader does not carry out a request.
public struct ReaderError: Error, Hashable, Sendable {
    /// The kind of reason.
    public enum Code: String, CaseIterable, Sendable {
        /// The line is not a request.
        case badRequest
        /// The file or folder does not exist, or nothing was opened.
        case noProject
        /// No file has that number, or it can't be read.
        case noFile
        /// The edit can't be made in the source.
        case notEdited
        /// The result would be longer than ``ReaderLine/longest``.
        case tooLarge
    }

    /// The kind of reason.
    public var code: Code
    /// A description of the reason, in one or two sentences.
    public var text: String
    /// The kind of obstacle for an edit that can't be made, such as `shared`.
    public var reason: String?
    /// The place of the obstacle in the source.
    public var place: Place?

    /// A place in a file of the project.
    public struct Place: Hashable, Sendable {
        /// The file's path, relative to the root.
        public var file: String
        /// The line and column; columns count Unicode scalars.
        public var location: SourceLocation

        /// Creates a place.
        public init(file: String, location: SourceLocation) { (self.file, self.location) = (file, location) }
    }

    /// Creates a refusal.
    public init(_ code: Code, _ text: String, reason: String? = nil, at place: Place? = nil) {
        (self.code, self.text, self.reason, self.place) = (code, text, reason, place)
    }

    init(_ line: ReaderLine) throws(ReaderLineError) {
        guard let code = Code(rawValue: try line.text("code")) else {
            throw ReaderLineError("\"code\": expected one of \(Code.allCases.map(\.rawValue))")
        }
        self.init(code, try line.text("text"))
        reason = line.has("reason") ? try line.text("reason") : nil
        guard line.has("file") else { return }
        let location = SourceLocation(line: try line.number("line"), column: try line.number("column"))
        place = Place(file: try line.text("file"), location: location)
    }

    var value: JSONValue {
        var members = [JSONMember("code", .string(code.rawValue)), JSONMember("text", .string(text))]
        if let reason { members.append(JSONMember("reason", .string(reason))) }
        if let place {
            members.append(JSONMember("file", .string(place.file)))
            members.append(JSONMember("line", .integer(place.location.line)))
            members.append(JSONMember("column", .integer(place.location.column)))
        }
        return .object(members)
    }
}
