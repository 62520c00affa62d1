import TabSpecCoding
public import TabModel
import TabResolver

extension SpecAssistant {
    /// Returns all errors of the text in its order, or the findings of its rules if there are no errors.
    public func diagnostics() -> [AssistedDiagnostic] {
        let text = read()
        let decoded = text.decoded
        let spots = DiagnosticSpots(text.tree, places)
        guard let spec = decoded.spec else { return mistakes(decoded.diagnostics, text, spots) }
        return findings(about: spec, text, spots)
    }

    private func mistakes(
        _ mistakes: [Diagnostic],
        _ text: SpecText,
        _ spots: DiagnosticSpots
    ) -> [AssistedDiagnostic] {
        var fixes = FixMaker(self, text)
        let repairs = Dictionary(grouping: text.repairs, by: \.mistake).mapValues { $0.map(\.repair) }
        return mistakes.map { mistake in
            let (offset, token) = spots.mistake(mistake)
            var found = (repairs[mistake] ?? []).compactMap { fixes.fix($0) }
            found += fixes.others(for: mistake, token, spots.loose, besides: found)
            if found.isEmpty { found = SyntaxFixes(self, at: offset).fixes(for: mistake) }
            return assisted(mistake, token?.range ?? spots.stretch(offset), found)
        }
    }

    private func findings(about spec: TabSpec, _ text: SpecText, _ spots: DiagnosticSpots) -> [AssistedDiagnostic] {
        let lint = SpecLint(rules: rules, symbols: symbols)
        let findings = lint.findings(in: [linted(spec)])
        var fixes = FixMaker(self, text)
        var repairs = Dictionary(
            grouping: SpecRepairs.repairs(of: findings, in: spec),
            by: { Subject(id: $0.id, entry: $0.entry) }
        ).mapValues { $0[...] }
        let found = findings.map { finding in
            let own = ([finding.entry] + finding.related.map(\.entry)).compactMap {
                repairs[Subject(id: finding.id, entry: $0)]?.popFirst()
            }
            let entry = spots.entry(finding)
            let made = own.compactMap { fixes.fix($0) }
            let off = fixes.switchOff(finding, at: finding.related.isEmpty ? entry : nil, spots.loose)
            let range = spots.range(of: finding, entry, own.first)
            return assisted(finding, range, made + [off].compactMap(\.self))
        }
        return found.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
            .map(\.element)
    }

    private struct Subject: Hashable {
        var id: String
        var entry: EntryID?
    }

    private func assisted(_ diagnostic: Diagnostic, _ range: Range<Int>, _ fixes: [QuickFix]) -> AssistedDiagnostic {
        AssistedDiagnostic(
            start: places.unit(at: range.lowerBound),
            end: places.unit(at: range.upperBound),
            diagnostic: diagnostic,
            fixes: fixes
        )
    }
}

/// An error or a finding as an editor shows it, with its fixes.
public struct AssistedDiagnostic: Hashable, Sendable {
    /// The offset of the first UTF-16 unit.
    public var start: Int
    /// The offset after the last unit; greater than ``start`` unless the text is empty.
    public var end: Int
    /// The error or finding.
    public var diagnostic: Diagnostic
    /// The fixes, the most likely first.
    public var fixes: [QuickFix]

    /// The id of the rule behind a finding; nil for an error of the text.
    public var rule: String? { diagnostic.id.hasPrefix("R") ? diagnostic.id : nil }
}

/// A change that resolves an error or a finding.
public struct QuickFix: Hashable, Sendable {
    /// A description of the change, in a sentence.
    public var title: String
    /// The changes, in the order of the text; either all are applied or none.
    public var edits: [TextEdit]
}
