import PreviewCore
import TabModel
import TabSpecCoding

/// Which history a command is about.
enum HistorySubject: Hashable {
    case spec
    /// That of a profile.
    case customization(profile: String)

    /// The word in JSON and queries.
    var word: String {
        switch self {
        case .spec: "spec"
        case .customization: "customization"
        }
    }
}

/// Where a history is: with a running preview, or in the store while none runs.
protocol HistoryService: Sendable {
    /// The last changes, as `GET /history` answers them.
    func history() async throws(CommandFailure) -> JSONValue
    /// What a revision led to, byte for byte.
    func text(_ revision: Int) async throws(CommandFailure) -> [UInt8]
    /// What is there now.
    func presentText() async throws(CommandFailure) -> [UInt8]
    /// Brings back what a revision led to, as a new one.
    func restore(_ revision: Int) async throws(CommandFailure)
    /// Gives back what was opened.
    func close() async
}
