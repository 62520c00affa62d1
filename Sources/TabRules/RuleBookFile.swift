import Foundation
import PreviewAssets
import TabModel

/// The file with the rules.
struct RuleBookFile {
    let url: URL

    /// The file that comes with the program, whether it exists or not.
    static var delivered: Self {
        Self(url: PreviewAssets.resources(of: "TabRules").appending(path: "rulebook.json"))
    }

    /// Reads the file.
    func contents() throws(RuleBookFailure) -> RuleBookContents {
        do {
            return try Self.decode(Data(contentsOf: url)).contents()
        } catch {
            throw RuleBookFailure(url, Self.problem(error))
        }
    }

    private static func decode(_ data: Data) throws -> RuleBookJSON {
        do {
            return try JSONDecoder().decode(RuleBookJSON.self, from: data)
        } catch DecodingError.dataCorrupted {
            throw RuleBookJSON.Mistake(text: syntaxProblem(in: data))
        }
    }

    /// Returns the problem, as the end of a sentence that names the file.
    private static func problem(_ error: any Error) -> String {
        switch error {
        case CocoaError.fileReadNoSuchFile: "the file doesn't exist"
        case let error as RuleBookJSON.Mistake: error.text
        case DecodingError.keyNotFound(let key, let context): "\(place(context)) has no \"\(key.stringValue)\""
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\(place(context)): \(context.debugDescription)"
        default: error.localizedDescription
        }
    }

    /// Returns the place at which text stops being JSON, which JSONSerialization reports and JSONDecoder doesn't.
    private static func syntaxProblem(in data: Data) -> String {
        do {
            _ = try JSONSerialization.jsonObject(with: data)
            return "it is not JSON"
        } catch {
            let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "it is not JSON"
            let count = words.firstMatch(of: /character ([0-9]+)/).flatMap { Int($0.1) }
            return count.map { "line \(data.prefix($0).count { $0 == 0x0A } + 1): \(words)" } ?? words
        }
    }

    /// Returns a place such as `chapters[0].sections[2].title`.
    private static func place(_ context: DecodingError.Context) -> String {
        let place = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
        return place.isEmpty ? "the whole" : String(place.joined().dropFirst())
    }
}

/// An error in the rules' file: its path, the problem and the fix.
public struct RuleBookFailure: Error, Hashable {
    /// A few sentences for people.
    public let text: String

    init(_ file: URL, _ problem: String) {
        let folder = file.deletingLastPathComponent().lastPathComponent
        let sentence = problem.hasSuffix(".") ? problem : "\(problem)."
        text = """
            The rules can't be read from \(file.path): \(sentence) The file is part of the program. Reinstall \
            tabpreview, or rebuild it with swift build, and keep the directory \(folder) beside it.
            """
    }
}

/// The JSON of `rulebook.json`; its keys are the property names here.
struct RuleBookJSON: Decodable {
    var chapters: [Chapter]
    var switches: [SwitchStatement]
    /// The sources that rules name by these keys.
    var sources: [String: RuleSource]

    struct Chapter: Decodable {
        var number: Int
        var title: String
        var sections: [Section]
    }

    struct Section: Decodable {
        var title: String
        var rules: [Rule]
    }

    struct Rule: Decodable {
        var id: String
        var certainties: [String]
        var text: String
        /// The keys of `sources`, omitted if there are none.
        var sources: [String]?
        /// The reason why the program doesn't apply the rule, omitted if it does.
        var notApplicable: String?
    }

    /// A problem, as the end of a sentence that names the file.
    struct Mistake: Error {
        let text: String
    }
}

extension RuleBookJSON {
    /// Returns the rules with their sources.
    func contents() throws(Mistake) -> RuleBookContents {
        let chapters = try chapters.map { chapter throws(Mistake) in
            let sections = try chapter.sections.map { section throws(Mistake) in
                RuleSection(title: section.title, rules: try section.rules.map(statement))
            }
            return RuleChapter(number: chapter.number, title: chapter.title, sections: sections)
        }
        return RuleBookContents(chapters: chapters, switches: switches)
    }

    private func statement(_ rule: Rule) throws(Mistake) -> RuleStatement {
        RuleStatement(
            rule.id,
            try rule.certainties.map { name throws(Mistake) in try certainty(name, of: rule) },
            rule.text,
            sources: try (rule.sources ?? []).map { key throws(Mistake) in try source(key, of: rule) },
            status: rule.notApplicable.map { .notApplicable($0) } ?? .applied
        )
    }

    private func certainty(_ name: String, of rule: Rule) throws(Mistake) -> Certainty {
        if let certainty = Certainty(rawValue: name) { return certainty }
        let known = Certainty.allCases.map(\.rawValue).joined(separator: ", ")
        throw Mistake(text: "\(rule.id) has the certainty \"\(name)\". Expected one of \(known)")
    }

    private func source(_ key: String, of rule: Rule) throws(Mistake) -> RuleSource {
        if let source = sources[key] { return source }
        throw Mistake(text: "\(rule.id) has the source \"\(key)\", which is not among \"sources\"")
    }
}
