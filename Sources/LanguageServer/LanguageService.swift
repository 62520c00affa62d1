public import JSONRPC
import TabModel

/// The Language Server Protocol for specs: messages in, answers out.
///
/// It reads no files: the texts come from the editor, what else is to be known from the workspace.
public struct LanguageService: RPCService {
    private enum Phase {
        case new, running, shutDown, ended
    }

    let version: String
    let workspace: any SpecWorkspace
    var client = ClientCapabilities()
    var documents = OpenDocuments()
    private var phase = Phase.new
    /// A Boolean value that indicates whether the client said that it would end, as it must.
    public private(set) var wasShutDown = false

    /// Makes a service; `version` is the program's.
    public init(version: String, workspace: any SpecWorkspace) {
        (self.version, self.workspace) = (version, workspace)
    }

    /// A Boolean value that indicates whether the client said that it ends.
    public var hasEnded: Bool { phase == .ended }

    /// What a request gets that the client takes back.
    public static let cancellation: RPCError? = RPCError(.requestCancelled, "The request was cancelled.")

    /// The request that `$/cancelRequest` names.
    public static func cancelled(by notification: RPCNotification) -> RPCID? {
        notification.method == "$/cancelRequest" ? RPCID(notification.parameters.any("id")) : nil
    }

    /// Begins and ends the conversation; in between, helps with the texts that are open.
    public mutating func work(for request: RPCRequest) throws(RPCError) -> RPCWork {
        switch (phase, request.method) {
        case (.new, "initialize"):
            client = try ClientCapabilities(request.parameters)
            phase = .running
            return .done(initialized)
        case (.new, let method):
            throw RPCError(.notInitialized, "\"\(method)\" came before \"initialize\".")
        case (.running, "initialize"):
            throw RPCError(.invalidRequest, "\"initialize\" came a second time.")
        case (.running, "shutdown"):
            (phase, wasShutDown, documents) = (.shutDown, true, OpenDocuments())
            return .done(.null)
        case (.running, _): return try help(request)
        case (.shutDown, let method), (.ended, let method):
            throw RPCError(.invalidRequest, "\"\(method)\" came after \"shutdown\". Send \"exit\".")
        }
    }

    /// Follows the texts.
    public mutating func take(_ notification: RPCNotification) -> [RPCUpdate] {
        if notification.method == "exit" { phase = .ended }
        guard phase == .running else { return [] }
        // Nobody gets an answer to a notification: what is wrong with one leaves everything as it was.
        return (try? update(notification)) ?? []
    }
}
