import Foundation
import TabModel
import TabRules
import Testing

/// A rule with the certainty that a note gives it: `.documented("R2.24")`.
private struct CitedCertainty: Hashable, CustomTestStringConvertible {
    let path: String
    let id: String
    let certainty: Certainty

    var testDescription: String { "\(id) \(certainty.rawValue)" }
}

/// All that the sources cite with a certainty, each once for a file.
private let citedCertainties: [CitedCertainty] = {
    let paths = (try? PackageFiles.paths(in: "Sources", suffixes: [".swift"])) ?? []
    var found: Set<CitedCertainty> = []
    for path in paths where !path.hasPrefix("Sources/TabRules/") {
        let text = PackageFiles.text(path) ?? ""
        for certainty in Certainty.allCases {
            for piece in text.components(after: ".\(certainty.rawValue)(\"") {
                let id = String(piece.prefix { $0 != "\"" })
                guard id.first == "R", id.dropFirst().first?.isNumber == true else { continue }
                found.insert(CitedCertainty(path: path, id: id, certainty: certainty))
            }
        }
    }
    return found.sorted { ($0.path, $0.id, $0.certainty.rawValue) < ($1.path, $1.id, $1.certainty.rawValue) }
}()

@Suite struct CertaintyTests {
    @Test(arguments: citedCertainties)
    private func `cites rules as surely as the rulebook is`(cited: CitedCertainty) throws {
        let rule = try #require(RuleBook.rule(cited.id), "\(cited.path) cites \(cited.id), which no rulebook has")

        #expect(rule.certainties.contains(cited.certainty), "\(cited.path): \(cited.id) is \(rule.certainties)")
        #expect(rule.status == .applied, "\(cited.path): the catalogue says that \(cited.id) is not applied")
    }

    @Test func `finds the certainties that notes give`() {
        #expect(citedCertainties.count > 60)
        #expect(citedCertainties.contains { $0.id == "R2.24" && $0.certainty == .documented })
    }
}

extension String {
    /// Returns the texts that follow each place of a string.
    fileprivate func components(after text: String) -> [Substring] {
        var found: [Substring] = []
        var rest = self[...]
        while let range = rest.range(of: text) {
            rest = rest[range.upperBound...]
            found.append(rest)
        }
        return found
    }
}
