import TabModel
import TestTools
import Testing

/// One line of a situations file: a spec in an environment, or an act of customizing, with what must come of it.
///
/// A file is plain text. `#` starts a comment. These lines set the stage for the lines below them, until changed:
///
///     spec  T a, T b{pin}, S X[c d]     the rulebook's notation; drops the two below
///     top   selection=a style=page      the tab view's own modifiers
///     cust  bar b-, barOrd: X a         attaches a customization with this state; `cust none` detaches it
///
/// Below the comment that names a group of cases, `proves R2.33 R5.19` declares the rules that they prove, up to the
/// next comment or empty line: `Scripts/rules write` lists the group below these rules in docs/rules.md.
///
/// Every other line is a case. `iR bar | [] [a §X] [b] | lit a | shown a` resolves; the second part is the drawing or
/// `_`, each further part one of ``SituationCheck``'s. `do add c before a; move b end | bar c+, …` operates; what comes
/// of it is the state, `nothing`, or `forbidden R3.14` and `unknown`.
struct Situation: Sendable, CustomTestStringConvertible {
    let place: String
    let spec: String
    let top: String
    /// The stored state; nil without an attached customization.
    let state: String?
    /// The line's parts between bars: the environment or the acts first.
    let parts: [String]

    var testDescription: String { "\(place) \(spec) · \(parts.joined(separator: " | "))" }
    var isOperation: Bool { parts[0].hasPrefix("do ") }

    /// The spec with its modifiers and the customization attached or not.
    var tabSpec: TabSpec {
        SpecNotation.spec(spec, attached: state != nil) { spec in
            for word in top.split(separator: " ") { TopNotation.apply(String(word), to: &spec) }
        }
    }
}

/// Reads the situations of a file's text.
struct SituationReader {
    private var spec = ""
    private var top = ""
    private var state: String?
    private var situations: [Situation] = []

    static func situations(in text: String, file: String) -> [Situation] {
        var reader = SituationReader()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            reader.read(trimmed(line), place: "\(file):\(index + 1)")
        }
        return reader.situations
    }

    private mutating func read(_ line: String, place: String) {
        guard let word = line.split(separator: " ").first, !line.hasPrefix("#") else { return }
        let rest = Self.trimmed(line.dropFirst(word.count))
        switch word {
        case "spec": (spec, top, state) = (rest, "", nil)
        case "top": top = rest
        case "cust": state = rest == "none" ? nil : rest
        case "proves":
            let rules = rest.split(separator: " ")
            guard !rules.isEmpty, rules.allSatisfy(RuleProof.isID) else {
                preconditionFailure("\(place): expected rules, such as R2.33")
            }
        default:
            let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
            situations.append(Situation(place: place, spec: spec, top: top, state: state, parts: parts))
        }
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let start = text.drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}
