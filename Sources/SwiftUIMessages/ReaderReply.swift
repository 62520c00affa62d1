public import TabModel

/// What the reader of Swift source writes after its greeting.
public enum ReaderReply: Hashable, Sendable {
    /// `{"step": "parse", "file": "App/Tabs.swift"}`: what begins now; null for both where no file is at hand.
    case progress(ReaderProgress?)
    /// `{"id": null, "done": 1200, "of": 30000}`: how many files are scanned, now and then while there are many.
    case count(ReaderCount)
    /// `{"id": 1, "result": {…}}`, or `{"id": 1, "error": {"code": "noProject", "text": "…"}}`.
    case answer(ReaderAnswer)

    /// Reads the line.
    public init(_ line: [UInt8]) throws(ReaderLineError) {
        let line = try ReaderLine(line)
        if try line.value("id") != .null || line.has("error") {
            self = .answer(try ReaderAnswer(line))
        } else if line.has("done") {
            self = .count(ReaderCount(done: try line.number("done"), all: try line.number("of")))
        } else {
            self = .progress(line.has("step") ? try ReaderProgress(line) : nil)
        }
    }

    /// The line, with its end.
    public var line: [UInt8] {
        switch self {
        case .progress(let progress):
            let (step, file) = (progress?.step.rawValue, progress?.file)
            return ReaderLine.bytes(of: ["id": .null, "step": JSONValue(step), "file": JSONValue(file)])
        case .count(let count):
            return ReaderLine.bytes(of: ["id": .null, "done": .integer(count.done), "of": .integer(count.all)])
        case .answer(let answer): return ReaderLine.bytes(of: answer.value)
        }
    }
}

/// The progress of a reading.
public struct ReaderCount: Hashable, Sendable {
    /// The files that are scanned.
    public var done: Int
    /// All files that are to be scanned.
    public var all: Int

    /// Makes one of two numbers.
    public init(done: Int, all: Int) { (self.done, self.all) = (done, all) }
}

/// A step that may never end: told before it begins, so that the file has a name then.
public struct ReaderProgress: Hashable, Sendable {
    /// What is done with a file.
    public enum Step: String, CaseIterable, Sendable {
        /// Its bytes are scanned for names.
        case scan
        /// It is parsed.
        case parse
        /// A tab view in it is read, with all it refers to.
        case evaluate
    }

    /// The step.
    public var step: Step
    /// The file's path, relative to the root.
    public var file: String

    /// Makes one of a step and its file.
    public init(_ step: Step, _ file: String) { (self.step, self.file) = (step, file) }

    init(_ line: ReaderLine) throws(ReaderLineError) {
        guard let step = Step(rawValue: try line.text("step")) else {
            throw ReaderLineError("\"step\": expected \"scan\", \"parse\" or \"evaluate\"")
        }
        self.init(step, try line.text("file"))
    }
}

/// The answer to a request.
public struct ReaderAnswer: Hashable, Sendable {
    /// The request's number; nil where that could not be read.
    public var number: Int?
    /// What was asked for, or why there is none.
    public var result: Result<JSONValue, ReaderRefusal>

    /// Makes an answer.
    public init(_ number: Int?, _ result: Result<JSONValue, ReaderRefusal>) {
        (self.number, self.result) = (number, result)
    }

    init(_ line: ReaderLine) throws(ReaderLineError) {
        number = line.has("id") ? try line.number("id") : nil
        if line.has("error") {
            result = .failure(try ReaderRefusal(try line.inner("error")))
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

/// Why the reader does not do what it is asked for.
public struct ReaderRefusal: Error, Hashable, Sendable {
    /// The kind of reason.
    public enum Code: String, CaseIterable, Sendable {
        /// The line is no request.
        case badRequest
        /// There is no such file or folder, or nothing was opened.
        case noProject
        /// No file has that number, or it can't be read.
        case noFile
        /// The act can't be made in the source.
        case notEdited
        /// The answer would be longer than ``ReaderLine/longest``.
        case tooLarge
    }

    /// The kind of reason.
    public var code: Code
    /// One or two sentences.
    public var text: String
    /// Of an act that can't be made: what kind of obstacle there is, such as `shared`.
    public var reason: String?
    /// Where in the source it is.
    public var place: Place?

    /// A place in a file of the project.
    public struct Place: Hashable, Sendable {
        /// The file's path, relative to the root.
        public var file: String
        /// Line and column; columns count Unicode scalars.
        public var location: SourceLocation

        /// Makes a place.
        public init(file: String, location: SourceLocation) { (self.file, self.location) = (file, location) }
    }

    /// Makes a refusal.
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
