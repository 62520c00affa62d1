public import PreviewCore

/// An opened store, with its spec locked and its database inspected.
public struct OpenedStore: Sendable {
    /// The store of the preview.
    public let store: any PreviewStore
    /// The folder, in which the spec is locked; nil if it can't be written and everything stays in memory.
    public let folder: StoreFolder?
    /// The key that seals links.
    public let accountKey: AccountKey
    /// The spec's name in ``CustomizationKey/spec``.
    public let spec: String
    /// The warnings for the terminal and the page: files that were set aside, and that nothing will be kept.
    public let warnings: [String]

    /// Opens the store of a spec.
    ///
    /// A damaged database is set aside with a warning; a folder that can't be written gives a store in memory, with a
    /// warning. Throws ``StoreError/inUse(folder:spec:pid:address:)`` if another server has the spec, and
    /// ``StoreError/newerVersion(file:found:known:)`` if a newer tabpreview wrote the database.
    ///
    /// `isHosting` adds the tables of a team's server; the store is a ``HostStore`` then, and never in memory. `key`
    /// seals links: those that were sealed with another one give no access (S60). `option` chooses the folder.
    public init(
        _ location: StoreLocation,
        isHosting: Bool = false,
        key: AccountKey,
        option: String = "--store"
    ) throws(StoreError) {
        accountKey = key
        spec = location.spec
        do {
            let folder = try StoreFolder(location)
            var opening = DatabaseOpening(
                folder: folder.path,
                locks: folder.lockPaths,
                isAlone: folder.isAlone,
                isHosting: isHosting,
                key: key
            )
            let database = try opening.open()
            try folder.share()
            store = database
            self.folder = folder
            warnings = [key.warning].compactMap(\.self) + opening.notices
        } catch .full(let reason) where !isHosting, .unavailable(let reason) where !isHosting {
            let warning = Self.memoryText(reason, option)
            let memory = try StoreDatabase.inMemory(key: key, isHosting: false, warning: warning)
            store = memory
            folder = nil
            warnings = [memory.warning].compactMap(\.self)
        } catch {
            throw error
        }
    }

    /// Opens a store in memory, whose data end with it.
    public init(inMemory spec: String) throws(StoreError) {
        accountKey = AccountKey()
        store = try StoreDatabase.inMemory(key: accountKey)
        (self.spec, folder, warnings) = (spec, nil, [])
    }

    /// Moves the stored data of a spec to another name in the same folder; no server has either meanwhile.
    ///
    /// Throws ``StoreError``, also if a server has one of them.
    public static func move(
        _ old: StoreLocation,
        to new: StoreLocation,
        key: AccountKey
    ) async throws -> MoveOutcome {
        let from = try OpenedStore(old, key: key)
        do {
            let opened = try OpenedStore(new, key: key)
            do {
                let outcome = try await (opened.store as? SQLiteStore)?.move(from.spec, to: opened.spec)
                await opened.close()
                await from.close()
                return outcome ?? .nothingStored
            } catch {
                await opened.close()
                throw error
            }
        } catch {
            await from.close()
            throw error
        }
    }

    /// Closes the database, and removes the folder's announcement.
    public func close() async {
        await store.close()
        folder?.close()
    }

    private static func memoryText(_ reason: String, _ option: String) -> String {
        "Customizations, links and the history are only in memory and will be lost when the preview ends: \(reason). "
            + "Make the directory writable, or choose another one with \(option)."
    }
}
