import Foundation
import TabModel
import TabSpecCoding

/// A config.json checked key by key, with the place of each mistake.
///
/// All keys stand under one top-level key `tabpreview`. A file without it is somebody else's and is left alone, unless
/// it was named.
struct ConfigurationFile {
    /// The file's path as given.
    let path: String
    /// Where each known key's value stands.
    private(set) var places: [Setting: SourceLocation] = [:]
    /// What is wrong with it.
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether it holds settings of this program.
    private(set) var isOurs = false

    /// Reads and checks a file; nil if there is none and nobody named it.
    init?(path: String, named: Bool) throws(FileFailure) {
        self.path = path
        guard let bytes = try FileReading.bytes(of: path, missingIsFine: !named) else { return nil }
        switch PositionedJSON.read(bytes, file: path) {
        case .success(let root): check(root: root, named: named)
        case .failure(let error): diagnostics = [error.diagnostic]
        }
    }

    private mutating func check(root: SourceValue, named: Bool) {
        guard case .object(let members) = root.content,
            let ours = members.first(where: { $0.key == "tabpreview" })
        else {
            if named {
                report("missing", "\(path) has no top-level key \"tabpreview\", which holds all settings.", at: root)
            } else {
                diagnostics = []
            }
            return
        }
        isOurs = true
        check(ours.value, prefix: "")
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
                places[setting] = member.value.place
                check(member.value, of: setting)
            } else if Setting.all.contains(where: { $0.key.hasPrefix(key + ".") }) {
                check(member.value, prefix: key)
            } else {
                reportUnknown(key, at: member.place)
            }
        }
    }

    private mutating func check(_ value: SourceValue, of setting: Setting) {
        guard !setting.accepts(value.content) else { return }
        if setting.kind == .findings, case .list(let values) = value.content {
            checkFindings(values, of: setting)
        } else {
            report("type", "\(setting.path): expected \(setting.expectation).", at: value)
        }
    }

    /// Names each id that no finding has, where it stands.
    private mutating func checkFindings(_ values: [SourceValue], of setting: Setting) {
        for value in values {
            guard case .string(let id) = value.content else {
                report("type", "\(setting.path): expected a finding's id, such as R5.19.", at: value)
                continue
            }
            for problem in RuleChoice.problems(in: [id]) { report("value", "\(setting.path): \(problem)", at: value) }
        }
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
