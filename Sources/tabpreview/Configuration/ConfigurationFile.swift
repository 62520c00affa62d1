import Configuration
import Foundation
import TabModel
import TabSpecCoding

/// A configuration file that is checked key by key, with the place of each value and each error.
///
/// All keys are under one top-level key `tabpreview`. A file that was found by the search may come with another
/// author's project: it can't give settings that run, open, expose or serve something (S57).
struct ConfigurationFile {
    /// The file's path in messages.
    let path: String
    /// The values of known keys.
    private(set) var values: [Setting: ConfigContent] = [:]
    /// The places of the values of known keys.
    private(set) var places: [Setting: SourceLocation] = [:]
    /// The errors in the file.
    private(set) var diagnostics: [Diagnostic] = []
    /// The settings that the file can't give, each with its place.
    private var ignored: [(setting: Setting, place: SourceLocation)] = []
    /// A Boolean value that indicates whether the file was named by the user.
    private let isNamed: Bool

    /// Creates the configuration by reading and checking a file that the user named.
    init(named path: String) throws(FileFailure) {
        self.path = path
        isNamed = true
        let bytes = try InputFile.bytes(of: path) ?? []
        do throws(JSONReadingError) {
            let root = try SourceValue(reading: bytes, file: path)
            if let settings = Self.settings(of: root) {
                check(settings, prefix: "")
            } else {
                reportMissing(at: root)
            }
        } catch {
            diagnostics = [error.diagnostic]
        }
    }

    /// Creates the configuration by checking a file that was found by the search, which may have no settings.
    init(found path: String, root: SourceValue) {
        self.path = path
        isNamed = false
        if let settings = Self.settings(of: root) {
            check(settings, prefix: "")
        } else {
            reportMissing(at: root)
        }
    }

    /// Creates a file that was found by the search and is not JSON.
    init(found path: String, damaged error: Diagnostic) {
        self.path = path
        isNamed = false
        diagnostics = [error]
    }

    /// Returns the value of the top-level key `tabpreview`; nil if there is none.
    static func settings(of root: SourceValue) -> SourceValue? {
        guard case .object(let members) = root.content else { return nil }
        return members.first { $0.key == "tabpreview" }?.value
    }

    private mutating func check(_ value: SourceValue, prefix: String) {
        let name = prefix.isEmpty ? "tabpreview" : "tabpreview.\(prefix)"
        guard case .object(let members) = value.content else {
            report("type", "\(name): expected an object with settings.", at: value)
            return
        }
        for member in members {
            let key = prefix.isEmpty ? member.key : "\(prefix).\(member.key)"
            if let setting = Setting.all.first(where: { $0.key == key }) {
                check(member.value, of: setting)
            } else if Setting.all.contains(where: { $0.key.hasPrefix(key + ".") }) {
                check(member.value, prefix: key)
            } else {
                reportUnknown(key, at: member.place)
            }
        }
    }

    private mutating func check(_ value: SourceValue, of setting: Setting) {
        guard isNamed || setting.isTakenFromFoundFile else { return ignored.append((setting, value.place)) }
        if setting.kind == .matrices {
            checkMatrices(value, of: setting)
        } else if setting.kind == .severities {
            checkSeverities(value, of: setting)
        } else if let content = setting.accepted(value.content) {
            values[setting] = content
            places[setting] = value.place
        } else if let problem = setting.elementProblem, case .list(let values) = value.content {
            checkElements(values, of: setting, problem)
        } else {
            report("type", "\(setting.path): expected \(setting.expectation).", at: value)
        }
    }

    /// Stores matrices as text, or reports each error in them at its place.
    private mutating func checkMatrices(_ value: SourceValue, of setting: Setting) {
        let reading = TestMatrixReading(value)
        for problem in reading.problems { report("value", "\(setting.path): \(problem.text)", at: problem.value) }
        guard reading.problems.isEmpty else { return }
        values[setting] = .string(reading.matrices.settingText)
        places[setting] = value.place
    }

    /// Stores a severity for each rule as words, or reports each error at its place.
    private mutating func checkSeverities(_ value: SourceValue, of setting: Setting) {
        guard case .object(let members) = value.content else {
            return report("type", "\(setting.path): expected \(setting.expectation).", at: value)
        }
        let mistakes = diagnostics.count
        var words: [String] = []
        for member in members {
            guard case .string(let severity) = member.value.content else {
                report("type", "\(setting.path): \(member.key): expected error, warning or info.", at: member.value)
                continue
            }
            words.append(RuleSeverities.word(member.key, severity))
            let problem = words.last.flatMap(RuleSeverities.problem)
            if let problem { report("value", "\(setting.path): \(problem)", at: member.value) }
        }
        guard diagnostics.count == mistakes else { return }
        values[setting] = .stringArray(words)
        places[setting] = value.place
    }

    /// Reports each invalid element at its place.
    private mutating func checkElements(
        _ values: [SourceValue],
        of setting: Setting,
        _ problem: (String) -> String?
    ) {
        for value in values {
            guard case .string(let word) = value.content else {
                report("type", "\(setting.path): expected \(setting.expectation).", at: value)
                continue
            }
            if let problem = problem(word) { report("value", "\(setting.path): \(problem)", at: value) }
        }
    }
}

// MARK: - Reporting

extension ConfigurationFile {
    /// The warning that names all ignored settings; nil if there are none.
    var warning: Diagnostic? {
        guard let first = ignored.first else { return nil }
        let settings = ignored.map(\.setting)
        let options = settings.compactMap { ConfigurationSources.option(for: $0) }
        let advice = (options.isEmpty ? "Set" : "Use \(WordList.and(options)), set")
        let name = URL(filePath: path).lastPathComponent
        let text = """
            \(WordList.and(settings.map(\.path))) \(settings.count == 1 ? "is" : "are") ignored in a \(name) that you \
            didn't name, because a project could use \(settings.count == 1 ? "it" : "them") to run, open, expose or \
            serve something. \(advice) \(WordList.and(settings.map(\.environmentName))), or name the file: --config \
            \(path).
            """
        return Diagnostic(severity: .warning, id: "config", text: text, file: path, location: first.place)
    }

    private mutating func reportMissing(at root: SourceValue) {
        report("missing", "\(path) has no top-level key \"tabpreview\". Put all settings in that object.", at: root)
    }

    private mutating func reportUnknown(_ key: String, at location: SourceLocation) {
        let suggestion = Suggestion.nearest(to: key, among: Setting.all.map(\.key))
        let hint = suggestion.map { " Did you mean \"\($0)\"?" } ?? ""
        diagnostics.append(
            Diagnostic(
                id: "unknownKey",
                text: "tabpreview.\(key) is not a setting.\(hint)",
                file: path,
                location: location
            )
        )
    }

    private mutating func report(_ id: String, _ text: String, at value: SourceValue) {
        diagnostics.append(Diagnostic(id: id, text: text, file: path, location: value.place))
    }
}
