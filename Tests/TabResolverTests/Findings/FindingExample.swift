import TabModel
import Testing

@testable import TabResolver

/// One line of the examples: a spec that a rule speaks about, the same one repaired, or one it doesn't speak about.
///
/// The examples are plain text. A line with a rule's id, severity and the entry it names (`-` for the whole) opens a
/// group; the lines below it are examples:
///
///     R5.18 info b
///     finds   T a, T b{-bar} | style=sidebarAdaptable | bar a-
///     fixed   T a, T b{sbOnly}
///     silent  T a, T b
///
/// Behind the spec in the rulebook's notation are the tab view's modifiers, then the stored state, if a
/// customization is attached; `os=18` among the modifiers asks for OS generations. `fixed` does what the fix of the
/// line above says, nothing else.
struct FindingExample: Sendable, CustomTestStringConvertible {
    enum Kind: String, Sendable { case finds, fixed, silent }

    let rule: String
    let severity: Severity
    /// The entry that the finding names; nil for the whole.
    let entry: String?
    let kind: Kind
    let line: String
    private let parts: [String]

    var testDescription: String { "\(rule) \(line)" }

    /// The findings with the platforms of the spec and the requested OS generations.
    var findings: [Diagnostic] { findings() }

    /// The findings of the rule.
    var found: [Diagnostic] { findings.filter { $0.id == rule } }

    /// Returns the findings of the rule although it is switched off, in settings or in the spec.
    func found(switchedOff: Set<String> = [], off: [String: String] = [:]) -> [Diagnostic] {
        findings(switchedOff: switchedOff, off: off).filter { $0.id == rule }
    }

    private func findings(switchedOff: Set<String> = [], off: [String: String] = [:]) -> [Diagnostic] {
        var spec = spec
        spec.lint.merge(off) { _, reason in reason }
        let resolver = LayoutResolver(spec, file: "tabs.yaml", rules: RuleSettings(off: switchedOff))
        return resolver.findings(
            os: systems,
            sdk: sdks,
            customization: parts.count > 2 ? StateNotation.state(parts[2]) : nil
        )
    }

    private var words: [String] { parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : [] }

    var spec: TabSpec {
        SpecNotation.spec(parts[0], attached: parts.count > 2) { spec in
            for word in words where !word.hasPrefix("os=") && !word.hasPrefix("sdk=") {
                TopNotation.apply(word, to: &spec)
            }
        }
    }

    var sdks: [OSVersion] {
        words.filter { $0.hasPrefix("sdk=") }.flatMap { $0.dropFirst(4).split(separator: ",") }
            .compactMap { OSVersion(rawValue: String($0)) }
    }

    var systems: [OSVersion] {
        let named = words.filter { $0.hasPrefix("os=") }.flatMap { $0.dropFirst(3).split(separator: ",") }
        return named.isEmpty ? [.v26] : named.compactMap { OSVersion(rawValue: String($0)) }
    }
}

extension FindingExample {
    /// The examples of a string; a line that can't be read stops the tests.
    static func examples(_ text: String) -> [Self] {
        var (rule, severity, entry) = ("", Severity.info, String?.none)
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
            if line.hasPrefix("R5.") {
                guard words.count == 3, let named = Severity(rawValue: words[1]) else {
                    preconditionFailure("unreadable: \(line)")
                }
                (rule, severity, entry) = (words[0], named, words[2] == "-" ? nil : words[2])
                return nil
            }
            guard let kind = words.first.flatMap(Kind.init) else { preconditionFailure("unreadable: \(line)") }
            let rest = line.drop { $0 != " " }
            let parts = rest.split(separator: "|", omittingEmptySubsequences: false).map { part in
                String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
            let text = String(line)
            return Self(rule: rule, severity: severity, entry: entry, kind: kind, line: text, parts: parts)
        }
    }
}
