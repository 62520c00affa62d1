import Foundation
import PreviewPages
import TabModel

/// The query of a page's address on a command line.
struct ViewQuery {
    /// The parameters that the page can't show, in a sentence each.
    let problems: [String]
    /// The id of the entry to select, if the query has one.
    let select: EntryID?

    /// Creates a query from text without its question mark.
    init(_ query: String) {
        let pairs = query.split(separator: "&").map { pair -> (String, String) in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (Self.decoded(parts[0]), Self.decoded(parts.count > 1 ? parts[1] : ""))
        }
        let unknown = pairs.map(\.0).filter { !ViewState.isParameter($0) }.map { name in
            let nearest = Suggestion.nearest(to: name, among: ViewState.parameterNames)
            let hint = nearest.map { " Did you mean \($0)?" } ?? " Expected a parameter such as platform, os or select."
            return "The page has no parameter \"\(TerminalText.escaped(name))\".\(hint)"
        }
        let wrong = ViewState(query: pairs).problems.map { $0.replacing(ViewState.fallback, with: "") }
        problems = unknown + wrong.map(TerminalText.escaped)
        select = pairs.first { $0.0 == "select" }?.1
    }

    /// Returns a name or value of a form's query, where `+` represents a space.
    private static func decoded(_ text: String) -> String {
        let spaced = text.replacing("+", with: " ")
        return spaced.removingPercentEncoding ?? spaced
    }
}
