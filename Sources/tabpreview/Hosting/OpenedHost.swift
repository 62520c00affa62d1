import Foundation
import Logging
import PreviewCore
import PreviewStore
import TabModel

#if PostgreSQL
    import PreviewPostgreSQL
#endif

/// The opened store of a team's server: a database, or a folder of this machine.
struct OpenedHost {
    let store: any HostStore
    /// The location of the previews, without secrets.
    let place: String
    /// The warnings for the terminal.
    let warnings: [String]
    private let folder: OpenedStore?
    /// The owner of the directory, if it is another user.
    private let owner: DirectoryOwner?

    /// Opens the store that the settings name.
    ///
    /// `besidesServer` opens it also while a server runs in the same directory, and does not create one.
    ///
    /// - Throws: ``FileFailure`` with the problem and its remedy; it contains no secret.
    init(_ settings: Settings, logger: Logger, besidesServer: Bool = false) async throws(FileFailure) {
        if let address = try Self.database(settings) {
            (store, place) = try await Self.open(address, logger)
            (warnings, folder, owner) = ([], nil, nil)
            return
        }
        let data = settings.hostData
        guard !besidesServer || FileManager.default.fileExists(atPath: data) else {
            throw FileFailure(
                text:
                    "The directory \(TerminalText.escaped(data)) doesn't exist. "
                    + "Start the server first, or name its directory "
                    + "with --data or its database with --database.",
                status: ExitStatus.usage
            )
        }
        let opened: OpenedStore
        let owner = besidesServer ? DirectoryOwner(of: data) : nil
        self.owner = owner
        defer { owner?.giveNewFiles() }
        do {
            try FileManager.default.createDirectory(
                atPath: data,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            let location = StoreLocation(spec: "\(data)/\(besidesServer ? "command" : "host")", configured: data)
            opened = try OpenedStore(location, isHosting: true, key: AccountKey(in: "\(data)/key"))
        } catch let error as StoreError {
            throw FileFailure(text: TerminalText.escaped(Self.text(of: error, data)), status: error.status)
        } catch {
            let reason = InputFile.reason(error)
            throw FileFailure(text: "The directory \(TerminalText.escaped(data)) can't be created: \(reason).")
        }
        guard let hosting = opened.store as? any HostStore else {
            await opened.close()
            throw FileFailure(text: Self.text(of: .unavailable(reason: "it doesn't belong to a server"), data))
        }
        (store, place, warnings, folder) = (hosting, "the directory \(data)", opened.warnings, opened)
    }

    private static func text(of error: StoreError, _ data: String) -> String {
        switch error {
        case .inUse(_, _, let pid, let address):
            // The whole directory is one server's.
            StoreError.inUse(folder: data, spec: nil, pid: pid, address: address).text(choosingBy: "--data")
        case .full(let reason), .unavailable(let reason):
            "The directory \(data) can't be used: \(reason). Make it writable, or choose another one with --data."
        default: error.text(choosingBy: "--data")
        }
    }

    /// Announces the server's address to commands on this machine.
    func announce(address: String, key: String) {
        do { try folder?.folder?.announce(address: address, key: key) } catch {
            Streams.warning(TerminalText.escaped("\(error)"))
        }
    }

    /// Closes the store.
    func close() async {
        if let folder { await folder.close() } else { await store.close() }
        owner?.giveNewFiles()
    }

    /// Returns the database's URL: the given one, or the first line of the named file; nil where there is none.
    private static func database(_ settings: Settings) throws(FileFailure) -> String? {
        guard let file = settings.databaseFile else { return settings.database }
        guard settings.database == nil else {
            throw FileFailure(
                text: "Both host.database and host.databaseFile are set. Keep only one of them.",
                status: ExitStatus.usage
            )
        }
        let bytes = try InputFile.bytes(of: file) ?? []
        let line = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first ?? ""
        guard !line.isEmpty else {
            throw FileFailure(
                text:
                    "\(TerminalText.escaped(file)) is empty. "
                    + "Its first line must be the database's URL."
            )
        }
        return String(line)
    }

    #if PostgreSQL
        private static func open(
            _ text: String,
            _ logger: Logger
        ) async throws(FileFailure) -> (any HostStore, String) {
            do {
                let address = try DatabaseAddress(text)
                let store = try await PostgreSQLStore(address, logger: logger)
                return (store, "PostgreSQL (\(address))")
            } catch {
                throw FileFailure(text: TerminalText.escaped("\(error)"), status: ExitStatus.unavailable)
            }
        }
    #else
        private static func open(
            _ text: String,
            _ logger: Logger
        ) async throws(FileFailure) -> (any HostStore, String) {
            throw FileFailure(
                text:
                    "This tabpreview was built without PostgreSQL support. "
                    + "Build it with --traits PostgreSQL, or use --data.",
                status: ExitStatus.usage
            )
        }
    #endif
}
