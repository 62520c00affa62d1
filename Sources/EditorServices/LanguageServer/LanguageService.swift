import TabModel

/// A server of the Language Server Protocol for specs: it takes messages and returns responses.
///
/// It reads no files: texts come from the editor, and everything else from the workspace.
public struct LanguageService: RPCService {
    private enum Phase {
        case new, running, shutDown, ended
    }

    let version: String
    let workspace: any SpecWorkspace
    var client = ClientCapabilities()
    var documents = OpenDocuments()
    private var phase = Phase.new
    /// A Boolean value that indicates whether the client sent `shutdown`, as it must before it exits.
    public private(set) var wasShutDown = false

    /// Creates a service; `version` is the program's version.
    public init(version: String, workspace: any SpecWorkspace) {
        (self.version, self.workspace) = (version, workspace)
    }

    /// A Boolean value that indicates whether the client sent `exit`.
    public var hasEnded: Bool { phase == .ended }

    /// The error for a request that the client canceled.
    public static let cancellation: RPCError? = RPCError(.requestCancelled, "The request was cancelled.")

    /// Returns the id of the request that `$/cancelRequest` names.
    public static func cancelled(by notification: RPCNotification) -> RPCID? {
        notification.method == "$/cancelRequest" ? RPCID(notification.parameters.any("id")) : nil
    }

    /// Returns the work for a request: beginning or ending the session, or help with an open document.
    public mutating func work(for request: RPCRequest) throws(RPCError) -> RPCWork {
        switch (phase, request.method) {
        case (.new, "initialize"):
            client = try ClientCapabilities(request.parameters)
            phase = .running
            return .done(initialized)
        case (.new, let method):
            throw RPCError(.notInitialized, "\"\(method)\" was sent before \"initialize\".")
        case (.running, "initialize"):
            throw RPCError(.invalidRequest, "\"initialize\" was sent twice.")
        case (.running, "shutdown"):
            (phase, wasShutDown, documents) = (.shutDown, true, OpenDocuments())
            return .done(.null)
        case (.running, _): return try help(request)
        case (.shutDown, let method), (.ended, let method):
            throw RPCError(.invalidRequest, "\"\(method)\" was sent after \"shutdown\". Send \"exit\".")
        }
    }

    /// Updates the open documents, and returns the updates of their diagnostics.
    public mutating func take(_ notification: RPCNotification) -> [RPCUpdate] {
        if notification.method == "exit" { phase = .ended }
        guard phase == .running else { return [] }
        // A notification gets no response: one with errors changes nothing.
        return (try? update(notification)) ?? []
    }
}
