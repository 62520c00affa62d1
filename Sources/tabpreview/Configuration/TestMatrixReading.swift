import ArgumentParser
import TabModel
import TabSpecCoding

/// A reader of the setting `test.matrices`: an object with a matrix for each name.
struct TestMatrixReading {
    /// A problem with its place.
    struct Problem {
        let text: String
        let value: SourceValue
    }

    /// The maximum number of matrices, and of the values of an axis.
    static let most = 100

    private(set) var matrices: [TestMatrix] = []
    private(set) var problems: [Problem] = []

    /// Creates a reading of a value.
    init(_ value: SourceValue) {
        guard case .object(let members) = value.content, members.count <= Self.most else {
            problems.append(
                Problem(text: "expected an object with at most \(Self.most) matrices by name.", value: value)
            )
            return
        }
        for member in members { read(member.value, named: member.key) }
    }

    private mutating func read(_ value: SourceValue, named name: String) {
        guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
        else {
            return report("\"\(name)\" is not a valid matrix name. Use only letters, digits, '-', '_' and '.'.", value)
        }
        guard case .object(let members) = value.content else {
            return report("\(name): expected an object, such as {\"platforms\": [\"iPhone\"]}.", value)
        }
        var matrix = TestMatrix()
        matrix.name = name
        for member in members {
            if member.key == "conditions" {
                readConditions(member.value, into: &matrix)
            } else if let axis = TestMatrix.axes.first(where: { $0.key == member.key }) {
                read(member.value, axis, into: &matrix)
            } else {
                let keys = TestMatrix.axes.map(\.key) + ["conditions"]
                let hint = Suggestion.nearest(to: member.key, among: keys).map { "Did you mean \"\($0)\"?" }
                let advice = hint ?? "Expected one of \(keys.joined(separator: ", "))."
                report("\(name): \"\(member.key)\" is not an axis of a matrix. \(advice)", member.value)
            }
        }
        matrices.append(matrix)
    }

    private mutating func read(_ value: SourceValue, _ axis: TestMatrix.Axis, into matrix: inout TestMatrix) {
        let path = "\(matrix.name).\(axis.key)"
        guard case .list(let values) = value.content, !values.isEmpty, values.count <= Self.most else {
            return report("\(path): expected a list of 1 to \(Self.most) strings.", value)
        }
        var words: [String] = []
        for value in values {
            guard let word = Self.word(value) else { return report("\(path): expected a string.", value) }
            guard !words.contains(word) else { return report("\(path): \"\(word)\" appears twice. Remove one.", value) }
            words.append(word)
            do {
                try axis.append(word, &matrix)
            } catch {
                report(
                    "\(path): \"\(word)\" is not valid. \((error as? ValidationError)?.message ?? "\(error)")",
                    value
                )
            }
        }
    }

    private mutating func readConditions(_ value: SourceValue, into matrix: inout TestMatrix) {
        let expected =
            "\(matrix.name).conditions: expected lists of true and false by name, such as {\"isSignedIn\": [true, false]}."
        guard case .object(let members) = value.content, members.count <= 10 else { return report(expected, value) }
        for member in members {
            guard case .list(let values) = member.value.content, !values.isEmpty, values.count <= 2 else {
                return report(expected, member.value)
            }
            let answers = values.compactMap { if case .bool(let answer) = $0.content { answer } else { nil } }
            guard Set(answers).count == values.count else { return report(expected, member.value) }
            matrix.conditions[member.key] = answers
        }
    }

    private mutating func report(_ text: String, _ value: SourceValue) {
        problems.append(Problem(text: text, value: value))
    }

    /// Returns a string; also for a whole number, which is a common notation of an OS.
    private static func word(_ value: SourceValue) -> String? {
        switch value.content {
        case .string(let text): text
        case .integer(let number): "\(number)"
        default: nil
        }
    }
}

extension TestMatrixReading {
    /// Creates a reading from text, as in the environment.
    init(text: String) throws(JSONReadingError) {
        self.init(try SourceValue(reading: Array(text.utf8), file: Setting.testMatrices.key))
    }
}

extension [TestMatrix] {
    /// The value of the setting as JSON on one line.
    var settingText: String {
        let members = map { matrix in
            let axes = TestMatrix.axes.map { JSONMember($0.key, JSONValue($0.write(matrix))) }
                .filter { $0.value != .array([]) }
            let answers = matrix.conditions.sorted { $0.key < $1.key }
                .map { JSONMember($0.key, .array($0.value.map(JSONValue.bool))) }
            let conditions = answers.isEmpty ? [] : [JSONMember("conditions", .object(answers))]
            return JSONMember(matrix.name, .object(axes + conditions))
        }
        return JSONValue.object(members).text()
    }
}
