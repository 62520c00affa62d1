/// Links that end with the program, for a folder that can't be written.
public actor MemoryShareStore: ShareStore {
    private var records: [ShareID: ShareRecord] = [:]

    /// Makes an empty store.
    public init() {}

    /// The links of a spec, in the order of their creation.
    public func shares(of spec: String) -> [ShareRecord] {
        records.values.filter { $0.spec == spec }.sorted { ($0.created, $0.id) < ($1.created, $1.id) }
    }

    /// Keeps a link, in place of the one with its id.
    public func save(_ share: ShareRecord) {
        records[share.id] = share
    }

    /// Forgets links.
    public func removeShares(_ ids: [ShareID]) {
        for id in ids { records[id] = nil }
    }

    /// Keeps uses of links that are there.
    public func noteUses(_ uses: [ShareUse]) {
        for use in uses {
            records[use.id]?.views = use.views
            records[use.id]?.lastUsed = use.lastUsed
        }
    }
}
